# ラベルシートの言葉、添え書き、印刷できないときの説明。

## 印刷できないとき（一行で、何が、どこで、何ならよいか）
stock-unknown = ラベルシート{ $stock }はありません。{ $known }、または[stock]を書いた.tomlファイルから選んでください。
stock-paper = ラベルシート{ $stock }：用紙{ $paper }はありません。{ $known }から選んでください。
stock-sizes = ラベルシート{ $stock }：colsとrowsは1以上、widthとheightは0より大きく、ほかの寸法は0以上にしてください。
stock-overlap = ラベルシート{ $stock }：{ $axis ->
    [wide] 幅
   *[high] 高さ
 }{ $size }ミリのラベルを{ $pitch }ミリごとに並べると重なります。
stock-too-big = ラベルシート{ $stock }：{ $axis ->
    [wide] 幅
   *[high] 高さ
 }{ $needed }ミリの用紙が必要ですが、{ $paper }は{ $room }ミリです。
stock-other-paper = ラベルシート{ $stock }の用紙は{ $paper }で、{ $wanted }ではありません。--paperを外すか、{ $known }から選んでください。
table-missing = { $where }：[{ $table }]がありません。
key-unknown = { $where }の[{ $table }]：{ $name }という項目はありません。使えるのは{ $known }です。
key-missing = { $where }の[{ $table }]：{ $name }がありません。必要なのは{ $known }です。
key-kind = { $where }の[{ $table }]：{ $name }は{ $kind ->
    [str] 引用符で囲んだ文字
    [int] 整数
    [bool] trueかfalse
   *[float] ミリの数
 }にしてください。
profile-unknown = プロファイル{ $profile }はありません。{ $known }、または[profile]を書いた.tomlファイルから選んでください。
profile-small = プロファイル{ $profile }：{ $name }が小さすぎます。{ $least }ミリ以上にしてください。
profile-big = プロファイル{ $profile }：square、circle、pitchは{ $most }ミリまでです。
method-unknown = 作り方{ $method }はありません。{ $known }から選んでください。
language-unknown = 言語{ $language }はありません。{ $known }から選んでください。
paper-unknown = 用紙{ $paper }はありません。{ $known }から選んでください。
whole-number = { $option }：「{ $text }」は整数ではありません。1以上の整数にしてください。
output-exists = { $path }はもうあります。別の名前にするか、--forceで置き換えてください。
output-folder = { $path }はフォルダーです。ファイルの名前を書いてください。
output-no-folder = { $path }に書けません。フォルダー{ $folder }がありません。
output-failed = { $path }に書けません。{ $reason }。
output-ending = { $path }：ファイル名の終わりは{ $ending }にしてください。
sets-range = { $sets }組は印刷できません。1から{ $most }までにしてください。
only-unknown = --only：{ $card }というシールはありません。{ $known }から選んでください。
only-count = --only：{ $card }は1枚以上にしてください。
only-form = --only：「{ $part }」は読めません。IDかID:枚数を、一つのIDにつき一度だけ、たとえばscroll:2,unicornのように書いてください。
skip-form = --skip：「{ $part }」は読めません。3,7や1-4のようにマスの番号を書いてください。
skip-range = --skip：マス{ $cell }はありません。{ $stock }のマスは1から{ $cells }までです。
skip-all = 印刷できるマスがありません。{ $stock }の一枚目のマス1から{ $cells }まで、すべて飛ばすか、始まりより前です。
start-range = --start：マス{ $start }はありません。{ $stock }のマスは1から{ $cells }までです。
too-many = シール{ $count }枚は一つのファイルには多すぎます。{ $most }枚までです。
none-chosen = 印刷するシールがありません。しるしのあるものが一つもありません。
number-large = { $card }：{ $number }には、六つ以上の点が入った四角が必要で、指では読みにくくなります。よければ--allow-largeを付けてください。
points-crowded = { $card }：四角に点を六つ以上入れるには{ $least }ミリの四角が必要ですが、プロファイル{ $profile }は{ $square }ミリです。使えるプロファイルは{ $profiles }。
text-size = --textは、文字なしなら0、ありなら6から40ポイントまでです。
mark-too-big = { $card }：しるしにはプロファイル{ $profile }で{ $needed }ミリのラベルが必要ですが、{ $stock }は{ $room }ミリです。{ $kind ->
    [number] 収まる数は{ $fitting }。{ $profiles ->
        [none] 収まるプロファイルはありません。
       *[other] 収まるプロファイルは{ $profiles }。
     }
   *[sign] { $profiles ->
        [none] 収まるプロファイルはありません。
       *[other] 収まるプロファイルは{ $profiles }。
     }
 }収まるラベルシートは{ $sheets }。
calibration-range = 調整：{ $name }が{ $value }です。{ $low }から{ $high }までにしてください。
calibration-eight = 調整：数が{ $count }個あります。A、B、C、Dの順に、横の端からと上か下の端からの距離を、ミリで八つ書いてください。
calibration-number = 調整：「{ $part }」はミリの数ではありません。
calibration-scaled = ページが横{ $across }％、縦{ $down }％で印刷されています。「ページに合わせる」を切って、100％で印刷し直してください。
printer-name = 「{ $printer }」はプリンターの名前に使えません。文字、数字、空白、点、ハイフンで60字までです。
printer-unknown = プリンター{ $printer }の調整はありません。あるのは{ $known }です。calibrateで作ってください。
printer-damaged = { $path }：{ $name }がないか、数ではありません。プリンターをもう一度調整してください。
calibrate-nothing = calibrateには、印刷するページの-o ファイル名か、--printer 名前と測った値が必要です。
sizes-number = --sizes：「{ $part }」は読めません。点、間隔、円、四角、線をミリで、たとえば1.6,5,10,12.7,1のように書いてください。
card-size = --card: 「{ $value }」というカードの大きさはありません。{ $known } のどれかか、63.5x88 のように幅と高さを { $least } から { $most } ミリで指定してください。
kind-unknown = --kind: 「{ $kind }」という種類で印のあるものはありません。{ $known } から選んでください。
braille-letter = --braille { $table }: 「{ $character }」は点字にできません。
braille-g2 = --braille fr-g2: フランス語の略字には liblouis とその Python モジュールが要りますが、ここにはありません。fr-g1 なら何も要りません。
braille-table = --braille: { $table } は使えません。{ $known } から選んでください。
braille-method = --braille: { $method } では点字ほど小さい点は作れません。{ $known } から選んでください。
braille-edge = --braille と --edge は一緒に使えません。点字の1行はカードの端より幅があります。
note-braille = 印の下に、名前の点字({ $table })があります。大きさは ISO 17049 に従います。
note-unbrailled = 次の名前は長すぎて、このシールには点字がありません: { $names }。
note-brailled-number = 次の名前の点字は数だけです: { $names }。

## ラベルシートの上
paper-a4 = A4（210×297ミリ）
paper-letter = レター（8.5×11インチ）
method-swell = 立体コピー用紙
method-dots = 貼る点
method-paint = ふくらむ絵の具
method-punch = 裏からの点打ち
method-clear = 透明ラベル
sheet-head = { $title }、{ $sheets }枚中{ $sheet }枚目。{ $paper }、{ $stock }、{ $method }。100％で印刷。
brief-swell = カラーのレーザープリンターかコピー機で手差し印刷し、現像機へ。黒がふくらむ。線に沿って切って貼る。
brief-dots = 輪の中に点を、輪郭にひもやスポンジを貼る。
brief-paint = 輪郭の中をふくらむ絵の具でうめ、平らに置いて乾かす。
brief-punch = 厚紙に両面印刷。角の丸が表と裏で重なること。裏から点を打ち、線に沿って切る。
brief-clear = 薄い下書きの上を盛り上げ、カードの上に貼る。
head-front = 表。{ $head }
ruler = この線は100ミリ。違うときは「ページに合わせる」を切る。
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
twin-sighted-print = 印刷を見ること。ラベルの下の線が100ミリで、どのしるしもラベルの中にあるか確かめます。
twin-sighted-fit = 印刷を見ること。どのしるしもラベルの中にあるか確かめます。
twin-place-other = { $name }：{ $place }
twin-sighted-swell = 線に沿ってシールを切り離すこと。
twin-sighted-dots = 印刷した輪の中に点を貼ること。
twin-sighted-paint = 印刷した輪郭の中を絵の具でうめること。
twin-sighted-punch = 印刷した点を打ち、線に沿ってシールを切り離すこと。
twin-sighted-clear = 印刷した下書きの上を盛り上げること。
twin-make-head = シールの作り方
note-print = 「ページに合わせる」を切って、100％で印刷します。ラベルの下の線が100ミリになるはずです。
note-print-only = 「ページに合わせる」を切って、100％で印刷します。このラベルは用紙の端まであり、ものさしや角の丸を置く場所がありません。まず普通の紙に印刷し、ラベルに重ねて確かめてください。
note-swell = カラーのレーザープリンターかコピー機で、手差しから立体コピー用紙に一枚ずつ印刷し、現像機に通します。黒はふくらみ、色の文字と線はふくらみません。黒しかないプリンターでは文字もふくらむので、文字なし（--text 0）で印刷してください。線に沿って切り、のりで貼ります。
note-dots = 紙のラベルに印刷します。輪の中に直径{ $dot }ミリの点や石を貼り、輪郭には太さ{ $line }ミリのひもやスポンジを貼ります。売っている点はもっと大きいことが多いので、そのときは自分のプロファイルを作ってください。
note-paint = 紙のラベルに印刷します。輪郭の中をふくらむ絵の具でうめると、広がってちょうどの大きさになります。先に空いたラベルで試し、平らに置いて乾かしてください。
note-punch = 厚さ160グラム以上の紙に、長い辺でとじる両面印刷をします。表には文字、裏には左右が逆の点があります。光にすかして、表と裏の角の丸が重なることを確かめます。柔らかい台の上で裏から一つずつ点を打ち、線に沿って切ります。
note-clear = 透明ラベルに印刷します。薄い下書きは実際の大きさです。透明な絵の具や点字器で盛り上げ、カードの上に貼ります。
note-key-paper = しるしの表は普通の紙に印刷します。
twin-place-head = シールを貼る場所
twin-place = カードの表の、左の辺から{ $side }ミリ、上の辺から{ $top }ミリのところ。隅の数字や絵の下なので、それらは隠れません。
twin-corner = シールの右上の角を、線に沿って切り落とします。さわるとどちらが上か分かります。
twin-no-corner = このラベルの角は切りません。数は逆さでも同じに読めます。
stock-own = 切り分ける用紙
card-small = { $card }: 印には { $needed } ミリのシールが要りますが、{ $piece } ミリのカードの4分の1を超えるか、はみ出します。{ $profiles ->
    [none] --text 0 にするか、カードがもっと大きければ --card で指定してください。
   *[other] 収まるプロファイル: { $profiles }。
 }
twin-place-edge = カードの表の左の辺にそろえ、上の辺から{ $top }ミリのところ。隅の数字や絵の下なので、それらは隠れません。印は左の12ミリの中にあり、扇形に持っても読めます。
twin-place-token = トークンでは真ん中。
twin-card = カードの大きさは { $width } x { $height } ミリです。
twin-card-guessed = カードの大きさは { $width } x { $height } ミリと見込んでいます。1枚測り、違っていたら --card を付けて印刷し直してください。
twin-covers = いちばん大きいシールは { $wide } x { $high } ミリで、カードの表の{ $share }%を覆います。
note-unnamed = 次の名前は{ $size }ポイントでも入らないので、一覧だけにあります: { $names }。
note-cut-labels = このカードには大きすぎるラベルがあります。先に線に沿って切ってください。
say-card = カードは { $width } x { $height } ミリ。
say-card-guessed = カードは { $width } x { $height } ミリと見込みました。違うときは --card で指定してください。
say-cover = いちばん大きいシールは { $wide } x { $high } ミリ、カードの表の{ $share }%です。
say-words-range = 文字は{ $smallest }から{ $size }ポイント。
twin-text = { $smallest ->
    [0] シールに文字はありません。
   *[other] 文字の大きさは{ $smallest }から{ $size }ポイントです。
 }
twin-text-none = シールに文字はありません。
twin-sheet = { $sheets }枚中{ $sheet }枚目。横に{ $cols }枚、縦に{ $rows }段。マスは左上から横に数えます。
twin-sheet-turned = シート{ $sheet }、全{ $sheets }枚。時計回りに4分の1回して、用紙の上を右にすると、横に{ $cols }、縦に{ $rows }。マスは左上から横の列に沿って数えます。
twin-cell = マス{ $cell }：{ $name }、{ $copies }枚中{ $copy }枚目。{ $mark }。
twin-cell-set = マス{ $cell }：{ $set }組、{ $name }、{ $copies }枚中{ $copy }枚目。{ $mark }。
twin-key-head = しるしの表
key-title = { $title }　しるしの表
key-wide = しるしの表を印刷できません。「{ $text }」に、大きな文字で{ $room }ミリより長い言葉があります。
key-alt = しるし：{ $mark }。

## コマンドが言うこと
say-sheets = { $title }：シール{ $stickers }枚、ラベルシート{ $sheets }枚。
say-paper = 用紙{ $paper }、ラベル{ $stock }、{ $method }、プロファイル{ $profile }。
say-words = 文字は{ $size }ポイント。
say-no-words = シールに文字はありません。
say-printer = プリンター{ $printer }に合わせました。
say-print = 「ページに合わせる」を切って、100％で印刷してください。しるしの表は普通の紙に印刷します。
say-wrote = 書きました：{ $path }
say-progress = { $total }枚中{ $done }枚のシールができました。
say-progress-sheet = { $sheets }枚中{ $sheet }枚目
say-profile = プロファイル{ $name }を保存しました。--profile { $path } で使えます。
say-calibrated = プリンター{ $printer }：右へ{ $dx }ミリ、下へ{ $dy }ミリ、横{ $sx }％、縦{ $sy }％、右回りに{ $rotation }度。
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
calibration-title = 調整のページ
calibration-how = 100％で印刷します。用紙の端から十字の中心までをミリで測ります。まず近いほうの横の端から、次に上か下の近い端から測ります。正しければ、どれも{ $wanted }ミリです。
calibration-then = 次に：calibrate --printer 名前 --paper { $paper } --measured A,A,B,B,C,C,D,D
calibration-cross = 十字{ $letter }
calibration-rulers = 横100ミリ、縦200ミリ。違うときは「ページに合わせる」を切る。
