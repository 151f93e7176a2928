# $where is the card or page that holds the text, $character the character itself, $code its code
# point and Unicode name; the second message is for characters that cannot be shown.
font-no-glyph = { $where } : les polices incorporées ne savent pas imprimer le caractère { $character } ({ $code }) ; écrivez-le autrement.
font-no-glyph-hidden = { $where } : les polices incorporées ne savent pas imprimer le caractère { $code } ; retirez-le.
