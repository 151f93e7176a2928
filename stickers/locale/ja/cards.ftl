# Printed words, spoken alternatives and refusals of the large-print cards.

## On cards
cards-points = { $n }点
cards-set = セット{ $number }

## What a screen reader says in a card's place
cards-alt = { $name }。隅の文字は{ $index }。{ $text }印は{ $mark }。
cards-alt-bare = { $name }。隅の文字は{ $index }。印は{ $mark }。
cards-alt-back = カードの裏：{ $name }。
cards-joiner = { "" }
cards-stop = 。

## Notes
cards-title = { $game }　大きな文字のカード
cards-rules-title = { $game }　大きな文字のルール
cards-turn-title = { $game }　{ $heading }
cards-paper-a4 = A4
cards-paper-letter = レター
cards-note-print =
    用紙は{ $paper }です。「用紙に合わせる」を使わず、100％で印刷してください。
    両面印刷、長辺とじで印刷します。表のページの次が、その裏のページです。この説明と一覧だけで1枚の紙を使います。
    { $width }×{ $height }ミリのカード{ $cards }枚、用紙{ $sheets }枚です。200グラム以上の厚い紙が向いています。
    .heading = 印刷
cards-note-cut =
    紙の端の印から印まで切ります。角は細い曲線に沿って丸く切ります。
    右上の角は点線で切り落とします。指で触れば、カードの上下がわかります。
    .heading = 切り方
cards-note-marks =
    カードに刷ってある印は、触ってわかるシールの印と同じです。トランプではスートの形を刷ります。透明なシールはカードの左上に貼ります。文字は透けて見えます。
    .heading = 印
cards-ruler = 下の線がちょうど100ミリになるはずです。
cards-ruler-alt = 100ミリの物差し。10ミリごとに目盛り。
cards-list = カードの一覧
cards-note-sizes = 大きさ
cards-promise-text = 「{ $preset }」では、文字が{ $points }ポイント以上になります。
cards-promise-index = 「{ $preset }」では、隅の文字が高さ{ $mm }ミリ以上になり、隣に印が付きます。
cards-kept = どのカードもそのとおりです。
cards-broken = { $all ->
        [1] それより小さくなりました。
       *[other] { $all }種類のうち{ $kinds }種類はそれより小さくなりました。
    }どこが小さいかは一覧にあります。
cards-instead = --size { $size } にすれば、どのカードもそのとおりになります。
cards-instead-fewer = --size { $size } にすれば、そのとおりにならないのは{ $kinds }種類だけになります。
cards-measured-index = { $alike ->
    [yes] 隅の文字は高さ{ $least }ミリです。
   *[no] 隅の文字は高さ{ $least }〜{ $most }ミリです。
}
cards-measured-name = { $alike ->
    [yes] 名前は{ $least }ポイントです。
   *[no] 名前は{ $least }〜{ $most }ポイントです。
}
cards-measured-text = { $alike ->
    [yes] 文章は{ $least }ポイントです。
   *[no] 文章は{ $least }〜{ $most }ポイントです。
}
cards-small-index = 隅{ $got }ミリ
cards-small-sign = 隅に印なし
cards-small-name = 名前{ $got }ポイント
cards-small-text = 文章{ $got }ポイント
cards-small-short = 文章は短縮
cards-small-none = カードに文章なし
cards-list-but = { $card }：{ $what }
cards-in-full = 文章の全文
cards-empty-page = このページは白紙です。

## What the program says when it is done
cards-done = カード{ $cards }枚、{ $paper }用紙、説明を入れて{ $sheets }枚：
cards-done-rules = ルールと手番の手引き、{ $paper }用紙：
cards-done-preview = 最初のページの画像：
cards-done-broken = --print { $preset }：{ $kept }
cards-progress = { $total }枚のうち{ $done }枚目。

## Refusals
cards-card = カード「{ $id }」
cards-too-high = { $card }：16ポイントの文字に高さ{ $needed }ミリが必要ですが、{ $available }ミリしかありません。大きい --size を選ぶか、文を短くしてください。
cards-too-wide = { $card }：16ポイントの語「{ $word }」に幅{ $needed }ミリが必要ですが、{ $available }ミリしかありません。大きい --size を選ぶか、別の語にしてください。
cards-index = { $card }：16ポイントの隅の文字「{ $word }」に幅{ $needed }ミリが必要ですが、{ $available }ミリしかありません。大きい --size を選んでください。
cards-paper-too-small = { $size } のカードは、切り取りの印を入れると { $paper } の用紙に入りません。
cards-option = { $option } { $value } はありません。{ $known } から選んでください。
cards-no-rules = { $game } のルール用紙はありません。あるのは { $games } です。
