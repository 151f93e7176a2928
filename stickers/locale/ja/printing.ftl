# メニューからの印刷、ほかのプログラムの印刷画面の言葉、システムに渡したもの。

## 印刷画面での言い方
dialog-title-acrobat = Adobe Acrobat Reader
dialog-title-edge = Microsoft Edge
dialog-title-preview = Macのプレビュー
dialog-title-firefox = Firefox
dialog-title-cups = Linuxなど、CUPSのあるシステム
dialog-acrobat = Acrobat ReaderではCtrl Pを押します。「ページサイズ処理」の「サイズ」で、「合わせる」ではなく「実際のサイズ」を選んでください。
dialog-edge = EdgeではCtrl Pを押し、「その他の設定」を開きます。「拡大/縮小 (%)」で、「ページに合わせる」ではなく「実際のサイズ」を選んでください。
dialog-preview = プレビューではCommand Pを押します。用紙に合わせず、「拡大／縮小」を選んで100%と入力してください。
dialog-firefox = FirefoxではCtrl Pを押し、「詳細設定」を開きます。「倍率」で、「用紙幅に合わせる」ではなく「倍率」を選び、100と入力してください。
dialog-cups = 文書ビューアーの印刷画面では、ページの拡大縮小を「なし」にしてください。ターミナルでは lp -o print-scaling=none の後にファイル名を書きます。

## システムに渡す
say-opened = { $path } を開きました。
say-sent = { $count ->
    [1] { $first }ページ目
   *[other] { $first }ページから{ $last }ページまで
 }を、そのままの大きさでプリンターに送りました。
say-sent-windows = { $count ->
    [1] { $first }ページ目
   *[other] { $first }ページから{ $last }ページまで
 }を、PDFを印刷するプログラムに渡しました。倍率は前に使ったときのままなので、印刷したものさしを測ってください。
say-sent-then = { $count ->
    [1] { $first }ページ目
   *[other] { $first }ページから{ $last }ページまで
 }は普通の紙用です。PDFを開いて、別に印刷してください。

## メニューの手順
what = 何を印刷しますか。
what-stickers = カードに貼る、さわって分かるシール
what-cards = 大きな文字のカード
what-learn = 印をさわって覚えるシート
what-page = プリンターが大きさを守るか確かめるページ
deck = どのカードですか。
deck-own = 一覧に書いた自分のカード
table = どの表ですか。
table-row = { $folder }の{ $file }
table-other = ほかのファイル
table-path = 表はどこにありますか。ファイルのパスを入力するか、貼り付けてください。終わりは .csv か .toml です。
method = 印はどうやって作りますか。
method-swell = 立体コピー用紙。黒が熱でふくらみます。
method-dots = 貼る点。印刷したラベルに貼ります。
method-paint = ふくらむ絵の具。印刷したラベルに塗ります。
method-punch = 裏からの点打ち。厚紙に打ちます。
method-clear = 透明ラベル。カードの上に貼ります。
paper = 用紙はどれですか。
paper-a4 = A4
paper-letter = レター、8.5×11インチ
stock = ラベルはどれですか。
stock-fitting = 全部が入る、いちばん小さいもの
stock-row = { $stock }：{ $width }×{ $height }ミリが{ $cells }枚
stock-other = ほかのラベルを、箱の名前で
stock-name = ラベルの箱には何と書いてありますか。L7160 のような番号です。
size = カードの大きさはどうしますか。
size-poker = ポーカーサイズ、63.5×89ミリ
size-bridge = ブリッジサイズ、57×89ミリ
size-tarot = タロットサイズ、70×120ミリ
size-a6 = A6、105×148ミリ
size-mini = 小さいカード、44×68ミリ
size-square = 正方形のカード、70×70ミリ
preset = 文字の大きさはどうしますか。
preset-large = 大きい、18ポイント
preset-xlarge = もっと大きい、22ポイント
preset-giant = 特大、28ポイント
preset-index = 隅の数をとても大きく、言葉は少なく

## できるもの
made-cards = カード{ $cards }枚、用紙{ $sheets }枚です。
made-broken = { $all ->
    [1] この大きさでは印刷できません。
   *[other] { $all }種類のうち{ $kinds }種類は、この大きさでは印刷できません。
 }どこが小さくなるかは、ファイルの一覧にあります。
made-instead = 二つ前の質問に戻って「{ $size }」を選べば、全種類をこの大きさで印刷できます。
made-instead-fewer = 二つ前の質問に戻って「{ $size }」を選べば、この大きさにならないのは{ $kinds }種類だけです。
made-pages = { $pages }ページです。
made-first = 一枚目：{ $cards }。
made-first-many = 一枚目は、{ $first }から{ $last }まで、{ $kinds }種類、{ $stickers }枚のシールです。
made-cells = マス{ $first }から{ $last }：{ $cards }。
made-key = ラベル{ $sheets }ページの後に、普通の紙に印刷する、印の表が{ $pages }ページあります。
made-large = 59より大きい数には、六つ以上の点が入った四角が必要で、指では読みにくくなります。
ready = 書き出しますか。
ready-write = ファイルを書き出す
ready-sets = 組の数、今は{ $n }
ready-card = カードの大きさ
ready-details = 名前を一つずつ
ready-lines = この説明を一行ずつ
# The heading of that list.
lines = できあがるもの
sets = 何組にしますか。{ $least }から{ $most }までです。
wrote = { $file } を、フォルダー { $folder } に書きました。
wrote-list = 同じ所にある { $file } を聞きながら、シールを一枚ずつ貼れます。
find-windows = 探すには、Windowsキーと Rを押し、パスを貼り付けてEnterを押します。パスは { $path } です。
find-macos = 探すには、Finderを開き、Shift、Command、Gを押し、パスを貼り付けてEnterを押します。パスは { $path } です。
find-other = 探すには、ファイルマネージャーを開き、Ctrl Lを押し、パスを貼り付けてEnterを押します。パスは { $path } です。

## できたファイル
next = どうしますか。
next-open = ファイルを開く
next-folder = フォルダーを開く
next-where = どこにあるか、もう一度聞く
next-copy = パスをコピーする
next-print = 印刷する：{ $count ->
    [1] { $first }ページ目
   *[other] { $first }ページから{ $last }ページまで
 }
next-print-key = 印の表を普通の紙に印刷する：{ $count ->
    [1] { $first }ページ目
   *[other] { $first }ページから{ $last }ページまで
 }
next-dialog = 印刷画面で何を選ぶか
copied = コピーしました。
copied-to = ファイル { $file } に入れました。
dialog = どのプログラムで印刷しますか。
