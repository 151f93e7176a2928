"""The readback: sheets are rendered or scanned, read by image alone, and compared with their list.

It shares no geometry with the drawing.  From the drawing's side it imports the table of label stock
and the format of the list, from the marks their names; every size, form and place is measured, and
what cannot be read is refused, not guessed.

    render, scan       a page as an image, laid as it was drawn
    raster, components ink, and the pieces that hang together
    shape, form        sizes from moments of coverage; form in numbers without size
    parts, pricked     a mark taken apart: filled, traced with hairlines, or pricked
    glyphs, signs      what each part is, and what several make together
    cells, measure     where, how large, how far apart
    compare, printed, vector   against the list; the words; the colours
"""
