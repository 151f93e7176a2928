# 卓からのお知らせ。一文で、大事なことを先に。

play-player-seated = { $seat }
play-table-seated = 参加者：{ $players }。? でヘルプを表示します。
play-table-seated-keys = 参加者：{ $players }。F1でヘルプを表示します。
play-hand-over = キーボードを{ $seat }に渡してください。
play-reader-warning = ヘッドホンを使うか、スクリーンリーダーの音声を切って点字で読んでください（NVDAキーとS）。
play-lines-stay = 自分だけの表示は、画面をさかのぼると読めます。
play-waiting-for = { $seat }を待っています。キーボードが渡ったらEnterを押してください。
play-answer-first = 選べる答えではありません。まず、聞かれたことに答えてください。
play-too-soon = まだ早いです。今は何も聞かれていないので、何もしませんでした。
play-decision-undone = { $seat }の最後の手を取り消しました。
play-undo-not-possible = 取り消せません。まだ誰も何も決めていません。
play-undo-not-possible-revealed = 取り消せません。最後の手か、そのあとで、公開されたものがあります。
play-clear-question = 自分だけの表示が終わるたびに画面を消しますか。前の行も消えます。
play-memory-stays = 覚えておくカードは、画面をさかのぼると読めます。
play-clear-memory-question = 覚えておくカードは、画面をさかのぼると読めます。ゲームが進むたびに画面を消しますか。前の行も消えます。
play-clear-settled-memory = ゲームが進むたびに画面を消します。
play-clear-settled-on = 自分だけの表示が終わるたびに画面を消します。
play-clear-settled-off = 画面は消しません。
play-drawn-hand-question = { $seat }、手番のあいだ手札を画面に出しますか。ほかの人にも見えます。
play-drawn-hand-settled-drawn = 手番のあいだ{ $seat }の手札を画面に出します。
play-drawn-hand-settled = { $seat }の手札は画面に出しません。
play-cannot-print = No Japanese letters here. Set PYTHONUTF8=1 and start again, or go on in English.
play-undo-wished = { $seat }が、できるなら最後の手を取り消したいそうです。いいですか。
play-undo-not-granted-no = 取り消しません。全員の同意がありません。
play-undo-not-granted-late = 取り消しません。時間内に全員の返事がありませんでした。
play-undo-not-granted-over = 取り消しません。ゲームはもう先に進みました。
play-decision-undone-revealed = { $seat }の最後の手を、公開されたものがありましたが、取り消しました。ロボットは、そのとき知っていたことから続けます。
play-taking-back-offered = このゲームでは、何かが公開されたあとでも、手を取り消せます。取り消すと、順位にも連勝にも数えません。
play-played-taking-back = このゲームでは、公開のあとの取り消しが{ $n }回ありましたので、順位にも連勝にも数えません。
play-hints-allowed = このテーブルでは、だれでもヒントを聞けます。聞こえるのは聞いた本人だけです。ヒントを使ったゲームは、順位にも連勝にも数えません。
play-played-with-hints = このゲームではヒントが{ $n }回使われましたので、成績にも実績にも数えません。
play-undo-asked = { $asked }に聞きます。{ $seat }が、できるなら最後の手を取り消したいそうです。いいですか。
play-nobody-looks = ここでは一人で遊んでいますので、隠す相手はいません。
play-question-over = それはもう終わっています。何もしませんでした。
play-seat-left = { $seat }が席を離れました。同じ席に戻れます。
play-seat-taken = { $seat }が戻りました。
play-connection-lost = { $seat }の端末とつながりません。席はそのままです。
play-connection-back = { $seat }の端末とまたつながりました。
play-robot-wished = { $seat }がいません。戻るまでロボットが代わりに続けますか。
play-robot-plays = ロボットが{ $seat }の代わりに続けます。
play-robot-gave-back = { $seat }が戻り、ロボットと代わりました。
play-robot-not-wanted = ロボットは代わらず、{ $seat }を待ちます。
play-second-device-wished = 別の端末が、あなたの名前でこの席に着こうとしています。あなたの端末ですか。
play-both-devices-choice = はい、両方使う
play-new-device-choice = はい、そちらだけ使う
play-no-device-choice = いいえ、入れない
play-chat-line = { $name }から。{ $text }
play-watching-only = 観戦です。だれでも知ってよいことを聞けます。何も聞かれません。
play-watchers-ask = 観戦中に聞けるのは、得点、場、枚数、番、履歴、もう一度だけです。
play-watcher-came = { $name }が観戦に来ました。
play-device-changed = { $seat }が別の端末に着きました。
play-again-wished = 同じメンバーでもう一度遊びますか。
play-afterwards-wished = ゲームは終わりました。何を聞きますか。
play-costly-wished = どの手を見ますか。
play-moments-left = 残り{ COUNT($n, "場面") }です。
play-again-not-wanted = もう遊ばない人がいます。
play-race-measured = 早押しの速さは、それぞれの端末で計ります。時計の差は{ $ms }ミリ秒以内です。遅い知らせは{ $waits }ミリ秒まで待ちます。
play-race-measured-unknown = 早押しの速さは、それぞれの端末で、カードの音から計ります。遅い知らせは{ $waits }ミリ秒まで待ちます。
play-press-too-fast = 聞いてから押したにしては速すぎます。この早押しは数えず、損もしません。
play-press-not-believed = この早押しは、お使いの接続ではありえない遅さで届きました。数えず、損もしません。

play-take-prompt = { $seat }、Enterを押してください。
play-confirm-prompt = { $seat }、覚えたらEnterを押してください。
play-clear-prompt = { $seat }：Enterで画面を消します。
play-only-now = 聞けるのはEnterを押すまでです。「もう一度」と入力すればまた聞けます。Enterで次へ。
play-only-now-keys = 聞けるのはEnterを押すまでです。繰り返しのキーでもう一度聞けます。Enterで次へ。
play-turn-prompt = { $seat }、番号か言葉をどうぞ。
play-turn-prompt-does = { $seat }、番号か言葉をどうぞ。Enterで決まります。
play-turn-prompt-goes-on = { $seat }、番号か言葉をどうぞ。Enterで先へ進みます。
play-open-prompt = 早い者勝ちです。番号に続けて、することをどうぞ。Enterで次へ。
play-who-first = 今は何人でもできます。1から{ $last }までの自分の番号に続けて、することを入力してください。
play-go-on-prompt = Enterで次へ。
play-go-on-first = Enterで次へ。変えるには、例えば「待ち方 音声」か、秒数で「待ち方 3」と入力してください。
play-number-prompt = 番号を入力してください。
play-pick-help = 1から{ $last }までの番号か、答えの始めの言葉を入力してください。Enterだけを押すと、もう一度表示します。

play-list-shortened-same = 選択肢は前と同じです。Enterだけで読み上げます。
play-list-shortened-news = 選択肢のうち、新しいもの。Enterだけで全部を読み上げます。
play-list-shortened-same-several = 選択肢は前と同じです。?で読み上げます。
play-list-shortened-news-several = 選択肢のうち、新しいもの。?で全部を読み上げます。
play-numbered = { $number }. { $choice }
play-entries-shortly = まとめると、{ $entries }。Enterだけを押すと、一つずつ全部読みます。
play-only-entry = { $number }かEnter：{ $choice }
play-enter-goes-on = Enter：何もせずに次へ
play-enter-once-more = もう一度Enterを押すと、答えないまま進みます。
play-then-what = { $choice }。続きを選んでください。
play-which-one = 当てはまる手がいくつかあります。どれですか。
play-which-one-begun = { $choices }。当てはまる手がいくつかあります。どれですか。
play-placed = { $choice }{ NUMBER($number) ->
        [0] { "" }
       *[other] 、{ ENDING($choice) ->
            [digit] 全{ $count }
           *[other] { $count }
        }件中{ $number }件目
    }
play-placed-playable = { $choice }、出せます{ NUMBER($number) ->
        [0] { "" }
       *[other] 、{ $count }枚中{ $number }枚目
    }
play-placed-blocked = { $choice }、出せません{ NUMBER($number) ->
        [0] { "" }
       *[other] 、{ $count }枚中{ $number }枚目
    }
play-not-in-the-list = そのカードは、いま開いているリストにありません。
play-cannot-be-taken-back = { $choices }。この手は取り消せません。
play-do-it-choice = 実行する
play-go-back-choice = 選び直す
play-yes-choice = はい
play-no-choice = いいえ
play-story-choice = このゲームのあらすじ
play-look-back-choice = 一番損をした手を振り返る
play-next-moment-choice = 次の場面
play-enough-choice = もう十分
play-retry-choice = もう一度試す
play-unkept-choice = 保存せずに続ける
play-no-such-choice = { $last ->
        [1] その番号はありません。選べるのは1だけです。
       *[other] その番号はありません。選べるのは1から{ $last }までです。
    }
play-no-such-place = その番号はありません。選べるのは、{ $numbers }です。
play-too-many-numbers = 番号が多すぎます：{ $text }。何もしていません。番号を1つだけ入力してください。
play-word-first = 「{ $word }」を付けてください：{ $text }。まだ何もしていません。
play-nothing-uses-it = 今できることに「{ $text }」を使うものはありません。
play-understood-so-far = 「{ $text }」までは分かりますが、続きの「{ $rest }」が読み取れません。何もしていません。
play-place-wanted = 「{ $text }」ではなく、{ $first }番から{ $last }番までの番号で言ってください。何もしていません。
play-word-is-entry-too = 「{ $text }」はコマンドです。手のことなら、{ $entry }。
play-did-you-mean-say = 「{ $text }」は読み取れません。「{ $meant }」のことですか。
play-did-you-mean = 「{ $text }」は読み取れません。「{ $meant }」のことですか。「はい」と入力すれば、そうします。
play-several-choices = { $more ->
        [0] 当てはまる項目が複数あります。{ $choices }。番号を入力してください。
       *[other] 当てはまる項目が複数あります。初めの3つは、{ $choices }。番号を入力するか、言葉を足してください。
    }
play-nothing-to-go-back = これが最初の選択です。戻る先はありません。

play-help-intro = 一覧の番号か、手を言葉で入力してください。番号は空白で区切れば続けて選べます。0で戻ります。Enterだけを押すと、質問をもう一度聞けます。Enterでほかのことが起きるのは、最後の行でそう言われたときだけです。ほかに次のコマンドが使えます。
play-help-several = 誰の番でもなく、早い者勝ちです。プレイヤーの番号のあとに、することを言葉か番号で打ちます。番号だけなら、できることが1つのときはそれをし、ほかのときは一覧を読みます。誰も何もしなければEnterで進みます。ほかにはこれがあります。
play-help-several-alone = 早い者勝ちです。することを言葉か番号で打ちます。何もしなければEnterで進みます。ほかにはこれがあります。
play-help-waiting = 呼ばれた人にキーボードが渡ったらEnter。ほかに次のコマンドが使えます。
play-command-keys-both = { $letter }または{ $word }
play-command-keys-word = { $word }
play-command-help-help = { $keys }：今入力できるもの。
play-command-help-status = { $keys }：今の様子：手番と得点。
play-command-help-hand = { $keys }：自分の手札。
play-command-help-turn = { $keys }：だれの番で、何をするか。
play-command-help-scores = { $keys }：全員の得点。
play-command-help-details = { $keys }：得点の詳細。
play-command-help-table = { $keys }：場のカード。
play-command-help-counts = { $keys }：カードなどの枚数や個数。
play-command-help-last = { $keys }：最後の出来事。
play-command-help-repeat = { $keys }：最後の行をもう一度。
play-command-help-history = { $keys }：最後の10件。数を付けるとその件数、全部と付けるとすべて。
play-command-help-older = { $keys }：一つ前の出来事。
play-command-help-newer = { $keys }：一つ次の出来事。
play-command-help-oldest = { $keys }：最初の出来事。
play-command-help-newest = { $keys }：いちばん新しい出来事。
play-command-help-find = { $keys }のあとに、言葉：その言葉がある、より前の出来事。
play-command-help-copy = { $keys }：読んでいる出来事をコピー。
play-command-help-transcript = { $keys }：すべての出来事をテキストファイルに保存。
play-command-help-sort = { $keys }：手札の並べ替え。
play-command-help-verbosity = { $keys }のあとに、短い、普通、詳しいのどれか：説明の量。
play-command-help-pace = { $keys }のあとに、音声、まとめ、キー、秒数のどれか：次の出来事までの待ち方。
play-command-help-private = { $keys }のあとに、耳、画面、点字のどれか、または複数：自分だけの表示の行き先。
play-command-help-rate = { $keys }のあとに、数：自分への読み上げの速さ（1分あたりの語数）。
play-command-help-pitch = { $keys }のあとに、数：自分への声の高さ（50が元の高さ）。
play-command-help-voice = { $keys }：自分への声を次の声に変えます。名前の一部を付けると、その声にします。
play-command-help-volume = { $keys }のあとに、数：音声の音量（パーセント）。
play-command-help-sounds = { $keys }のあとに、数：効果音の音量（パーセント）。
play-command-help-speaker = { $keys }のあとに、プログラム、リーダー、なしのどれか：読み上げの担当。
play-command-help-silence = { $keys }：音声をすぐに止める。
play-command-help-card = { $keys }のあとに札の名前：その札が何で、何をして、何枚あるか。
play-command-help-rules = { $keys }：いま聞かれていることのルール。番号を付けるとその段落、言葉を付けるとその説明。
play-command-help-aim = { $keys }：ゲームの目的と勝ち方。
play-command-help-why = { $keys }：最後の手が断られた理由か、今起きたことの理由と、そのルール全文。
play-command-help-hint = { $keys }：強いプレイヤーならどうするか。もう一度で、どの手か。三度目で、その理由。そのゲームは成績に数えません。
play-command-help-away = { $keys }：Enterを押すまで自分の表示を隠す。
play-command-help-undo = { $keys }：最後の手を取り消す。
play-command-help-save = { $keys }のあとに、名前：その名前で保存する。
play-command-help-phone = { $keys }：手札と質問をスマホに移す。つながらなくなったら、もう一度でキーボードに戻る。
play-command-help-quit = { $keys }：ゲームから抜ける。ゲームは保存されます。
play-command-help-more = { $keys }：ほかの全部のコマンド。

play-nothing-told-yet = まだ何も起きていません。
play-history-lately = { $count }件のうち、最後の{ $n }件です。「履歴」の後に全部か、数を入力すると、もっと読みます。
play-history-lately-keys = { $count }件のうち、最後の{ $n }件です。ページアップでさらに前に戻ります。
play-history-place = { $count }件中{ $number }件目。
play-history-place-oldest = これより前はありません。{ $count }件中{ $number }件目。
play-history-place-newest = これより新しいものはありません。{ $count }件中{ $number }件目。
play-not-heard = まだ聞いていないものが{ $n }件あります。
play-find-needs-word = 言葉も入力してください。例：検索 槍兵
play-not-in-history = 「{ $word }」がある、より前の出来事はありません。
play-copied = コピーしました。
play-copied-file = 次のファイルにコピーしました：{ $path }
play-history-written = すべての出来事を次のファイルに書きました：{ $path }
play-not-written = 書けませんでした。
play-not-written-full = 書けませんでした。ディスクがいっぱいです。
play-not-written-forbidden = 書けませんでした。その場所には書き込めません。
play-own-lines-stay = この行はあなただけのものです。ほかの人が読める所には置きません。
play-hand-sorted-rising = 手札を普段の順に読みます。
play-hand-sorted-falling = 手札を逆の順に読みます。
play-hand-sorted-named = 手札を名前の順に読みます。
play-verbosity-set-brief = これからは短く伝えます。
play-verbosity-set-normal = これからは普通に伝えます。
play-verbosity-set-full = これからは詳しく伝えます。
play-verbosity-unknown = 短い、普通、詳しいのどれかです。例：説明 詳しい
play-pace-set-speech = 次の出来事は音声が終わるのを待ちます。
play-pace-set-groups = たくさん読み上げたところで、次の出来事はEnterを待ちます。
play-pace-set-key = 次の出来事はEnterを待ちます。
play-pace-set-seconds = 次の出来事まで{ $seconds }秒待ちます。
play-pace-unknown = 音声、まとめ、キー、または1から60までの秒数です。例：待ち方 3
play-speech-silenced = 音声を止めました。

play-private-channel-ear = 自分の耳
play-private-channel-screen = 画面
play-private-channel-braille = 点字
play-private-set = 自分だけの表示の行き先：{ $channels }。
play-private-unknown = 耳、画面、点字のどれか、またはいくつかです。例：行き先 耳 点字
play-no-voice = { $seat }、耳に伝える音声がありません。自分だけの表示を画面に出してもよいですか。
play-private-printed = これから{ $seat }だけの表示も画面に出します。
play-no-channel = このままでは{ $seat }の手札を伝えられません。ヘッドホンをつないで音声付きで始めるか、画面への表示を許してください。
play-rate-set = あなたへの読み上げは1分に{ $rate }語です。
play-pitch-set = あなたへの声の高さは{ $pitch }です。
play-voice-set = 声を{ $name }に変えました。
play-voice-unknown = その名前の声はありません。コマンドだけなら、次の声に変わります。
play-voices-none = あなたの言語の声がありません。
play-loudness-set-speech = 音声の音量は{ $per-cent }パーセントです。
play-loudness-set-sounds = 効果音の音量は{ $per-cent }パーセントです。
play-number-unknown = { $least }から{ $most }までの数を入力してください。
play-speaker-set-program = このプログラムが読み上げます。
play-speaker-set-reader = スクリーンリーダーが読み上げます。
play-speaker-set-nobody = 読み上げはありません。すべて文字で伝えます。
play-speaker-unknown = プログラム、リーダー、なしのどれかです。例：読み上げ リーダー
play-speaker-unreachable = このウィンドウからはスクリーンリーダーにつながらないので、読み上げは前のままです。ターミナルなら、そのまま読めます。--front terminal を付けて始めてください。
play-listen-away = ほかの人は聞かないでください。
play-listen-away-look = ほかの人は聞かず、画面も見ないでください。
play-ear-lost = { $seat }の音声機器が見つかりません。自分だけの音声もここから出ます。ほかの人は聞かないでください。それから{ $seat }、「もう一度」と入力してください。
play-headset-lost = 音声機器が一つ見つかりません。自分だけの音声が全員に聞こえるかもしれません。ほかの人は聞かないでください。それから{ $seat }、「もう一度」と入力してください。

play-saved-as = { $name }という名前で保存しました。続けるには次を入力：{ $command }
play-saved-as-keys = { $name }という名前で保存しました。メニューの「保存されたゲーム」にあります。
play-save-needs-name = 名前も入力してください。例：保存 金曜
play-not-saved = その名前では保存できません。{ $reason }
play-not-kept = その手は行われませんでした。ディスクに保存できません。ここまでの内容は失われていません。
play-not-kept-full = その手は行われませんでした。ディスクがいっぱいです。ここまでの内容は無事です。空きを作ってからもう一度試してください。
play-not-kept-forbidden = その手は行われませんでした。その場所には保存できません。ここまでの内容は失われていません。
play-not-kept-gone = その手は行われませんでした。このゲームを保存していたファイルが、消されたか移されました。失われたものはありません。もう一度試すと、ゲーム全体を新しいファイルに保存します。
play-not-kept-changed = その手は行われませんでした。このゲームを保存していたファイルが、ほかのプログラムに書き換えられました。失われたものはありません。もう一度試すと、ゲーム全体を別の新しいファイルに保存します。
play-keeping-stopped = ゲームは続きますが、ここから先は保存されません。
play-game-left = ゲームは保存されています。続けるには次を入力：{ $command }
play-game-left-keys = ゲームは保存されています。メニューの最初にあります。
play-game-left-unkept = ゲームを終了しました。保存はされていません。

# コマンドの言葉。読点で区切った同義語で、最初のものがヘルプに出る。
play-word-help = ヘルプ、使い方、何ができる、何ができますか、今何ができる、今何ができますか、今できること、何をすればいい、何をすればいいですか、今何をすればいい、次は何、次は何をする、次は、どうする、どうすればいい、どうすればいいですか、何を入力する、何を入力すればいい、わからない、わかりません、分からない、分かりません、助けて
play-word-status = 状況、今の様子
play-word-hand = 手札、自分の手札
play-word-turn = 手番、だれの番、誰の番、だれの番ですか、誰の番ですか、私の番ですか、次はだれ、次は誰
play-word-scores = 得点、点数、スコア、だれが勝っている、誰が勝っている、勝っているのはだれ、勝っているのは誰
play-word-details = 詳細、得点の詳細
play-word-table = 場、場札
play-word-counts = 枚数、手札の枚数、残り何枚、残りは何枚、何枚残っている、あと何枚
play-word-last = 最後、最後の出来事
play-word-repeat = もう一度、繰り返し
play-word-history = 履歴
play-word-older = 前へ、前
play-word-newer = 次へ、次
play-word-oldest = 最初
play-word-newest = 最新
play-word-find = 検索、探す
play-word-copy = コピー
play-word-transcript = 書き出し、履歴を保存
play-word-sort = 並べ替え
play-word-verbosity = 説明
play-word-pace = 待ち方
play-word-private = 行き先
play-word-rate = 速さ、読み上げの速さ
play-word-pitch = 高さ、声の高さ
play-word-voice = 声、次の声
play-word-volume = 音量、音声の音量
play-word-sounds = 効果音、効果音の音量
play-word-speaker = 読み上げ、読み上げの担当
play-word-silence = 静かに、黙って
play-word-card = カード、札の説明
play-word-rules = ルール、規則、遊び方、遊び方は、どうやって遊ぶ、どうやって遊びますか、どう遊ぶ
play-word-aim = 目的、ゲームの目的、目的は、目的は何、どうすれば勝ち、どうすれば勝てる、どうすれば勝てますか、どうやって勝つ、どうやったら勝てる、何をするゲーム、味方は誰、味方はだれ、パートナーは誰、パートナーはだれ
play-word-why = なぜ、どうして、なんで、なぜですか、どうしてですか、何が起きた、何が起こった、何があった
play-word-hint = ヒント、助言
play-word-away = 隠す、離席
play-word-undo = 取り消し、取り消す
play-word-save = 保存
play-word-phone = スマホ、スマートフォン、電話
play-word-quit = 終了、やめる
play-word-more = ほか、ほかのコマンド、もっと
play-word-back = 戻る

# 文で尋ねる質問。* は尋ねる物の場所。
play-term-ask-card = *って何, *って何ですか, *とは, *とは何, *とは何ですか, *は何, *は何ですか, *は何をする, *は何ができる, *は何をしますか, *は何枚, *は何枚ある, *は何枚ありますか, *の効果, *の効果は, *の効果は何, *の能力, *の能力は, *の意味, *の意味は, *について教えて
play-term-ask-rules = どうやって*, どのように*, どうすれば*, *のしかた, *の仕方, *のやり方, *のルール, *のルールは, *はどうする, *はどうやる, *はどうやってする, *はいつできる, *はできる, *はできますか, *してもいい, *してもいいですか
play-term-ask-why = なぜ*, どうして*, なんで*, *はなぜ, *はなぜですか, *のはなぜ, *のはなぜですか, *はどうして
play-term-ask-begins = 何, なに, なん, なぜ, どうして, どう, どの, どれ, どこ, だれ, 誰, いつ, いくつ

# 「説明」「待ち方」「行き先」に続く言葉。
play-term-mine = 私の=自分の, わたしの=自分の, 自分の=自分の, 私=あなた, わたし=あなた, 自分=あなた
play-term-and = と
play-term-all-rules = 全部のルール, ルール全部, ルールを全部, すべてのルール, 全ルール
play-term-all = 全部, すべて
play-term-brief = 短い、短く
play-term-normal = 普通
play-term-full = 詳しい、詳しく
play-term-speech = 音声
play-term-groups = まとめ, まとめて
play-term-key = キー
play-term-ear = 耳
play-term-screen = 画面
play-term-braille = 点字
play-term-program = プログラム
play-term-reader = リーダー、スクリーンリーダー
play-term-nobody = なし

# --- 本物のカードを入力する

play-phone-offered = このパソコンと同じネットワークのスマホで{ $address }を開いてください。{ $spelt }。名前は{ $name }、合言葉は{ $code }で席に着きます。手札と質問はそちらに移り、みんなが聞いてよいことはここに残ります。
play-phone-taken = { $seat }の手札と質問はスマホに移りました。
play-phone-gone = { $seat }はキーボードに戻りました。
play-phone-not-here-open = このゲームに隠すものはないので、スマホで分かることは増えません。
play-phone-not-here-alone = このキーボードではほかにだれもプレイしていないので、手札を隠す相手がいません。
play-phone-not-here-missing = スマホをつなぐ部品が入っていません。メニューの「それぞれの端末で友だちと遊ぶ」が入れ方を教えます。
play-phone-not-here-who = 手札をスマホに移せるのは、キーボードを持っている人だけです。先に受け取ってください。
play-phone-not-here-network = いまはスマホをつなげません。
play-phone-not-here-there = もう自分の端末でプレイしています。
play-dealer-takes = ゲームに加わらない配り役がキーボードを持ちます。プレイヤーはみな画面を見ないでください。
play-dealer-takes-device = ゲームに加わらない配り役がこの端末を持ちます。この端末のプレイヤーは、見ることも聞くこともしないでください。
play-dealer-prompt = 配り役はEnterを押してください。
play-dealer-done = 配り役の入力が終わりました。もう見てもかまいません。
play-outcome-prompt = 出たものを入力してください。
play-read-back = 入力は{ $items }です。Enterで決まり、入力し直すと置き換わります。
play-keep-typed-choice = これで決める
play-others-type = 入力しました。ほかの人の入力を待っています。
play-still-to-type = あと{ $n }個入力してください。
play-outcome-unreadable = 読み取れません。出たものの名前を、順に、または数をつけて入力してください。
play-too-many-typed = 多すぎます。必要なのは{ $n }個です。全部入力し直してください。
play-no-such-player-typed = その名前の人はいません。名前か、1から{ $last }までの席の番号を入力してください。

# --- 遊びながら覚える最初のゲーム

play-press-key = { $cap }を押してください。
play-type-letter = { $letter }と入力して、エンターを押してください。
play-lesson-says = { $words }
play-lesson-asks-key = { $words }{ $how }
play-lesson-key-hand = 手札はいつでも聞けます。
play-lesson-key-turn = 誰の番で、何をするのかを聞けます。
play-lesson-key-table = 場に何があるか、誰の前にあるかを聞けます。
play-lesson-key-counts = それぞれの残りの枚数を聞けます。
play-lesson-key-scores = 得点を聞けます。
play-how-to-choose = 選択肢には番号があります。番号を入力して、エンターを押してください。エンターだけで、もう一度読みます。
play-how-to-choose-keys = 上と下の矢印で選択肢を進み、エンターで決めます。左と右でも同じです。
play-lesson-advises = おすすめの手。{ $choices }。{ $why }
play-lesson-left = この部を途中でやめました。いつでもまたできます。
play-key-first = 少し待ってください。まずこれを試しましょう。{ $asked }
play-another-move = ルールではできますが、ここでは別の手を見せたいのです。{ $words }

## Cards and rules in the middle of a game
play-card-is-valued = { $card }、{ $points }点です。
play-card-is = { $card }です。
play-card-does = { $power }
play-card-plain = 特別な効果はありません。
play-card-count = 箱の中の数は{ $n }です。
play-card-count-known = 全部の数は{ $n }、ありかが分かる数は{ $out }です。
play-card-wanted = 札の名前がありません。「カード」のあとに名前を入力してください。
play-card-unknown = 「{ $word }」という札はこのゲームにありません。
play-card-meant = 「{ $word }」というカードはありません。いちばん近いのは{ $card }です。
play-card-in-rules = 「{ $word }」という札はありません。ルールに説明があります。
play-cards-several = その名前の札はいくつかあります。{ $cards }です。
play-card-names = あるのは{ $cards }です。
play-card-names-many = たくさんあります。例えば、{ $cards }です。
play-rule-is = { $text }
play-rule-place = { $count }段落中{ $number }段落目です。「ルール」のあとに番号か言葉を付けると、別の段落を読みます。
play-rules-whole = 段落は{ $count }あります。ルール 1、次にルール 2のように入力してください。メインメニューの「ルールを読む」では全部聞けます。
play-rule-unknown = 段落は1から{ $count }までです。
play-rule-word-meant = 「{ $word }」はルールに出てきません。いちばん近いのは{ $meant }です。
play-rule-word-unknown = 「{ $word }」はルールに出てきません。段落は1から{ $count }までです。番号か、別の言葉を入力してください。
play-questions-answered = 答えられる質問は、「何ができる」「どうすれば勝てる」「なぜ」と、ゲームの言葉を入れた「…って何」「…のやり方」です。
play-no-rules = このゲームにはルールのページがありません。
play-nothing-refused = 最後の出来事のあとに断られた手はなく、その出来事だけのルールもありません。
play-none-refused = 最後の出来事のあとに断られた手はありません。今聞かれていることのルールです。
play-rules-tell-of-it = それが何かは、「ルール { $text }」と入力すると聞けます。
play-nothing-more-here = ルールではできますが、ここでお見せするものはもうありません。Enterで進みます。
play-hints-off = このテーブルではヒントは出ません。
play-hint-not-asked = 今はあなたに何も聞かれていません。ヒントは、あなたが決めるときに出ます。
play-hint-no-time = ここは時間を競う場面なので、ヒントは出ません。
play-hint-begins = おすすめの手は、こう始まります。{ $choice }。
play-hint-goes-on = もう一度聞くとその手を、三度目には理由を言います。ヒントを使ったゲームは、成績にも実績にも数えません。
play-hint-move = おすすめの手。{ $choices }。
play-hint-only = できることは一つだけです。{ $choices }。
play-hint-waits = 待って、ほかの人に任せましょう。
play-hint-by-heart = その先は、自分の記憶だけが頼りです。
play-hint-judged = 強いロボットの判断です。理由はわかりません。
play-decision-at = { $number }手目
play-decision-at-round = 第{ $round }ラウンド、通算{ $number }手目
play-story-begins = { $seats }の対戦で、全部で{ $n }手でした。
play-story-first = 点が初めて動いたのは{ $at }です。{ $what }
play-story-peak = 一番大きく動いたのは{ $at }です。{ $what }
play-story-lead-kept = { $seats }が、最初から最後まで先頭でした。
    .you = あなたが、最初から最後まで先頭でした。
play-story-lead-once = { $seats }が{ $since }で先頭に立ち、そのまま守りました。
    .you = あなたが{ $since }で先頭に立ち、そのまま守りました。
play-story-lead-often = 先頭は{ $changes }回入れ替わり、{ $since }からは{ $seats }でした。
    .you = 先頭は{ $changes }回入れ替わり、{ $since }からはあなたでした。
play-story-lead-late = 終盤の{ $since }で、やっと{ $seats }が先頭に立ちました。
    .you = 終盤の{ $since }で、やっとあなたが先頭に立ちました。
play-story-ends = 最後に、こうなりました。{ $what }
play-costly-decision = 全{ $count }手のうち、{ $at }。選んだ手、{ $done }。よりよい手、{ $better }。{ $price }
play-better-so = { $price }選んだ手、{ $done }。よりよい手、{ $better }。{ $why }
play-nothing-cost-much = 大きな損になった手はありません。
play-nothing-weighed = このゲームでは、手の損得を量れません。
play-enter-reads-list = Enterだけを押すと、今できることを読み上げます。?で入力できる言葉、ルールと入力すればルールが分かります。
play-aim-is = 目的。{ $text }ルールと入力すると、もっと聞けます。

play-arrows-choose = 矢印でリストをたどり、Enterで決めます。
    .brief = 矢印とEnterで。
