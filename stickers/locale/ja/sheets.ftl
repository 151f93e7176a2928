# ラベルシートの言葉、添え書き、印刷できないときの説明。

## 点字
note-braille = 印の下に、名前の点字({ $table })があります。大きさは ISO 17049 に従います。
say-uncontracted = フランス語の略字（fr-g2）には liblouis とその Python モジュールが要ります。pip では入れられず、ここにはありません。略字を使わない点字（fr-g1）にします。
note-unbrailled = 次の名前は長すぎて、このシールには点字がありません：{ $names }。
note-brailled-number = 次の名前の点字は数だけです：{ $names }。

## ラベルシートの上
paper-a4 = A4（210×297ミリ）
paper-letter = レター（8.5×11インチ）
method-swell = 立体コピー用紙
method-dots = 貼る点
method-paint = ふくらむ絵の具
method-punch = 裏からの点打ち
method-clear = 透明ラベル
sheet-head = { $title }、{ $sheets }枚中{ $sheet }枚目。{ $paper }、{ $stock }、{ $method }。100％で印刷。
brief-swell = カラーのレーザープリンターかコピー機で手差し印刷し、現像機に通します。黒がふくらみます。線に沿って切って貼ります。
brief-dots = 輪の中に点を、二重の線の間にひもやスポンジを貼ります。線が一本の形は、全体をうめます。
brief-paint = 輪の中と二重の線の間（その内側は除く）、線が一本の形は全体を絵の具でうめ、平らに置いて乾かします。
brief-punch = 厚紙に両面印刷します。表と裏の角の丸が重なるはずです。裏から点を打ち、線に沿って切ります。
brief-clear = 灰色の下書きの上を盛り上げ、カードの上に貼ります。
head-front = 表。{ $head }
ruler = この線は100ミリです。違うときは「ページに合わせる」を切ります。
sticker-set = { $name }、{ $set }組
sticker-alt = シール、{ $name }。{ $mark }。
document-title = { $title }　さわって分かるシール

## 貼る順の一覧と、しるしの表
twin-title = { $title }　貼る順の一覧
twin-made = シール{ $stickers }枚、{ $stock }が{ $sheets }枚。{ $paper }、{ $method }、プロファイル{ $profile }。
twin-sort-head = はじめに、カードを分ける
twin-sort = シールがないと、カードはさわってもみな同じです。目の見える人が一度だけ種類ごとの山に分け、次の順に並べてください。
twin-sort-line = { $number }、{ $count }。
twin-sort-then = ここからは指だけでできます。シールも同じ順に並んでいます。マス{ $first }から取り、一番目の山のカード1枚に1枚ずつ貼り、山がなくなったら次の山へ進みます。
twin-sort-sets = ここからは指だけでできます。シールは組ごとに、組の中は山の順に並んでいます。マス{ $first }から取り、その山のカード1枚に1枚ずつ貼ります。
twin-sighted-head = 目の見える人の手がいること
twin-sighted-sort = カードを分けること。一度だけです。
twin-sighted-print = 印刷を見ること。ラベルの下の線が100ミリで、どの印もラベルの中にあるか確かめます。
twin-sighted-fit = 印刷を見ること。どの印もラベルの中にあるか確かめます。
twin-place-other = { $name }：{ $place }
twin-sighted-swell = 線に沿ってシールを切り離すこと。
twin-sighted-dots = 印刷した輪の中に点を貼ること。
twin-sighted-paint = 印刷した輪郭の中を絵の具でうめること。
twin-sighted-punch = 印刷した点を打ち、線に沿ってシールを切り離すこと。
twin-sighted-clear = 印刷した下書きの上を盛り上げること。
twin-make-head = シールの作り方
note-print = 「ページに合わせる」を切って、100％で印刷します。ラベルの下の線が100ミリになるはずです。
note-print-only = 「ページに合わせる」を切って、100％で印刷します。このラベルは用紙の端まであり、ものさしや角の丸を置く場所がありません。まず普通の紙に印刷し、ラベルに重ねて確かめてください。
note-swell = カラーのレーザープリンターかコピー機で、手差しから立体コピー用紙に一枚ずつ印刷し、現像機に通します。黒はふくらみ、色の文字と線はふくらみません。黒しかないプリンターでは文字もふくらむので、文字なし（--text 0）で印刷してください。
note-dots-how = 輪の中に直径{ $dot }ミリの点や石を貼ります。線が二重になっている所は、その間に太さ{ $line }ミリのひもやスポンジを貼り、内側には何も貼りません。売っている点はもっと大きいことが多いので、そのときは自分のプロファイルを作ってください。
note-dots = 紙のラベルに印刷します。{ note-dots-how }
    .sheet = 普通の紙か、少し厚い紙に印刷します。{ note-dots-how }
note-paint-how = 輪の中と、二重の線の間をふくらむ絵の具でうめ、その内側には何も塗りません。絵の具は広がってちょうどの大きさになります。先に空いたラベルで試し、平らに置いて乾かしてください。
note-paint = 紙のラベルに印刷します。{ note-paint-how }
    .sheet = 普通の紙か、少し厚い紙に印刷します。{ note-paint-how }
note-punch = 厚さ160グラム以上の紙に、長い辺でとじる両面印刷をします。表には文字、裏には左右が逆の点があります。光にすかして、表と裏の角の丸が重なることを確かめます。柔らかい台の上で裏から一つずつ点を打ちます。
note-clear = 透明ラベルに印刷します。灰色の下書きは実際の大きさです。透明な絵の具や点字器で盛り上げ、カードの上に貼ります。
    .sheet = 普通の紙か、少し厚い紙に印刷します。灰色の下書きは実際の大きさです。透明な絵の具や点字器で盛り上げてください。
note-solid = 線が一本の形は、全体が盛り上がる印です：{ $signs }。{ $method ->
    [dots] 同じ形に切ったスポンジで全体をうめてください。ふちにひもを貼るだけだと、別の印に感じられます。
    [paint] 全体を絵の具でうめてください。ふちをなぞるだけだと、別の印に感じられます。
   *[clear] ふちだけでなく全体を盛り上げてください。ふちだけだと、別の印に感じられます。
 }
note-cut-out = 線に沿って切り、のりで貼ります。
note-key-paper = 印の表は普通の紙に印刷します。
twin-place-head = シールを貼る場所
twin-place = カードの表の、左の辺から{ $side }ミリ、上の辺から{ $top }ミリのところに貼ります。隅の数字や絵の下なので、それらは隠れません。
twin-corner = シールの右上の角を、線に沿って切り落とします。さわるとどちらが上か分かります。
twin-no-corner = このラベルの角は切りません。数は逆さでも同じに読めます。
stock-own = 切り分ける用紙
twin-place-edge = カードの表の左の辺にそろえ、上の辺から{ $top }ミリのところに貼ります。隅の数字や絵の下なので、それらは隠れません。印は左の12ミリの中にあり、扇形に持っても読めます。
twin-place-token = トークンでは真ん中に貼ります。
twin-card = カードの大きさは { $width }×{ $height } ミリです。
twin-card-guessed = カードの大きさは { $width }×{ $height } ミリと見込んでいます。1枚測り、違っていたら --card を付けて印刷し直してください。
twin-covers = いちばん大きいシールは { $wide }×{ $high } ミリで、カードの表の{ $share }％を覆います。
note-unnamed = 次の名前は{ $size }ポイントでも入らないので、一覧だけにあります：{ $names }。
note-unnamed-many = { $size }ポイントでも入らず、一覧だけにある名前が{ $count }個あります。たとえば{ $names }です。
note-cut-labels = このカードには大きすぎるラベルがあります。先に線に沿って切ってください。
measure = { $width }×{ $height }
say-card = カードは { $width }×{ $height } ミリです。
say-card-guessed = カードは { $width }×{ $height } ミリと見込みました。違うときは --card で指定してください。
menu-card = { say-card }
menu-card-guessed = カードは { $width }×{ $height } ミリと見込みました。違うときは、このあとで大きさを選んでください。
say-cover = いちばん大きいシールは { $wide }×{ $high } ミリ、カードの表の{ $share }％です。
say-words-range = 文字は{ $smallest }から{ $size }ポイントです。
twin-text = { $smallest ->
    [0] シールに文字はありません。
   *[other] 文字の大きさは{ $smallest }から{ $size }ポイントです。
 }
twin-text-none = シールに文字はありません。
twin-sheet = { $sheets }枚中{ $sheet }枚目。横に{ $cols }枚、縦に{ $rows }段。マスは左上から横に数えます。
twin-sheet-turned = シート{ $sheet }、全{ $sheets }枚。時計回りに4分の1回して、用紙の上を右にすると、横に{ $cols }、縦に{ $rows }。マスは左上から横の列に沿って数えます。
twin-cell = マス{ $cell }：{ $name }、{ $copies }枚中{ $copy }枚目。{ $mark }。
twin-cell-set = マス{ $cell }：{ $set }組、{ $name }、{ $copies }枚中{ $copy }枚目。{ $mark }。
twin-key-head = 印の表
cover-title = { $title }　{ $sets }組中{ $set }組目
cover-where = シールは{ $stickers }枚で、{ $sheet }枚目のマス{ $cell }から{ $last_sheet }枚目のマス{ $last_cell }までです。
cover-cards = 貼るのは{ $cards }です。
cover-owner = この組の持ち主：
key-title = { $title }　印の表
key-alt = 印：{ $mark }。

## コマンドが言うこと
say-sheets = { $title }：シール{ $stickers }枚、ラベルシート{ $sheets }枚です。
say-paper = 用紙は{ $paper }、ラベルは{ $stock }、作り方は{ $method }、プロファイルは{ $profile }です。
say-words = 文字は{ $size }ポイントです。
say-no-words = シールに文字はありません。
say-printer = プリンター{ $printer }に合わせました。
say-on-labels = ラベルはふくらまないので、貼る点で作ります。ほかの作り方は --method paint か --method clear です。
say-print = 「ページに合わせる」を切って、100％で印刷してください。印の表は普通の紙に印刷します。
say-wrote = 書きました：{ $path }
say-progress = { $total }枚中{ $done }枚のシールができました。
say-progress-sheet = { $sheets }枚中{ $sheet }枚目
say-profile = プロファイル{ $name }を保存しました。--profile { $path } で使えます。
say-calibrated = プリンター{ $printer }：{ $across ->
    [left] 左
   *[right] 右
 }へ{ $x }ミリ、{ $along ->
    [up] 上
   *[down] 下
 }へ{ $y }ミリ、横{ $sx }％、縦{ $sy }％、{ $turn ->
    [back] 左
   *[on] 右
 }回りに{ $angle }度。
say-test = 試しのページ、{ $paper }、{ $method }。100％で印刷してください。
say-page = 調整のページ、{ $paper }。「ページに合わせる」を切って、100％で印刷してください。

## 試しのページと調整のページ
test-title = 試しのページ：さわって大きさを選ぶ
test-how = シールと同じ作り方でこのページを作り、段ごとに左から右へさわってください。確かに早く読める、いちばん小さいものを選びます。数はミリです。
test-dot = 点の直径
test-pitch = 点の中心から中心まで
test-circle = 円
test-square = 四角
test-line = 線の太さ
test-write = 選んだ大きさを残すには：test-sheet --sizes 点,間隔,円,四角,線 -o profile.toml
test-item = { $what }、{ $size }ミリ
test-size = { $size }
calibration-title = 調整のページ
calibration-how = 100％で印刷します。用紙の端から十字の中心までをミリで測ります。まず近いほうの横の端から、次に上か下の近い端から測ります。正しければ、どれも{ $wanted }ミリです。
calibration-then = 次に：calibrate --printer 名前 --paper { $paper } --measured A,A,B,B,C,C,D,D
calibration-cross = 十字{ $letter }
calibration-rulers = 横は100ミリ、縦は200ミリです。違うときは「ページに合わせる」を切ります。
