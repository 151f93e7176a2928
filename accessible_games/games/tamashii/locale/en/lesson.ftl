# The first game that teaches: what Mika says.  Short sentences; no keys here, since players move them.

tamashii-lesson-welcome = Hello, I am Mika. In Tamashii we play together, you and I, against luck and bad memory. First we listen to the sounds, then we try the keys and play a few turns: before each step I say why. At the end you play on, and I give advice. You can stop at any moment, and go on another day.
tamashii-lesson-part-keys = the keys, and the first look
tamashii-lesson-part-round = some turns together

tamashii-lesson-sounds-begin = The sounds first. So a game begins: the characters are laid out, and somebody looks at one.
tamashii-lesson-sounds-gems = Now the bag. Each colour has an instrument: blue is a bell, pink a harp, green a wood block. Red is thunder, and bad news. At the beginner level red is a joker.
tamashii-lesson-sounds-faces = When a character has all it wants, it stays face up and sounds like this. After them: a card that was turned over in vain, and one that is left face down.
tamashii-lesson-sounds-effects = Each character has an effect. Gems rattle back into the bag, red ones leave it, or somebody may look at a card.
tamashii-lesson-sounds-end = At the end of each turn one gem leaves the game. And at the end of the game you hear how well we did: the more chords, the better.

tamashii-lesson-aim = Six characters lie face down in a row. Each wants gems of certain colours. We want to give as many of them as we can what they want.
tamashii-lesson-keys = It is your turn. Before you do anything, try four keys.
tamashii-lesson-key-table = You can hear what lies on each of the six positions.
tamashii-lesson-key-counts = You can hear what is left in the bag: it lies open for all.
tamashii-lesson-key-scores = You can hear who is face up, and what the others want.
tamashii-lesson-look-do = You can look at one card, or draw gems. We know nothing yet, so look. Choose look, and then position 2.
tamashii-lesson-look-wrong = Gems later: we do not know yet who wants which. Look at position 2.
tamashii-lesson-memory = That was for you alone, and nobody repeats it: Tamashii is a game of memory.
tamashii-lesson-keys-done = A turn ends with a gem that leaves the game, whatever you have done. Those were the keys. Nobody hurries you.

tamashii-lesson-again = The same six cards again, and now we go on.
tamashii-lesson-look-again = Look at position 2 once more. Then remember what you hear.
tamashii-lesson-tell-me = Elsa, 3 blue gems. You may tell me, talking is allowed here. At the end of every turn one gem leaves the game, so we have not for ever.
tamashii-lesson-mika-draws = My turn. Since you told me about Elsa, I draw for her. One gem first, and then I may stop or draw again.
tamashii-lesson-mika-gives = Two blue gems, just right. I stop, for a red one would take both away. All gems of a turn go to one character, so both go to position 2.
tamashii-lesson-mika-leaves = Now I could turn the card over. But Elsa wants 3. If I turned her over too soon, all her gems would be lost. So I leave her face down. The gems stay on her.
tamashii-lesson-draw-do = One blue gem is missing. You know what to do: draw.
tamashii-lesson-draw-wrong = Another look costs a turn, and a gem with it. Elsa needs one blue gem only. Draw.
tamashii-lesson-pink = Pink: not for Elsa, but it does no harm there. There is one red gem in the bag. If it comes, you lose only what you drew in this turn, and that is one pink gem.
tamashii-lesson-draw-again = So the risk is small. Draw again.
tamashii-lesson-give-do = Blue, that is the one. Stop now: give all to position 2. More gems than she wants are no fault.
tamashii-lesson-give-wrong = You have what Elsa wants; a red gem would take it away. Give all to position 2.
tamashii-lesson-flip-do = 3 blue gems lie on Elsa now. Turn her over.
tamashii-lesson-flip-wrong = She has all she wants. Face down she does not count. Turn her over.
tamashii-lesson-effect-do = She stays face up, the first of six. Now her effect: two of her blue gems go back into the bag. Sooner or later Anna and Olaf and the Trolls want blue, too. Use the effect.
tamashii-lesson-effect-wrong = You may choose no effect, but more blue in the bag helps us. Use the effect.
tamashii-lesson-risk = I know no other card yet, and could look. I shall draw instead, so that you hear what a red gem does.
tamashii-lesson-red = There it was. Everything that I drew in this turn is back in the bag, the red one too, and my turn is over. What was given before stays.
tamashii-lesson-effects = The other effects: Kristoff and Sven put back two gems of their colour, as Elsa does. Olaf puts back all of his. Anna lets you look at a card. The Trolls take a red gem out for good.
tamashii-lesson-end = The game is over when nobody more can get enough gems. 3 face up is good, 4 well done, 5 excellent, and 6 is more than I ever hope for.
tamashii-lesson-round-done = That is Tamashii. Now play a whole game with me. I say what I would do, and you decide.

tamashii-lesson-why-look = We know too little: first we must learn who lies where.
tamashii-lesson-why-draw = What may still come is worth more than the risk of red.
tamashii-lesson-why-give = There these gems help most, and a red one could take them away.
tamashii-lesson-why-flip = As far as I remember, the wish is met.
tamashii-lesson-why-leave = Something may still be missing, and in vain we would lose all gems on it.
tamashii-lesson-why-effect = An effect only helps.
tamashii-lesson-why-no-effect = There it would change nothing.
