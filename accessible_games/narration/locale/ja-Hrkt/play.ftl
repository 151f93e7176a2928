# たくからのおしらせ（よみあげよう）。

play-player-seated = { $seat }
play-player-seated-bot = { $seat }、コンピューター
play-table-seated = さんかしゃは、{ $players }。ヘルプは、はてなをにゅうりょく。
play-hand-over = キーボードを{ $seat }にわたしてください。
play-reader-warning = ヘッドホンをつかうか、スクリーンリーダーのおんせいをきって、てんじでよんでください。エヌブイディーエーとエスです。
play-lines-stay = じぶんだけのひょうじは、がめんをさかのぼるとよめます。
play-waiting-for = { $seat }をまっています。キーボードがわたったら、エンターをおしてください。
play-decision-undone = { $seat }のさいごのてを、とりけしました。
play-undo-not-possible = とりけせません。まだなにもきまっていないか、そのあとにこうかいされたものがあります。
play-clear-question = じぶんだけのひょうじがおわるたびに、がめんをけしますか。まえのぎょうもきえます。
play-clear-settled-on = じぶんだけのひょうじがおわるたびに、がめんをけします。
play-clear-settled-off = がめんはけしません。
play-cannot-print = No Japanese letters here. Set PYTHONUTF8=1 and start again, or go on in English.

play-take-prompt = { $seat }、エンターをおしてください。
play-confirm-prompt = { $seat }、おぼえたらエンターをおしてください。
play-only-now = きけるのは、いまだけです。「もういちど」とにゅうりょくすれば、またきけます。エンターでつぎへ。
play-turn-prompt = { $seat }、ばんごうかことばをどうぞ。はてなで、ヘルプ。
play-go-on-prompt = エンターで、つぎへ。
play-number-prompt = ばんごうを、にゅうりょくしてください。

play-numbered = { $number }、{ $choice }
play-cannot-be-taken-back = このては、とりけせません。
play-do-it-choice = じっこうする
play-go-back-choice = えらびなおす
play-yes-choice = はい
play-no-choice = いいえ
play-retry-choice = もういちどためす
play-unkept-choice = ほぞんせずにつづける
play-no-such-choice = { $last ->
        [1] そのばんごうはありません。えらべるのは、いちだけです。
       *[other] そのばんごうはありません。えらべるのは、いちから{ $last }までです。
    }
play-no-such-place = そのばんごうはありません。えらべるのは、{ $numbers }です。
play-several-choices = あてはまるものが、いくつかあります。ばんごうをにゅうりょくするか、てをぜんぶいってください。
play-nothing-to-go-back = これがさいしょのせんたくです。もどるさきはありません。

play-help-intro = ばんごう、くうはくでくぎったいくつかのばんごう、ことばでのて、もどるゼロ、もういちどきくエンター、またはつぎのコマンドがつかえます。
play-help-waiting = よばれたひとにキーボードがわたったら、エンター。ほかに、つぎのコマンドがつかえます。
play-command-keys = { $letter }または{ $word }
play-command-help-help = { $keys }、いまにゅうりょくできるもの。
play-command-help-hand = { $keys }、じぶんのてふだ。
play-command-help-turn = { $keys }、だれのばんで、なにをするか。
play-command-help-scores = { $keys }、とくてん。
play-command-help-table = { $keys }、ばのカード。
play-command-help-counts = { $keys }、それぞれのてふだのまいすう。
play-command-help-last = { $keys }、さいごのできごと。
play-command-help-repeat = { $keys }、さいごのぎょうをもういちど。
play-command-help-history = { $keys }、これまでのできごとすべて。
play-command-help-older = { $keys }、ひとつまえのできごと。
play-command-help-newer = { $keys }、ひとつつぎのできごと。
play-command-help-oldest = { $keys }、さいしょのできごと。
play-command-help-newest = { $keys }、いちばんあたらしいできごと。
play-command-help-sort = { $keys }、てふだのならべかえ。
play-command-help-verbosity = { $keys }に、みじかい、ふつう、くわしいをつづける。せつめいのりょう。
play-command-help-pace = { $keys }に、おんせい、キー、びょうすうをつづける。つぎのできごとまでのまちかた。
play-command-help-private = { $keys }に、みみ、がめん、てんじをつづける。じぶんだけのひょうじのいきさき。
play-command-help-silence = { $keys }、おんせいをすぐにとめる。
play-command-help-away = { $keys }、エンターをおすまで、じぶんのひょうじをかくす。
play-command-help-undo = { $keys }、さいごのてをとりけす。
play-command-help-save = { $keys }に、なまえをつづける。そのなまえでほぞんする。
play-command-help-quit = { $keys }、しゅうりょうする。ゲームはほぞんされます。

play-nothing-told-yet = まだなにもおきていません。
play-history-place = { COUNT($count, "けん") }ちゅう、{ COUNT($number, "けん") }め。
play-history-place-oldest = これよりまえはありません。{ COUNT($count, "けん") }ちゅう、{ COUNT($number, "けん") }め。
play-history-place-newest = これよりあたらしいものはありません。{ COUNT($count, "けん") }ちゅう、{ COUNT($number, "けん") }め。
play-hand-sorted-rising = てふだを、ふだんのじゅんによみます。
play-hand-sorted-falling = てふだを、ぎゃくのじゅんによみます。
play-hand-sorted-named = てふだを、なまえのじゅんによみます。
play-verbosity-set-brief = みじかくつたえます。
play-verbosity-set-normal = ふつうにつたえます。
play-verbosity-set-full = くわしくつたえます。
play-verbosity-unknown = みじかい、ふつう、くわしいのどれかです。たとえば、せつめい、くわしい。
play-pace-set-speech = つぎのできごとは、おんせいがおわるのをまちます。
play-pace-set-key = つぎのできごとは、エンターをまちます。
play-pace-set-seconds = つぎのできごとまで、{ COUNT($seconds, "びょう") }まちます。
play-pace-unknown = おんせい、キー、またはいちからろくじゅうまでのびょうすうです。たとえば、まちかた、さん。
play-speech-silenced = おんせいをとめました。

play-private-channel-ear = じぶんのみみ
play-private-channel-screen = がめん
play-private-channel-braille = てんじ
play-private-set = じぶんだけのひょうじのいきさきは、{ $channels }です。
play-private-unknown = みみ、がめん、てんじのどれか、またはいくつかです。たとえば、いきさき、みみ、てんじ。
play-no-voice = { $seat }、みみにつたえるおんせいがありません。じぶんだけのひょうじを、がめんにだしてもよいですか。
play-private-printed = これから、{ $seat }だけのひょうじも、がめんにだします。
play-no-channel = このままでは、{ $seat }のてふだをつたえられません。ヘッドホンをつないでおんせいつきではじめるか、がめんへのひょうじをゆるしてください。

play-saved-as = { $name }というなまえで、ほぞんしました。つづけるには、つぎをにゅうりょく。{ $command }
play-save-needs-name = なまえも、にゅうりょくしてください。たとえば、ほぞん、きんよう。
play-not-saved = そのなまえでは、ほぞんできません。{ $reason }
play-not-kept = てはせいりつしていません。ディスクにかけませんでした。ここまでのないようは、うしなわれていません。
play-not-kept-full = てはせいりつしていません。ディスクがいっぱいです。ここまでのないようはぶじです。あきをつくってから、もういちどためしてください。
play-not-kept-forbidden = てはせいりつしていません。そのばしょには、かきこめません。ここまでのないようは、うしなわれていません。
play-keeping-stopped = ゲームはつづきますが、ここからさきは、ほぞんされません。
play-game-left = ゲームはほぞんされています。つづけるには、つぎをにゅうりょく。{ $command }
play-game-left-unkept = ゲームをしゅうりょうしました。ほぞんはされていません。

# コマンドのことばのよみ。
play-word-help = ヘルプ、つかいかた
play-word-hand = てふだ、じぶんのてふだ
play-word-turn = てばん、だれのばん
play-word-scores = とくてん、てんすう、スコア
play-word-table = ば、ばふだ
play-word-counts = まいすう、てふだのまいすう
play-word-last = さいご、さいごのできごと
play-word-repeat = もういちど、くりかえし
play-word-history = りれき
play-word-older = まえへ、まえ
play-word-newer = つぎへ、つぎ
play-word-oldest = さいしょ
play-word-newest = さいしん
play-word-sort = ならべかえ
play-word-verbosity = せつめい
play-word-pace = まちかた
play-word-private = いきさき
play-word-silence = しずかに、だまって
play-word-away = かくす、りせき
play-word-undo = とりけし、とりけす
play-word-save = ほぞん
play-word-quit = しゅうりょう、やめる
play-word-back = もどる

# 「せつめい」「まちかた」「いきさき」につづくことば。
play-term-brief = みじかい、みじかく
play-term-normal = ふつう
play-term-full = くわしい、くわしく
play-term-speech = おんせい
play-term-key = キー
play-term-ear = みみ
play-term-screen = がめん
play-term-braille = てんじ
