# Why something is refused: one line each; what, where, what is allowed.

stock-unknown = Stock “{ $stock }” is not known. { $near ->
    [none] {""}
   *[other] Did you mean { $near }?{" "}
}Choose { $known }, or a .toml file with a [stock] table.
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
    [int] a whole number below 10000
    [bool] true or false
   *[float] a number of millimetres below 10000
 }.
profile-unknown = Profile “{ $profile }” is not known. Choose { $known }, or a .toml file with a [profile] table.
profile-small = Profile { $profile }: { $name } is too small. It must be at least { $least } mm.
profile-big = Profile { $profile }: square, circle and pitch may be at most { $most } mm.
method-unknown = Method “{ $method }” is not known. Choose { $known }.
language-unknown = Language “{ $language }” is not known. Choose { $known }.
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
text-size = --text takes 0 for no words, or 9 to 40 points.
names-no-room = { $card }: there is no room for its name at { $least } points on { $stock ->
    [own] its sticker
   *[other] { $stock }
}. { $sheets ->
    [none] {""}
   *[other] Sheets that hold all names: { $sheets }.{" "}
}{ $kinds ->
    [none] {""}
   *[other] With --kind { $kinds } all names have room.{" "}
}Without --text such names stand in the key alone.
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
calibration-range = { $name ->
    [sx] The print would have to be scaled by { $value } % across, and no calibration does more than { $low } to { $high } %. Print
    [sy] The print would have to be scaled by { $value } % down, and no calibration does more than { $low } to { $high } %. Print
    [rotation] The print would have to be turned by { $value } degrees, and no calibration does more than { $low } to { $high }. Print
    [dx] The print would have to be moved by { $value } mm to the right, and no calibration does more than { $low } to { $high }. Print
   *[dy] The print would have to be moved by { $value } mm down, and no calibration does more than { $low } to { $high }. Print
 } again at 100 %, with “fit to page” switched off.
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
braille-table = --braille: “{ $table }” is not known. Choose { $known }.
braille-method = --braille: { $method } cannot make dots as small as braille. Choose { $known }.
braille-edge = --braille and --edge do not go together: a line of braille is wider than the edge of a card.
card-small = { $card }: its mark needs a sticker of { $needed } mm, and that is more than a quarter of a card of { $piece } mm, or hangs over it. { $profiles ->
    [none] No profile makes it small enough: give --card if the cards are larger, or the cards another mark (--data).
   *[other] Profiles that fit: { $profiles }.
 }
key-wide = The key cannot be printed: “{ $text }” holds a word wider than { $room } mm in large print.
paper-unknown = Paper “{ $paper }” is not known. Choose one of: { $known }.
whole-number = { $option }: “{ $text }” is no whole number; give 1 or more.
open-nothing = { $path } cannot be shown: { $command } has nothing that opens it. Open the file in your file manager.
print-nothing = This computer has no command that prints ({ $command } is missing). Open the PDF and print it from its viewer.
print-failed = { $command } does not print: { $reason }. Open the PDF and print it from its viewer.
