# What a card of KamiMaï does.
kamimai-power-water = Four of them cast a Water spell.
kamimai-power-fire = Four of them cast a Fire spell.
kamimai-power-earth = Four of them cast an Earth spell.
kamimai-power-air = Four of them cast an Air spell.
kamimai-power-guardian-blue = Stays in your Reserve. Draw only with thumb and middle finger.
kamimai-power-guardian-grey = Stays in your Reserve. Draw only with thumb and ring finger.
kamimai-power-guardian-red = Stays in your Reserve. Draw only with thumb and little finger.
kamimai-power-guardian-green = Stays in your Reserve. Draw with your other hand, the one you do not write with.
kamimai-power-fairy-water = Counts as 1, 2 or 3 Water cards.
kamimai-power-fairy-fire = Counts as 1, 2 or 3 Fire cards.
kamimai-power-fairy-earth = Counts as 1, 2 or 3 Earth cards.
kamimai-power-fairy-air = Counts as 1, 2 or 3 Air cards.
kamimai-power-wolf = Counts as 1 or 2 cards of one Element, whichever you choose.
kamimai-power-sprite = Discards every Guardian: those in all Reserves and those just drawn.
kamimai-power-dragonflies = Do this twice: you choose an invoker, who gives one card to an invoker of their choice.
kamimai-power-mouse = The invokers you choose each take one Element or Creature from the discard pile.
