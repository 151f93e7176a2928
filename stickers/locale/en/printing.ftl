# Printing step by step from the menu, the words of other programs' print dialogs, and what was handed to the system.

## What the dialogs call it
dialog-title-acrobat = Adobe Acrobat Reader
dialog-title-edge = Microsoft Edge
dialog-title-preview = Preview, on a Mac
dialog-title-firefox = Firefox
dialog-title-cups = Linux and other systems with CUPS
dialog-acrobat = In Acrobat Reader press Ctrl P. Under “Page Sizing & Handling” choose “Size”, then “Actual size”, not “Fit”.
dialog-edge = In Edge press Ctrl P, open “More settings”, and under “Scale (%)” choose “Actual size”, not “Fit to page”.
dialog-preview = In Preview press Command P, choose “Scale” and type 100 %, not “Scale to Fit”.
dialog-firefox = In Firefox press Ctrl P, open “More settings”, and under “Scale” choose “Scale” and type 100, not “Fit to page width”.
dialog-cups = In the dialog of a document viewer open “Page Handling” and set “Page Scaling” to “None”. In a terminal: lp -o print-scaling=none, then the file.

## Handing a file to the system
say-opened = { $path } was opened.
say-sent = { $count ->
    [one] Page { $first } is on its way to the printer, at its own size.
   *[other] Pages { $first } to { $last } are on their way to the printer, at their own size.
 }
say-sent-windows = { $count ->
    [one] Page { $first } was
   *[other] Pages { $first } to { $last } were
 } handed to the program that prints PDFs here. It scales as it was last told to: measure the ruler.
say-sent-then = { $count ->
    [one] Page { $first } is for plain paper: print it by itself, from the viewer of the PDF.
   *[other] Pages { $first } to { $last } are for plain paper: print them by themselves, from the viewer of the PDF.
 }

## The steps of the menu
what = What shall be printed?
what-stickers = Stickers with marks to feel, for cards
what-cards = Large-print cards
what-learn = A sheet to learn the marks by touch
what-page = A page that shows whether the printer keeps sizes
deck = For which cards?
deck-own = Cards of your own, from a table
table = Which table?
table-row = { $file }, in { $folder }
table-other = Another file
table-path = Where is the table? Type or paste its path. It ends in .csv or .toml.
method = How are the marks to be made?
method-swell = Swell paper: black swells in the heat
method-dots = Stick-on dots, on printed labels
method-paint = Puffy paint, on printed labels
method-punch = Pricked from behind, into card
method-clear = Clear labels, over the cards
paper = On which paper?
paper-a4 = A4
paper-letter = Letter, 8 and a half by 11 inches
stock = On which labels?
stock-fitting = The smallest that hold everything
stock-row = { $stock }: { $cells } labels of { $width } by { $height } millimetres
stock-other = Others, by the name on the box
stock-name = What stands on the box of the labels? A number such as L7160.
size = How large are the cards to be?
size-poker = As poker cards, 63 and a half by 89 millimetres
size-bridge = As bridge cards, 57 by 89 millimetres
size-tarot = As tarot cards, 70 by 120 millimetres
size-a6 = A6, 105 by 148 millimetres
size-mini = Small cards, 44 by 68 millimetres
size-square = Square cards, 70 by 70 millimetres
preset = How large is the print to be?
preset-large = Large, 18 points
preset-xlarge = Larger, 22 points
preset-giant = Giant, 28 points
preset-index = A huge number in the corners, few words

## What will be made
made-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 } on { $sheets ->
    [one] { $sheets } sheet
   *[other] { $sheets } sheets
 } of paper.
made-broken = { $all ->
    [1] The cards are
   *[other] { $kinds ->
        [one] One of { $all } kinds of cards is
       *[other] { $kinds } of { $all } kinds of cards are
    }
 } not printed as large as that; the list in the file says what is smaller.
made-instead = On cards of another size all would be: go back two steps and choose “{ $size }”.
made-instead-fewer = On cards of another size all but { $kinds } would be: go back two steps and choose “{ $size }”.
made-pages = { $pages ->
    [one] { $pages } page.
   *[other] { $pages } pages.
 }
made-first = The first sheet: { $cards }.
made-first-many = The first sheet has { $stickers } stickers of { $kinds } kinds, from { $first } to { $last }.
made-cells = Cells { $first } to { $last }: { $cards }.
made-key = Behind { $sheets ->
    [one] the page of labels
   *[other] the { $sheets } pages of labels
 } { $pages ->
    [one] stands 1 page with the key, for plain paper.
   *[other] stand { $pages } pages with the key, for plain paper.
 }
made-large = Numbers above 59 need a square with more than five dots, which is hard to read by touch.
ready = Shall it be written?
ready-write = Write the file
ready-sets = Several sets, now { $n }
ready-card = The size of the cards
ready-details = The names, one by one
ready-lines = All of this, line by line
# The heading of that list.
lines = What will be made
sets = How many sets, from { $least } to { $most }?
wrote = Written: { $file }, in the folder { $folder }.
wrote-list = Beside it lies { $file }, which leads through the work by ear, sticker by sticker.
find-windows = To find it, press the Windows key and R, paste the path, and press Enter. The path is { $path }.
find-macos = To find it, open the Finder, press Shift, Command and G, paste the path, and press Enter. The path is { $path }.
find-other = To find it, open the file manager, press Ctrl L, paste the path, and press Enter. The path is { $path }.

## What can be done with it
next = What shall be done with it?
next-open = Open the file
next-folder = Open its folder
next-where = Where it is, once more
next-copy = Copy its path
next-print = { $count ->
    [one] Print it: page { $first }
   *[other] Print it: pages { $first } to { $last }
 }
next-print-key = { $count ->
    [one] Print the key, page { $first }, on plain paper
   *[other] Print the key, pages { $first } to { $last }, on plain paper
 }
next-dialog = What to choose in the print dialog
copied = Copied.
copied-to = Put into the file { $file }.
dialog = Which program prints?
