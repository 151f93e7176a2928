# Words on the label sheets and beside them, and why something cannot be printed.

## Refusals: one line each; what, where, what is allowed
stock-unknown = Stock { $stock } is not known. Choose { $known }, or a .toml file with a [stock] table.
stock-paper = Stock { $stock }: paper { $paper } is not known. Choose one of: { $known }.
stock-sizes = Stock { $stock }: cols and rows start at 1, width and height above 0, the other sizes at 0.
stock-overlap = Stock { $stock }: labels { $size } mm { $axis ->
    [wide] wide
   *[high] high
 } that repeat every { $pitch } mm would overlap.
stock-too-big = Stock { $stock }: its labels need paper { $needed } mm { $axis ->
    [wide] wide
   *[high] high
 }; { $paper } is { $room } mm.
stock-other-paper = Stock { $stock } is { $paper } paper, not { $wanted }. Leave --paper out, or choose { $known }.
table-missing = { $where }: there is no [{ $table }] table.
key-unknown = { $where }, [{ $table }]: key { $name } is not known. Allowed: { $known }.
key-missing = { $where }, [{ $table }]: key { $name } is missing. Needed: { $known }.
key-kind = { $where }, [{ $table }]: { $name } must be { $kind ->
    [str] a text in quotes
    [int] a whole number
    [bool] true or false
   *[float] a number of millimetres
 }.
profile-unknown = Profile { $profile } is not known. Choose { $known }, or a .toml file with a [profile] table.
profile-small = Profile { $profile }: { $name } is too small. It must be at least { $least } mm.
profile-big = Profile { $profile }: square, circle and pitch may be at most { $most } mm.
method-unknown = Method { $method } is not known. Choose { $known }.
language-unknown = Language { $language } is not known. Choose { $known }.
output-exists = { $path } exists already. Choose another name, or replace it with --force.
output-folder = { $path } is a folder. Name a file in it.
output-no-folder = { $path } cannot be written: there is no folder { $folder }.
output-failed = { $path } cannot be written: { $reason }.
output-ending = { $path }: the name of the file must end with { $ending }.
sets-range = { $sets } sets cannot be printed. Ask for 1 to { $most }.
only-unknown = --only: there is no component { $card } with a sticker. Choose { $known }.
only-count = --only: { $card } needs a count of at least 1.
only-form = --only: “{ $part }” is not understood. Write ID or ID:COUNT, each ID once, for example scroll:2,unicorn.
skip-form = --skip: “{ $part }” is not understood. Write cells such as 3,7 or 1-4.
skip-range = --skip: there is no cell { $cell }; a sheet of { $stock } has cells 1 to { $cells }.
skip-all = Nothing is left to print on: the first sheet of { $stock } has cells 1 to { $cells }, and all are skipped or before the start.
start-range = --start: there is no cell { $start }; a sheet of { $stock } has cells 1 to { $cells }.
too-many = { $count } stickers are too many for one file. At most { $most } can be made.
none-chosen = There is no sticker to print: no component has a mark.
number-large = { $card }: the number { $number } needs a square with more than five dots, which is hard to read by touch. Allow it with --allow-large.
points-crowded = { $card }: six and more dots in a square need a square of { $least } mm, and profile { $profile } has { $square } mm. Profiles that fit: { $profiles }.
text-size = --text takes 0 for no words, or 6 to 40 points.
mark-too-big = { $card }: its mark needs a label of { $needed } mm in profile { $profile }, and { $stock } has { $room } mm. { $kind ->
    [number] Numbers that fit: { $fitting }. { $profiles ->
        [none] No profile makes it fit.
       *[other] Profiles that fit: { $profiles }.
     }
   *[sign] { $profiles ->
        [none] No profile makes it fit.
       *[other] Profiles that fit: { $profiles }.
     }
 } Stocks that fit: { $sheets }.
calibration-range = Calibration: { $name } is { $value }; it must be between { $low } and { $high }.
calibration-eight = Calibration: { $count } numbers were given; it takes eight distances in mm, A, B, C, D, each from the side edge and then from the top or bottom edge.
calibration-number = Calibration: “{ $part }” is no number of millimetres.
calibration-scaled = The page was printed at { $across } % across and { $down } % down. Print it again at 100 %, with “fit to page” switched off.
printer-name = “{ $printer }” cannot be the name of a printer: use letters, digits, spaces, dots and dashes, at most 60.
printer-unknown = No calibration is kept for printer { $printer }. Known: { $known }. Make one with calibrate.
printer-damaged = { $path }: { $name } is missing or no number. Calibrate the printer again.
calibrate-nothing = calibrate needs -o FILE for the page to print, or --printer NAME with what was measured.
sizes-number = --sizes: “{ $part }” is not understood. Write dot, pitch, circle, square and line in mm, for example 1.6,5,10,12.7,1.
card-size = --card: “{ $value }” is no size of a card; give { $known }, or width and height in mm from { $least } to { $most }, such as 63.5x88.
kind-unknown = --kind: there is nothing of the kind “{ $kind }” with a mark. Choose { $known }.
braille-letter = --braille { $table }: “{ $character }” cannot be written in it.
braille-g2 = --braille fr-g2: contracted French needs liblouis and its Python module, which are not installed here; fr-g1 needs nothing.
braille-table = --braille: { $table } is not known. Choose { $known }.
braille-method = --braille: { $method } cannot make dots as small as braille. Choose { $known }.
braille-edge = --braille and --edge do not go together: a line of braille is wider than the edge of a card.
note-braille = Under the mark stands the name in braille ({ $table }), uncontracted unless fr-g2 was asked for, at the sizes of ISO 17049.
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
brief-dots = Stick a dot into each ring, cord or foam along the outlines.
brief-paint = Fill each outline with puffy paint, dry lying flat.
brief-punch = Print on both sides of card. Corner discs must meet. Prick from the back, cut along the lines.
brief-clear = Raise the pale guides with clear paint or an embosser, stick over the card.
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
note-swell = Print on swell paper with a colour laser printer or copier, one sheet at a time from the manual tray, then pass it through the fuser. Black swells, the coloured words and lines do not; a printer with black toner only would raise them too: print without words then (--text 0). Cut along the lines and glue.
note-dots = Print on paper labels. Stick a gem or bump of { $dot } mm into each ring, and lay cord or foam of { $line } mm along the outlines. Most bumps are larger: a profile of your own can say so.
note-paint = Print on paper labels. Fill each outline with puffy paint; it spreads to the full size. Try the paint on an empty label first, and let it dry lying flat.
note-punch = Print on card of 160 g or more, on both sides, turned at the long edge. The front has the words; the back is mirrored and has the points. Hold it to the light: the corner discs of both sides must meet. Prick each point from the back, over soft ground, then cut along the lines.
note-clear = Print on clear labels. The pale guides are the full size: raise them with clear paint or an embosser, then stick the label over the card.
note-key-paper = The key pages belong on plain paper.
twin-place-head = Where a sticker goes
twin-place = On the card's face, { $side } mm from its left edge and { $top } mm from its top: below the number or picture in the corner, which stays free.
twin-corner = The corner at the top right of a sticker is cut off along the line: so you feel which way is up.
twin-no-corner = These labels have no cut corner. Numbers read the same upside down.
stock-own = a sheet to be cut up
card-small = { $card }: its mark needs a sticker of { $needed } mm, and that is more than a quarter of a card of { $piece } mm, or hangs over it. { $profiles ->
    [none] Choose --text 0, or --card if the cards are larger.
   *[other] Profiles that fit: { $profiles }.
 }
twin-place-edge = On the card's face, flush with its left edge, { $top } mm from its top: below the number or picture in the corner, which stays free. The marks lie within the first 12 mm, where a fan shows them.
twin-place-token = On a token: in the middle.
twin-card = The cards are { $width } x { $height } mm.
twin-card-guessed = The cards are taken to be { $width } x { $height } mm, which is a guess. Measure one; if it is another size, print again with --card.
twin-covers = The largest sticker is { $wide } x { $high } mm and covers { $share } % of the face.
note-unnamed = These names have no room at { $size } points and stand in the key alone: { $names }.
note-cut-labels = Some labels are larger than a sticker may be on these cards: cut them along the lines first.
say-card = Cards of { $width } x { $height } mm.
say-card-guessed = Cards of { $width } x { $height } mm: a guess; give --card if they are not.
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
key-title = { $title }: key to the marks
key-wide = The key cannot be printed: “{ $text }” holds a word wider than { $room } mm in large print.
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
say-print = Print at 100 %, without “fit to page”. Key pages go on plain paper.
say-wrote = Written: { $path }.
say-progress = { $done } of { $total } stickers drawn.
say-progress-sheet = Sheet { $sheet } of { $sheets }
say-profile = Profile { $name } kept. Use it with --profile { $path }.
say-calibrated = Printer { $printer }: moved { $dx } mm right and { $dy } mm down, scaled { $sx } % across and { $sy } % down, turned { $rotation } degrees clockwise.

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
calibration-title = Calibration page
calibration-how = Print at 100 %. Measure in mm from the edges of the paper to the middle of each cross: first from the nearer side edge, then from the nearer top or bottom edge. Right would be { $wanted } mm each time.
calibration-then = Then: calibrate --printer NAME --paper { $paper } --measured A,A,B,B,C,C,D,D
calibration-cross = Cross { $letter }
calibration-rulers = Across 100 mm, down 200 mm. If not: no “fit to page”.
paper-unknown = Paper { $paper } is not known. Choose one of: { $known }.
whole-number = { $option }: “{ $text }” is no whole number; give 1 or more.
say-test = Test sheet on { $paper }, { $method }. Print at 100 %.
say-page = Calibration page on { $paper }. Print at 100 %, without “fit to page”.
