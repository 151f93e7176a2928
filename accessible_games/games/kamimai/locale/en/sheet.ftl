# The rules sheet and the turn aid of KamiMaï. Sections are numbered; every line is a paragraph.
kamimai-sheet-1 =
    You play together against the KamiMaï sheet: seal all its zones before the team has lost its last Energy Point.
    .heading = Aim
kamimai-sheet-2 =
    1 to 5 invokers. Choose a sheet: level 1, 2 or 3. The team has 5 Energy Points.
    Shuffle all cards into one deck, the Grimoire. Stand it on the mat, open it and balance it.
    A random player begins; turns go to the left. Talk everything over; if you disagree, the activator decides.
    .heading = Setup
kamimai-sheet-3 =
    If no zone is targeted, scratch an arrow to the zone of your choice. Stay on a targeted zone until it is finished. At level 1 the first zone is given.
    .heading = Phase 1: target a zone
kamimai-sheet-4 =
    Draw at least one card from the Grimoire, with one hand, without its falling. You may not take the whole Grimoire.
    .heading = Phase 2: draw
kamimai-sheet-5 =
    Lay out the drawn cards and your Reserve. If you drew a Guardian, apply the effect of the zone.
    A spell is 4 equal Element cards. Only spells of the targeted zone can be cast. Discard the cards and scratch the spell.
    Individual spell: all 4 cards are yours. Collective spell: at least one is yours, the others give the rest.
    Team spell: agree on an Element; every invoker discards at least one card of it, the activator too. Two invokers: 2 each. Three: 2, 1 and 1. Four: 1 each. Five: four of you, 1 each.
    When all spells of the zone are scratched, scratch its heart: it is sealed. Phase 4 follows.
    .heading = Phase 3: cast
kamimai-sheet-6 =
    Keep at most 4 cards in your Reserve. Guardians must be kept and count among the 4. Discard the rest.
    .heading = Phase 4: store or discard
kamimai-sheet-7 =
    None: nothing happens.
    Blessing: a collapse costs no Energy.
    Curse of energy: lose 1 Energy Point for each Guardian drawn.
    Curse of discarding: for each Guardian drawn, every invoker discards one Element or Creature card.
    Curse of colour: all Element cards of the Guardians' colours are discarded, from drawn cards and all Reserves. Blue: water. Red: fire. Grey: air. Green: earth.
    .heading = If a Guardian is drawn: effect of the zone
kamimai-sheet-8 =
    Whoever has a Guardian in the Reserve draws with the thumb and one finger only. Blue: middle finger. Grey: ring finger. Red: little finger. Green: with the other hand. With several, choose one.
    .heading = Guardians
kamimai-sheet-9 =
    Play Creatures in phase 3, then discard them.
    Fairy: counts as 1, 2 or 3 cards of its Element. Sacred Wolf: 1 or 2 cards of any one Element.
    Keyring Sprite: discard all Guardians of all invokers.
    Draconic Dragonflies: twice, an invoker of your choice gives a card to another of their choice.
    Sneaky Mouse: invokers of your choice take one Element or Creature card each from the discard pile.
    .heading = Creatures
kamimai-sheet-10 =
    While drawing, or within 3 seconds after: lose 1 Energy Point, keep the drawn cards, skip phase 3, do phase 4. Then shuffle the fallen cards and the discard pile into a new Grimoire.
    Later in the turn, or between turns: no Energy is lost. After phase 4 only the fallen cards are shuffled into a new Grimoire.
    .heading = If the Grimoire collapses
kamimai-sheet-11 =
    Easy: 6 Energy Points. Hard: a collapse between turns costs 1 Energy Point, and the discard pile is shuffled in.
    Alone: keep 6 cards, leave out the Dragonflies, all spells are individual.
    .heading = Variants

kamimai-sheet-turn =
    Target a zone, or stay on the one that is targeted.
    Draw at least one card with one hand.
    Guardian drawn? Apply the zone's effect. Then cast spells: 4 equal Element cards each.
    Keep at most 4 cards, Guardians first. Discard the rest.
    .heading = Your turn
