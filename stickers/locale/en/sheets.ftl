# Words on the label sheets and beside them, and why something cannot be printed.

## Braille
note-braille = Under the mark stands the name in { $table ->
    [fr-g2] contracted
   *[other] uncontracted
 } braille ({ $table }), at the sizes of ISO 17049.
say-uncontracted = Contracted French (fr-g2) needs liblouis with its Python module, which no package of pip brings; it is not installed here. The braille is uncontracted (fr-g1).
note-unbrailled = These names are too long for a line of braille on these stickers and have none: { $names }.
note-brailled-number = Of these names the braille says the number alone: { $names }.

## On the sheets
paper-a4 = A4 (210 x 297 mm)
paper-letter = Letter (8.5 x 11 inches)
method-swell = swell paper
method-dots = stick-on dots
method-paint = puffy paint
method-punch = punched from behind
method-clear = clear labels
sheet-head = { $title }, sheet { $sheet } of { $sheets }. { $paper }, { $stock }, { $method }. Print at 100 %.
brief-swell = Colour laser printer or copier, manual tray, then the fuser: black swells. Cut along the lines, glue.
brief-dots = Stick a dot into each ring, cord or foam between double lines; fill what has a single outline.
brief-paint = Puffy paint into each ring and between double lines, not into their middle; fill single outlines. Dry flat.
brief-punch = Print on both sides of card. Corner discs must meet. Prick from the back, cut along the lines.
brief-clear = Raise the grey guides with clear paint or an embosser, stick over the card.
head-front = Front. { $head }
ruler = This line is 100 mm. If not: no “fit to page”.
sticker-set = { $name }, set { $set }
sticker-alt = Sticker { $name }. { $mark }.
document-title = { $title }: tactile stickers

## The list for sticking, and the key pages
twin-title = { $title }: list for sticking
twin-made = { $stickers ->
    [one] { $stickers } sticker
   *[other] { $stickers } stickers
 } on { $sheets ->
    [one] { $sheets } sheet
   *[other] { $sheets } sheets
 } of { $stock }, { $paper }, for { $method }, profile { $profile }.
twin-sort-head = First sort the cards
twin-sort = Without stickers all cards feel alike. Somebody who sees sorts them once, one pile for each kind, and puts the piles in a row in this order:
twin-sort-line = { $number }. { $count }.
twin-sort-then = From here on touch is enough. The stickers come in the same order: take them from cell { $first } onwards, and one card from the first pile for each, until that pile is used up; then go on with the next pile.
twin-sort-sets = From here on touch is enough. The stickers come set by set, and in each set in the order of the piles: take them from cell { $first } onwards, and one card from the pile for each.
twin-sighted-head = What needs a sighted hand
twin-sighted-sort = Sorting the cards, once.
twin-sighted-print = Looking at the print: the line below the labels is 100 mm long, and every mark lies inside its label.
twin-sighted-fit = Looking at the print: every mark lies inside its label.
twin-place-other = { $name }: { $place }
twin-sighted-swell = Cutting the stickers out along the lines.
twin-sighted-dots = Sticking the dots into the printed rings.
twin-sighted-paint = Filling the printed outlines with paint.
twin-sighted-punch = Pricking the printed points, and cutting the stickers out along the lines.
twin-sighted-clear = Raising the marks over the printed guides.
twin-make-head = How the stickers are made
note-print = Print at 100 %, without “fit to page”. The line below the labels must be 100 mm long.
note-print-only = Print at 100 %, without “fit to page”. These labels reach the edges of the paper and leave no room for a ruler or corner marks: print one sheet on plain paper first and hold it against the labels.
note-swell = Print on swell paper with a colour laser printer or copier, one sheet at a time from the manual tray, then pass it through the fuser. Black swells, the coloured words and lines do not; a printer with black toner only would raise them too: print without words then (--text 0).
note-dots-how = Stick a gem or bump of { $dot } mm into each ring. Where two lines run side by side, lay cord or foam of { $line } mm between them, and nothing into the middle. Most bumps are larger: a profile of your own can say so.
note-dots = Print on paper labels. { note-dots-how }
    .sheet = Print on paper or thin card. { note-dots-how }
note-paint-how = Fill each ring with puffy paint, and what lies between two lines that run side by side, but nothing in their middle; the paint spreads to the full size. Try it on an empty label first, and let it dry lying flat.
note-paint = Print on paper labels. { note-paint-how }
    .sheet = Print on paper or thin card. { note-paint-how }
note-punch = Print on card of 160 g or more, on both sides, turned at the long edge. The front has the words; the back is mirrored and has the points. Hold it to the light: the corner discs of both sides must meet. Prick each point from the back, over soft ground.
note-clear = Print on clear labels. The grey guides are the full size: raise them with clear paint or an embosser, then stick the label over the card.
    .sheet = Print on paper or thin card. The grey guides are the full size: raise them with clear paint or an embosser.
note-solid = Some signs here have a single outline and are solid: { $signs }. { $method ->
    [dots] Fill them whole, with a piece of foam in their shape: with cord along the edge they would feel like another sign.
    [paint] Fill them whole with paint: with a line along the edge they would feel like another sign.
   *[clear] Raise them whole, not their edge alone: else they would feel like another sign.
 }
note-cut-out = Cut along the lines and glue.
note-key-paper = The key pages belong on plain paper.
twin-place-head = Where a sticker goes
twin-place = On the card's face, { $side } mm from its left edge and { $top } mm from its top: below the number or picture in the corner, which stays free.
twin-corner = The corner at the top right of a sticker is cut off along the line: so you feel which way is up.
twin-no-corner = These labels have no cut corner. Numbers read the same upside down.
stock-own = a sheet to be cut up
twin-place-edge = On the card's face, flush with its left edge, { $top } mm from its top: below the number or picture in the corner, which stays free. The marks lie within the first 12 mm, where a fan shows them.
twin-place-token = On a token: in the middle.
twin-card = The cards are { $width } x { $height } mm.
twin-card-guessed = The cards are taken to be { $width } x { $height } mm, which is a guess. Measure one; if it is another size, print again with --card.
twin-covers = The largest sticker is { $wide } x { $high } mm and covers { $share } % of the face.
note-unnamed = These names have no room at { $size } points and stand in the key alone: { $names }.
note-unnamed-many = { $count } names have no room at { $size } points and stand in the key alone, such as { $names }.
note-cut-labels = Some labels are larger than a sticker may be on these cards: cut them along the lines first.
measure = { $width } x { $height }
say-card = Cards of { $width } x { $height } mm.
say-card-guessed = Cards of { $width } x { $height } mm: a guess; give --card if they are not.
menu-card = { say-card }
menu-card-guessed = Cards of { $width } x { $height } mm: a guess; choose another size below if they are not.
say-cover = The largest sticker is { $wide } x { $high } mm: { $share } % of the face.
say-words-range = Words in { $smallest } to { $size } points.
twin-text = { $smallest ->
    [0] The stickers carry no words.
   *[other] The words are { $smallest } to { $size } points large.
 }
twin-text-none = The stickers carry no words.
twin-sheet = Sheet { $sheet } of { $sheets }. { $cols } labels in a row, { $rows } rows; cells are counted along the rows from the top left.
twin-sheet-turned = Sheet { $sheet } of { $sheets }. Turn it clockwise by a quarter, so that its head is at the right: then { $cols } labels in a row, { $rows } rows; cells are counted along the rows from the top left.
twin-cell = Cell { $cell }: { $name }, { $copy } of { $copies }: { $mark }.
twin-cell-set = Cell { $cell }: set { $set }, { $name }, { $copy } of { $copies }: { $mark }.
twin-key-head = Key
cover-title = { $title }: set { $set } of { $sets }
cover-where = { $stickers ->
    [one] { $stickers } sticker: sheet { $sheet }, cell { $cell }.
   *[other] { $stickers } stickers: from sheet { $sheet }, cell { $cell }, to sheet { $last_sheet }, cell { $last_cell }.
 }
cover-cards = They are for { $cards }.
cover-owner = This set belongs to:
key-title = { $title }: key to the marks
key-alt = Mark: { $mark }.

## What the commands say
say-sheets = { $title }: { $stickers ->
    [one] { $stickers } sticker
   *[other] { $stickers } stickers
 } on { $sheets ->
    [one] { $sheets } sheet
   *[other] { $sheets } sheets
 }.
say-paper = Paper { $paper }, labels { $stock }, { $method }, profile { $profile }.
say-words = Words in { $size } points.
say-no-words = No words on the stickers.
say-printer = Calibrated for printer { $printer }.
say-on-labels = Made with stick-on dots, because these are labels, which do not swell; --method paint or --method clear makes them otherwise.
say-print = Print at 100 %, without “fit to page”. Key pages go on plain paper.
say-wrote = Written: { $path }.
say-progress = { $done } of { $total } stickers drawn.
say-progress-sheet = Sheet { $sheet } of { $sheets }
say-profile = Profile { $name } kept. Use it with --profile { $path }.
say-calibrated = Printer { $printer }: moved { $x } mm to the { $across ->
    [left] left
   *[right] right
 } and { $y } mm { $along ->
    [up] up
   *[down] down
 }, scaled { $sx } % across and { $sy } % down, turned { $angle } degrees { $turn ->
    [back] anticlockwise
   *[on] clockwise
 }.

## The test sheet and the calibration page
test-title = Test sheet: choose sizes by touch
test-how = Make this page the way you will make the stickers, and feel each row from left to right. Take the smallest that you read surely and fast. The numbers are millimetres.
test-dot = Dots, diameter
test-pitch = Dots, from middle to middle
test-circle = Circles
test-square = Squares
test-line = Lines, width
test-write = To keep your choice: test-sheet --sizes DOT,PITCH,CIRCLE,SQUARE,LINE -o profile.toml
test-item = { $what }: { $size } mm
test-size = { $size }
calibration-title = Calibration page
calibration-how = Print at 100 %. Measure in mm from the edges of the paper to the middle of each cross: first from the nearer side edge, then from the nearer top or bottom edge. Right would be { $wanted } mm each time.
calibration-then = Then: calibrate --printer NAME --paper { $paper } --measured A,A,B,B,C,C,D,D
calibration-cross = Cross { $letter }
calibration-rulers = Across 100 mm, down 200 mm. If not: no “fit to page”.
say-test = Test sheet on { $paper }, { $method }. Print at 100 %.
say-page = Calibration page on { $paper }. Print at 100 %, without “fit to page”.
