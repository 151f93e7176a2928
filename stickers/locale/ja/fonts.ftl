# $where is the card or page that holds the text, $character the character itself, $code its code
# point and Unicode name; the second message is for characters that cannot be shown.
font-no-glyph = { $where }：埋め込みフォントでは文字「{ $character }」（{ $code }）を印刷できません。別の書き方にしてください。
font-no-glyph-hidden = { $where }：埋め込みフォントでは文字 { $code } を印刷できません。取り除いてください。
