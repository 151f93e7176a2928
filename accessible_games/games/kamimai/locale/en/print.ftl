# What a card of KamiMaï does.
kamimai-power-water = Four of them cast a Water spell.
kamimai-power-fire = Four of them cast a Fire spell.
kamimai-power-earth = Four of them cast an Earth spell.
kamimai-power-air = Four of them cast an Air spell.
kamimai-power-guardian-blue = Stays in your Reserve. Draw only with thumb and middle finger.
    .played = Stays in your Reserve. In your next draw each card has 2 per cent more risk.
kamimai-power-guardian-grey = Stays in your Reserve. Draw only with thumb and ring finger.
    .played = Stays in your Reserve. You make your next draw blind.
kamimai-power-guardian-red = Stays in your Reserve. Draw only with thumb and little finger.
    .played = Stays in your Reserve. In your next draw you take 3 cards at most.
kamimai-power-guardian-green = Stays in your Reserve. Draw with your other hand, the one you do not write with.
    .played = Stays in your Reserve. In your next draw you take from the left half alone, while it has a card.
kamimai-power-fairy-water = Counts as 1, 2 or 3 Water cards.
kamimai-power-fairy-fire = Counts as 1, 2 or 3 Fire cards.
kamimai-power-fairy-earth = Counts as 1, 2 or 3 Earth cards.
kamimai-power-fairy-air = Counts as 1, 2 or 3 Air cards.
kamimai-power-wolf = Counts as 1 or 2 cards of one Element, whichever you choose.
kamimai-power-sprite = Discards every Guardian: those in all Reserves and those just drawn.
kamimai-power-dragonflies = Do this twice: you choose an invoker, who gives one card to an invoker of their choice.
kamimai-power-mouse = The invokers you choose each take one Element or Creature from the discard pile.

## Texts for formats that the full text does not fit
kamimai-short-dragonflies = Twice: an invoker you choose gives a card to any invoker.
kamimai-short-mouse = Invokers you choose take one Element or Creature from the discard pile.

## Corner indices
kamimai-index-water = W
kamimai-index-fire = F
kamimai-index-earth = E
kamimai-index-air = A
kamimai-index-guardian-blue = G3
kamimai-index-guardian-grey = G4
kamimai-index-guardian-red = G5
kamimai-index-guardian-green = GH
kamimai-index-fairy-water = WF
kamimai-index-fairy-fire = FF
kamimai-index-fairy-earth = EF
kamimai-index-fairy-air = AF
kamimai-index-wolf = 1–2
kamimai-index-sprite = S
kamimai-index-dragonflies = D
kamimai-index-mouse = M

## About the marks
kamimai-note = Every Element has its shape. A star and a shape is that Element's Fairy. A bar and a shape is the Guardian of that Element's colour, and the number after it is the finger that draws with the thumb: 3 middle, 4 ring, 5 little. No number: the other hand. While you draw, leave the marks in the Grimoire unread: its outer cards are known to all, no others.
