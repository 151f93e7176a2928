# 読み返しの文：どこか、何が違うか、結果、読まないもの。

## どこか
check-at-file = { $what }
check-at-page = { $page }ページ。{ $what }
check-at-cell = { $page }ページ、マス{ $cell }。{ $what }
check-at-card = { $page }ページ、マス{ $cell }、{ $card }。{ $what }

## ページの誤り
check-fault-mirrored = ページ全体の左右が逆です。
check-fault-corner-missing = 角の丸4つのうち{ $number }番目がありません。
check-fault-corner-off = 角の丸4つのうち{ $number }番目が、横に{ $x }ミリ、縦に{ $y }ミリずれています。ページが動いたか、傾いたか、縮みました。
check-fault-skipped-ink = 空けておくマスの、左から{ $x }ミリ、上から{ $y }ミリのところにインクがあります。
check-fault-skipped-card = 空けておく場所に何か印刷されています。
check-fault-ink-grey = { $colour }で塗ったところがあります。立体コピー用紙では、印は真っ黒（DeviceGray 0）、ほかは黒のまじらない色にします。
check-fault-ink-text = 文字が{ $colour }なので、ふくらんでしまいます。黒のまじらない色にします。
check-fault-ink-image = ページに画像があり、ふくらんでしまいます。

## しるしの誤り
check-fault-empty = 印がありません。正しくは、{ $wanted }です。
check-fault-mark = { $owner ->
    [none] 印は、{ $found }です。一覧のどのカードのものでもありません。正しくは、{ $wanted }です。
   *[other] 印は、{ $found }で、{ $owner }になってしまいます。正しくは、{ $wanted }です。
}
check-fault-reversed = 左右が逆の印があります。
check-fault-unread-shape = 読めない印があります。
check-fault-unread-inside = 印の中に余計なものがあります。
check-fault-unread-bare-circle = 丸の中に点がありません。
check-fault-unread-bare-square = 四角の中に点がありません。
check-fault-unread-circle-points = 丸の中に点が二つ以上あります。
check-fault-unread-shadow = このラベルには影の境目がかかっているので、印を読みません。むらのない明かりで、もう一度スキャンしてください。
check-fault-loose-dots = 点が{ $found }つ並んでいます。並べられるのは{ $most }つまでです。
check-fault-size-dot = 点の直径が{ $wanted }ミリではなく{ $found }ミリです。
check-fault-size-outline = 輪郭の幅が{ $wanted }ミリではなく{ $found }ミリです。
check-fault-size-line = 輪郭の線の太さが{ $wanted }ミリではなく{ $found }ミリです。
check-fault-size-points = 四角の中の点の間隔が、中心から中心まで{ $wanted }ミリではなく{ $found }ミリです。
check-fault-size-pitch = 並んだ点の間隔が、中心から中心まで{ $wanted }ミリではなく{ $found }ミリです。
check-fault-size-gap = 印の間が{ $found }ミリしかありません。{ $wanted }ミリ以上必要です。
check-fault-margin = 印がラベルの端から{ $found }ミリのところまで来ています。{ $wanted }ミリ離します。
check-fault-place = 印が、ラベルの左から{ $x }ミリ、上から{ $y }ミリのところで始まっています。正しくは{ $wanted_x }ミリと{ $wanted_y }ミリです。

## 印刷の誤り
check-fault-other-sheet = PDFにあるのとは別のシートのようです。ほとんどの印ははっきり読めますが、ここにあるはずの印ではありません。
check-fault-print-scaled = 印刷の大きさが、横{ $sx }％、縦{ $sy }％になっています。プリンターの画面で「実際のサイズ」「100％」「拡大縮小なし」のどれかを選んで、もう一度印刷してください。「用紙に合わせる」は使わないでください。
check-fault-print-moved = 印刷が、右へ{ $dx }ミリ、下へ{ $dy }ミリずれています（マイナスは左、上）。用紙ガイドを紙にぴったり合わせるか、--save-calibration でこのプリンターのずれを保存し、--printer を付けてもう一度印刷してください。
check-fault-print-turned = 印刷が紙に対して{ $turn }度、時計回りに傾いています（マイナスは反時計回り）。用紙ガイドを紙にぴったり合わせて、もう一度印刷してください。
check-fault-print-sheared = 印刷が{ $shear }度ゆがみ、縦と横が直角になっていません。紙をまっすぐ入れて、もう一度印刷してください。
check-fault-print-off = 印が本来の場所から最大{ $off }ミリ離れています。ラベルの余白は{ $room }ミリです。
check-fault-print-bent = 角の丸が平らに並んでいない（{ $rest }ミリのずれ）ので、印刷の大きさと位置を確かめられません。スキャナーを使うか、紙を平らに押さえてください。
check-fault-print-no-edges = 画像に紙の端が写っていないので、印刷の位置を確かめられません。紙を暗い色のものの上に置き、四辺がすべて見えるようにして、もう一度スキャンしてください。
check-fault-print-no-size = 画像からは紙の端も解像度もわからないので、印刷の大きさと位置を確かめられません。紙を暗い色のものの上に置いて四辺がすべて見えるようにするか、--dpi で解像度を指定してください。

## 文字の誤り
check-fault-words = 文字が「{ $wanted }」ではなく「{ $found }」です。
check-fault-words-margin = 文字が切る線から{ $found }ミリのところまで来ています。{ $wanted }ミリ離します。
check-fault-contrast = 文字のコントラストが{ $found }対1しかありません。{ $wanted }対1以上必要です。
check-fault-overlap = 文字が重なっています。

## 知っておくとよいこと
check-note-mark = { $card }の印は、このシートでは{ $found }、箱の一覧では{ $wanted }です。--dataを付けて印刷したのなら、それで合っています。
check-note-count = このファイルには{ $found }枚、箱全体では{ $wanted }枚です。--onlyか--dataを付けて印刷したのなら、それで合っています。
check-scan-page = { $turned ->
    [0] 画像を{ $page }ページとして読みました。
   *[other] 画像を{ $turned }度回し、{ $page }ページとして読みました。
}
check-scan-dots = 紙の上の点の直径は{ $found }ミリ、元の図では{ $wanted }ミリです。
check-scan-placement = 印刷は、{ $across ->
    [left] 左
   *[right] 右
 }へ{ $x }ミリ、{ $along ->
    [up] 上
   *[down] 下
 }へ{ $y }ミリ、横{ $sx }％、縦{ $sy }％、{ $turn ->
    [back] 左
   *[on] 右
 }回りに{ $angle }度ずれています。
check-progress = { $total }枚中{ $done }枚を読みました。

## 結果
check-passed = { $file }は合っています。1インチ{ $dpi }点で、シート{ $sheets }枚、{ $kind ->
    [cards] カード{ $signs }枚
   *[stickers] シール{ $signs }枚
 }を読みました。
check-failed = { $file }に誤りが{ $faults }か所あります。1インチ{ $dpi }点で、シート{ $sheets }枚、{ $kind ->
    [cards] カード{ $signs }枚
   *[stickers] シール{ $signs }枚
 }を読みました。

## 読まないもの
check-no-file = { $file }を読めません。{ $why }。
check-no-pdf = { $file }はPDFではありません。stickersかcardsで作ったファイルを指定してください。
check-cut-short = { $file }は途中で切れています。作り直すか、コピーし直してください。
check-damaged = { $file }は壊れていて開けません。作り直してください。
check-locked = { $file }にはパスワードがかかっています。作ったままのファイルを指定してください。
check-not-ours = { $file }には、シールやカードの一覧が入っていません。調べられるのは、stickersかcardsで作ったPDFだけです。
check-list-damaged = { $file }の中の一覧が壊れています（{ $what }）。作り直してください。
check-newer = { $file }は新しいプログラムで作られています（一覧の形式{ $format }、読めるのは{ $known }）。
check-pages-missing = { $file }は{ $has }ページですが、一覧には{ $needs }ページがあります。作り直してください。
check-page-large = { $file }の{ $page }ページは{ $size }ミリで、このプログラムのページではありません。作り直してください。
check-dpi = --dpi { $dpi }は使えません。{ $least }から{ $most }までの整数にしてください。
check-no-image = { $file }は読める画像ではありません。PNG、JPEG、TIFFのどれかにしてください。
check-photo-no-label = { $file }：シールが1枚だけ写っていません。暗い物の上に1枚置き、周りに余白を取って真上から撮ってください。
check-photo-small = { $file }：シールが小さすぎるか、斜めすぎて読めません。近づいて真上から撮ってください。
check-photo-unread = { $file }：この印は読めません。明るさをそろえ、ぼけないようにもう一度撮ってください。
check-image-damaged = { $file }は壊れているか、途中で切れています。スキャンし直してください。
check-image-large = { $file }は{ $most }00万画素を超えています。1インチ300点でスキャンし直してください。
check-no-corners = { $file }にシートが見つかりません。四つの角の丸が読めないので、紙全体をスキャンしてください。全体が写っていれば、用紙より大きく印刷されています。
check-too-coarse = { $file }の解像度は、紙の上で1インチ{ $dpi }点です。{ $least }点以上、できれば300点でスキャンしてください。
check-scan-grey = { $file }には色がなく、文字の場所もPDFと違うので、文字と印を見分けられません。カラーでスキャンするか、印刷したPDFを指定してください。
check-scan-other = { $file }は、PDFにあるのとは別のシートのようです。はっきり読める印のうち{ $read }個は、そこにあるはずのないもので、あるはずの{ $signs }個はほとんど見つかりません。印刷したPDFを指定してください。
check-scan-bare = { $file }は、PDFにあるのとは別のシートか、裏から点を打つシートの表のようです。あるはずの印{ $signs }個がほとんど見つかりません。正しい面なら、もっとはっきり、1インチ300点以上でスキャンし直してください。
check-scan-poor = { $file }はぼやけているか暗すぎて、印{ $signs }個のうち{ $unread }個が読めません。平らに置き、1インチ300点以上でスキャンし直してください。ぼやけていなければ、PDFにあるのとは別のシートです。
check-scan-cards = { $file }はカードです。画像から調べられるのは、印刷したシールだけです。
check-scan-stock = { $stock }のラベルには角の丸を置く場所がないので、画像からは調べられません。--scanを付けなければ、PDFは調べられます。
check-needs-scan = 画像を読むにはOpenCVが必要です。次のように入れてください：pip install "accessible-games[scan]"
check-save-needs-scan = --save-calibrationには、測るための--scan 画像が必要です。
check-no-calibration = { $file }からは、印刷が紙のどこにあるか分からないので、何も保存しませんでした。
check-fault-braille = 点字が「{ $found }」です。「{ $wanted }」のはずです。

## 画面読み上げが見つけるものの誤り
check-fault-ua-content = タグも飾りの印もない、または両方がついたものが印刷されています（PDF/UA-1、{ $condition }）。
check-fault-ua-form = 何度も使う図が自分のタグを持っているか、ほかのファイルのページです（PDF/UA-1、{ $condition }）。
check-fault-ua-untagged = 読み取れる構造ツリーがありません（PDF/UA-1、{ $condition }）。
check-fault-ua-suspects = ファイルが自分のタグを疑わしいとしています（PDF/UA-1、{ $condition }）。
check-fault-ua-roles = 構造の種類{ $what }が規格の種類につながらないか、つなぎ方が誤っています（PDF/UA-1、{ $condition }）。
check-fault-ua-nesting = 要素{ $what }が構造ツリーの誤った場所にあります（PDF/UA-1、{ $condition }）。
check-fault-ua-alt = 代替テキストのない図があります（PDF/UA-1、{ $condition }）。
check-fault-ua-box = 図の位置が正しく書かれていません（PDF/UA-1、{ $condition }）。
check-fault-ua-language = 言語の示されていない言葉があります（PDF/UA-1、{ $condition }）。
check-fault-ua-headings = 見出しが第1レベルから始まらないか、レベルが飛んでいるか、見出しがありません（PDF/UA-1、{ $condition }）。
check-fault-ua-order = ページの読み上げの順が印刷の順と違います（PDF/UA-1、{ $condition }）。
check-fault-ua-parents = 構造ツリーとページの印が合っていません（PDF/UA-1、{ $condition }）。
check-fault-ua-metadata = メタデータがないか、題名または規格の名がありません（PDF/UA-1、{ $condition }）。
check-fault-ua-title = 題名を表示する指定がありません（PDF/UA-1、{ $condition }）。
check-fault-ua-tabs = タブキーが構造に従う指定がこのページにありません（PDF/UA-1、{ $condition }）。
check-fault-ua-file = 添付ファイルの名前が足りません（PDF/UA-1、{ $condition }）。
check-fault-ua-foreign = このプログラムのファイルにはないものが入っています：{ $what }（PDF/UA-1、{ $condition }）。
check-fault-ua-bookmarks = しおりがないか、見出し以外の場所を指しています（PDF/UA-1、{ $condition }）。
check-fault-ua-font = フォント{ $what }が埋め込まれていないか、文字が足りないか、幅が誤っています（PDF/UA-1、{ $condition }）。
check-fault-ua-font-kind = フォント{ $what }は、このプログラムのファイルが使わない種類です（PDF/UA-1、{ $condition }）。
check-fault-ua-unicode = フォント{ $what }は、どの文字を示すかを告げていません（PDF/UA-1、{ $condition }）。

## ファイルやページ全体の誤り
check-fault-print-scaling = 印刷画面に100％を求める指定がありません。用紙に合わせて縮められるおそれがあります。
check-fault-older = 以前の版で作られたファイルなので、マスの外の言葉と印は調べていません。作り直してください。
check-fault-back-apart = 裏面の{ $back }ページが同じ用紙になりません。両面印刷では、1ページと2ページ、3ページと4ページが同じ用紙になります。
check-fault-page-count = ファイルは{ $found }ページですが、一覧では{ $wanted }ページです。
check-fault-user-unit = ページが独自の長さの単位で{ $found }倍になっています。
check-fault-page-turned = ページが{ $found }度回っています。
check-fault-page-size = ページは{ $x }×{ $y }ミリですが、用紙は{ $wanted_x }×{ $wanted_y }ミリです。
check-fault-page-parts = このページのタグは{ $found }個ですが、{ $wanted }個のはずです。
check-fault-page-words = 言葉は「{ $wanted }」のはずですが、「{ $found }」です。
check-fault-page-points = 「{ $text }」は{ $wanted }ポイントのはずですが、{ $found }ポイントです。
check-fault-page-invisible = 「{ $text }」はファイルにありますが、印刷されません。
check-fault-page-alt = 画面読み上げは「{ $wanted }」のはずですが、「{ $found }」と言います。
check-fault-key-mark = 印は{ $wanted }のはずですが、{ $found }です。
check-fault-cut = 切り取り線がないか、欠けています。
check-fault-crop-marks = 切る目印がないか、ずれています。
check-fault-ruler = ものさしがないか、{ $wanted }ミリではありません。
check-fault-stray = ページの左から{ $x }ミリ、上から{ $y }ミリの所に、あるはずのないものが印刷されています。
check-fault-frame = 左から{ $x }ミリ、上から{ $y }ミリのカードの枠が、あるべき所にありません。
check-fault-page-upright = 「{ $text }」の向きが違います。
