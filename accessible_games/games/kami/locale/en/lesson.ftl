# The first game that teaches: what Mika says.  Short sentences; no keys here, since players move them.

kami-lesson-welcome = Hello, I am Mika. I will be your partner in Kami. First we listen to the sounds. Then we try the keys, and play one round together: before each step I say why. At the end you play on your own, and I give advice. You can stop at any moment, and go on another day.
kami-lesson-part-keys = the keys
kami-lesson-part-round = one round together

kami-lesson-sounds-begin = The sounds first. These are for the beginning: cards are dealt, somebody starts, everybody says ready.
kami-lesson-sounds-attack = Now the attacks. Each has a drum in it, and beside the drum the card's own sound.
kami-lesson-sounds-defend = Now the same cards when they defend. In place of the drum there is the clang of a shield.
kami-lesson-sounds-rest = A card that is laid face down has no sound of its own: nobody is to know it. You hear a soft slide. And here is how a player passes, and how a round ends.
kami-lesson-sounds-fewer = These come only with two or three players. With two there are mercenaries, cards on the table that both may use. With three, two cards are set aside.

kami-lesson-aim = Four play, in two pairs. You and I are one pair; Tom and Emma are the other. Whoever gets rid of all cards first wins the round for the pair. The last card that attacks counts: its points are ours. With 15 points a pair wins the game.
kami-lesson-ready = Before a round everybody says ready. There is one other choice: with 5 warriors or more you may claim, show 5 of them, and your partner chooses to redeal or to keep the hands. You hold one warrior, so you cannot. But first, four keys.
kami-lesson-ready-do = That is all you need to look around. Now say ready.
kami-lesson-keys-done = Those were the keys. In a round you can use them whenever you like; nobody hurries you.

kami-lesson-same = Now we play a round, with the same cards.
kami-lesson-ready-again = You know this one: say ready.
kami-lesson-open = You begin. The opening is always two cards: one face down, then one face up. The one face up attacks.
kami-lesson-open-do = Lay the warrior face down: it is worth one point, and this way you are rid of it. Then attack with the lancer. An empress cannot answer a lancer; only another lancer can.
kami-lesson-open-wrong = Your gold dragons will win the round later, all three. So: the warrior face down, and then the lancer attacks.
kami-lesson-answers = Now each in turn may answer your lancer, or pass. Passing is always allowed, even for somebody who could answer. So a pass tells you nothing.
kami-lesson-partner = My turn. I do hold a lancer. But I do not stop my own partner: if all pass, you may lay down another card face down. I pass.
kami-lesson-defended = Emma answered. A defence is the same card, face up. Whoever defends attacks at once, so now her gold dragon stands against you.
kami-lesson-defend-do = Answer gold with gold: your gold dragon defends. The empress could do it too, but you will need her. Then attack with the silver dragon.
kami-lesson-defend-wrong = Keep the empress and the tower for later. Defend with the gold dragon, then attack with the silver dragon.
kami-lesson-takes = Tom's horseman comes to me first. I answer it, since Tom is not my partner. Then I attack with a madman. Only two madmen are in the box.
kami-lesson-pass-do = This attack is mine, your partner's. Your empress could answer a madman, but let it be. If Tom passes too, I lead again, and get rid of a card face down. Pass.
kami-lesson-pass-wrong = Leave your partner's attack alone. Pass.
kami-lesson-leads = All three passed, so the lead comes back to me. It is like the opening: one card face down, and an attack.
kami-lesson-empress = Emma answered my warrior, and attacks with the other madman. Nobody else has a madman now. But you have an empress. She answers every attack except a warrior and a lancer.
kami-lesson-empress-do = Now she is worth it: defend with the empress, and attack with the tower. You will hold two gold dragons then.
kami-lesson-empress-wrong = Keep both gold dragons: they belong together. Defend with the empress, and attack with the tower.
kami-lesson-keeps = Emma could still hold the other empress, which answers a tower. Since yours lies face up, an empress may attack now, too. Otherwise she may attack only as the very last card of a hand.
kami-lesson-last = Everybody passed. The lead is yours again, and you hold two cards of one kind. That is the best that can happen.
kami-lesson-last-do = Lay a gold dragon face down, and attack with the other. Your hand is empty then, and the round is over. Last card face down and last attack alike: that is a master strike, and the points are doubled. 3 becomes 6.
kami-lesson-won = 6 points for us. The next round is started by the player to the left of whoever started this one.
kami-lesson-fewer = With three players each plays alone, and the second and the third peek at one card that is set aside. With two there are mercenaries. If a mercenary that covers a card defends, the card beneath is turned up first, and then you choose your attack.
kami-lesson-round-done = That is Kami. Now play a game of your own. I say what I would do, and you decide.

kami-lesson-why-waive = There is nothing to wait for.
kami-lesson-why-claim = So many warriors are worth little; a new hand can only be better.
kami-lesson-why-redeal = Our points are few with these hands.
kami-lesson-why-keep = Your own hand is worth keeping.
kami-lesson-why-pass = Passing costs nothing, and if all pass, the attacker leads again. For a partner that is what we want.
kami-lesson-why-defend = You get rid of two cards, and this attack is hard for them to answer, or leaves you the better cards.
kami-lesson-why-lead = You must lead. The weak card goes face down, and the attack is one that they can hardly answer.
kami-lesson-why-attack = You must attack now; this is the card that they can hardly answer.
kami-lesson-why-peek = One card is as good as the other.
