# Printed words, spoken alternatives and refusals of the large-print cards.

## On cards
cards-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
cards-set = Set { $number }
kameloot-face-owl = Owl
kameloot-face-cat = Black cat
kameloot-back-coin = Gold coin

## What a screen reader says in a card's place
cards-alt = { $name }, in the corner { $index }. { $text } Sign: { $mark }.
cards-alt-bare = { $name }, in the corner { $index }. Sign: { $mark }.
cards-alt-back = Back of a card: { $name }.
cards-joiner = { " " }
cards-stop = .

## Notes
cards-title = { $game }: large-print cards
cards-rules-title = { $game }: rules in large print
cards-turn-title = { $game }: { $heading }
cards-paper-a4 = A4
cards-paper-letter = Letter
cards-note-print =
    This file is made for { $paper } paper. Print it at 100 percent, never “fit to page”. The line below must be exactly 100 mm long.
    Print on both sides, turned over on the long edge: each page of fronts is followed by the page of its backs. This note and the list take a sheet of their own.
    { $cards ->
        [one] One card
       *[other] { $cards } cards
    } of { $width } × { $height } mm on { $sheets ->
        [one] one sheet
       *[other] { $sheets } sheets
    }. Paper of 200 g or more feels like a card.
    .heading = Printing
cards-note-cut =
    Cut from mark to mark along the edges of the sheet. Round the corners along the thin arcs.
    Cut off the top right corner along the dashed line: with it a finger finds which way up a card is.
    .heading = Cutting
cards-note-marks =
    The signs printed on a card are those of its tactile sticker. A clear sticker goes on the card top left; the print shows through.
    .heading = Signs
cards-ruler-alt = A ruler of 100 mm with a tick every 10 mm.
cards-list = The cards
cards-empty-page = This page stays empty.

## What the program says when it is done
cards-done = { $cards ->
    [one] One card
   *[other] { $cards } cards
} on { $paper } paper, { $sheets ->
    [one] one sheet
   *[other] { $sheets } sheets
} with the notes:
cards-done-rules = Rules sheet and turn aid on { $paper } paper:
cards-done-preview = Picture of the first page:
cards-progress = Sheet { $done } of { $total }.

## Refusals
cards-card = Card “{ $id }”
cards-too-high = { $card }: at 16 points the text needs { $needed } mm in height, and there are { $available } mm; choose a larger --size, or shorten the text.
cards-too-wide = { $card }: at 16 points the word “{ $word }” needs { $needed } mm in width, and there are { $available } mm; choose a larger --size, or another word.
cards-index = { $card }: at 16 points the corner text “{ $word }” needs { $needed } mm in width, and there are { $available } mm; choose a larger --size.
cards-paper-too-small = A card of the size { $size } does not fit { $paper } paper with its cut marks.
cards-option = { $option } { $value } is not known; choose { $known }.
cards-no-rules = There is no rules sheet for { $game }; there is one for { $games }.

## Texts for formats that the full text does not fit
kami-short-empress = Answers all but warrior and lancer. Attacks last, or after a face-up empress.
kameloot-short-ring = Needs 2. Discard: say a number, take its cards from the discard pile.
kameloot-short-wand = Needs 3. Discard: lay 2 different objects from your hand.
kameloot-short-scroll = Needs 7. Discard: swap a collection for a different one.

## Corner indices
kamimai-index-water = W
kamimai-index-fire = F
kamimai-index-earth = E
kamimai-index-air = A
kamimai-index-guardian-blue = G3
kamimai-index-guardian-grey = G4
kamimai-index-guardian-red = G5
kamimai-index-guardian-green = GH
kamimai-index-fairy-water = W1–3
kamimai-index-fairy-fire = F1–3
kamimai-index-fairy-earth = E1–3
kamimai-index-fairy-air = A1–3
kamimai-index-wolf = 1–2
kamimai-index-sprite = S
kamimai-index-dragonflies = D
kamimai-index-mouse = M
kameloot-index-unicorn = ?
kameloot-index-owl = O
kameloot-index-cat = C
tamashii-index-trolls = T
tamashii-index-olaf = O
tamashii-index-anna = A
tamashii-index-elsa = E
tamashii-index-kristoff = K
tamashii-index-sven = S
tamashii-index-blue = B
tamashii-index-pink = P
tamashii-index-green = G
tamashii-index-red = R
magi-kitchen-index-tomato = T
magi-kitchen-index-eggplant = E
magi-kitchen-index-mushroom = M
magi-kitchen-index-corn = C
magi-kitchen-index-broccoli = B
magi-kitchen-index-potion-tomato = PT
magi-kitchen-index-potion-eggplant = PE
magi-kitchen-index-potion-mushroom = PM
magi-kitchen-index-potion-corn = PC
magi-kitchen-index-potion-broccoli = PB
magi-kitchen-index-rainbow = R
magi-kitchen-index-trash = X
magi-kitchen-index-blank = ?
magi-kitchen-index-tile-tomato = T
magi-kitchen-index-tile-eggplant = E
magi-kitchen-index-tile-mushroom = M
magi-kitchen-index-tile-corn = C
magi-kitchen-index-tile-broccoli = B
magi-kitchen-index-posture-cauldron = P
magi-kitchen-index-posture-wand = P
magi-kitchen-index-posture-broom = P
magi-kitchen-index-posture-hat = P
magi-kitchen-index-posture-owl = P
magi-kitchen-index-posture-cat = P
magi-kitchen-index-posture-toad = P
magi-kitchen-index-posture-bat = P
magi-kitchen-index-posture-moon = P
