# Printed words, spoken alternatives and refusals of the large-print cards.

## On cards
cards-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
cards-set = Set { $number }

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

## Corner indices
