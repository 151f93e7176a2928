# メニューが いう、 シールの ことば。 かみに でる ことばわ かんじの ほうに ある。

paper-a4 = エーよん
paper-letter = レター
method-swell = りったいコピー ようし
method-dots = はる てん
method-paint = ふくらむ えのぐ
method-punch = うらからの てんうち
method-clear = とうめい ラベル
stock-own = きりわける ようし
say-sheets = { $title }、 シール { COUNT($stickers, "まい") }、 ラベルシート { COUNT($sheets, "まい") }です。
say-paper = ようしわ { $paper }、 ラベルわ { $stock }、 つくりかたわ { $method }、 プロファイルわ { $profile ->
    [comfort] コンフォート
    [compact] コンパクト
   *[other] { $profile }
 }です。
measure = よこ { $width }、 たて { $height }
say-card = カードわ、 よこ { $width }ミリ、 たて { $height }ミリです。
say-card-guessed = カードわ、 よこ { $width }ミリ、 たて { $height }ミリと みこみました。
menu-card = { say-card }
menu-card-guessed = カードわ、 よこ { $width }ミリ、 たて { $height }ミリと みこみました。 ちがう ときわ、 この あとで おおきさを えらんで ください。
say-cover = いちばん おおきい シールわ、 よこ { $wide }ミリ、 たて { $high }ミリで、 カードの おもての { $share }パーセントを おおいます。
say-words = もじわ { $size }ポイントです。
say-words-range = もじわ { $smallest }から { $size }ポイントです。
say-no-words = シールに もじわ ありません。
say-print = ページに あわせるを きって、 ひゃくパーセントで いんさつして ください。 しるしの ひょうわ ふつうの かみに いんさつします。
say-printer = プリンター { $printer }に あわせました。
note-unnamed = つぎの なまえわ { $size }ポイントでも はいらないので、 ひょうだけに あります。 { $names }。
note-unnamed-many = { $size }ポイントでも はいらないで、 ひょうだけに ある なまえが { COUNT($count, "こ") } あります。 たとえば { $names }です。
note-braille = しるしの したに てんじの なまえが あります。
note-unbrailled = つぎの なまえわ ながすぎて、 てんじが ありません。 { $names }。
note-brailled-number = つぎの なまえわ、 てんじでわ かずだけです。 { $names }。
