# ゲームの外で、コマンドラインが伝えること、たずねること。

cli-welcome = アクセシブル・ゲームズ。
cli-bot = ロボット{ $n }号
cli-bot-alone = ロボット

cli-row = { $n }. { $text }
cli-type-number = 番号を入力して、Enterを押してください。? でヘルプを表示します。
cli-list-same = 選択肢は前と同じです。Enterだけで読み上げます。
cli-list-news = 選択肢のうち、新しいもの。Enterだけで全部を読み上げます。
cli-not-a-choice = わかりません。{ $least }から{ $most }までの数を入力してください。? でヘルプを表示します。

cli-who-speaks = 読み上げはどうしますか。このプログラムの声はスクリーンリーダーの声と重なるので、どちらかを選んでください。
cli-speaks-program = このプログラムが読み上げる。
cli-speaks-reader = スクリーンリーダーで読む。プログラムは黙っている。
cli-speaks-nobody = 読み上げはいらない。文字だけで遊ぶ。
cli-speech-on = 読み上げ、オン。
cli-speech-off = 読み上げ、オフ。
cli-reader-unreachable = このウィンドウからはスクリーンリーダーにつながらないので、読み上げは前のままです。ターミナルなら、そのまま読めます。--front terminal を付けて始めてください。
cli-chosen = この選択は保存されます。メニューから変えられます。

cli-menu = 何をしますか。
cli-menu-resume = 保存されたゲーム
cli-menu-sounds = 効果音を覚える
cli-menu-doctor = 声と音を確かめる
cli-menu-language = 言語を選ぶ
cli-menu-speech = 読み上げを選ぶ
cli-menu-keys = キー
cli-menu-leave = 終わる
cli-goodbye = また遊びましょう。

cli-language = どの言語にしますか。
cli-language-en = 英語
cli-language-fr = フランス語
cli-language-ja = 日本語

cli-names = このパソコンで遊ぶのは誰ですか。名前を読点で区切って入力してください。一人ならEnterだけを押してください。
cli-names-again = このパソコンで遊ぶのは誰ですか。Enterだけで、前回と同じ{ $names }です。ほかの名前なら読点で区切って入力してください。
cli-you = プレイヤー
cli-good-from = このゲームは{ $n }人からが楽しめます。ロボットを{ $bots }人入れるとそろいます。
cli-bots = ロボットは何人入りますか。{ $least }人から{ $most }人までです。
cli-bots-listed = ロボットは何人入りますか。
cli-bots-join = ロボットが{ $n }人入ります。強さは{ $level }です。
cli-too-many = { $n }人は多すぎます。{ $most }人まで遊べます。
cli-level = ロボットの強さはどうしますか。
cli-level-beginner = 入門
cli-level-easy = やさしい
cli-level-medium = ふつう
cli-level-hard = つよい
cli-level-expert = 達人

cli-no-games = 続きのあるゲームはありません。
cli-game-row = { $game }、{ $players }、{ $date }
cli-game-row-named = { $name }：{ $game }、{ $players }、{ $date }
cli-back = メニューに戻る
cli-back-lessons = レッスンの一覧に戻る
cli-leave-lesson = 終わる

cli-new = 新しい{ $game }のゲームです。
cli-held-option = { $option }。
cli-held-option-typed = { $option }。メニューから新しいゲームを始めると聞かれます。
cli-played-option = { $option }。メニューの「ゲームのオプション」で変えられます。
cli-first-rules = この遊び方だけのルールを、今回だけ読みます。
cli-first-rules-any = 初めてのゲームの前に、今回だけ読みます。
cli-first-rule = { $text }
cli-first-rules-place = ルールの{ $number }段落目からに書いてあります。
cli-aim = 目的。{ $text }ルールと入力すると、もっと聞けます。
cli-aim-keys = 目的。{ $text }Escapeのメニューで、ルールを全部聞けます。
cli-aim-asked = { $text }
cli-aim-of-each = 勝ち方はゲームごとに違います。それぞれのルールにあり、ゲーム中は「目的」と入力すると聞けます。
cli-resumed = { $game }、前に遊んだのは{ $date }です。
cli-torn = 記録の最後の行は、手が伝えられる前に途切れていたので、取り除きました。
cli-is-over = そのゲームは終わっています。メニューの「終わったゲームをもう一度聞く」で聞けます。
cli-settings-fault = 使えない設定があります。{ $fault }。
cli-settings-aside = 使えない設定があります。{ $fault }。元のファイルは{ $file }に残してあります。
cli-settings-unsaved = { $why ->
    [full] 選択を保存できませんでした。ディスクがいっぱいです。
    [forbidden] 選択を保存できませんでした。その場所には書き込めません。
   *[other] 選択を保存できませんでした。{ $reason }。
  }

cli-sounds = 効果音は{ $n }個あります。
cli-sounds-silent = ここでは音が出ないので、一覧だけを出します。
cli-sound-named = { $meaning }

cli-notice-engine-missing = 読み上げができません。音声エンジンが動きません。すべて文字で伝えます。入れるには：{ PIP() } install --force-reinstall pyttsx3 espeakng-loader
cli-notice-speech-lost = 読み上げられなかった文があります。文字にはあります。
cli-notice-voice-unknown = { $voice }という声はありません。別の声で読みます。
cli-notice-voice-missing = この言語を読む声がありません。入れるには：{ PIP() } install espeakng-loader、またはシステムの音声設定で言語を追加してください。
cli-notice-voice-gone = 音声 { $voice } が止まったので、別の音声で読みます。次に起動したときに、もう一度試します。
cli-notice-voice-slow = 音声 { $voice } はこのパソコンでは遅いので、別の音声で読みます。それでも使うときは、声の一覧から選んでください。
cli-notice-mixer-missing = 音が出ません。pygameがありません。入れるには：{ PIP() } install pygame-ce
cli-notice-device-missing = 音が出ません。音声デバイスがありません。すべて文字で伝えます。デバイスをつなぐか、音のサービスを始めると、音が出るようになります。

cli-names-wrong = その名前は読めません。40文字までの名前を、読点で区切って入力してください。
cli-names-parted = { $names }。2人ですか。
cli-names-two = 2人
cli-names-one = この名前の1人
cli-name-or-number = ここで聞いているのは名前で、人数ではありません。{ $name }という名前にしますか。
cli-name-or-word = { $name }はこのプログラムの言葉です。ここで聞いているのは名前です。{ $name }という名前にしますか。

cli-sounds-ask = 番号を入力するとその音が鳴ります。Aですべて鳴り、Enterで止まります。0で終わります。

cli-doctor-speech-engine-ok = 音声エンジン：{ $engine }。
cli-doctor-speech-engine-missing = 音声エンジン：ありません。入れるには：{ PIP() } install --force-reinstall pyttsx3 espeakng-loader
cli-doctor-voice-ok = { $language ->
    [fr] フランス語
    [ja] 日本語
   *[en] 英語
  }の声：{ $voice }。言葉を一つ言いました（{ $heard }ミリ秒）。
cli-doctor-voice-missing = { $language ->
    [fr] フランス語
    [ja] 日本語
   *[en] 英語
  }の声：ありません。入れるには：{ PIP() } install espeakng-loader、またはシステムの音声設定で追加してください。
cli-doctor-device-ok = 音声デバイス：使えます。
cli-doctor-device-missing = 音声デバイス：ありません。つなぐか、音のサービスを始めてから、もう一度試してください。
cli-doctor-reader-ok = スクリーンリーダー：{ $reader }。
cli-doctor-reader-missing = スクリーンリーダーとの接続：ありません。なくてもターミナルの文字は読めます。入れるには：{ PIP() } install prismatoid
cli-doctor-extra-ok = { $extra ->
    [japanese] 日本語のほかの声
   *[voices] 英語とフランス語のほかの声
  }：{ $voices }。
cli-doctor-extra-missing = { $extra ->
    [japanese] 漢字を読む日本語のほかの声
   *[voices] 英語とフランス語のほかの声
  }：ありません。なくても遊べます。入れるには：{ PIP() } install { $package }
cli-doctor-extra-absent = { $extra ->
    [japanese] 日本語のほかの声
   *[voices] 英語とフランス語のほかの声
  }：このプログラムにはありません。なくても遊べます。
cli-doctor-broken-extra-missing = { $voices }：入っていますが、動きません。直すには：{ PIP() } install --force-reinstall { $package }
cli-doctor-broken-extra-absent = { $voices }：動きません。プログラムをもう一度、すべて展開してください。
cli-doctor-terminal = ターミナル：{ $columns }桁、{ $encoding }。
cli-doctor-terminal-no-japanese = ターミナル：{ $columns }桁、{ $encoding }。日本語を表示できません。PYTHONUTF8=1を設定するか、UTF-8のターミナルを使ってください。
cli-doctor-screen-ok = 画面があるので、ウィンドウを開けます。
cli-doctor-screen-missing = 画面がないので、ターミナルで動きます。なくてもかまいません。
cli-doctor-settings = 設定：{ $path }
cli-doctor-games = 保存したゲーム：{ $path }
cli-doctor-unwritable = { $path }に書き込めません。書き込めるようにするか、ACCESSIBLE_GAMES_HOMEに書き込めるフォルダーを指定してください。

cli-date = { $month }月{ $day }日{ $time }

cli-menu-settings = 設定
cli-menu-voice = 声：種類、速さ、高さ、音量
cli-menu-volume = 声と効果音の音量
cli-menu-verbosity = 説明の詳しさを選ぶ

cli-now = 今は{ $n }です。Enterだけを押すと、そのままです。
cli-kept = { $n }のままです。
cli-rate = 速さはどうしますか。1分に{ $least }語から{ $most }語までです。ふつうは200です。
cli-volume = 音量はどうしますか。{ $least }から{ $most }パーセントまでです。
cli-speech-volume = 声全体の音量はどうしますか。{ $least }から{ $most }パーセントまでです。
cli-cue-volume = 効果音の音量はどうしますか。{ $least }から{ $most }パーセントまでです。
cli-menu-speech-keys = 音声とキー
cli-menu-look = ウィンドウ：文字の大きさ、色、動き
cli-live-delay = ヘッドホンやスピーカーの遅れ
cli-delay = 今聞こえている音は何ミリ秒遅れていますか。{ $least }から{ $most }までです。練習で測ることもできます。
cli-mono = 左右の音はどうしますか。
cli-mono-no = ステレオ。席の方向から聞こえる。
cli-mono-yes = モノラル。左右で同じ音が聞こえる。
cli-skipped-entry = キーの返事で途切れた出来事
cli-skipped = キーの返事で途切れた出来事は、どうしますか。
cli-skipped-after = 返事のあとで、もう一度読む。
cli-skipped-history = 読まない。履歴に残り、聞いていない件数がわかる。
cli-echo-entry = ウィンドウで入力するときの読み上げ
cli-echo = ウィンドウで入力するとき、何を読みますか。
cli-echo-letters = 一文字ずつ。
cli-echo-words = 単語ごと。
cli-echo-both = 文字と単語。
cli-echo-none = 読まない。
cli-bounce-entry = キーの二度押しを防ぐ
cli-bounce = 同じキーは、離してから何ミリ秒たてばまた効きますか。{ $least }から{ $most }まで。
cli-hold-entry = キーを押し続ける長さ
cli-hold = キーは、何ミリ秒押し続けると効きますか。{ $least }から{ $most }まで。
cli-bounce-in-duels-entry = 対決での二度押し
cli-bounce-in-duels = 対決でも二度押しを防ぎますか。
cli-bounce-in-duels-no = いいえ。押した分だけ効く。
cli-bounce-in-duels-yes = はい。対決でも防ぐ。
cli-verbosity = どのくらい詳しく伝えますか。
cli-verbosity-brief = 短く
cli-verbosity-normal = ふつう
cli-verbosity-full = 詳しく
cli-player-name = どのプレイヤーですか。名前を入力してください。
cli-private = この人だけの情報は、どこに出しますか。
cli-private-screen = 画面
cli-private-ear = 耳だけ。画面には出さない
cli-private-ear-screen = 耳と画面
cli-private-braille = ターミナルを読む点字ディスプレイ
cli-private-ear-braille = 耳と点字ディスプレイ
cli-ear = ヘッドホンのどちらの耳ですか。
cli-ear-left = 左
cli-ear-right = 右
cli-ear-both = 両方
cli-pace = 次の出来事は、いつ伝えますか。
cli-pace-speech = 前の読み上げが終わったら
cli-pace-groups = たくさん読み上げたところで、Enterを押したら
cli-pace-key = Enterを押したら

cli-save-name = その名前では保存できません。{ $most }文字までの文字と数字が使えます。
cli-save-taken = { $name }という名前のゲームがもうあります。別の名前にしてください。

cli-menu-rules = ルールを読む
cli-which-rules = どのゲームのルールを読みますか。
cli-game-title = { $game }

cli-menu-players = プレイヤーと、それぞれの設定
cli-menu-private = 自分だけの音声の伝え方
cli-menu-take-back = ロボットとの対戦での取り消し
cli-take-back = ロボットだけを相手にするとき、何かが公開されたあとでも手を取り消せるようにしますか。取り消したゲームは、順位にも連勝にも数えません。
cli-take-back-no = いいえ、公開の前だけ
cli-take-back-yes = はい、いつでも
cli-menu-hints = ゲーム中のヒント
cli-hints = ゲーム中のヒントは、だれが聞けますか。ヒントを使ったゲームは、順位にも連勝にも数えません。
cli-hints-alone = ロボットだけを相手にする人
cli-hints-all = 全員。聞いた本人だけに聞こえます
cli-hints-nobody = だれも聞けない

# 終わったゲームの記録：今日のゲーム、成績、実績、強さ。
cli-day = { $year }年{ $month }月{ $day }日
cli-menu-daily = 今日のゲーム
cli-which-daily = 今日のゲームです。カードはみんな同じで、ロボットを相手に一人で遊びます。どのゲームにしますか。
cli-daily-game = { $game }、{ $seats }人、ロボットのレベルは{ $level }
cli-who-plays = 遊ぶのは誰ですか。
cli-nameless = 名前なしで遊ぶ
cli-daily-done = 今日の{ $game }はもう遊びました。2回目からは数えません。
cli-daily-begun = 今日の{ $game }は途中までです。初めからやり直すと、数えません。
cli-daily-go-on = 続きを遊ぶ
cli-daily-once-more = 初めから遊ぶ（数えません）
cli-daily-other-day = { $day }のカードです。数えるのは今日のカードだけです。
cli-daily-uncounted = 今のゲームは数えません。
cli-daily-result = 友だちに送る一行：{ $line }
cli-daily-line = { $game }、今日のゲーム、{ $day }、{ $result ->
    [won] 勝ち
    [lost] 負け
   *[even] 引き分け
  }
cli-daily-score = スコア{ $n }
cli-daily-turns = { $n }手
cli-daily-row = { $n }日連続
cli-daily-copy = この一行をコピーしますか。
cli-daily-copied = コピーしました。
cli-daily-copied-file = 次のファイルにコピーしました：{ $path }
cli-daily-not-copied = { $why ->
    [full] コピーできませんでした。ディスクがいっぱいです。
    [forbidden] コピーできませんでした。その場所には書き込めません。
   *[other] コピーできませんでした。{ $reason }。
  }
cli-record-unkept = { $why ->
    [full] このゲームを成績に加えられませんでした。ディスクがいっぱいです。
    [forbidden] このゲームを成績に加えられませんでした。その場所には書き込めません。
   *[other] このゲームを成績に加えられませんでした。{ $reason }。
  }
cli-feat-new = { $alone ->
    [yes] 初めての実績です：{ $feat }。{ $asks }
   *[no] { $player }の初めての実績です：{ $feat }。{ $asks }
  }
cli-feats-new = { $alone ->
    [yes] 初めての実績です：{ $feats }。
   *[no] { $player }の初めての実績です：{ $feats }。
  }
cli-fair-now = { $alone ->
    [yes] ちょうどよい相手が変わりました：{ $level }。
   *[no] { $player }にちょうどよい相手が変わりました：{ $level }。
  }
cli-level-fair = 今のあなたにちょうどよい相手：{ $level }
cli-menu-statistics = 成績と実績
cli-which-statistics = 誰の成績ですか。
cli-stat-none = 最後まで遊んだゲームはまだありません。
cli-stat-off = 設定により、成績は残していません。
cli-stat-empty = { $player }の記録はありません。
cli-stat-title = { $player }の成績
cli-stat-days = 今日のゲーム：{ $n }日続けて遊んでいます。
cli-stat-game = { $game }：{ $n ->
    [0] 数えるゲームはありません
   *[other] { $n }ゲーム
  }。
cli-stat-with = { $others ->
    [robots] { $seats }人、ロボットは{ $level }
    [several] { $seats }人、ロボットの強さはいろいろ
    [people] { $seats }人、全員が人間
    [alone] 一人で
   *[mixed] { $seats }人、人間とロボット
  }
cli-stat-won = { $played }ゲームのうち{ $won }勝
cli-stat-streak = 最高{ $longest }連勝、今は{ $now }連勝
cli-stat-minutes = 全部で{ $n }分
cli-stat-quickest = 最短の勝ちは{ $n }分
cli-stat-best = 最高記録は{ $n }
cli-stat-uncounted = ほかに{ $n }ゲームは数えていません。
cli-stat-expected = レベルが{ $level }のロボットとなら、10ゲームのうち{ $often ->
    [0] ほとんど勝てません
    [10] ほとんど勝てます
   *[other] { $often }ゲームほど勝てます
  }
cli-stat-strength = 強さは{ $rating }、誤差は{ $within }ほど、ロボットとの{ $n }ゲームから
cli-stat-fair = ちょうどよい相手は{ $level }
cli-stat-feats = 実績：{ $all }個のうち{ $n }個。
cli-stat-feat = { $feat }、{ $day }。{ $asks }
cli-stat-feat-open = これから：{ $feat }。{ $asks }
cli-stat-then = 成績は以上です。どうしますか。
cli-stat-delete = { $player }の記録を全部消す
cli-stat-delete-sure = { $player }の成績と実績を消しますか。元には戻せません。
cli-stat-deleted = { $player }の記録を消しました。
cli-stat-undeleted = { $why ->
    [full] 消せませんでした。ディスクがいっぱいです。
    [forbidden] 消せませんでした。その場所には書き込めません。
   *[other] 消せませんでした。{ $reason }。
  }
cli-menu-records = 成績を残すかどうか
cli-records = 最後まで遊んだゲームを、成績と実績と強さのために残しますか。テキストファイルで、このパソコンの外には出ません。
cli-records-yes = はい、残す
cli-records-no = いいえ、何も残さない

cli-players = だれの設定ですか。
cli-player-row = { $player }
cli-player-add = ほかの人
cli-name-wrong = それは名前に使えません。{ $most }文字までです。
cli-profile = { $player }：何を変えますか。
cli-profile-language = 言語
cli-profile-verbosity = 説明の詳しさ
cli-profile-switches = 伝える出来事の種類
cli-profile-private = 自分だけの表示の行き先
cli-profile-voice = 声
cli-profile-rate = 読み上げの速さ
cli-profile-volume = 読み上げの音量
cli-profile-pace = 次の出来事までの待ち方
cli-profile-order = 手札の順番
cli-profile-kana = 名前の読み
cli-profile-bodily = 対決でのポーズの取り方
cli-profile-drawn-hand = 何人かで遊ぶときの手札の表示
cli-drawn-hand = 手番のあいだ手札を画面に出しますか。ほかの人にも見えます。
cli-profile-handicap = 早押しのハンデ
cli-profile-delete = この設定を消す
cli-back-one = 戻る
cli-switches = どの種類の出来事ですか。言葉のかわりに効果音だけにしたり、何も伝えないようにしたりできます。履歴にはすべて残ります。
cli-switch = { $source ->
    [mine] 自分の
   *[others] ほかの人の
  }{ $topic ->
    [deals] 配りと引き
    [moves] 手
    [effects] 手の結果
    [turns] 手番
   *[scores] 得点
  }：{ $way ->
    [words] 言葉で
    [sound] 効果音だけ
   *[nothing] 伝えない
  }
cli-way = どう伝えますか。
cli-way-words = 言葉で
cli-way-sound = 効果音だけ
cli-way-nothing = 伝えない
cli-ear-device = 両方。音声機器は{ $device }
cli-ear-table = 卓と同じ
cli-no-voices = 今は読み上げをしていないので、選べる声がありません。
cli-voice = どの声にしますか。
cli-voice-named = { $voice }
cli-voice-usual = この言語のいつもの声
cli-profile-pitch = 声の高さ
cli-pitch = 高さはどのくらいにしますか。{ $least }から{ $most }まで、50が元の高さです。
cli-voice-menu = { $language ->
    [en] 英語
    [fr] フランス語
   *[ja] 日本語
  }の読み上げ：何を変えますか。
cli-focus-voice = キーに答える声
cli-focus-rate = キーに答える速さ
cli-focus-pitch = キーに答える声の高さ
cli-voice-same = 出来事と同じ声
cli-value-same = 同じ
cli-focus-differs = キーに答えるときは、ほかと同じにしますか、変えますか。
cli-focus-same = ほかと同じ
cli-focus-own = 変える
cli-voice-keep = この声にしますか。
cli-voice-sample = 金龍がカードを3枚取ります。
cli-sample = { $player }、このように読み上げます。金龍3枚と女帝1枚。
cli-pace-seconds = 何秒かたったら
cli-seconds = 何秒後ですか。{ $least }から{ $most }までです。
cli-order = 手札をどの順に読みますか。
cli-order-rising = 普段の順
cli-order-falling = 逆の順
cli-order-named = 名前の順
cli-kana = 名前の読みを、かなで入力してください。なければEnterだけを押してください。
cli-kana-wrong = かなだけが使えます。
cli-bodily = ポーズはどう取りますか。
cli-bodily-no = 決まった押し方で押す。
cli-bodily-yes = 体で取り、みんなが認めたら1回押す。
cli-handicap = この人の時間から何ミリ秒を引きますか。{ $least }から{ $most }までです。
cli-delete = { $player }の設定をすべて消しますか。
cli-no = いいえ
cli-yes = はい
cli-deleted = { $player }の設定を消しました。

cli-private-way = 自分だけの音声を、どうやって一人に伝えますか。
cli-private-way-sides = 一つのヘッドホンの左右を分け合う
cli-private-way-away = このスピーカーから出す。ほかの人は聞かない
cli-private-way-device = 二つ目の音声機器から出す：{ $device }

cli-notice-output-missing = 音声機器{ $device }が使えないので、自分だけの音声はそこから出ません。つなぐか、別のものを選んでください。

cli-window-welcome = Accessible Games。F1でヘルプ。
cli-window-larger = 文字を大きくするには、Controlとプラスです。
cli-no-window = ウィンドウを開けませんでした：{ $reason }。このターミナルで続けます。
cli-no-letters = フォントが読めないため、表示できない文字があるかもしれません。プログラムを入れ直してください。

cli-language-here = 日本語：{ $n }を入力してください。
cli-doctor-outputs-ok = 音声機器：{ $devices }。一人が自分だけの音声に一つ使えます。
cli-doctor-outputs-missing = 二つ目の音声機器：ありません。なくても遊べます。ヘッドホンをつなぐと、一人が自分だけの音声に使えます。
cli-doctor-hear = これから{ $language ->
    [fr] フランス語
    [ja] 日本語
   *[en] 英語
  }の文が聞こえるはずです。
cli-doctor-sample = これは日本語の文です。聞こえていれば大丈夫です。
cli-doctor-hear-sound = これから効果音が聞こえるはずです。
cli-doctor-well = 必要なものはすべてそろっています。
cli-doctor-not-well = 足りないものがあります。入れ方は上の文にあります。

cli-notice-device-slow = まだ音が出ません。音声デバイスが応答しません。すべて文字で続け、応答しだい音も出ます。
cli-notice-cue-fault = 自分の効果音に使えないものがあります。ほかは使えます。{ $fault }
cli-notice-cue-unknown = { $cue }という効果音はありません。
cli-notice-reader-package-missing = スクリーンリーダーにつながらないので、このプログラムが読み上げます。つなぐには：{ PIP() } install prismatoid
cli-notice-reader-missing = スクリーンリーダーが応答しないので、このプログラムが読み上げます。先にスクリーンリーダーを始めてください。
cli-notice-reader-slow = スクリーンリーダーの応答が遅いので、このプログラムが読み上げます。
cli-notice-reader-lost = スクリーンリーダーが応答しなくなったので、このプログラムが読み上げます。

cli-which-sounds = どの効果音ですか。
cli-sounds-shared = すべてのゲームで鳴る音
cli-sounds-all = 全部
cli-sounds-own = 自分の音、ファイル{ $file }
cli-ambience-volume = 背景の音の音量はどうしますか。{ $least }から{ $most }パーセントまでです。0なら鳴りません。
cli-notice-ambience-fault = 背景の音{ $file }は再生できません。16ビットのWAVファイルが使えます。

cli-menu-rehear = 終わったゲームをもう一度聞く
cli-no-finished = 終わったゲームはまだありません。
cli-which-finished = { $n ->
    [1] 終わったゲーム、1件。
   *[other] 終わったゲーム、新しい順に{ $n }件のうち、{ $least }件目から{ $most }件目まで。どれですか。
}
cli-which-listener = だれの耳で聞きますか。
cli-listener-public = 卓の全員
cli-listener-player = { $player }
cli-rehear = このゲームには場面が{ $n }あります。
cli-rehear-keys = Enterで次へ。Bで前へ。0で戻ります。
cli-rehear-over = これでゲームは終わりです。
cli-look-back-walk = この手の前後の{ $n }場面です。
cli-look-back-over = この手の前後は、ここまでです。

# --- ゲームのオプション

cli-menu-options = ゲームのオプション
cli-which-options = どのゲームのオプションですか。プログラムを終えるまで、新しいゲームに使われます。
cli-options = { $game }：何を変えますか。
cli-game-option = { $option }
cli-option-asked = { $question }
cli-option-asked-again = { $question }最後に選んだのは、{ $last }です。
cli-option-answer = { $option }

cli-profile-row = { $what }：{ $value }
cli-value-table = 卓と同じ
cli-value-usual = いつものとおり
cli-value-number = { $n }
cli-value-seconds = { $n }秒
cli-channel-ear = 耳
cli-channel-screen = 画面
cli-channel-braille = 点字ディスプレイ

# --- 質問に入力できるもの
# 読点で区切った同義語で、最初のものがヘルプに出る。

cli-word-help = ヘルプ、使い方
cli-word-back = 戻る
cli-word-more = ほか, ほかのコマンド, もっと
cli-menu-learn-synonyms = 覚える, 習う, レッスン
cli-menu-leave-synonyms = 終了、やめる
cli-menu-new-synonyms = 遊ぶ、始める
cli-menu-resume-synonyms = 保存の続き, 保存を続ける
cli-menu-go-on-synonyms = 続き, 続ける
cli-not-an-entry = わかりません。{ $least }から{ $most }までの番号か、項目の言葉を入力してください。? でヘルプを表示します。
cli-did-you-mean = わかりません。「{ $word }」のことですか。「はい」で選びます。
cli-several-entries = その言葉に当てはまる項目がいくつもあります：{ $entries }。もっと詳しく入力するか、番号を入力してください。
cli-question-unknown = ここでは、その質問に答えられません。
cli-help-choose = 項目の番号か、その項目だけにある言葉を入力してください。Enterだけを押すと、一覧をもう一度表示します。
cli-help-number = { $least }から{ $most }までの数を入力して、Enterを押してください。
cli-help-line = 答えを入力して、Enterを押してください。
cli-help-names = 名前は{ $most }文字までで、読点で区切ります。「Ana:fr」のように言語を付けることもできます。ロボットは「bot」です。一人ならEnterだけを押してください。
cli-help-back = 前に戻るには、0か「戻る」を入力してください。
cli-help-back-word = 前に戻るには、「戻る」と入力してください。
cli-help-back-key = 前に戻るには、Escapeを押してください。
cli-help-back-entry = 前に戻るには、Escapeを押すか、最後の項目を選んでください。
cli-doctor-end = Enterで確認を終わります。
cli-doctor-end-key = Escapeで確認を終わります。
cli-doctor-mute-voice-missing = { $language ->
    [fr] フランス語
    [ja] 日本語
   *[en] 英語
  }の声：{ $voice }はありますが、音が出ません。別の声を選んでください。
cli-doctor-speech-engine-absent = 音声エンジン：プログラムのフォルダーにありません。プログラムをもう一度、すべて展開してください。
cli-doctor-voice-absent = { $language ->
    [fr] フランス語
    [ja] 日本語
   *[en] 英語
  }の声：ありません。システムの音声設定で追加してください。
cli-doctor-reader-absent = スクリーンリーダーとの接続：このプログラムにはありません。なくてもターミナルの文字は読めます。
cli-notice-screen-gone = 画面がなくなり、ウィンドウも閉じました。遊んだ分は残っています。続けるには次を入力：{ $command }
cli-notice-device-gone = 音声デバイスがなくなりました。すべて文字で伝えます。戻りしだい音が出ます。
cli-notice-device-back = 音が戻りました。

# 言葉のほかに聞こえるもの

cli-menu-soundscape = 効果音、背景の音、音楽
cli-soundscape = どれを変えますか。
cli-soundscape-pack = 効果音：{ $pack }
cli-soundscape-playable-on = 出せるカードの合図：あり
cli-soundscape-playable-off = 出せるカードの合図：なし
cli-soundscape-ambience = 背景の音：{ $n ->
    [0] なし
   *[other] { $n }パーセント
}
cli-soundscape-music = 音楽：{ $n ->
    [0] なし
   *[other] { $n }パーセント
}
cli-soundscape-games = 背景の音と音楽をゲームごとに選ぶ
cli-which-pack = どの効果音にしますか。
cli-pack-standard = もとの効果音
cli-pack = { $name }
cli-playable-cue = 出せるカードに来たとき、合図の音を鳴らしますか。
cli-music-volume = ゲームの音楽の音量はどうしますか。{ $least }から{ $most }パーセントまでです。0なら鳴りません。
cli-backdrop-game = どのゲームですか。
cli-backdrop-of-both = { $game }：背景の音と音楽
cli-backdrop-of-ambience = { $game }：背景の音だけ
cli-backdrop-of-music = { $game }：音楽だけ
cli-backdrop-of-neither = { $game }：どちらもなし
cli-backdrop = このゲームでは何を流しますか。
cli-backdrop-both = 背景の音と音楽
cli-backdrop-ambience = 背景の音だけ
cli-backdrop-music = 音楽だけ
cli-backdrop-neither = どちらもなし
cli-speech-unheard = 読み上げはオンですが、まだ音が出ません。
cli-awake = 静かなときにヘッドホンが眠って、最初の言葉が欠けますか。
cli-awake-no = いいえ。眠ってもかまいません。
cli-awake-yes = はい。聞こえない音で起こしておきます。
cli-menu-awake = 眠るヘッドホン
cli-fault = プログラムの中で問題が起きました（{ $kind }）。詳しい記録は { $file } にあります。遊んだ分は残っています。
cli-fault-unwritten = プログラムの中で問題が起きました（{ $kind }）。詳しい記録は残せませんでした。遊んだ分は残っています。
cli-stopped = 中断しました。遊んだ分は残っています。
cli-output-closed = 出力先が閉じられたので、ここで終わります。遊んだ分は残っています。

# 続けられない保存ゲーム

cli-journal-damaged = { $file }のゲームは、{ $line }行目が壊れています。ファイルはそのまま残してあります。
cli-journal-foreign = { $file }は、このプログラムのゲームではありません。
cli-journal-newer = { $file }のゲームは、新しい版のプログラムで保存されたものです。新しい版なら続けられます。
cli-journal-setup = { $file }のゲームは、ここでは始められません。{ $reason }。
cli-journal-in-use = { $file }のゲームは、今ほかのウィンドウで遊んでいます。
cli-journal-taken = { $file }というファイルがもうあります。別の名前にしてください。
cli-journal-missing = { $file }というファイルがありません。
cli-journal-forbidden = { $file }は、システムの許可がないので使えません。
cli-journal-folder = { $file }はフォルダーで、ゲームではありません。
cli-journal-special = { $file }は普通のファイルではないので、ゲームは入っていません。
cli-journal-large = { $file }はゲームにしては大きすぎるので、読みません。
cli-journal-full = ディスクがいっぱいで、{ $file }に書き込めません。
cli-journal-system = { $file }は使えません。{ $reason }。
cli-journal-more = 読めない保存ゲームが、ほかに{ $n }個あります。
cli-journal-whole = { $n ->
    [0] 最初の準備は無事ですが、その先の手はありません。そこから始めますか。壊れたファイルは残してあります。
   *[other] その前の{ $n }手は無事です。そこから続けますか。壊れたファイルは残してあります。
  }
cli-journal-whole-command = { $n ->
    [0] 最初の準備は無事ですが、その先の手はありません。そこから続けるには次を入力：{ $command }
   *[other] その前の{ $n }手は無事です。そこから続けるには次を入力：{ $command }
  }
cli-journal-aside = 壊れたファイルは{ $file }として残してあります。
cli-unkept = { $why ->
    [forbidden] 保存用の場所に書き込めないので、このゲームは保存できません。途中でやめると、続きはできません。それでも遊びますか。
    [full] ディスクがいっぱいなので、このゲームは保存できません。途中でやめると、続きはできません。それでも遊びますか。
   *[other] ディスクに書き込めない（{ $reason }）ので、このゲームは保存できません。途中でやめると、続きはできません。それでも遊びますか。
  }

# 印刷

cli-menu-print = シールとカードを印刷する
cli-said = { $text }
cli-game-language = { $game }には日本語がありません。ゲームは{ $language ->
    [fr] フランス語
    [ja] 日本語
   *[en] 英語
  }で続きます。
cli-doctor-release = Accessible Gamesのバージョン{ $version }です。

cli-menu-learn = 遊びながら覚える
cli-which-lesson = どのゲームを覚えますか。
cli-learn-game = { $game }を覚える
cli-learn-parts = どこから始めますか。途中でやめると、ここに戻ります。
cli-learn-part = { $kind ->
    [first] 第{ $n }部から始める：{ $title }
    [next] 第{ $n }部に進む：{ $title }
   *[other] 第{ $n }部：{ $title }
  }
cli-learn-title-sounds = 効果音
cli-learn-title-free = 助言を聞きながら自由に遊ぶ
cli-learn-silent = 今は音が出ないので、音の練習は飛ばします。音が出るようになったら、第1部を選んでください。
cli-learn-you = プレイヤー
cli-learn-shared = 次の効果音は、どのゲームでも同じです。
cli-learn-sounds = 続けますか。
cli-learn-on = { $last ->
    [yes] これで全部です。先へ進む
   *[no] 次の効果音
  }
cli-learn-again = 同じ音をもう一度
cli-learn-hurry = エンターで先へ進みます。
cli-learn-unkept = レッスンは、終わったところを自分で覚えています

# 手引き

cli-menu-guide = 手引き
cli-guide = 手引きのどのページですか。
cli-guide-page = { $page }：どこを読みますか。
cli-guide-whole = 始めから全部
cli-not-a-choice-keys = わかりません。{ $least }から{ $most }までの数を入力してください。F1でヘルプを表示します。
cli-not-an-entry-keys = わかりません。{ $least }から{ $most }までの番号か、項目の言葉を入力してください。F1でヘルプを表示します。

# メニュー：途中で切れたゲーム、新しいゲーム、保存されたゲーム

cli-menu-go-on = { $how ->
    [cut] { $unit ->
        [moment] さっき途中で切れた{ $game }の続き
        [minutes] { $n }分前に途中で切れた{ $game }の続き
        [hours] { $n }時間前に途中で切れた{ $game }の続き
        [days] { $n }日前に途中で切れた{ $game }の続き
       *[unknown] 途中で切れた{ $game }の続き
    }
   *[left] { $unit ->
        [moment] さっきやめた{ $game }の続き
        [minutes] { $n }分前にやめた{ $game }の続き
        [hours] { $n }時間前にやめた{ $game }の続き
        [days] { $n }日前にやめた{ $game }の続き
       *[unknown] { $game }の続き
    }
}
cli-menu-new = 新しいゲーム
cli-menu-again = もう一度{ $game }で遊ぶ
cli-which-new = どのゲームで遊びますか。
cli-menu-real = 本物のカードで遊ぶ
cli-which-real = どのゲームのカードですか。
cli-real-in-terminal = { $games }を本物のカードで遊ぶときは、配った札を人に聞かれずに入力できるターミナルで。--front terminal を付けて始めてください。
cli-too-few = { $n }人では足りません。{ $least }人から遊べます。
cli-again = 次はどうしますか。
cli-again-yes = 同じ人たちともう一度遊ぶ
cli-again-story = このゲームのあらすじ
cli-again-look-back = 一番損をした手を振り返る
cli-look-back = 一番損をした手
cli-again-menu = メニューに戻る
cli-again-close = プログラムを終わる
cli-leave-sure = プログラムを終わりますか。
cli-stay = いいえ、続ける
cli-leave-yes = はい、終わる
cli-which-kept = { $n ->
    [1] 保存されたゲーム、1件。
   *[other] 保存されたゲーム、新しい順に{ $n }件のうち、{ $least }件目から{ $most }件目まで。どれですか。
}
cli-older = もっと古いゲーム
cli-newer = もっと新しいゲーム
cli-kept-go-on = 続きをする
cli-kept-hear = もう一度聞く
cli-kept-delete = 消す
cli-kept-delete-sure = このゲームを消して、元に戻せなくしますか。
cli-kept-deleted = ゲームを消しました。
cli-kept-not-found = { $words }で始まるゲームはありません。

cli-host-open = お友だちはブラウザーで { $address } を開き、合言葉 { $code } を入力してください。
cli-host-awaited = あと { $n } 人を待っています。Enterキーでアドレスをもう一度言います。
cli-host-come = { $n ->
    [0] { $name }さんが来ました。全員そろいました。
   *[other] { $name }さんが来ました。あと { $n } 人を待っています。
}

cli-menu-devices = それぞれの端末で友だちと遊ぶ
cli-menu-devices-synonyms = 友だち、端末、スマホ、電話
cli-host-joining = 自分のスマホやパソコンで参加する友だちは何人ですか。{ $least }人から{ $most }人までです。
cli-host-joining-listed = 自分のスマホやパソコンで参加する友だちは何人ですか。
cli-host-names = このパソコンで遊ぶのは誰ですか。名前を読点で区切って入力してください。誰もいなければEnterだけを押してください。
cli-host-reach = どこから参加できますか。
cli-host-network = 同じネットワークのどの端末からでも
cli-host-alone = このパソコンからだけ
cli-host-share = このパソコンの人が、手札と質問をスマホで受け取れるようにしますか。
cli-host-real = 本物のカードを使い、それぞれが自分の端末で入力しますか。
cli-host-share-how = 手札をスマホで受け取りたい人は、ここに入力した名前で、いまスマホから席に着いてください。Enterで始まります。
cli-host-waiting = 友だちを待っています
cli-host-again = アドレスと合言葉をもう一度言う
cli-host-begin = 始める
cli-host-qr = QRと入力すると、スマホのカメラで読めるコードが出ます。
cli-host-closed = 違う合言葉が30回入力されたので、新しい人は参加できません。もう席にいる人はそのまま遊べます。
cli-host-reopen = また参加できるようにする
cli-host-reopen-typed = openと入力すると、また参加できるようになります。
cli-host-reopened = また参加できるようになりました。
cli-host-no-qr = このターミナルにはコードを表す文字がありません。
cli-host-missing = ページを出す部品がありません。次のように入力してください。{ PIP() } install "accessible-games[host]"
