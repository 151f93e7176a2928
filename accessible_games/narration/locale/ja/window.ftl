# ウィンドウそのものの言葉。

window-returned = { NUMBER($n) ->
        [0] お帰りなさい。
       *[other] お帰りなさい。留守の間の{ $n }行は履歴にあります。
    }
window-row = { $n }. { $text }
window-status = ゲーム中ではありません。{ $theme }、文字は{ $n }パーセント。

# --- 今はできないこと

window-not-now-game = 今はできません。ゲームが開いていません。
window-not-now-query = このゲームにはありません。
window-not-now-seat = 今はできません。だれもキーボードを持っていません。
window-not-now-question = 今はできません。何も聞かれていません。
window-lacks-game = ゲームが開いていません
window-lacks-query = このゲームにはありません
window-lacks-seat = だれもキーボードを持っていません
window-lacks-question = 何も聞かれていません
window-lacks-player = プレイヤーのキーです
window-no-command = { $key }には何もありません。F1でヘルプ。
window-no-number = { $n }番はリストにありません。
window-no-list = 今は選ぶリストがありません。
window-nothing-to-draw = 今は引くものがありません。
window-nothing-playable = 今出せるカードはありません。
window-no-card-here = ここにカードはありません。{ $type }で「{ $word }」と名前を入力できます。全部のカードは{ $menu }のメニューにあります。
window-choose-which = このカードの使い方は{ $n }通りあります。選んでください。

# --- メニューとヘルプ

window-menu = メニュー。
window-continue = 続ける
window-menu-help = キーとコマンド
window-menu-look = ウィンドウ：色、大きさ、動き
window-menu-keys = キーを変える
window-menu-rules = ルール、いま聞かれていることから
window-menu-cards = 札の一覧と働き
window-menu-commands = 聞けることとできること
window-commands = 聞けることとできること。
window-rules = ルールです。
window-cards = 札の一覧です。
window-no-rules = このゲームにはルールのページがありません。
window-no-cards = このゲームの札については何も分かりません。
window-menu-phone = 手札をスマホに移す
window-menu-save = 名前を付けて保存する
window-menu-leave = ゲームから抜ける。ゲームは保存されます
window-menu-close = 終了する。すべて保存されます
window-menu-voice = 声と速さ
window-menu-settings = 設定
window-menu-pace = 次の出来事に進むとき
window-pace = 次の出来事にいつ進みますか。
window-pace-speech = 前の読み上げが終わったら
window-pace-groups = たくさん読み上げたところで、Enterを押したら
window-pace-key = Enterを押したら
window-pace-seconds = { $n }秒たったら
window-here-list-back = ここでは：{ $up }と{ $down }で答えをたどり、{ $choose }で決めます。{ $menu }で一つ前に戻ります。
window-no-letter = { $letter }で始まる項目はありません。
window-command-older-listed = 十個前の項目
window-command-newer-listed = 十個先の項目
window-help = キーの一覧。Enterで実行、Escapeで閉じます。
window-help-live = { $key }：{ $what }
window-help-absent = { $key }：{ $what }。今はできません：{ $reason }
window-help-reader = スクリーンリーダーも話すとき：NVDAとShiftとSで、NVDAはこのウィンドウでスリープモードになります
window-help-or = { $one }か{ $other }
window-help-typed = { $key }のあと「{ $word }」
window-help-digits = 数字：その番号の項目
window-help-parts = { $turn }か{ $table }のあとの矢印：言われたことをひとつずつ
window-help-others = そのほかのキーと、今使えない理由
window-help-absent-title = そのほかのキー。
window-closed = 閉じました。
window-here-waiting = ここでは：名前を呼ばれた人が{ $choose }を押します。
window-here-hand = ここでは：{ $previous }と{ $next }で手札をたどり、{ $up }と{ $down }でカードの説明を読み、{ $choose }で出します。
window-here-parts = ここでは：{ $previous }と{ $next }で言われたことをたどり、{ $choose }で戻ります。
window-here-list = ここでは：{ $up }と{ $down }で答えをたどり、{ $choose }で決めます。{ $menu }でメニュー。
window-here-list-hand = ここでは：{ $up }と{ $down }で答えをたどり、{ $choose }で決めます。{ $tab }で手札へ。
window-here-question = ここでは：{ $choose }で先へ進みます。
window-here-watching-hand = ここでは：今は何も聞かれていません。{ $previous }と{ $next }で手札をたどれます。
window-here-watching = ここでは：今は何も聞かれていません。{ $choose }で先へ進みます。
window-no-key = キーなし
window-back = 戻る
window-yes = はい
window-no = いいえ

# --- 入力

window-field-command = コマンド、手、番号のどれかを入力してください。Escapeでやめます。
window-field-name = 保存する名前を入力してください。Escapeでやめます。
window-field-find = 探す言葉を入力してください。Escapeでやめます。
window-field-left = 何も入力しませんでした。
window-field-empty = 空です
window-field-full = これ以上は入りません。
window-field-nothing = 消す文字がありません。
window-field-end = 終わり
window-field-dropped = { $letter }を削除
window-field-so-far = 入力した文字：{ $text }
window-field-keys = 文字を入力して、Enterで決定します。左右の矢印で一文字ずつ動き、HomeとEndで両端へ、上矢印で全部を読みます。Backspaceで前の文字、Deleteで後ろの文字を消します。
window-field-escape = Escapeで一つ前に戻ります。

# --- 入力した記号の読み方

window-sign-space = スペース
window-sign-comma = 読点
window-sign-stop = 句点
window-sign-colon = コロン
window-sign-semicolon = セミコロン
window-sign-hyphen = ハイフン
window-sign-underscore = アンダーバー
window-sign-apostrophe = アポストロフィー
window-sign-quote = 引用符
window-sign-exclamation = 感嘆符
window-sign-question = 疑問符
window-sign-slash = スラッシュ
window-sign-open = かっこ
window-sign-close = かっこ閉じ
window-sign-plus = プラス
window-sign-star = アスタリスク
window-sign-and = アンド
window-sign-at = アットマーク
window-sign-hash = シャープ
window-sign-percent = パーセント
window-sign-equals = イコール
window-sign-less = 小なり
window-sign-greater = 大なり
window-sign-pipe = 縦棒
window-sign-tilde = チルダ
window-sign-caret = ハット
window-sign-grave = バッククォート
window-sign-backslash = バックスラッシュ
window-sign-brace-open = 波かっこ
window-sign-brace-close = 波かっこ閉じ
window-sign-dollar = ドル記号
window-sign-euro = ユーロ記号
window-sign-pound = ポンド記号
window-sign-yen = 円記号
window-sign-degree = 度記号
window-sign-section = セクション記号
window-sign-dash = ダッシュ
window-sign-dot = 中黒
window-sign-other = 記号

# --- キーを変える

window-keys = どのキーを変えますか？
window-keys-reset = すべてのキーを最初に戻す
window-keys-row = { $what }：{ $key }
window-keys-press = 新しいキーを押してください：{ $what }。Escapeでそのままです。
window-keys-kept = キーはそのままです。
window-keys-set = { $what }：これからは{ $key }です。
window-keys-taken = { $key }はもう使われています：{ $what }。別のキーか、Escapeを押してください。
window-keys-forbidden = そのキーは使えません。文字、数字、名前のあるキー、またはControlかShiftと一緒に押してください。Escapeでやめます。
window-keys-off = 文字や数字、記号、スペースは、それだけでは使えません。コントロールと一緒に押すか、名前のあるキーか、エスケープを押してください。
window-keys-are-usual = すべてのキーを最初に戻しました。

# --- ウィンドウの見た目

window-look = ウィンドウ。Enterで変わります。
window-look-theme = 色：{ $value }
window-look-size = 文字の大きさ：{ $value }パーセント
window-look-full-screen = 全画面：{ $value }
window-look-wrapping = リストの端から反対の端へ進む：{ $value }
window-look-places = リストの中の位置を言う：{ $value }
window-look-unfocused = ほかのウィンドウが前にあるとき聞こえるもの：{ $value }
window-look-echo = 入力するときの読み上げ：{ $value }
window-look-bounce = 同じキーがまた効くまで：{ $value }
window-look-hold = キーを押し続ける長さ：{ $value }
window-look-number-pad = テンキーを使う：{ $value }
window-look-letters = 文字・数字・スペースのキーだけで使う：{ $value }
window-number-pad-left = ウィンドウの設定により、テンキーはスクリーンリーダーが使います。
window-letter-off = 設定により、{ $key }だけでは何も起きません。{ $list }で、聞けることとできることの一覧。
window-theme-white-on-black = 黒地に白
window-theme-black-on-white = 白地に黒
window-theme-yellow-on-black = 黒地に黄
window-theme-soft-dark = やわらかい暗い色
window-theme-soft-light = やわらかい明るい色
window-unfocused-all = すべて
window-unfocused-sounds = 効果音だけ
window-unfocused-nothing = なし
window-echo-letters = 文字
window-echo-words = 単語
window-echo-both = 文字と単語
window-echo-none = なし
window-ms = { $n ->
    [0] すぐ
   *[other] { $n }ミリ秒
}
window-too-soon = まだ早いです。何もしませんでした。
window-size = 文字は{ $n }パーセント。
window-full = 全画面。
window-not-full = ウィンドウ表示。
window-rate = 話す速さは1分に{ $n }語。
window-loudness-speech = 音声は{ $n }パーセント。
window-loudness-sounds = 効果音は{ $n }パーセント。

# --- キーの名前

window-key-cap = { $cap }のキー
window-key-function = F{ $n }
window-key-with = { $modifier }と{ $key }
window-key-ctrl = Control
window-key-shift = Shift
window-key-left = 左矢印
window-key-right = 右矢印
window-key-up = 上矢印
window-key-down = 下矢印
window-key-home = Home
window-key-end = End
window-key-pageup = Page Up
window-key-pagedown = Page Down
window-key-enter = Enter
window-key-space = スペース
window-key-tab = Tab
window-key-escape = Escape
window-key-backspace = Backspace
window-key-delete = Delete
window-key-plus = プラス
window-key-minus = マイナス

# --- コマンドの説明

window-command-previous = 前のカードや項目
window-command-next = 次のカードや項目
window-command-up = カードや項目の中で一行上。一行だけなら前のカードや項目
window-command-down = カードや項目の中で一行下。一行だけなら次のカードや項目
window-command-first = 最初のカードや項目
window-command-final = 最後のカードや項目
window-command-choose = 実行する
window-command-draw = 引く
window-command-next-playable = 次の出せるカード
window-command-previous-playable = 前の出せるカード
window-command-menu = 一つ前に戻る。ゲームではメニュー
window-command-type = コマンド、手、番号を入力する
window-command-commands = 今聞けることとできることの一覧
window-command-slower = 話し方を遅く
window-command-faster = 話し方を速く
window-command-sounds-softer = 効果音を小さく
window-command-sounds-louder = 効果音を大きく
window-command-softer = 音声を小さく
window-command-louder = 音声を大きく
window-command-larger = 文字を大きく。入りきらない答えは、同じキーをもう一度押すと続きが出ます
window-command-smaller = 文字を小さく
window-command-usual-size = 文字を普通の大きさに
window-command-full-screen = 全画面の切り替え
window-command-help = キーの一覧と、今使えない理由
window-command-status = 今の様子
window-command-hand = 自分の手札
window-command-turn = だれの番で、何をするか
window-command-scores = 全員の得点
window-command-details = 得点の詳細
window-command-table = 場のカード
window-command-counts = それぞれの手札の枚数
window-command-last = 最後の出来事
window-command-repeat = 最後の行をもう一度
window-command-history = これまでの出来事すべて
window-command-older = 一つ前の出来事
window-command-newer = 一つ次の出来事
window-command-oldest = 最初の出来事
window-command-newest = いちばん新しい出来事
window-command-find = 出来事の中の言葉を探す
window-command-copy = 出来事をコピーする
window-command-transcript = すべての出来事をファイルに書く
window-command-sort = 手札の並べ替え
window-command-verbosity = 説明の量：短い、普通、詳しい
window-command-pace = 次の出来事までの待ち方
window-command-private = 自分だけの行の行き先
window-command-rate = 話す速さ
window-command-pitch = 声の高さ
window-command-voice = 次の声
window-command-volume = 音声の大きさ
window-command-sounds = 効果音の大きさ
window-command-speaker = だれが話すか：このプログラム、またはスクリーンリーダー
window-command-silence = 音声をすぐに止める
window-command-card = この札は何か、どう働くか
window-command-rules = いま聞かれていることのルール
window-command-aim = ゲームの目的
window-command-why = 最後の手が断られた理由か、今起きたことの理由
window-command-hint = 強いプレイヤーならどうするか。もう一度で、どの手か。さらにもう一度で、理由
window-command-away = Enterを押すまで自分の表示を隠す
window-command-undo = 最後の手を取り消す
window-command-phone = 手札をスマホに移す
window-command-save = 名前を付けて保存する
window-command-quit = ゲームから抜ける。ゲームは保存されます
window-command-more = あまり使わないコマンド
window-command-previous-listed = 前の項目
window-command-next-listed = 次の項目
window-command-up-listed = 前の項目
window-command-down-listed = 次の項目
window-command-first-listed = 最初の項目
window-command-final-listed = 最後の項目
window-command-choose-listed = その項目に決める
window-command-next-playable-listed = 次の項目
window-command-previous-playable-listed = 前の項目

window-letter-a = A
window-letter-b = B
window-letter-c = C
window-letter-d = D
window-letter-e = E
window-letter-f = F
window-letter-g = G
window-letter-h = H
window-letter-i = I
window-letter-j = J
window-letter-k = K
window-letter-l = L
window-letter-m = M
window-letter-n = N
window-letter-o = O
window-letter-p = P
window-letter-q = Q
window-letter-r = R
window-letter-s = S
window-letter-t = T
window-letter-u = U
window-letter-v = V
window-letter-w = W
window-letter-x = X
window-letter-y = Y
window-letter-z = Z
