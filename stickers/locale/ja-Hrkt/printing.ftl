# メニューからの いんさつ。 もじの ぶんと おなじ ことを、 かなしか よめない こえの ために。

dialog-title-acrobat = アドビ アクロバット リーダー
dialog-title-edge = マイクロソフト エッジ
dialog-title-preview = マックの プレビュー
dialog-title-firefox = ファイヤーフォックス
dialog-title-cups = リナックスなど、 カップスの ある システム
dialog-acrobat = アクロバット リーダーでわ、 コントロール ピーを おします。 ページサイズ しょりの サイズで、 あわせるでわなく、 じっさいの サイズを えらんで ください。
dialog-edge = エッジでわ、 コントロール ピーを おして、 そのたの せっていを ひらきます。 かくだい しゅくしょうで、 ページに あわせるでわなく、 じっさいの サイズを えらんで ください。
dialog-preview = プレビューでわ、 コマンド ピーを おします。 ようしに あわせずに、 かくだい しゅくしょうを えらんで、 ひゃくパーセントと にゅうりょくして ください。
dialog-firefox = ファイヤーフォックスでわ、 コントロール ピーを おして、 しょうさい せっていを ひらきます。 ばいりつで、 ようしはばに あわせるでわなく、 ばいりつを えらんで、 ひゃくと にゅうりょくして ください。
dialog-cups = ぶんしょ ビューアーの いんさつ がめんでわ、 ページの かくだい しゅくしょうを なしに して ください。

say-opened = { $path }を ひらきました。
say-sent = { $count ->
    [1] { $first }ページめ
   *[other] { $first }ページから { $last }ページまで
 }を、 そのままの おおきさで プリンターに おくりました。
say-sent-windows = { $count ->
    [1] { $first }ページめ
   *[other] { $first }ページから { $last }ページまで
 }を、 ピーディーエフを いんさつする プログラムに わたしました。 ばいりつわ まえに つかった ときの ままなので、 いんさつした ものさしを はかって ください。
say-sent-then = { $count ->
    [1] { $first }ページめ
   *[other] { $first }ページから { $last }ページまで
 }わ ふつうの かみようです。 ピーディーエフを ひらいて、 べつに いんさつして ください。

what = なにを いんさつしますか。
what-stickers = カードに はる、 さわって わかる シール
what-cards = おおきな もじの カード
what-learn = しるしを さわって おぼえる シート
what-page = プリンターが おおきさを まもるか たしかめる ページ
deck = どの カードですか。
deck-own = いちらんに かいた じぶんの カード
table = どの ひょうですか。
table-row = { $folder }の { $file }
table-other = ほかの ファイル
table-path = ひょうわ どこに ありますか。 ファイルの パスを にゅうりょくするか、 はりつけて ください。
method = しるしわ どうやって つくりますか。
method-swell = りったいコピー ようし。 くろが ねつで ふくらみます。
method-dots = はる てん。 いんさつした ラベルに はります。
method-paint = ふくらむ えのぐ。 いんさつした ラベルに ぬります。
method-punch = うらからの てんうち。 あつがみに うちます。
method-clear = とうめい ラベル。 カードの うえに はります。
paper = ようしわ どれですか。
paper-a4 = エーよん
paper-letter = レター
stock = ラベルわ どれですか。
stock-fitting = ぜんぶが はいる、 いちばん ちいさい もの
stock-row = { $stock }、 たて { $height }ミリ、 よこ { $width }ミリが { COUNT($cells, "まい") }
stock-other = ほかの ラベルを、 はこの なまえで
stock-name = ラベルの はこにわ なんと かいて ありますか。 ばんごうを にゅうりょくして ください。
size = カードの おおきさわ どうしますか。
size-poker = ポーカーサイズ、 ろくじゅうさんてんごかける はちじゅうきゅうミリ
size-bridge = ブリッジサイズ、 ごじゅうななかける はちじゅうきゅうミリ
size-tarot = タロットサイズ、 ななじゅうかける ひゃくにじゅうミリ
size-a6 = エーろく、 ひゃくごかける ひゃくよんじゅうはちミリ
size-mini = ちいさい カード、 よんじゅうよんかける ろくじゅうはちミリ
size-square = せいほうけいの カード、 ななじゅうかける ななじゅうミリ
preset = もじの おおきさわ どうしますか。
preset-large = おおきい、 じゅうはちポイント
preset-xlarge = もっと おおきい、 にじゅうにポイント
preset-giant = とくだい、 にじゅうはちポイント
preset-index = すみの かずを とても おおきく、 ことばわ すくなく

made-cards = カード { COUNT($cards, "まい") }、 ようし { COUNT($sheets, "まい") }です。
made-broken = { $all ->
    [1] この おおきさでわ いんさつ できません。
   *[other] { COUNT($all, "しゅるい") }の うち { COUNT($kinds, "しゅるい") }わ、 この おおきさでわ いんさつ できません。
 }どこが ちいさく なるかわ、 ファイルの いちらんに あります。
made-instead = ふたつまえの しつもんに もどって 「{ $size }」を えらべば、 ぜんしゅるいを この おおきさで いんさつ できます。
made-instead-fewer = ふたつまえの しつもんに もどって 「{ $size }」を えらべば、 この おおきさに ならないのわ { COUNT($kinds, "しゅるい") }だけです。
made-pages = { $pages }ページです。
made-first = いちまいめわ、 { $cards }。
made-first-many = いちまいめわ、 { $first }から { $last }まで、 { COUNT($kinds, "しゅるい") }、 シール { COUNT($stickers, "まい") }です。
made-cells = マス { $first }から { $last }、 { $cards }。
made-key = ラベルの { $sheets }ページの あとに、 ふつうの かみに いんさつする しるしの ひょうが { $pages }ページ あります。
made-large = ごじゅうきゅうより おおきい かずにわ、 むっつ いじょうの てんが はいった しかくが いるので、 ゆびでわ よみにくく なります。
ready = かきだしますか。
ready-write = ファイルを かきだす
ready-sets = くみの かず、 いまわ { $n }
ready-card = カードの おおきさ
ready-details = なまえを ひとつずつ
ready-lines = このせつめいを いちぎょうずつ
# The heading of that list.
lines = できあがるもの
sets = なんくみに しますか。 { $least }から { $most }までです。
wrote = { $file }を、 フォルダー { $folder }に かきました。
wrote-list = おなじ ところに ある { $file }を ききながら、 シールを いちまいずつ はれます。
find-windows = さがすにわ、 ウィンドウズキーと アールを おして、 パスを はりつけて、 エンターを おします。 パスわ { $path }です。
find-macos = さがすにわ、 ファインダーを ひらいて、 シフト、 コマンド、 ジーを おして、 パスを はりつけて、 エンターを おします。 パスわ { $path }です。
find-other = さがすにわ、 ファイル マネージャーを ひらいて、 コントロール エルを おして、 パスを はりつけて、 エンターを おします。 パスわ { $path }です。

next = どうしますか。
next-open = ファイルを ひらく
next-folder = フォルダーを ひらく
next-where = どこに あるか、 もういちど きく
next-copy = パスを コピーする
next-print = いんさつする、 { $count ->
    [1] { $first }ページめ
   *[other] { $first }ページから { $last }ページまで
 }
next-print-key = しるしの ひょうを ふつうの かみに いんさつする、 { $count ->
    [1] { $first }ページめ
   *[other] { $first }ページから { $last }ページまで
 }
next-dialog = いんさつ がめんで なにを えらぶか
copied = コピーしました。
copied-to = ファイル { $file }に いれました。
dialog = どの プログラムで いんさつしますか。
