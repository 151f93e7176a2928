# The first game that teaches: what Mika says.  Short sentences; no keys here, since players move them.

kameloot-lesson-welcome = Hello, I am Mika. In Kameloot we are merchants, and I sit beside you. First we listen to the sounds. Then we try the keys, and play some turns: before each step I say why. At the end you play on your own, and I give advice. You can stop at any moment, and go on another day.
kameloot-lesson-part-keys = the keys, and the first cards
kameloot-lesson-part-round = some turns together

kameloot-lesson-sounds-begin = The sounds first. So a game begins. An owl and a black cat stand for the two taverns.
kameloot-lesson-sounds-small = When somebody puts cards down, each object has its own sound, and it tells how many are missing. First the small collections: rings, wands and gloves.
kameloot-lesson-sounds-large = Now the large collections: potions, cloaks and scrolls. And the unicorn horn, which goes with any of them.
kameloot-lesson-sounds-powers = An object can also be thrown away for its power. Then it sounds like this.
kameloot-lesson-sounds-gold = At last the gold: the more coins, the longer it jingles. And the sounds of the draw pile and of the end.

kameloot-lesson-aim = Who has the most gold in the end wins. There are two taverns, the owl and the black cat. A token in front of each says who is where; it is thrown like a coin.
kameloot-lesson-deal = You and I are in the owl. Tom is in the black cat. Now 4 cards for each.
kameloot-lesson-keys = Your turn. Before you do anything, try the keys. There are five.
kameloot-lesson-wands-do = Now your first cards. You hold two wands. A wand has number 3: three of them make a collection. Put both wands down, in one move.
kameloot-lesson-wands-wrong = Two cards of one kind are the best you can put down now. Put down both wands.
kameloot-lesson-keys-done = After your move you have drawn back to 4 cards. Those were the keys. Nobody hurries you.

kameloot-lesson-same = The same cards again, and now we go on.
kameloot-lesson-wands-again = Put down your two wands once more.
kameloot-lesson-refill = Two are there, one is missing. At the end of a turn you draw until you hold 4.
kameloot-lesson-third = My turn. In front of us both counts together, since we share a tavern. I have the third wand. So I put it down.
kameloot-lesson-shared = Three wands: sold! Each card is one coin. They are handed out one by one, first to whoever sold, then to the left, in our tavern only. Two for me, one for you, though two of the wands were yours. That is how merchants are.
kameloot-lesson-cat = Tom begins to collect scrolls, of which seven are needed. He is in the black cat, alone. What lies in front of him does not count for us.
kameloot-lesson-powers = Your turn. You can put cards down, or throw one away for its power. One glove in front of you would need three more.
kameloot-lesson-glove-do = So use the power of the glove: you draw two cards. With more than 4 in hand you draw no others, and you keep them all.
kameloot-lesson-glove-wrong = Cards first: use the glove, which draws two.
kameloot-lesson-ring = I put down a magnet ring. Two make a collection, so one is missing. Perhaps you have it?
kameloot-lesson-unicorn-do = You have a ring! And a unicorn horn, which stands for any object, but never goes down alone. Put the ring and the horn down together: then three rings lie in our tavern, and you sell them. You are first, so two coins are yours.
kameloot-lesson-unicorn-wrong = The ring and the unicorn horn together sell three rings, and two coins are yours. Put both down in one move.
kameloot-lesson-first-coin = Well done. Whoever completes the collection is paid first. So wait until the last card is yours, if you can.
kameloot-lesson-memory = I hold another ring, and it has another use. I throw it away and name a number: all cards of that number come back from the discard pile. Nobody may look through that pile, one must remember. Your glove lies there, number 4. So I name 4.
kameloot-lesson-turncoat = Tom has used a cloak. It turns his own token over: now he is in the owl, too, and would be paid with us. What lies in front of him came along.
kameloot-lesson-potion-do = Three share worse than two. A potion turns over the token of somebody else. Use it on Tom, and he is back in the black cat.
kameloot-lesson-potion-wrong = Tom would take a share of everything that we sell. Use the potion on Tom.
kameloot-lesson-others = Two powers are left. A wand, thrown away, lets you put down two different objects. A scroll swaps one of your collections for another one of somebody else. And whoever can do nothing at all passes. Some play with another rule: there each may choose a tavern at the start.
kameloot-lesson-end = When somebody cannot draw up to 4 any more, the round is played to its end, and the coins are counted. What is unsold is worth nothing then.
kameloot-lesson-round-done = That is Kameloot. Now play a game of your own, against Tom and me. I still say what I would do in your place.

kameloot-lesson-why-play = This brings a collection further, or sells one; and who completes it is paid first.
kameloot-lesson-why-use-ring = Of that number there should be something in the discard pile.
kameloot-lesson-why-use-wand = Two collections at once go on.
kameloot-lesson-why-use-glove = Two more cards, and more to choose from.
kameloot-lesson-why-use-potion = That one should not share with you, or had better be with you.
kameloot-lesson-why-use-cloak = The other tavern promises more now.
kameloot-lesson-why-use-scroll = The other collection is worth more to your tavern.
kameloot-lesson-why-pass = There is nothing that you could do.
kameloot-lesson-why-choose = One is as good as the other at the start.
