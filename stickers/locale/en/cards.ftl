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
    This file is made for { $paper } paper. Print it at 100 percent, never “fit to page”.
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
    The signs printed on a card are those of its tactile sticker; where the corner names a suit, the suit is printed. A clear sticker goes on the card top left; the print shows through.
    .heading = Signs
cards-ruler = The line below must be exactly 100 mm long.
cards-ruler-alt = A ruler of 100 mm with a tick every 10 mm.
cards-list = The cards
cards-note-sizes = Sizes
cards-promise-text = “{ $preset }” promises letters of { $points } points and more.
cards-promise-index = “{ $preset }” promises letters of { $mm } mm and more in the corner, with the sign beside them.
cards-kept = All cards keep it.
cards-broken = { $all ->
        [1] The cards do
       *[other] { $kinds ->
            [one] One of { $all } kinds of cards does
           *[other] { $kinds } of { $all } kinds of cards do
        }
    } not keep it; the list says what is smaller.
cards-instead = With --size { $size } all would keep it.
cards-instead-fewer = With --size { $size } all but { $kinds } would keep it.
cards-measured-index = { $alike ->
    [yes] The letters in the corner are { $least } mm high.
   *[no] The letters in the corner are { $least } to { $most } mm high.
}
cards-measured-name = { $alike ->
    [yes] Names have { $least } points.
   *[no] Names have { $least } to { $most } points.
}
cards-measured-text = { $alike ->
    [yes] Texts have { $least } points.
   *[no] Texts have { $least } to { $most } points.
}
cards-small-index = corner { $got } mm
cards-small-sign = no sign in the corner
cards-small-name = name { $got } points
cards-small-text = text { $got } points
cards-small-short = text in short
cards-small-none = no text on the card
cards-list-but = { $card }: { $what }
cards-in-full = Texts in full
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
cards-done-broken = --print { $preset }: { $kept }
cards-progress = Sheet { $done } of { $total }.

## Refusals
cards-card = Card “{ $id }”
cards-too-high = { $card }: at 16 points the text needs { $needed } mm in height, and there are { $available } mm; choose a larger --size, or shorten the text.
cards-too-wide = { $card }: at 16 points the word “{ $word }” needs { $needed } mm in width, and there are { $available } mm; choose a larger --size, or another word.
cards-index = { $card }: at 16 points the corner text “{ $word }” needs { $needed } mm in width, and there are { $available } mm; choose a larger --size.
cards-paper-too-small = A card of the size { $size } does not fit { $paper } paper with its cut marks.
cards-option = { $option } { $value } is not known; choose { $known }.
cards-no-rules = There is no rules sheet for { $game }; there is one for { $games }.
