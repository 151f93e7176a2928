# できない理由。それぞれ1行で、何が、どこで、何なら使えるか。

stock-unknown = ラベルシート「{ $stock }」はありません。{ $near ->
    [none] {""}
   *[other] { $near }のことですか。
 }{ $known }、または[stock]を書いた.tomlファイルから選んでください。
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
    [int] 10000より小さい整数
    [bool] trueかfalse
   *[float] 10000より小さいミリの数
 }にしてください。
profile-unknown = プロファイル「{ $profile }」はありません。{ $known }、または[profile]を書いた.tomlファイルから選んでください。
profile-small = プロファイル{ $profile }：{ $name }が小さすぎます。{ $least }ミリ以上にしてください。
profile-big = プロファイル{ $profile }：square、circle、pitchは{ $most }ミリまでです。
method-unknown = 作り方「{ $method }」はありません。{ $known }から選んでください。
language-unknown = 言語「{ $language }」はありません。{ $known }から選んでください。
paper-unknown = 用紙「{ $paper }」はありません。{ $known }から選んでください。
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
none-chosen = 印刷するシールがありません。印のあるものが一つもありません。
number-large = { $card }：{ $number }には、六つ以上の点が入った四角が必要で、指では読みにくくなります。よければ--allow-largeを付けてください。
points-crowded = { $card }：四角に点を六つ以上入れるには{ $least }ミリの四角が必要ですが、プロファイル{ $profile }は{ $square }ミリです。使えるプロファイルは{ $profiles }。
text-size = --textは、文字なしなら0、ありなら9から40ポイントまでです。
names-no-room = { $card }：{ $stock ->
    [own] このシール
   *[other] { $stock }
 }には名前を{ $least }ポイントで入れる場所がありません。{ $sheets ->
    [none] {""}
   *[other] 全部の名前が入る用紙：{ $sheets }。
 }{ $kinds ->
    [none] {""}
   *[other] --kind { $kinds } にすれば、どの名前も入ります。
 }--text を付けなければ、入らない名前は一覧だけに載ります。
mark-too-big = { $card }：印にはプロファイル{ $profile }で{ $needed }ミリのラベルが必要ですが、{ $stock }は{ $room }ミリです。{ $kind ->
    [number] 収まる数は{ $fitting }。{ $profiles ->
        [none] 収まるプロファイルはありません。
       *[other] 収まるプロファイルは{ $profiles }。
     }
   *[sign] { $profiles ->
        [none] 収まるプロファイルはありません。
       *[other] 収まるプロファイルは{ $profiles }。
     }
 }収まるラベルシートは{ $sheets }。
calibration-range = { $name ->
    [sx] 横を{ $value }％にする必要がありますが、調整できるのは{ $low }〜{ $high }％です。
    [sy] 縦を{ $value }％にする必要がありますが、調整できるのは{ $low }〜{ $high }％です。
    [rotation] { $value }度回す必要がありますが、調整できるのは{ $low }〜{ $high }度です。
    [dx] 右へ{ $value }ミリ動かす必要がありますが、調整できるのは{ $low }〜{ $high }ミリです。
   *[dy] 下へ{ $value }ミリ動かす必要がありますが、調整できるのは{ $low }〜{ $high }ミリです。
 }「ページに合わせる」を切って、100％で印刷し直してください。
calibration-eight = 調整：数が{ $count }個あります。A、B、C、Dの順に、横の端からと上か下の端からの距離を、ミリで八つ書いてください。
calibration-number = 調整：「{ $part }」はミリの数ではありません。
calibration-scaled = ページが横{ $across }％、縦{ $down }％で印刷されています。「ページに合わせる」を切って、100％で印刷し直してください。
printer-name = 「{ $printer }」はプリンターの名前に使えません。文字、数字、空白、点、ハイフンで60字までです。
printer-unknown = プリンター{ $printer }の調整はありません。あるのは{ $known }です。calibrateで作ってください。
printer-damaged = { $path }：{ $name }がないか、数ではありません。プリンターをもう一度調整してください。
calibrate-nothing = calibrateには、印刷するページの-o ファイル名か、--printer 名前と測った値が必要です。
sizes-number = --sizes：「{ $part }」は読めません。点、間隔、円、四角、線をミリで、たとえば1.6,5,10,12.7,1のように書いてください。
card-size = --card：「{ $value }」というカードの大きさはありません。{ $known } のどれかか、63.5x88 のように幅と高さを { $least } から { $most } ミリで指定してください。
kind-unknown = --kind：「{ $kind }」という種類で印のあるものはありません。{ $known } から選んでください。
braille-letter = --braille { $table }：「{ $character }」は点字にできません。
braille-g2 = --braille fr-g2：フランス語の略字には liblouis とその Python モジュールが要りますが、ここにはありません。fr-g1 なら何も要りません。
braille-table = --braille：「{ $table }」は使えません。{ $known } から選んでください。
braille-method = --braille：{ $method } では点字ほど小さい点は作れません。{ $known } から選んでください。
braille-edge = --braille と --edge は一緒に使えません。点字の1行はカードの端より幅があります。
card-small = { $card }：印には { $needed } ミリのシールが要りますが、{ $piece } ミリのカードの4分の1を超えるか、はみ出します。{ $profiles ->
    [none] 収まるプロファイルはありません。カードがもっと大きければ --card で、ほかの印にするなら --data で指定してください。
   *[other] 収まるプロファイル：{ $profiles }。
 }
key-wide = 印の表を印刷できません。「{ $text }」に、大きな文字で{ $room }ミリより長い言葉があります。
open-nothing = { $path } を表示できません。{ $command } に、開くプログラムがありません。ファイルマネージャーで開いてください。
print-nothing = このコンピューターには印刷するコマンド（{ $command }）がありません。PDFを開いて印刷してください。
print-failed = { $command } で印刷できません：{ $reason }。PDFを開いて印刷してください。
