# Marks in words, faults of codes, marks and deck files, and what `code` and `card` say.

## Signs
mark-separator = {", "}
mark-none = no mark
mark-dot = { $n ->
    [1] one dot
    [2] two dots
    [3] three dots
   *[4] four dots
}
mark-circle1 = { $n ->
    [1] a circle with a dot
    [2] two circles with a dot each
    [3] three circles with a dot each
   *[other] { $n } circles with a dot each
}
mark-square = { $points ->
    [1] a square with one dot
    [2] a square with two dots
    [3] a square with three dots
    [4] a square with four dots
    [5] a square with five dots
    [6] a square with six dots
    [7] a square with seven dots
    [8] a square with eight dots
   *[9] a square with nine dots
}
mark-cross = { $n ->
    [1] a cross
    [2] two crosses
    [3] three crosses
   *[other] { $n } crosses
}
mark-star = { $n ->
    [1] a star
    [2] two stars
    [3] three stars
   *[other] { $n } stars
}
mark-window = { $n ->
    [1] a window with four panes
    [2] two windows with four panes
    [3] three windows with four panes
   *[other] { $n } windows with four panes
}
mark-question = { $n ->
    [1] a question mark
    [2] two question marks
    [3] three question marks
   *[other] { $n } question marks
}
mark-moon = { $n ->
    [1] a crescent moon
    [2] two crescent moons
    [3] three crescent moons
   *[other] { $n } crescent moons
}
mark-bar = { $n ->
    [1] an upright bar
    [2] two upright bars
    [3] three upright bars
   *[other] { $n } upright bars
}
mark-triangle = { $n ->
    [1] a triangle
    [2] two triangles
    [3] three triangles
   *[other] { $n } triangles
}
mark-wave = { $n ->
    [1] a wavy line
    [2] two wavy lines
    [3] three wavy lines
   *[other] { $n } wavy lines
}
mark-drop = { $n ->
    [1] a drop
    [2] two drops
    [3] three drops
   *[other] { $n } drops
}
mark-block = { $n ->
    [1] a solid square
    [2] two solid squares
    [3] three solid squares
   *[other] { $n } solid squares
}

## Faults of a code
fault-zero = The dot code has no sign for 0; it begins at 1. In a deck of your own 0 is a cross.
fault-range = { $number } has no code; the numbers are 1 to 99.
fault-large = { $number } needs a square with more than five dots, which is hard to read by touch; allow it with --allow-large, or stay within 1 to 59.
fault-empty = There is no sign here; say for example: square circle 2.
fault-sign = “{ $sign }” is no sign of the code; the signs are square, circle and dot.
fault-bare-circle = A circle without a dot is no sign; a circle always has exactly one dot.
fault-bare-square = A square without a dot is no sign; a square has one to nine dots.
fault-circle-points = A circle with { $count } dots is no sign; a circle always has exactly one dot.
fault-square-points = A square with { $count } dots is no sign; a square has one to nine dots.
fault-two-circles = { $count } circles are no code; two fives are ten, which is a square with one dot.
fault-two-squares = { $count } squares are no code; all the tens stand as dots in one square.
fault-loose-dots = { $count } loose dots are no code; at most four stand loose, and five are a circle.
fault-order = The signs are in the wrong order; it is square, circle, loose dots.
fault-word = “{ $word }” cannot be read; say square, circle, dot and numbers, for example: square circle 2.

## Faults of a mark
fault-mark-sign = “{ $sign }” is no sign; the signs are { $signs }.
fault-mark-empty = The mark has no sign; name at least one.
fault-mark-long = The mark has { $count } groups of signs; at most { $most } can be told by touch.

## Games
game-kami = Kami
game-kameloot = Kameloot
game-kamimai = KamiMaï
game-tamashii = Tamashii
game-magi-kitchen = Magi Kitchen
count = { $n } × { $name }

## Faults of a deck file
deck-unknown = There is no game called { $game }; choose { $games }, or give a deck of your own with --data FILE.
deck-no-cards = { $file }: there are no cards; a deck lists each one in a [[card]] table.
deck-no-rows = { $file }: there are no cards; a table has a heading line and one line for each card. A table to begin with is made by: deck new NAME --template 52
deck-format = { $where }: format { $value } is not known; this program reads format { $format }.
deck-game = { $where }: this is the deck of “{ $value }”, not of “{ $game }”; give the game's name as the file has it.
deck-key = { $where }: key “{ $key }” is not known; allowed are { $keys }.
deck-missing = { $where }: key “{ $key }” is missing; a card needs { $keys }.
deck-twice = { $where }: card “{ $id }” stands in the file twice; each id may occur once.
deck-id = { $where }: “{ $value }” is no id; use small letters a to z, digits and _, a letter first, at most 40.
deck-copies = { $where }: “{ $value }” is no number of copies; give a whole number from 1 to { $most }.
deck-number = { $where }: “{ $value }” is no number that has signs; give a whole number from { $least } to { $most }, a letter in the column letter, or signs in the column mark.
deck-text = { $where }: { $key } must be a text in quotes that is not empty.
deck-long = { $where }: { $key } has { $count } characters; at most { $most } can be printed.
deck-language = { $where }: { $key } has the language “{ $language }”; allowed are { $known }.
deck-right-to-left = { $where }: { $key } holds right-to-left writing ({ $code }), which cannot be printed; use left-to-right letters.
deck-emoji = { $where }: { $key } holds an emoji ({ $code }), which cannot be printed; say it in words.
deck-control = { $where }: { $key } holds a line break or an invisible character ({ $code }); leave it out.
deck-place = { $where }: “{ $value }” is no place for a sticker; allowed are { $places }.
deck-colour = { $where }: “{ $value }” is no colour of a band; allowed are { $colours }.
deck-mark-list = { $where }: mark must be a list of signs, for example ["circle1", "dot"].
deck-mark = { $where }: { $problem }
deck-kind = { $where }: { $key } must be of the kind that the box has, for example { $like }.
deck-need = { $where }: card “{ $id }”: need must say how many of each, at least 1; allowed are { $gems }.
deck-alike = { $where }: the marks of “{ $first }” and “{ $second }” feel alike, turned or in a mirror; give one of them another.
deck-column = { $where }: column “{ $column }” is not known; allowed are { $columns }, and name_fr or text_fr for one language.
deck-column-twice = { $where }: column “{ $column }” occurs twice.
deck-cells = { $where }: there are { $count } cells, but the heading has { $columns }; put text that holds a comma or a semicolon in quotes.
deck-csv = { $where }: this is not CSV ({ $problem }).
deck-at-line = { $file }, line { $line }
deck-at-cell = { $file }, line { $line }, column { $column }
deck-at-card = { $file }, [[card]] { $card }
deck-letter = { $where }: “{ $value }” is no letter; give one of A to Z, or signs in the column mark.
deck-size = { $where }: “{ $value }” is no size of a card; give { $sizes }, or width and height in mm such as 63.5x88.
deck-kind-word = { $where }: “{ $value }” is no kind; give a word of at most { $most } characters.
deck-both = { $where }: { $first } and { $second } are both given; leave one of them empty.
deck-mark-number = { $where }: the mark “{ $mark }” does not say the number { $number }, which is { $signs }; leave the mark empty, or write both alike.
deck-sign-code = { $where }: a sign before the number must be no part of the number itself (dots, circle, square); allowed are { $signs }.
deck-mark-code = { $where }: in the mark of “{ $id }” ({ $mark }) fingers read the number { $number }, and the card has another number or none; give it number = { $number }, or other signs.
deck-signs-out = Card “{ $id }” has no number, and all signs are given away; give it a number or a mark.
deck-spreadsheet = { $file }: this is the spreadsheet itself. Open it, choose “Save as”, and as its type “CSV UTF-8” in Excel, or “Text CSV” in LibreOffice; then give that file.
deck-encoding = { $file }: its letters cannot be read. Open it again in the spreadsheet, choose “Save as”, and as its type “CSV UTF-8” in Excel, or “Text CSV” with the character set “Unicode (UTF-8)” in LibreOffice.
deck-file = { $file } cannot be read: { $reason }.
deck-action = deck: “{ $action }” is not known; write: deck new NAME --template 52
deck-name = “{ $name }” cannot be the name of a deck; use letters, digits, - and _, at most 40.
deck-template = Template { $template } is not known; choose { $known }.

## Key
key-line = { $name }: { $words }.
key-line-number = { $name }: { $number }, { $words }.
fact-copies = { $n } in all.
fact-points = { $n ->
    [one] { $n } point.
   *[other] { $n } points.
}
fact-top-centre = The sticker goes at the top, in the middle.
fact-face-owl = The sticker goes on the owl face only; the smooth face is the cat.
note-code = The code: each dot counts 1, a circle with a dot counts 5, and each dot in a square counts 10. Add them up, from the left: square, circle, dots. A number stays the same upside down.
note-kami = The number is the card's points. A further sign tells two kinds with equal points apart: the cross is the lancer, the star the gold dragon, the window the tower.
note-kameloot = The number is how many cards complete the collection; it also names the object for the ring.
note-kamimai = Every Element has its shape. A star and a shape is that Element's Fairy. A bar and a shape is the Guardian of that Element's colour, and the number after it is the finger that draws with the thumb: 3 middle, 4 ring, 5 little. No number: the other hand. While you draw, leave the marks in the Grimoire unread: its outer cards are known to all, no others.
note-tamashii = The gems get no stickers, because a mark could be felt in the bag. Either somebody who sees says the colour of each gem as it leaves the bag, which all may hear; or take 32 equal cards instead of the gems, put stickers on their faces (--kind gem), shuffle them and draw from the top of the pile, face down. The red one has the cross.
note-magi-kitchen = Every ingredient has its shape: alone on the bleached card, behind a bar on the potion, twice on the tile. The moon begins a posture. Our nine postures are not those printed in the box: give each of yours one of the nine marks.
told-numbers = { $count ->
    [one] The number of { $count } card is the one that stands in its name.
   *[other] The numbers of { $count } cards are those that stand in their names.
 }
told-signs = { $count ->
    [one] { $count } card got a sign of its own, because nothing else tells it apart by touch.
   *[other] { $count } cards got signs of their own, because nothing else tells them apart by touch.
 } To choose otherwise, fill in the columns sign, number or mark.
note-zero = A cross is 0: nothing.
note-minus = An upright bar before a number is a minus.
note-hundred = A solid square before a number adds 100.
note-letters = A letter is its place in the alphabet: A is 1, B is 2, Z is 26.
note-lost-dot = If a dot comes off, a card can feel like another: { $pairs }. Feel for the bare spot, and renew such a sticker.
note-lost-dot-many = If a dot comes off, a number feels like a smaller one. Feel for the bare spot, and renew such a sticker.
note-lost-pair = { $card } like { $other }

## What `card` and `code` say
card-unknown = “{ $wanted }” is no card, number, code or sign of this game; its cards are { $ids }.
card-no-number = No card of this game has the number { $number }; its cards are { $ids }.
code-line = { $number }: { $words }
code-not-number = “{ $value }” is no whole number; give numbers from 1 to 99, or signs with --read.
code-nothing = Give one or more numbers, or signs with --read, for example: --read "square circle 2".
card-nothing = Give a card of { $game } or its code, or --list for all of them; the cards are { $ids }.
