# The page that `accessible-games rules kami` reads aloud.

kami-rules-title = Kami, for 2 to 4 players
kami-rules-aim = Get rid of your whole hand before the others do, round after round, until one side has 15 points.
kami-rules-1 = The aim. { kami-rules-aim } Whoever does so wins the round and scores the points of the last card that attacked. The first side with 15 points wins the game. Four players are two pairs, partners facing each other; two or three play alone.
kami-rules-2 = The cards. 10 warriors of 1 point, 4 horsemen of 2, 4 lancers of 2, 4 silver dragons of 3, 4 gold dragons of 3, 2 madmen of 4, 2 towers of 4, and 2 empresses of 5.
kami-rules-3 = A round. The starting player lays one card face down on their own defence line and attacks with another, face up on their attack line. Clockwise, each player either passes or defends: a card of the same kind, face up, and then a new attack. If everybody else passes, the attacker leads again: one card face down, then an attack.
kami-rules-4 = The empress. She answers every attack but a warrior and a lancer. She may attack only when the other empress lies face up on a defence line, or as the very last card of a hand.
kami-rules-5 = A worked turn. Ana attacks with a lancer. Ben holds a lancer and an empress. The empress cannot answer a lancer, so Ben types: defend lancer attack gold. His lancer lies face up, his gold dragon is the new attack, and the next player answers it.
kami-rules-6 = Scoring. The last attack counts its printed points. Master strike: if the last card laid down in the same move lies face down and is of the same kind, the points are doubled. The player to the left of the last starter starts the next round.
kami-rules-7 = Four players: before the opening, each says ready. With 5 warriors or more you may claim a redeal: you show 5 of them, and your partner chooses whether the round is dealt again.
kami-rules-8 = Three players: 10 cards each, and 2 are set aside face down. The second player looks at one of them, the third at the other.
kami-rules-9 = Two players: 8 stacks of mercenaries lie between you, one card face up on a hidden one. Either of you may use a face-up mercenary in place of a card of the hand. Then the card beneath is turned up.
kami-rules-10 = A covered stack still has its hidden card. Its mercenary, to defend or laid face down, is a move of its own, and cannot be taken back. You choose the attack when the uncovered card is seen. A card alone on its stack covers nothing.
kami-rules-11 = The end with two players. The attack that ends a round must come from the hand. Whoever leads with one card and no mercenary left attacks with it alone.
kami-rules-12 = What to type. A number of the list, or a move in words: defend lancer attack gold, lead warrior attack tower, pass. H reads your hand, T whose turn it is, C the table, E the number of cards, S the scores, and a question mark everything else.
