# よみがな。おとの とおりに かく（「は」は「わ」、「へ」は「え」）。ことばの くぎりに くうはくを おく。

shared-list-middle = { $head }、 { $tail }
shared-list-last = { $head }と { $tail }
shared-rows-middle = { $head }、 { $tail }
shared-rows-last = { $head }、 { $tail }
shared-clauses-middle = { $head }。 { $tail }
shared-clauses-last = { $head }。 { $tail }
shared-list-empty = なし

# きいている ほんにん。
shared-you = あなた

shared-player = { $n }ばんの せきの かた
shared-unreadable = よめない もじ

shared-not-your-turn = いまわ できません。 { $seat }の ばんです。
shared-outcome-awaited = いまわ できません。 カードが くばられるのを まって います。
shared-outcome-not-possible = いま もとめられて いる けっかでわ ないか、 そんざい しない カードが あります。 じっさいに くばられた、 またわ ひかれた カードを にゅうりょく して ください。
shared-game-is-over = ゲームわ おわりました。 もう できる ことわ ありません。
shared-not-readable = 「{ $text }」わ よみとれません。 コマンドでも、 いま できる てでも ありません。

shared-filler = で、を、に、の、と、は、わ、が、から、する、します、して、そして、つぎに、おく、おいて、カード、わたし、おねがいします、しました、おきました、です、おき、てふだ

# にゅうりょくした ての はじめに たつ、 だれが するか。
shared-term-subject = あなた、わたし

# ことばで にゅうりょく する かず、 いちから じゅんに。
shared-term-numbers = いち ひとつ、に ふたつ、さん みっつ、よん し よっつ、ご いつつ、ろく むっつ、なな しち ななつ、はち やっつ、きゅう く ここのつ、じゅう とお、じゅういち、じゅうに、じゅうさん、じゅうよん、じゅうご、じゅうろく、じゅうなな、じゅうはち、じゅうきゅう、にじゅう

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
