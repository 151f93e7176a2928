# すべてのゲームに共通の言葉。プレイヤーの名前には「さん」が自動的に付くので、ここでは付けない。

shared-list-middle = { $head }、{ $tail }
shared-list-last = { $head }と{ $tail }
shared-rows-middle = { $head }、{ $tail }
shared-rows-last = { $head }、{ $tail }
shared-clauses-middle = { $head }。{ $tail }
shared-clauses-last = { $head }。{ $tail }
shared-list-empty = なし

# 聞いている本人。プレイヤーの一覧の中で使う。
shared-you = あなた

shared-player = { $n }番の席の方
shared-unreadable = 読めない文字

shared-not-your-turn = 今はできません。{ $seat }の番です。
shared-outcome-awaited = 今はできません。カードが配られるのを待っています。
shared-outcome-not-possible = 今求められている結果ではないか、存在しないカードがあります。実際に配られた、または引かれたカードを入力してください。
shared-game-is-over = ゲームは終わりました。もうできることはありません。
shared-not-readable = 「{ $text }」は読み取れません。コマンドでも、今できる手でもありません。

shared-filler = で, を, に, の, と, は, が, から, する, します, して, そして, 次に, 置く, 置いて, カード, 私, お願いします, しました, 置きました, です, 置き, 手札

# 入力した手の初めに立つ、誰がするか。
shared-term-subject = あなた, 私

# 言葉で入力する数、1から順に。同じ数の別の言い方は空白で分ける。
shared-term-numbers = 一 一つ, 二 二つ, 三 三つ, 四 四つ, 五 五つ, 六 六つ, 七 七つ, 八 八つ, 九 九つ, 十, 十一, 十二, 十三, 十四, 十五, 十六, 十七, 十八, 十九, 二十

# 読み上げるコマンドの記号

shared-sign-dash = ハイフン
shared-sign-underscore = アンダーバー
shared-sign-dot = ドット
shared-sign-slash = スラッシュ
shared-sign-backslash = バックスラッシュ
shared-sign-colon = コロン
shared-sign-equals = イコール
shared-sign-question = はてな
shared-sign-and = アンド
shared-sign-open = かくかっこ
shared-sign-close = かくかっことじ
shared-sign-comma = カンマ
shared-sign-quote = アポストロフィー
