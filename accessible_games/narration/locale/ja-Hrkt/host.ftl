# じぶんの たんまつで きく、ゲーム いがいの ことばと、その ページの ことば。

host-you-sit = { $name }さん、せきに つきました。{ NUMBER($awaited) ->
    [0] ぜんいん そろいました。
   *[other] あと { COUNT($awaited, "にん") }を まって います。
}
host-has-come = { $name }さんが きました。{ NUMBER($awaited) ->
    [0] ぜんいん そろいました。
   *[other] あと { COUNT($awaited, "にん") }を まって います。
}
host-waiting = { NUMBER($awaited) ->
    [0] まもなく はじまります。
   *[other] あと { COUNT($awaited, "にん") } きたら はじまります。
}
host-saves-itself = てわ じどうで ほぞんされ、なまえわ この テーブルを ひらいた ひとが つけます
host-chat-too-often = つづけて かきすぎです。いまの ぎょうわ おくって いません。
host-photo-none = よめる しゃしんでわ ありません。
host-photo-label = シールが いちまい だけ うつって いません。くらい ものの うえに いちまい おき、まわりに よはくを とって まうえから とって ください。
host-photo-small = シールが ちいさすぎて よめません。ちかづいて まうえから とって ください。
host-photo-unread = この しるしわ よめません。あかるさを そろえ、ぼけないように もういちど とって ください。

host-page-title = テーブルに さんか
host-page-intro = なまえと、テーブルを ひらいた ひとが いう あいことばを にゅうりょくして ください。
host-page-name = なまえ
host-page-code = あいことば
host-page-language = げんご
host-page-sit-down = せきに つく
host-page-speaks = この たんまつでわ なにが よみあげますか。
host-page-speaks-reader = スクリーンリーダー、またわ じぶんで よむ
host-page-speaks-page = この ページ
host-page-sounds = こうかおん
host-page-refused-code = あいことばが ちがいます。テーブルを ひらいた ひとに きいて ください。
host-page-refused-wait = まちがいが おおすぎます。{ COUNT($seconds, "びょう") }ごに もういちど ためして ください。
host-page-refused-closed = この テーブルでわ まちがった あいことばが おおすぎました。ひらいた ひとが もういちど ひらくまで、せきに つけません。
host-page-refused-name = なまえを いちもじから よんじゅうもじで にゅうりょくして ください。
host-page-refused-taken = おなじ なまえの ひとが もう せきに ついて います。べつの なまえを にゅうりょくして ください。
host-page-refused-full = せきわ ぜんぶ うまって います。
host-page-refused-over = その ゲームわ おわりました。
host-page-refused-busy = テーブルが こみあって います。もういちど ためして ください。
host-page-refused-request = うまく いきませんでした。ページを よみこみなおして、もういちど ためして ください。
host-page-refused-network = テーブルに とどきません。この たんまつわ おなじ ネットワークに つながって いますか。
host-page-table = テーブル
host-page-your-turn = あなたの ばん
host-page-wait-turn = いまわ なにも きかれて いません
host-page-asked = きかれて いる こと
host-page-log = できごと
host-page-command = コマンドか こたえ
host-page-command-help = いちらんの ばんごうか ことば、またわ てふだ、とくてん、りれき、ヘルプなどの コマンド
host-page-send = おくる
host-page-go-on = つぎえ
host-page-back = もどる
host-page-lost = せつぞくが きれました。せきわ そのままです。この ページが じどうで つなぎなおします。
host-page-found = せつぞくが もどりました。
host-page-missed = ききのがした { COUNT($n, "ぎょう") }を よみます。
host-page-again = テーブルに もどりました。これまでの はなしわ うえに あります。
host-page-left = テーブルを はなれました。せきわ あきました。
host-page-over = ゲームわ おわりました。
host-page-ended = テーブルわ とじられました。
host-page-ask = きく
host-page-hand = てふだ
host-page-turn = きかれて いる こと
host-page-scores = とくてん
host-page-on-table = ば
host-page-counts = まいすう
host-page-repeat = もういちど
host-page-older = まえの できごと
host-page-newer = つぎの できごと
host-page-help = ヘルプ
host-page-hint = ヒント
host-page-rules = ルール
host-page-undo = とりけす
host-page-leave = テーブルを はなれる
host-page-leave-sure = はなれますか。せきわ ほかの ひとの ために あきます。
host-page-yes = はい
host-page-no = いいえ
host-page-taken-along = もちだす ぶんしょう
host-page-close = とじる
host-page-settings = この たんまつでの つたえかた
host-page-speed = よみあげの はやさ
host-page-voice = こえ
host-page-volume = こうかおんの おおきさ
host-page-size = もじの おおきさ
host-page-stay-awake = がめんが ロックされると、その あいだ テーブルから はなれます。たんまつの せっていで、がめんが すうふんわ きえないように して ください。もどると、ききのがした ことを よみます。
host-page-silence = しずかに
host-page-wake = この ページの こえと おとを だす
host-page-no-voice = この たんまつにわ この げんごの こえが ありません。たんまつの せっていで ついか できます。
host-page-keep-file = ファイルに ほぞん
host-page-race = はやおし
host-page-press = はやおし
host-page-press-taps = ポーズを うつ
host-page-press-wait = いまわ なにも おせません
host-page-elsewhere = この へやの べつの たんまつが、この たんまつの ぶんも ならす
host-page-calibrate = じゅっかい うって この たんまつの おくれを はかる
host-page-calibrate-help = むせんの イヤホンわ おとが おくれ、どれほどかわ ページにわ わかりません。これから じゅっかい なる おとに あわせて、この ボタンを うって ください。
host-page-calibrate-tap = おとに あわせて うつ
host-page-calibrated = この たんまつの おくれわ { $n }ミリびょうです。これから はやおしの じかんから ひきます。
host-page-calibrate-failed = うった かいすうが すくないか、ばらつきが おおきすぎました。まえの ままです。
host-page-tone = おと
host-page-tone-help = おとわ ひだりから みぎえ うごいて もどり、まんなかで いちばん たかく なります。ならしはじめて、まんなかに きたら おなじ ボタンを おして ください。
host-page-tone-start = おとを ならす
host-page-tone-now = いま
host-page-tone-without = おと なしで ひく
host-page-watch = かんせん だけ する
host-page-asking = その なまえの ひとが もう せきに ついて います。ごほんにんなら、べつの たんまつで こたえて ください。
host-page-moved = あなたの せきわ、いまわ べつの たんまつで つかわれて います。
host-page-chat = みんなに かく
host-page-chat-line = みんなえの ひとこと
host-page-chat-send = みんなに おくる
host-page-chat-mute = ほかの ひとが かいた ことわ よまない
host-page-begin = おなじ メンバーで つぎの ゲームが はじまります。
host-page-photo = カードの シールの しゃしん
host-page-photo-help = シールを はった カードを、くらい ものの うえに おいて ください。よみとった なまえを たしかめてから にゅうりょくします。
host-page-photo-reading = しゃしんを よみとって います。
host-page-photo-sure = { $name }、この カードですか。
host-page-photo-yes = はい、にゅうりょくする
host-page-photo-no = いいえ
host-page-open = テーブルを ひらく
host-page-open-code = クラブの あいことば
host-page-open-game = ゲーム
host-page-open-people = たんまつで あそぶ にんずう
host-page-open-robots = ロボットの かず
host-page-open-do = この テーブルを ひらく
host-page-opened = テーブルを ひらきました。あいことばわ { $code }です。ともだちに つたえて、せきに ついて ください。
host-page-refused-players = この ゲームわ その にんずうでわ あそべません。
