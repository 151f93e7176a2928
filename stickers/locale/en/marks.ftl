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

## Games
count = { $n } × { $name }

## Key
key-line = { $name }: { $words }.
key-line-number = { $name }: { $number }, { $words }.
fact-copies = { $n } in all.
fact-copies-gem = { $n } in all.
fact-points = { $n ->
    [one] { $n } point.
   *[other] { $n } points.
}
fact-top-centre = The sticker goes at the top, in the middle.
note-code = The code: each dot counts 1, a circle with a dot counts 5, and each dot in a square counts 10. Add them up, from the left: square, circle, dots. A number stays the same upside down.
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
code-line = { $number }: { $words }
