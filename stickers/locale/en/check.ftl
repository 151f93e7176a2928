# What the readback says: where, what is wrong, the outcome, and what it will not read.

## Where
check-at-file = { $what }
check-at-page = Page { $page }. { $what }
check-at-cell = Page { $page }, cell { $cell }. { $what }
check-at-card = Page { $page }, cell { $cell }, { $card }. { $what }

## What is wrong with a page
check-fault-mirrored = The whole page is mirrored: left and right are exchanged.
check-fault-corner-missing = Corner mark { $number } of 4 is missing.
check-fault-corner-off = Corner mark { $number } of 4 lies { $x } mm across and { $y } mm down from its place: the page was moved, turned or scaled.
check-fault-skipped-ink = This cell must be empty, and there is ink { $x } mm from its left and { $y } mm from its top edge.
check-fault-skipped-card = This place must be empty, and something is printed there.
check-fault-ink-grey = Something is painted in { $colour }. On swell paper marks must be pure black (DeviceGray 0), and all else a colour without black.
check-fault-ink-text = Words are printed in { $colour }: they would swell. They must have a colour without black.
check-fault-ink-image = There is a picture on the page: it would swell.

## What is wrong with a mark
check-fault-empty = No mark is there; it should be { $wanted }.
check-fault-mark = { $owner ->
    [none] The mark is { $found }, which is no card's of this list; it should be { $wanted }.
   *[other] The mark is { $found }, which means { $owner }; it should be { $wanted }.
}
check-fault-reversed = A sign is the wrong way round, as in a mirror.
check-fault-unread-shape = There is a sign that cannot be read.
check-fault-unread-inside = There is something in a sign that does not belong there.
check-fault-unread-bare-circle = A circle has no dot in it.
check-fault-unread-bare-square = A square has no dot in it.
check-fault-unread-circle-points = A circle has more than one dot in it.
check-fault-unread-shadow = The edge of a shadow lies over this label, so its mark is not read. Scan again in even light.
check-fault-loose-dots = There are { $found } loose dots; at most { $most } may stand together.
check-fault-size-dot = A dot is { $found } mm wide, not { $wanted } mm.
check-fault-size-outline = An outline is { $found } mm wide, not { $wanted } mm.
check-fault-size-line = The line of an outline is { $found } mm wide, not { $wanted } mm.
check-fault-size-points = Dots in a square stand { $found } mm apart from middle to middle, not { $wanted } mm.
check-fault-size-pitch = Loose dots stand { $found } mm apart from middle to middle, not { $wanted } mm.
check-fault-size-gap = Two signs are { $found } mm apart; it must be at least { $wanted } mm.
check-fault-margin = The mark comes within { $found } mm of the edge of its label; it must stay { $wanted } mm away.
check-fault-place = The mark begins { $x } mm from the left and { $y } mm from the top of its label; it should be { $wanted_x } and { $wanted_y } mm.

## What is wrong with the print
check-fault-other-sheet = This looks like another sheet than those of the PDF: most of its marks are read well and are not the ones that belong here.
check-fault-print-scaled = The print is { $sx } % of its size across and { $sy } % down. Print it again, and set “Actual size”, “100 %” or “no scaling” in the printer's dialog, never “Fit to page”.
check-fault-print-moved = The print lies { $dx } mm too far to the right and { $dy } mm too far down (with a minus: to the left, up). Push the paper guides against the sheet, or keep this printer's error with --save-calibration and print again with --printer.
check-fault-print-turned = The print is turned by { $turn } degrees on its paper (with a minus: anticlockwise). Push the paper guides against the sheet and print again.
check-fault-print-sheared = The print leans by { $shear } degrees: its sides are not upright to each other. Feed the sheet straight and print again.
check-fault-print-off = Marks lie up to { $off } mm from their places; the margin of the labels is { $room } mm.
check-fault-print-bent = The corner marks do not lie flat (off by { $rest } mm), so the size and place of the print cannot be judged. Use a scanner, or press the sheet flat.
check-fault-print-no-edges = The image does not show where the paper ends, so the place of the print cannot be judged. Lay the sheet on something dark, so that all four edges are seen, and scan it again.
check-fault-print-no-size = The image shows neither where the paper ends nor its resolution, so the size and place of the print cannot be judged. Lay the sheet on something dark, so that all four edges are seen, or give the scan's resolution with --dpi.

## What is wrong with words
check-fault-words = The words are “{ $found }”, not “{ $wanted }”.
check-fault-words-margin = Words come within { $found } mm of the cut; they must stay { $wanted } mm away.
check-fault-contrast = Words have a contrast of { $found } to 1; it must be at least { $wanted } to 1.
check-fault-overlap = Characters lie on each other.

## Worth knowing
check-note-mark = { $card } has { $found } on these sheets and { $wanted } in the box's own list. That is right if you printed with --data.
check-note-count = The file lists { $found }, the whole box has { $wanted }. That is right if you printed with --only or --data.
check-scan-page = { $turned ->
    [0] The scan was read as page { $page }.
   *[other] The scan was read as page { $page }, turned by { $turned } degrees.
}
check-scan-dots = Dots are { $found } mm wide on paper; they were drawn { $wanted } mm wide.
check-scan-placement = The print lies { $x } mm to the { $across ->
    [left] left
   *[right] right
 } and { $y } mm { $along ->
    [up] up
   *[down] down
 }, is scaled to { $sx } % across and { $sy } % down, and is turned by { $angle } degrees { $turn ->
    [back] anticlockwise
   *[on] clockwise
 }.
check-progress = { $done } of { $total } sheets are read.

## The outcome
check-passed = { $file } is right. Read at { $dpi } dots per inch: { $sheets ->
    [one] { $sheets } sheet
   *[other] { $sheets } sheets
 } with { $kind ->
    [cards] { $signs ->
        [one] { $signs } card
       *[other] { $signs } cards
     }
   *[stickers] { $signs ->
        [one] { $signs } sticker
       *[other] { $signs } stickers
     }
 }.
check-failed = { $file } is not right: { $faults ->
    [one] { $faults } fault
   *[other] { $faults } faults
 }. Read at { $dpi } dots per inch: { $sheets ->
    [one] { $sheets } sheet
   *[other] { $sheets } sheets
 } with { $kind ->
    [cards] { $signs ->
        [one] { $signs } card
       *[other] { $signs } cards
     }
   *[stickers] { $signs ->
        [one] { $signs } sticker
       *[other] { $signs } stickers
     }
 }.

## What is not read
check-no-file = { $file } cannot be read: { $why }.
check-no-pdf = { $file } is no PDF. Give a file made by stickers or cards.
check-cut-short = { $file } is cut short. Make it again, or copy it again.
check-damaged = { $file } is damaged and cannot be opened. Make it again.
check-locked = { $file } is locked by a password. Give the file as it was made.
check-not-ours = { $file } carries no list of stickers or cards. Only a PDF made by stickers or cards can be checked.
check-list-damaged = { $file }: the list that it carries is damaged ({ $what }). Make the file again.
check-newer = { $file } was made by a newer program (list format { $format }; this one reads { $known }).
check-pages-missing = { $file } has { $has } pages, and its list tells of page { $needs }. Make the file again.
check-page-large = { $file }: page { $page } is { $size } mm, which no sheet of ours is. Make the file again.
check-dpi = --dpi { $dpi } cannot be used. Give a whole number from { $least } to { $most }.
check-no-image = { $file } is no image that can be read. Give a PNG, JPEG or TIFF file.
check-photo-no-label = { $file }: no single sticker is to be seen. Lay one on something darker and photograph it from above, with a margin all around.
check-photo-small = { $file }: the sticker is too small or too much aslant to be read. Go nearer, and hold the camera above it.
check-photo-unread = { $file }: this mark cannot be read. Take another photo, sharp and in even light.
check-image-damaged = { $file } is damaged or cut short. Scan it again.
check-image-large = { $file } has more than { $most } million pixels. Scan it again at 300 dots per inch.
check-no-corners = { $file } shows no sheet: the four round corner marks were not found. Scan the whole sheet; if it is all there, it was printed too large for its paper.
check-too-coarse = { $file } has { $dpi } dots per inch on the sheet. Scan at { $least } or more; 300 is good.
check-scan-grey = { $file } has no colour, and its words do not stand where the PDF has them, so they cannot be told from marks. Scan in colour, or give the PDF that was printed.
check-scan-other = { $file } looks like another sheet than those of the PDF: { $read } marks are read well that do not belong there, and hardly one of { $signs } that do. Give the PDF from which it was printed.
check-scan-bare = { $file } looks like another sheet than those of the PDF, or like the front of one that is pricked from behind: hardly one of its { $signs } marks is there. If it is the right side, scan it again, darker, at 300 dots per inch or more.
check-scan-poor = { $file } is too blurred or too dark to read: { $unread } of { $signs } marks cannot be made out. Scan again, flat, at 300 dots per inch or more. If it is sharp, it is another sheet than those of the PDF.
check-scan-cards = { $file } holds cards. Only printed stickers can be checked from a scan.
check-scan-stock = The labels of { $stock } leave no room for corner marks, so a scan cannot be checked. The PDF can, without --scan.
check-needs-scan = Reading a scan needs OpenCV. Install it with: pip install "accessible-games[scan]"
check-save-needs-scan = --save-calibration needs --scan IMAGE to measure from.
check-no-calibration = { $file } does not tell how the print lies on its paper, so nothing was saved.
check-fault-braille = The braille is “{ $found }”; it should be “{ $wanted }”.

## What is wrong with what a screen reader finds
check-fault-ua-content = Something is painted that is neither tagged nor marked as decoration, or both (PDF/UA-1, { $condition }).
check-fault-ua-form = A drawing that is kept once and used often holds tags of its own, or is a page of another file (PDF/UA-1, { $condition }).
check-fault-ua-untagged = The file has no structure tree that could be read (PDF/UA-1, { $condition }).
check-fault-ua-suspects = The file calls its own tags suspect (PDF/UA-1, { $condition }).
check-fault-ua-roles = The structure type { $what } stands for no standard type, or is mapped wrongly (PDF/UA-1, { $condition }).
check-fault-ua-nesting = An element { $what } stands in a wrong place of the structure tree (PDF/UA-1, { $condition }).
check-fault-ua-alt = A picture has no alternative text (PDF/UA-1, { $condition }).
check-fault-ua-box = A picture does not say rightly where it lies (PDF/UA-1, { $condition }).
check-fault-ua-language = The language of some words is not declared (PDF/UA-1, { $condition }).
check-fault-ua-headings = The headings do not begin at the first level, skip a level, or are missing (PDF/UA-1, { $condition }).
check-fault-ua-order = The page is read in another order than it is printed in (PDF/UA-1, { $condition }).
check-fault-ua-parents = The structure tree and the marks on the page do not belong together (PDF/UA-1, { $condition }).
check-fault-ua-metadata = The metadata are missing, or lack the title or the name of the standard (PDF/UA-1, { $condition }).
check-fault-ua-title = The viewer is not told to show the title (PDF/UA-1, { $condition }).
check-fault-ua-tabs = The page does not say that the tab key follows the structure (PDF/UA-1, { $condition }).
check-fault-ua-file = An attached file lacks a name (PDF/UA-1, { $condition }).
check-fault-ua-foreign = The file holds something that no file of ours has: { $what } (PDF/UA-1, { $condition }).
check-fault-ua-bookmarks = The bookmarks are missing, or lead elsewhere than to the headings (PDF/UA-1, { $condition }).
check-fault-ua-font = The font { $what } is not embedded, lacks a character, or has wrong widths (PDF/UA-1, { $condition }).
check-fault-ua-font-kind = The font { $what } is of a kind that no file of ours has (PDF/UA-1, { $condition }).
check-fault-ua-unicode = The font { $what } does not say which characters are shown (PDF/UA-1, { $condition }).

## What is wrong with a file or a whole page
check-fault-print-scaling = The file does not ask the printer's dialog for 100 %: a viewer may shrink it to the page.
check-fault-older = The file was made by an earlier version, so the words and marks outside the cells were not judged. Make it again.
check-fault-back-apart = Its back, page { $back }, is not on the same sheet of paper: printed on both sides, fronts must be on odd pages.
check-fault-page-count = The file has { $found } pages; its list tells of { $wanted }.
check-fault-user-unit = The page is enlarged { $found } times by its own unit of length.
check-fault-page-turned = The page is turned by { $found } degrees.
check-fault-page-size = The page is { $x } x { $y } mm; its paper is { $wanted_x } x { $wanted_y } mm.
check-fault-page-parts = { $found } pieces of content are tagged on this page, and there should be { $wanted }.
check-fault-page-words = The words are “{ $found }”, not “{ $wanted }”.
check-fault-page-points = “{ $text }” stands in { $found } points, not in { $wanted }.
check-fault-page-invisible = “{ $text }” is in the file and is not printed.
check-fault-page-alt = A screen reader says “{ $found }”, not “{ $wanted }”.
check-fault-key-mark = The mark is { $found }; it should be { $wanted }.
check-fault-cut = The line to cut along is not there, or not whole.
check-fault-crop-marks = A mark to cut by is missing, or stands elsewhere.
check-fault-ruler = The ruler is not there, or not { $wanted } mm long.
check-fault-stray = Something is printed { $x } mm from the left and { $y } mm from the top of the page that does not belong there.
check-fault-frame = The frame of the card at { $x } mm from the left and { $y } mm from the top does not lie where it should.
check-fault-page-upright = “{ $text }” is turned otherwise than it should be.
