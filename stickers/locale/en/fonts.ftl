# $where is the card or page that holds the text, $character the character itself, $code its code
# point and Unicode name; the second message is for characters that cannot be shown.
font-no-glyph = { $where }: the embedded fonts cannot print the character { $character } ({ $code }); write it another way.
font-no-glyph-hidden = { $where }: the embedded fonts cannot print the character { $code }; take it out.
