# The rules sheet and the turn aid of Kami. Sections are numbered; every line is a paragraph.
kami-sheet-1 =
    Get rid of all your cards first. The last card of your attack line then gives you its points.
    Whoever has 15 points or more wins the game.
    Four players form two pairs. Partners sit opposite each other, share one score and say nothing about their cards.
    .heading = Aim
kami-sheet-2 =
    Warrior: 10 cards, 1 point.
    Horseman: 4 cards, 2 points.
    Lancer: 4 cards, 2 points.
    Silver dragon: 4 cards, 3 points.
    Gold dragon: 4 cards, 3 points.
    Madman: 2 cards, 4 points.
    Tower: 2 cards, 4 points.
    Empress: 2 cards, 5 points.
    .heading = The 32 cards
kami-sheet-3 =
    Four players: 8 cards each.
    Three players: 10 cards each. Two cards stay aside, face down. The second player may look at one of them, the third player at the other.
    Two players: see “Two players” below.
    .heading = Dealing
kami-sheet-4 =
    The starting player lays one card face down on their own defence line, then another face up on their own attack line. This is the attack. The turn passes to the left.
    .heading = Opening
kami-sheet-5 =
    On your turn you pass, or you defend. You may pass even if you could defend.
    To defend, lay a card of the same kind face up on your defence line. Then lay another card face up on your attack line: it is the new attack.
    If everybody else passes, the attack comes back to you: lay any card face down on your defence line, then a new attack.
    .heading = Attack and defence
kami-sheet-6 =
    The empress defends against everything except a warrior or a lancer.
    She may attack only if an empress already lies face up on a defence line, or if she is the last card of your hand.
    .heading = The empress
kami-sheet-7 =
    The round ends as soon as somebody has no cards left in hand. Only the last attack card counts, not the defence card.
    Master strike: if your last defence card lies face down and is of the same kind as your last attack, the points are doubled.
    The player to the left of the last starter starts the next round.
    .heading = End of a round
kami-sheet-8 =
    Whoever is dealt five warriors or more may show five of them and ask the partner whether to deal again. The same player starts.
    .heading = Five warriors, only with four players
kami-sheet-9 =
    Lay out 8 cards face down, and one card face up on each of them. These 16 cards are the mercenaries. Deal 8 cards each.
    A face-up mercenary may be used like a card of your hand, to attack or to defend. Turn up the card beneath it at once.
    Your last attack must come from your hand.
    .heading = Two players

kami-sheet-turn =
    Is there an attack by somebody else? Pass, or defend with the same kind. An empress defends against all but warrior and lancer.
    After defending, lay a new attack face up.
    Has everybody else passed on your attack? Lay one card face down, then a new attack face up.
    No cards left in hand: you win the round and score your last attack.
    .heading = Your turn
