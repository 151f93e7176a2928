# ja/cli.ftl を かな だけで。おとの とおりに かく（「は」は「わ」、「へ」は「え」）。

cli-welcome = アクセシブル ゲームズ。
cli-bot = ロボット { COUNT($n, "ごう") }
cli-bot-alone = ロボット

cli-row = { $n }。 { $text }
cli-type-number = ばんごうを にゅうりょくして、 エンターを おして ください。 はてなで ヘルプです。
cli-list-same = せんたくしわ まえと おなじです。 エンターだけで よみあげます。
cli-list-news = せんたくしの うち、 あたらしい もの。 エンターだけで ぜんぶを よみあげます。
cli-not-a-choice = わかりません。 { $least }から{ $most }までの かずを にゅうりょくして ください。 はてなで ヘルプです。

cli-who-speaks = よみあげわ どうしますか。 この プログラムの こえわ スクリーンリーダーの こえと かさなるので、 どちらかを えらんで ください。
cli-speaks-program = この プログラムが よみあげる。
cli-speaks-reader = スクリーンリーダーで よむ。 プログラムわ だまっている。
cli-speaks-nobody = よみあげわ いらない。 もじだけで あそぶ。
cli-speech-on = よみあげ、 オン。
cli-speech-off = よみあげ、 オフ。
cli-reader-unreachable = この ウィンドウからわ スクリーン リーダーに つながらないので、 よみあげわ まえの ままです。 ターミナルなら、 そのまま よめます。
cli-chosen = このせんたくわ ほぞんされます。 メニューから かえられます。

cli-menu = なにを しますか。
cli-menu-resume = ほぞん された ゲーム
cli-menu-sounds = こうかおんを おぼえる
cli-menu-doctor = こえと おとを たしかめる
cli-menu-language = げんごを えらぶ
cli-menu-speech = よみあげを えらぶ
cli-menu-keys = キー
cli-menu-leave = おわる
cli-goodbye = また あそびましょう。

cli-language = どの げんごに しますか。
cli-language-en = えいご
cli-language-fr = フランスご
cli-language-ja = にほんご

cli-names = この パソコンで あそぶのわ だれですか。 なまえを とうてんで くぎって にゅうりょくして ください。 ひとりなら エンターだけを おして ください。
cli-names-again = この パソコンで あそぶのわ だれですか。 エンターだけで、 ぜんかいと おなじ { $names }です。 ほかの なまえなら とうてんで くぎって にゅうりょくして ください。
cli-you = プレイヤー
cli-good-from = この ゲームわ { COUNT($n, "にん") }からが たのしめます。 ロボットを { COUNT($bots, "にん") } いれると そろいます。
cli-bots = ロボットわ なんにん はいりますか。 { COUNT($least, "にん") }から{ COUNT($most, "にん") }までです。
cli-bots-listed = ロボットわ なんにん はいりますか。
cli-bots-join = ロボットが { COUNT($n, "にん") } はいります。 つよさわ { $level }です。
cli-too-many = { COUNT($n, "にん") }わ おおすぎます。 { COUNT($most, "にん") }まで あそべます。
cli-level = ロボットの つよさわ どうしますか。
cli-level-beginner = にゅうもん
cli-level-easy = やさしい
cli-level-medium = ふつう
cli-level-hard = つよい
cli-level-expert = たつじん

cli-no-games = つづきの ある ゲームわ ありません。
cli-game-row = { $game }、 { $players }、 { $date }
cli-game-row-named = { $name }：{ $game }、 { $players }、 { $date }
cli-back = メニューに もどる
cli-back-lessons = レッスンの いちらんに もどる
cli-leave-lesson = おわる

cli-new = あたらしい{ $game }の ゲームです。
cli-held-option = { $option }。
cli-held-option-typed = { $option }。 メニューから あたらしい ゲームを はじめると きかれます。
cli-played-option = { $option }。 メニューの ゲームの オプションで かえられます。
cli-first-rules = この あそびかただけの ルールを、 こんかいだけ よみます。
cli-first-rules-any = はじめての ゲームの まえに、 こんかいだけ よみます。
cli-first-rule = { $text }
cli-first-rules-place = ルールの { $number }だんらくめからに かいて あります。
cli-aim = もくてき。 { $text } ルールと にゅうりょく すると、 もっと きけます。
cli-aim-keys = もくてき。 { $text } エスケープの メニューで、 ルールを ぜんぶ きけます。
cli-aim-asked = { $text }
cli-aim-of-each = かちかたわ ゲームごとに ちがいます。 それぞれの ルールに あり、 ゲームちゅうわ もくてきと にゅうりょく すると きけます。
cli-resumed = { $game }、 まえに あそんだのわ{ $date }です。
cli-torn = きろくの さいごの ぎょうわ、 てが つたえられる まえに とぎれていたので、 とりのぞきました。
cli-is-over = その ゲームわ おわっています。 メニューの、 おわった ゲームを もう いちど きく、 で きけます。
cli-settings-fault = つかえない せっていが あります。
cli-settings-aside = つかえない せっていが あります。 もとの ファイルわ のこして あります。
cli-settings-unsaved = { $why ->
    [full] せんたくを ほぞんできませんでした。 ディスクが いっぱいです。
    [forbidden] せんたくを ほぞんできませんでした。 その ばしょにわ かきこめません。
   *[other] せんたくを ほぞんできませんでした。
  }

cli-sounds = こうかおんわ{ COUNT($n, "こ") }あります。
cli-sounds-silent = ここでわ おとが でないので、 いちらんだけを だします。
cli-sound-named = { $meaning }

cli-notice-engine-missing = よみあげが できません。 おんせいエンジンが うごきません。
cli-notice-speech-lost = よみあげられなかった ぶんが あります。 もじにわ あります。
cli-notice-voice-unknown = そのこえわ ありません。 べつの こえで よみます。
cli-notice-voice-missing = このげんごを よむ こえが ありません。
cli-notice-voice-gone = おんせいが とまったので、 べつの おんせいで よみます。 つぎに きどう したときに、 もういちど ためします。
cli-notice-voice-slow = おんせいが このパソコンでわ おそいので、 べつの おんせいで よみます。 それでも つかう ときわ、 こえの いちらんから えらんで ください。
cli-notice-mixer-missing = おとが でません。 パイゲームが ありません。
cli-notice-device-missing = おとが でません。 おんせいデバイスが ありません。 すべて もじで つたえます。

cli-names-wrong = その なまえわ よめません。 よんじゅうもじまでの なまえを、 とうてんで くぎって にゅうりょくして ください。
cli-names-parted = { $names }。 ふたりですか。
cli-names-two = ふたり
cli-names-one = この なまえの ひとり
cli-name-or-number = ここで きいて いるのわ なまえで、 にんずうでわ ありません。 { $name }と いう なまえに しますか。
cli-name-or-word = { $name }わ この プログラムの ことばです。 ここで きいて いるのわ なまえです。 { $name }と いう なまえに しますか。

cli-sounds-ask = ばんごうを にゅうりょくすると そのおとが なります。 エーで すべて なり、 エンターで とまります。 ゼロで おわります。

cli-doctor-speech-engine-ok = おんせいエンジンわ あります。
cli-doctor-speech-engine-missing = おんせいエンジンが ありません。
cli-doctor-voice-ok = { $language ->
    [fr] フランスご
    [ja] にほんご
   *[en] えいご
  }の こえわ、 ことばを ひとつ いいました。
cli-doctor-voice-missing = { $language ->
    [fr] フランスご
    [ja] にほんご
   *[en] えいご
  }の こえが ありません。
cli-doctor-device-ok = おんせいデバイスわ つかえます。
cli-doctor-device-missing = おんせいデバイスが ありません。
cli-doctor-reader-ok = スクリーンリーダーに つながっています。
cli-doctor-reader-missing = スクリーンリーダーとの せつぞくわ ありません。 なくても ターミナルの もじわ よめます。
cli-doctor-extra-ok = { $extra ->
    [japanese] にほんごの ほかの こえが あります。
   *[voices] えいごと フランスごの ほかの こえが あります。
  }
cli-doctor-extra-missing = { $extra ->
    [japanese] かんじを よむ にほんごの ほかの こえわ
   *[voices] えいごと フランスごの ほかの こえわ
  } ありません。 なくても あそべます。
cli-doctor-extra-absent = { $extra ->
    [japanese] にほんごの ほかの こえわ
   *[voices] えいごと フランスごの ほかの こえわ
  } ありません。 なくても あそべます。
cli-doctor-broken-extra-missing = ほかの こえが はいって いますが、 うごきません。
cli-doctor-broken-extra-absent = ほかの こえが うごきません。 プログラムを もういちど、 すべて てんかいしてください。
cli-doctor-terminal = ターミナルわ{ $columns }けたです。
cli-doctor-terminal-no-japanese = ターミナルわ{ $columns }けたで、 にほんごを ひょうじできません。
cli-doctor-screen-ok = がめんが あるので、 ウィンドウを ひらけます。
cli-doctor-screen-missing = がめんが ないので、 ターミナルで うごきます。 なくても かまいません。
cli-doctor-settings = せっていの ばしょわ もじで みて ください。
cli-doctor-games = ほぞんした ゲームの ばしょわ もじで みて ください。
cli-doctor-unwritable = かきこめない フォルダーが あります。

cli-date = { $month ->
    [4] しがつ
    [7] しちがつ
    [9] くがつ
   *[other] { $month }がつ
  }{ $day ->
    [1] ついたち
    [2] ふつか
    [3] みっか
    [4] よっか
    [5] いつか
    [6] むいか
    [7] なのか
    [8] ようか
    [9] ここのか
    [10] とおか
    [14] じゅうよっか
    [17] じゅうしちにち
    [19] じゅうくにち
    [20] はつか
    [24] にじゅうよっか
    [27] にじゅうしちにち
    [29] にじゅうくにち
   *[other] { $day }にち
  }、 { $time }

cli-menu-settings = せってい
cli-menu-voice = こえ。 しゅるい、 はやさ、 たかさ、 おんりょう
cli-menu-volume = こえと こうかおんの おんりょう
cli-menu-verbosity = せつめいの くわしさを えらぶ

cli-now = いまわ { $n }です。 エンターだけを おすと、 そのままです。
cli-kept = { $n }の ままです。
cli-rate = はやさわ どうしますか。 いっぷんに{ $least }ごから{ $most }ごまでです。 ふつうわ にひゃくです。
cli-volume = おんりょうわ どうしますか。 { $least }から{ $most }パーセントまでです。
cli-speech-volume = こえ ぜんたいの おんりょうわ どうしますか。 { $least }から{ $most }パーセントまでです。
cli-cue-volume = こうかおんの おんりょうわ どうしますか。 { $least }から{ $most }パーセントまでです。
cli-menu-speech-keys = おんせいと キー
cli-menu-look = ウィンドウの、 もじの おおきさ、 いろ、 うごき
cli-live-delay = ヘッドホンや スピーカーの おくれ
cli-delay = いま きこえて いる おとわ、 なんミリびょう おくれて いますか。 { $least }から{ $most }までです。 れんしゅうで はかる ことも できます。
cli-mono = さゆうの おとわ どうしますか。
cli-mono-no = ステレオ。 せきの ほうこうから きこえる。
cli-mono-yes = モノラル。 さゆうで おなじ おとが きこえる。
cli-skipped-entry = キーの へんじで とぎれた できごと
cli-skipped = キーの へんじで とぎれた できごとわ、 どうしますか。
cli-skipped-after = へんじの あとで、 もういちど よむ。
cli-skipped-history = よまない。 りれきに のこり、 きいて いない けんすうが わかる。
cli-echo-entry = ウィンドウで にゅうりょくする ときの よみあげ
cli-echo = ウィンドウで にゅうりょくする とき、 なにを よみますか。
cli-echo-letters = ひともじずつ。
cli-echo-words = たんごごと。
cli-echo-both = もじと たんご。
cli-echo-none = よまない。
cli-bounce-entry = キーの にどおしを ふせぐ
cli-bounce = おなじ キーわ、 はなしてから なんミリびょう たてば また ききますか。 { $least }から { $most }まで。
cli-hold-entry = キーを おしつづける ながさ
cli-hold = キーわ、 なんミリびょう おしつづけると ききますか。 { $least }から { $most }まで。
cli-bounce-in-duels-entry = たいけつでの にどおし
cli-bounce-in-duels = たいけつでも にどおしを ふせぎますか。
cli-bounce-in-duels-no = いいえ。 おした ぶんだけ きく。
cli-bounce-in-duels-yes = はい。 たいけつでも ふせぐ。
cli-verbosity = どのくらい くわしく つたえますか。
cli-verbosity-brief = みじかく
cli-verbosity-normal = ふつう
cli-verbosity-full = くわしく
cli-player-name = どの プレイヤーですか。 なまえを にゅうりょくして ください。
cli-private = このひとだけの じょうほうわ、 どこに だしますか。
cli-private-screen = がめん
cli-private-ear = みみだけ。 がめんにわ ださない
cli-private-ear-screen = みみと がめん
cli-private-braille = ターミナルを よむ てんじディスプレイ
cli-private-ear-braille = みみと てんじディスプレイ
cli-ear = ヘッドホンの どちらの みみですか。
cli-ear-left = ひだり
cli-ear-right = みぎ
cli-ear-both = りょうほう
cli-pace = つぎの できごとわ、 いつ つたえますか。
cli-pace-speech = まえの よみあげが おわったら
cli-pace-groups = たくさん よみあげた ところで、 エンターを おしたら
cli-pace-key = エンターを おしたら

cli-save-name = その なまえでわ ほぞんできません。 { $most }もじまでの もじと すうじが つかえます。
cli-save-taken = { $name }という なまえの ゲームが もう あります。 べつの なまえに して ください。

cli-menu-rules = ルールを よむ
cli-which-rules = どの ゲームの ルールを よみますか。
cli-game-title = { $game }

cli-menu-players = プレイヤーと、 それぞれの せってい
cli-menu-private = じぶんだけの おんせいの つたえかた
cli-menu-take-back = ロボットとの たいせんでの とりけし
cli-take-back = ロボットだけを あいてに する とき、 なにかが こうかい された あとでも てを とりけせる ように しますか。 とりけした ゲームわ、 じゅんいにも れんしょうにも かぞえません。
cli-take-back-no = いいえ、 こうかいの まえだけ
cli-take-back-yes = はい、 いつでも
cli-menu-hints = ゲームちゅうの ヒント
cli-hints = ゲームちゅうの ヒントわ、 だれが きけますか。 ヒントを つかった ゲームわ、 じゅんいにも れんしょうにも かぞえません。
cli-hints-alone = ロボットだけを あいてに する ひと
cli-hints-all = ぜんいん。 きいた ほんにんだけに きこえます
cli-hints-nobody = だれも きけない

# おわった ゲームの きろく、 きょうの ゲーム、 せいせき、 じっせき、 つよさ。
cli-day = { COUNT($year, "ねん") }{ $month ->
    [4] しがつ
    [7] しちがつ
    [9] くがつ
   *[other] { $month }がつ
  }{ $day ->
    [1] ついたち
    [2] ふつか
    [3] みっか
    [4] よっか
    [5] いつか
    [6] むいか
    [7] なのか
    [8] ようか
    [9] ここのか
    [10] とおか
    [14] じゅうよっか
    [17] じゅうしちにち
    [19] じゅうくにち
    [20] はつか
    [24] にじゅうよっか
    [27] にじゅうしちにち
    [29] にじゅうくにち
   *[other] { $day }にち
  }
cli-menu-daily = きょうの ゲーム
cli-which-daily = きょうの ゲームです。 カードわ みんな おなじで、 ロボットを あいてに ひとりで あそびます。 どの ゲームに しますか。
cli-daily-game = { $game }、 { COUNT($seats, "にん") }、 ロボットの レベルわ { $level }
cli-who-plays = あそぶのわ だれですか。
cli-nameless = なまえなしで あそぶ
cli-daily-done = きょうの { $game }わ もう あそびました。 にかいめからわ かぞえません。
cli-daily-begun = きょうの { $game }わ とちゅうまでです。 はじめから やりなおすと、 かぞえません。
cli-daily-go-on = つづきを あそぶ
cli-daily-once-more = はじめから あそぶ、 かぞえません
cli-daily-other-day = { $day }の カードです。 かぞえるのわ きょうの カードだけです。
cli-daily-uncounted = いまの ゲームわ かぞえません。
cli-daily-result = ともだちに おくる いちぎょう。 { $line }
cli-daily-line = { $game }、 きょうの ゲーム、 { $day }、 { $result ->
    [won] かち
    [lost] まけ
   *[even] ひきわけ
  }
cli-daily-score = スコア { $n }
cli-daily-turns = { COUNT($n, "て") }
cli-daily-row = { $n ->
    [1] いちにち
    [2] ふつか
    [3] みっか
    [4] よっか
    [5] いつか
    [6] むいか
    [7] なのか
    [8] ようか
    [9] ここのか
    [10] とおか
    [14] じゅうよっか
    [17] じゅうしちにち
    [19] じゅうくにち
    [20] はつか
    [24] にじゅうよっか
    [27] にじゅうしちにち
    [29] にじゅうくにち
   *[other] { $n }にち
  } れんぞく
cli-daily-copy = この いちぎょうを コピー しますか。
cli-daily-copied = コピーしました。
cli-daily-copied-file = つぎの ファイルに コピーしました。
cli-daily-not-copied = { $why ->
    [full] コピー できませんでした。 ディスクが いっぱいです。
    [forbidden] コピー できませんでした。 その ばしょにわ かきこめません。
   *[other] コピー できませんでした。
  }
cli-record-unkept = { $why ->
    [full] この ゲームを せいせきに くわえられませんでした。 ディスクが いっぱいです。
    [forbidden] この ゲームを せいせきに くわえられませんでした。 その ばしょにわ かきこめません。
   *[other] この ゲームを せいせきに くわえられませんでした。
  }
cli-feat-new = { $alone ->
    [yes] はじめての じっせきです。 { $feat }。 { $asks }
   *[no] { $player }の はじめての じっせきです。 { $feat }。 { $asks }
  }
cli-feats-new = { $alone ->
    [yes] はじめての じっせきです。 { $feats }。
   *[no] { $player }の はじめての じっせきです。 { $feats }。
  }
cli-fair-now = { $alone ->
    [yes] ちょうど よい あいてが かわりました。 { $level }。
   *[no] { $player }に ちょうど よい あいてが かわりました。 { $level }。
  }
cli-level-fair = いまの あなたに ちょうど よい あいて、 { $level }
cli-menu-statistics = せいせきと じっせき
cli-which-statistics = だれの せいせきですか。
cli-stat-none = さいごまで あそんだ ゲームわ まだ ありません。
cli-stat-off = せっていに より、 せいせきわ のこして いません。
cli-stat-empty = { $player }の きろくわ ありません。
cli-stat-title = { $player }の せいせき
cli-stat-days = きょうの ゲーム、 { $n ->
    [1] いちにち
    [2] ふつか
    [3] みっか
    [4] よっか
    [5] いつか
    [6] むいか
    [7] なのか
    [8] ようか
    [9] ここのか
    [10] とおか
    [14] じゅうよっか
    [17] じゅうしちにち
    [19] じゅうくにち
    [20] はつか
    [24] にじゅうよっか
    [27] にじゅうしちにち
    [29] にじゅうくにち
   *[other] { $n }にち
  } つづけて あそんで います。
cli-stat-game = { $game }、 { $n ->
    [0] かぞえる ゲームわ ありません
   *[other] { COUNT($n, "ゲーム") }
  }。
cli-stat-with = { $others ->
    [robots] { COUNT($seats, "にん") }、 ロボットわ { $level }
    [several] { COUNT($seats, "にん") }、 ロボットの つよさわ いろいろ
    [people] { COUNT($seats, "にん") }、 ぜんいんが にんげん
    [alone] ひとりで
   *[mixed] { COUNT($seats, "にん") }、 にんげんと ロボット
  }
cli-stat-won = { COUNT($played, "ゲーム") }の うち { COUNT($won, "しょう") }
cli-stat-streak = さいこう { COUNT($longest, "れんしょう") }、 いまわ { COUNT($now, "れんしょう") }
cli-stat-minutes = ぜんぶで { COUNT($n, "ふん") }
cli-stat-quickest = さいたんの かちわ { COUNT($n, "ふん") }
cli-stat-best = さいこう きろくわ { $n }
cli-stat-uncounted = ほかに { COUNT($n, "ゲーム") }わ かぞえて いません。
cli-stat-expected = レベルが { $level }の ロボットとなら、 じゅうゲームの うち { $often ->
    [0] ほとんど かてません
    [10] ほとんど かてます
   *[other] { COUNT($often, "ゲーム") }ほど かてます
  }
cli-stat-strength = つよさわ { $rating }、 ごさわ { $within }ほど、 ロボットとの { COUNT($n, "ゲーム") }から
cli-stat-fair = ちょうど よい あいてわ { $level }
cli-stat-feats = じっせき、 { COUNT($all, "こ") }の うち { COUNT($n, "こ") }。
cli-stat-feat = { $feat }、 { $day }。 { $asks }
cli-stat-feat-open = これから、 { $feat }。 { $asks }
cli-stat-then = せいせきわ いじょうです。 どう しますか。
cli-stat-delete = { $player }の きろくを ぜんぶ けす
cli-stat-delete-sure = { $player }の せいせきと じっせきを けしますか。 もとにわ もどせません。
cli-stat-deleted = { $player }の きろくを けしました。
cli-stat-undeleted = { $why ->
    [full] けせませんでした。 ディスクが いっぱいです。
    [forbidden] けせませんでした。 その ばしょにわ かきこめません。
   *[other] けせませんでした。
  }
cli-menu-records = せいせきを のこすか どうか
cli-records = さいごまで あそんだ ゲームを、 せいせきと じっせきと つよさの ために のこしますか。 テキスト ファイルで、 この パソコンの そとにわ でません。
cli-records-yes = はい、 のこす
cli-records-no = いいえ、 なにも のこさない

cli-players = だれの せっていですか。
cli-player-row = { $player }
cli-player-add = ほかの ひと
cli-name-wrong = それわ なまえに つかえません。 { $most }もじまでです。
cli-profile = { $player }、 なにを かえますか。
cli-profile-language = げんご
cli-profile-verbosity = せつめいの くわしさ
cli-profile-switches = つたえる できごとの しゅるい
cli-profile-private = じぶんだけの ひょうじの いきさき
cli-profile-voice = こえ
cli-profile-rate = よみあげの はやさ
cli-profile-volume = よみあげの おんりょう
cli-profile-pace = つぎの できごとまでの まちかた
cli-profile-order = てふだの じゅんばん
cli-profile-kana = なまえの よみ
cli-profile-bodily = たいけつでの ポーズの とりかた
cli-profile-drawn-hand = なんにんかで あそぶ ときの てふだの ひょうじ
cli-drawn-hand = てばんの あいだ てふだを がめんに だしますか。 ほかの ひとにも みえます。
cli-profile-handicap = はやおしの ハンデ
cli-profile-delete = このせっていを けす
cli-back-one = もどる
cli-switches = どの しゅるいの できごとですか。 ことばの かわりに こうかおんだけに したり、 なにも つたえないように したり できます。 りれきにわ すべて のこります。
cli-switch = { $source ->
    [mine] じぶんの
   *[others] ほかの ひとの
  }{ $topic ->
    [deals] くばりと ひき
    [moves] て
    [effects] ての けっか
    [turns] てばん
   *[scores] とくてん
  }、 { $way ->
    [words] ことばで
    [sound] こうかおんだけ
   *[nothing] つたえない
  }
cli-way = どう つたえますか。
cli-way-words = ことばで
cli-way-sound = こうかおんだけ
cli-way-nothing = つたえない
cli-ear-device = りょうほう。 おんせい ききわ { $device }
cli-ear-table = たくと おなじ
cli-no-voices = いまわ よみあげを していないので、 えらべる こえが ありません。
cli-voice = どの こえに しますか。
cli-voice-named = { $voice }
cli-voice-usual = この げんごの いつもの こえ
cli-profile-pitch = こえの たかさ
cli-pitch = たかさわ どのくらいに しますか。 { $least }から { $most }まで、 ごじゅうが もとの たかさです。
cli-voice-menu = { $language ->
    [en] えいご
    [fr] フランスご
   *[ja] にほんご
  }の よみあげ。 なにを かえますか。
cli-focus-voice = キーに こたえる こえ
cli-focus-rate = キーに こたえる はやさ
cli-focus-pitch = キーに こたえる こえの たかさ
cli-voice-same = できごとと おなじ こえ
cli-value-same = おなじ
cli-focus-differs = キーに こたえる ときわ、 ほかと おなじに しますか、 かえますか。
cli-focus-same = ほかと おなじ
cli-focus-own = かえる
cli-voice-keep = この こえに しますか。
cli-voice-sample = おうごんりゅうが カードを さんまい とります。
cli-sample = { $player }、 このように よみあげます。 おうごんりゅう さんまいと じょてい いちまい。
cli-pace-seconds = なんびょうか たったら
cli-seconds = なんびょうごですか。 { $least }から{ $most }までです。
cli-order = てふだを どの じゅんに よみますか。
cli-order-rising = ふだんの じゅん
cli-order-falling = ぎゃくの じゅん
cli-order-named = なまえの じゅん
cli-kana = なまえの よみを、 かなで にゅうりょくして ください。 なければ エンターだけを おして ください。
cli-kana-wrong = かなだけが つかえます。
cli-bodily = ポーズわ どう とりますか。
cli-bodily-no = きまった おしかたで おす。
cli-bodily-yes = からだで とり、 みんなが みとめたら いっかい おす。
cli-handicap = このひとの じかんから なんミリびょうを ひきますか。 { $least }から{ $most }までです。
cli-delete = { $player }の せっていを すべて けしますか。
cli-no = いいえ
cli-yes = はい
cli-deleted = { $player }の せっていを けしました。

cli-private-way = じぶんだけの おんせいを、 どうやって ひとりに つたえますか。
cli-private-way-sides = ひとつの ヘッドホンの さゆうを わけあう
cli-private-way-away = このスピーカーから だす。 ほかの ひとわ きかない
cli-private-way-device = ふたつめの おんせい ききから だす。 { $device }

cli-notice-output-missing = おんせい ききが つかえないので、 じぶんだけの おんせいわ、 そこから でません。

cli-window-welcome = アクセシブル ゲームズ。 エフワンで ヘルプ。
cli-window-larger = もじを おおきくするにわ、コントロールと プラスです。
cli-no-window = ウィンドウを ひらけませんでした。 この ターミナルで つづけます。
cli-no-letters = フォントが よめない ため、 ひょうじ できない もじが あるかも しれません。 プログラムを いれなおして ください。

cli-language-here = にほんごわ、 { $n }を にゅうりょくして ください。
cli-doctor-outputs-ok = おんせい ききが ふたつ いじょう あります。 ひとりが、 じぶんだけの おんせいに ひとつ つかえます。
cli-doctor-outputs-missing = ふたつめの おんせい ききわ ありません。 なくても あそべます。
cli-doctor-hear = これから{ $language ->
    [fr] フランスご
    [ja] にほんご
   *[en] えいご
  }の ぶんが きこえる はずです。
cli-doctor-sample = これわ にほんごの ぶんです。 きこえていれば だいじょうぶです。
cli-doctor-hear-sound = これから こうかおんが きこえる はずです。
cli-doctor-well = ひつような ものわ すべて そろっています。
cli-doctor-not-well = たりない ものが あります。 いれかたわ もじで みて ください。

cli-notice-device-slow = まだ おとが でません。 おんせいデバイスが おうとうしません。 すべて もじで つづけます。
cli-notice-cue-fault = じぶんの こうかおんに つかえない ものが あります。 ほかわ つかえます。
cli-notice-cue-unknown = その なまえの こうかおんわ ありません。
cli-notice-reader-package-missing = スクリーンリーダーに つながらないので、 この プログラムが よみあげます。
cli-notice-reader-missing = スクリーンリーダーが おうとうしないので、 この プログラムが よみあげます。 さきに スクリーンリーダーを はじめて ください。
cli-notice-reader-slow = スクリーンリーダーの おうとうが おそいので、 この プログラムが よみあげます。
cli-notice-reader-lost = スクリーンリーダーが おうとうしなくなったので、 この プログラムが よみあげます。

cli-which-sounds = どの こうかおんですか。
cli-sounds-shared = すべての ゲームで なる おと
cli-sounds-all = ぜんぶ
cli-sounds-own = じぶんの おと
cli-ambience-volume = はいけいの おとの おんりょうわ どうしますか。 { $least }から{ $most }パーセントまでです。 ゼロなら なりません。
cli-notice-ambience-fault = はいけいの おとが さいせい できません。

cli-menu-rehear = おわった ゲームを もういちど きく
cli-no-finished = おわった ゲームわ まだ ありません。
cli-which-finished = { $n ->
    [1] おわった ゲーム、 いっけん。
   *[other] おわった ゲーム、 あたらしい じゅんに { COUNT($n, unit: "けん") }の うち { COUNT($least, unit: "けん") }めから { COUNT($most, unit: "けん") }めまで。 どれですか。
}
cli-which-listener = だれの みみで ききますか。
cli-listener-public = たくの ぜんいん
cli-listener-player = { $player }
cli-rehear = この ゲームにわ ばめんが{ $n } あります。
cli-rehear-keys = エンターで つぎえ。 ビーで まえ。 ゼロで もどります。
cli-rehear-over = これで ゲームわ おわりです。
cli-look-back-walk = この ての ぜんごの { $n }ばめんです。
cli-look-back-over = この ての ぜんごわ、 ここまでです。

cli-menu-options = ゲームの オプション
cli-which-options = どの ゲームの オプションですか。 プログラムを おえるまで、 あたらしい ゲームに つかわれます。
cli-options = { $game }、 なにを かえますか。
cli-game-option = { $option }
cli-option-asked = { $question }
cli-option-asked-again = { $question } さいごに えらんだのわ、 { $last }です。
cli-option-answer = { $option }

cli-profile-row = { $what }、 { $value }
cli-value-table = たくと おなじ
cli-value-usual = いつもの とおり
cli-value-number = { $n }
cli-value-seconds = { COUNT($n, "びょう") }
cli-channel-ear = みみ
cli-channel-screen = がめん
cli-channel-braille = てんじディスプレイ

# --- しつもんに にゅうりょく できる もの
# 打つ言葉なので、これは普通の仮名遣い。

cli-word-help = ヘルプ、つかいかた
cli-word-back = もどる
cli-word-more = ほか、ほかの コマンド、もっと
cli-menu-learn-synonyms = おぼえる、ならう、レッスン
cli-menu-leave-synonyms = しゅうりょう、やめる
cli-menu-new-synonyms = あそぶ、はじめる
cli-menu-resume-synonyms = ほぞんの つづき、ほぞんを つづける
cli-menu-go-on-synonyms = つづき、つづける
cli-not-an-entry = わかりません。 { $least }から{ $most }までの ばんごうか、 こうもくの ことばを にゅうりょくして ください。 はてなで ヘルプです。
cli-did-you-mean = わかりません。 「{ $word }」の ことですか。 はいで えらびます。
cli-several-entries = その ことばに あてはまる こうもくが いくつも あります。 { $entries }。 もっと くわしく にゅうりょくするか、 ばんごうを にゅうりょくして ください。
cli-question-unknown = ここでわ、 その しつもんに こたえられません。
cli-help-choose = こうもくの ばんごうか、 その こうもくだけに ある ことばを にゅうりょくして ください。 エンターだけを おすと、 いちらんを もういちど よみます。
cli-help-number = { $least }から{ $most }までの かずを にゅうりょくして、 エンターを おして ください。
cli-help-line = こたえを にゅうりょくして、 エンターを おして ください。
cli-help-names = なまえわ { $most }もじまでで、 とうてんで くぎります。 コロンの うしろに げんごを つけることも できます。 ロボットわ ビー オー ティーです。 ひとりなら エンターだけを おして ください。
cli-help-back = まえに もどるにわ、 ゼロか もどるを にゅうりょくして ください。
cli-help-back-word = まえに もどるにわ、 もどると にゅうりょくして ください。
cli-help-back-key = まえに もどるにわ、 エスケープを おして ください。
cli-help-back-entry = まえに もどるにわ、 エスケープを おすか、 さいごの こうもくを えらんで ください。
cli-doctor-end = エンターで かくにんを おわります。
cli-doctor-end-key = エスケープで かくにんを おわります。
cli-doctor-mute-voice-missing = { $language ->
    [fr] フランスご
    [ja] にほんご
   *[en] えいご
  }の こえわ ありますが、 おとが でません。 べつの こえを えらんで ください。
cli-doctor-speech-engine-absent = おんせいエンジンが ありません。 プログラムを もういちど、 すべて てんかいして ください。
cli-doctor-voice-absent = { $language ->
    [fr] フランスご
    [ja] にほんご
   *[en] えいご
  }の こえが ありません。 システムの おんせい せっていで ついかして ください。
cli-doctor-reader-absent = スクリーンリーダーとの せつぞくわ ありません。 なくても ターミナルの もじわ よめます。
cli-notice-screen-gone = がめんが なくなり、 ウィンドウも とじました。 あそんだ ぶんわ のこっています。 つづけるにわ、 つぎを にゅうりょく。 { $command }
cli-notice-device-gone = おんせいデバイスが なくなりました。 すべて もじで つたえます。 もどりしだい おとが でます。
cli-notice-device-back = おとが もどりました。

# ことばの ほかに きこえる もの

cli-menu-soundscape = こうかおん、 はいけいの おと、 おんがく
cli-soundscape = どれを かえますか。
cli-soundscape-pack = こうかおん、 { $pack }
cli-soundscape-playable-on = だせる カードの あいず、 あり
cli-soundscape-playable-off = だせる カードの あいず、 なし
cli-soundscape-ambience = はいけいの おと、 { $n ->
    [0] なし
   *[other] { $n }パーセント
}
cli-soundscape-music = おんがく、 { $n ->
    [0] なし
   *[other] { $n }パーセント
}
cli-soundscape-games = はいけいの おとと おんがくを ゲームごとに えらぶ
cli-which-pack = どの こうかおんに しますか。
cli-pack-standard = もとの こうかおん
cli-pack = { $name }
cli-playable-cue = だせる カードに きた とき、 あいずの おとを ならしますか。
cli-music-volume = ゲームの おんがくの おんりょうわ どうしますか。 { $least }から{ $most }パーセントまでです。 ゼロなら なりません。
cli-backdrop-game = どの ゲームですか。
cli-backdrop-of-both = { $game }、 はいけいの おとと おんがく
cli-backdrop-of-ambience = { $game }、 はいけいの おとだけ
cli-backdrop-of-music = { $game }、 おんがくだけ
cli-backdrop-of-neither = { $game }、 どちらも なし
cli-backdrop = この ゲームでわ なにを ながしますか。
cli-backdrop-both = はいけいの おとと おんがく
cli-backdrop-ambience = はいけいの おとだけ
cli-backdrop-music = おんがくだけ
cli-backdrop-neither = どちらも なし
cli-speech-unheard = よみあげわ オンですが、 まだ おとが でません。
cli-awake = しずかな ときに ヘッドホンが ねむって、 さいしょの ことばが かけますか。
cli-awake-no = いいえ。 ねむっても かまいません。
cli-awake-yes = はい。 きこえない おとで おこしておきます。
cli-menu-awake = ねむる ヘッドホン
cli-fault = プログラムの なかで もんだいが おきました： { $kind }。 くわしい きろくわ { $file } に あります。 あそんだ ぶんわ のこっています。
cli-fault-unwritten = プログラムの なかで もんだいが おきました： { $kind }。 くわしい きろくわ のこせませんでした。 あそんだ ぶんわ のこっています。
cli-stopped = ちゅうだんしました。 あそんだ ぶんわ のこっています。
cli-output-closed = しゅつりょくさきが とじられたので、 ここで おわります。 あそんだ ぶんわ のこっています。

# 続けられない保存ゲーム

cli-journal-damaged = ほぞんした ゲームが ひとつ、 { $line }ぎょうめで こわれています。 ファイルわ そのまま のこして あります。
cli-journal-foreign = この プログラムの ゲームでわ ない ファイルが あります。
cli-journal-newer = あたらしい はんの プログラムで ほぞんされた ゲームが あります。 あたらしい はんなら つづけられます。
cli-journal-setup = ここでわ はじめられない ゲームが あります。
cli-journal-in-use = その ゲームわ、 いま ほかの ウィンドウで あそんでいます。
cli-journal-taken = その なまえの ファイルが もう あります。 べつの なまえに して ください。
cli-journal-missing = その ファイルが ありません。
cli-journal-forbidden = ゲームの ファイルが、 システムの きょかが ないので つかえません。
cli-journal-folder = ゲームでわ なく、 フォルダーが あります。
cli-journal-special = ふつうの ファイルでわ ないので、 ゲームわ はいって いません。
cli-journal-large = ゲームに してわ おおきすぎる ファイルわ、 よみません。
cli-journal-full = ディスクが いっぱいで、 かきこめません。
cli-journal-system = ゲームの ファイルが つかえません。
cli-journal-more = よめない ほぞんゲームが、 ほかに{ COUNT($n, "こ") }あります。
cli-journal-whole = { $n ->
    [0] さいしょの じゅんびわ ぶじですが、 その さきの てわ ありません。 そこから はじめますか。 こわれた ファイルわ のこして あります。
   *[other] その まえの{ COUNT($n, "て") }わ ぶじです。 そこから つづけますか。 こわれた ファイルわ のこして あります。
  }
cli-journal-whole-command = { $n ->
    [0] さいしょの じゅんびわ ぶじですが、 その さきの てわ ありません。 つづけかたわ がめんに あります。
   *[other] その まえの{ COUNT($n, "て") }わ ぶじです。 つづけかたわ がめんに あります。
  }
cli-journal-aside = こわれた ファイルわ のこして あります。
cli-unkept = { $why ->
    [forbidden] ほぞんようの ばしょに かきこめないので、 この ゲームわ ほぞん できません。 とちゅうで やめると、 つづきわ できません。 それでも あそびますか。
    [full] ディスクが いっぱいなので、 この ゲームわ ほぞん できません。 とちゅうで やめると、 つづきわ できません。 それでも あそびますか。
   *[other] ディスクに かきこめないので、 この ゲームわ ほぞん できません。 とちゅうで やめると、 つづきわ できません。 それでも あそびますか。
  }

# いんさつ

cli-menu-print = シールと カードを いんさつする
cli-said = { $text }
cli-game-language = { $game }にわ にほんごが ありません。 ゲームわ { $language ->
    [fr] フランスご
    [ja] にほんご
   *[en] えいご
  }で つづきます。
cli-doctor-release = アクセシブルゲームズの バージョン { $version }です。

cli-menu-learn = あそびながら おぼえる
cli-which-lesson = どの ゲームを おぼえますか。
cli-learn-game = { $game }を おぼえる
cli-learn-parts = どこから はじめますか。 とちゅうで やめると、 ここに もどります。
cli-learn-part = { $kind ->
    [first] だい{ $n }ぶから はじめる、 { $title }
    [next] だい{ $n }ぶに すすむ、 { $title }
   *[other] だい{ $n }ぶ、 { $title }
  }
cli-learn-title-sounds = こうかおん
cli-learn-title-free = じょげんを ききながら じゆうに あそぶ
cli-learn-silent = いまわ おとが でないので、 おとの れんしゅうわ とばします。 おとが でるように なったら、 だいいちぶを えらんで ください。
cli-learn-you = プレイヤー
cli-learn-shared = つぎの こうかおんわ、 どの ゲームでも おなじです。
cli-learn-sounds = つづけますか。
cli-learn-on = { $last ->
    [yes] これで ぜんぶです。 さきえ すすむ
   *[no] つぎの こうかおん
  }
cli-learn-again = おなじ おとを もういちど
cli-learn-hurry = エンターで さきえ すすみます。
cli-learn-unkept = レッスンわ、 おわった ところを じぶんで おぼえています

# 手引き

cli-menu-guide = てびき
cli-guide = てびきの どの ページですか。
cli-guide-page = { $page }、 どこを よみますか。
cli-guide-whole = はじめから ぜんぶ
cli-not-a-choice-keys = わかりません。 { $least }から{ $most }までの かずを にゅうりょくして ください。 エフワンで ヘルプです。
cli-not-an-entry-keys = わかりません。 { $least }から{ $most }までの ばんごうか、 こうもくの ことばを にゅうりょくして ください。 エフワンで ヘルプです。

# メニュー

cli-menu-go-on = { $how ->
    [cut] { $unit ->
        [moment] さっき とちゅうで きれた { $game }の つづき
        [minutes] { COUNT($n, "ふん") }まえに とちゅうで きれた { $game }の つづき
        [hours] { $n ->
            [4] よじかんまえに とちゅうで きれた { $game }の つづき
            [9] くじかんまえに とちゅうで きれた { $game }の つづき
            [14] じゅうよじかんまえに とちゅうで きれた { $game }の つづき
            [19] じゅうくじかんまえに とちゅうで きれた { $game }の つづき
            [24] にじゅうよじかんまえに とちゅうで きれた { $game }の つづき
            [29] にじゅうくじかんまえに とちゅうで きれた { $game }の つづき
            [34] さんじゅうよじかんまえに とちゅうで きれた { $game }の つづき
           *[other] { COUNT($n, "じかん") }まえに とちゅうで きれた { $game }の つづき
        }
        [days] { $n ->
            [1] いちにちまえに とちゅうで きれた { $game }の つづき
            [2] ふつかまえに とちゅうで きれた { $game }の つづき
            [3] みっかまえに とちゅうで きれた { $game }の つづき
            [4] よっかまえに とちゅうで きれた { $game }の つづき
            [5] いつかまえに とちゅうで きれた { $game }の つづき
            [6] むいかまえに とちゅうで きれた { $game }の つづき
            [7] なのかまえに とちゅうで きれた { $game }の つづき
            [8] ようかまえに とちゅうで きれた { $game }の つづき
            [9] ここのかまえに とちゅうで きれた { $game }の つづき
            [10] とおかまえに とちゅうで きれた { $game }の つづき
            [14] じゅうよっかまえに とちゅうで きれた { $game }の つづき
            [20] はつかまえに とちゅうで きれた { $game }の つづき
            [24] にじゅうよっかまえに とちゅうで きれた { $game }の つづき
           *[other] { COUNT($n, "にち") }まえに とちゅうで きれた { $game }の つづき
        }
       *[unknown] とちゅうで きれた { $game }の つづき
    }
   *[left] { $unit ->
        [moment] さっき やめた { $game }の つづき
        [minutes] { COUNT($n, "ふん") }まえに やめた { $game }の つづき
        [hours] { $n ->
            [4] よじかんまえに やめた { $game }の つづき
            [9] くじかんまえに やめた { $game }の つづき
            [14] じゅうよじかんまえに やめた { $game }の つづき
            [19] じゅうくじかんまえに やめた { $game }の つづき
            [24] にじゅうよじかんまえに やめた { $game }の つづき
            [29] にじゅうくじかんまえに やめた { $game }の つづき
            [34] さんじゅうよじかんまえに やめた { $game }の つづき
           *[other] { COUNT($n, "じかん") }まえに やめた { $game }の つづき
        }
        [days] { $n ->
            [1] いちにちまえに やめた { $game }の つづき
            [2] ふつかまえに やめた { $game }の つづき
            [3] みっかまえに やめた { $game }の つづき
            [4] よっかまえに やめた { $game }の つづき
            [5] いつかまえに やめた { $game }の つづき
            [6] むいかまえに やめた { $game }の つづき
            [7] なのかまえに やめた { $game }の つづき
            [8] ようかまえに やめた { $game }の つづき
            [9] ここのかまえに やめた { $game }の つづき
            [10] とおかまえに やめた { $game }の つづき
            [14] じゅうよっかまえに やめた { $game }の つづき
            [20] はつかまえに やめた { $game }の つづき
            [24] にじゅうよっかまえに やめた { $game }の つづき
           *[other] { COUNT($n, "にち") }まえに やめた { $game }の つづき
        }
       *[unknown] { $game }の つづき
    }
}
cli-menu-new = あたらしい ゲーム
cli-menu-again = もう いちど { $game }で あそぶ
cli-which-new = どの ゲームで あそびますか。
cli-menu-real = ほんものの カードで あそぶ
cli-which-real = どの ゲームの カードですか。
cli-real-in-terminal = { $games }を ほんものの カードで あそぶ ときわ、 くばった ふだを ひとに きかれずに にゅうりょく できる ターミナルで。 フロント ターミナルを つけて はじめて ください。
cli-too-few = { COUNT($n, "にん") }でわ たりません。 { COUNT($least, "にん") }から あそべます。
cli-again = つぎわ どう しますか。
cli-again-yes = おなじ ひとたちと もう いちど あそぶ
cli-again-story = この ゲームの あらすじ
cli-again-look-back = いちばん そんを した てを ふりかえる
cli-look-back = いちばん そんを した て
cli-again-menu = メニューに もどる
cli-again-close = プログラムを おわる
cli-leave-sure = プログラムを おわりますか。
cli-stay = いいえ、 つづける
cli-leave-yes = はい、 おわる
cli-which-kept = { $n ->
    [1] ほぞん された ゲーム、 いっけん。
   *[other] ほぞん された ゲーム、 あたらしい じゅんに { COUNT($n, unit: "けん") }の うち { COUNT($least, unit: "けん") }めから { COUNT($most, unit: "けん") }めまで。 どれですか。
}
cli-older = もっと ふるい ゲーム
cli-newer = もっと あたらしい ゲーム
cli-kept-go-on = つづきを する
cli-kept-hear = もういちど きく
cli-kept-delete = けす
cli-kept-delete-sure = この ゲームを けして、 もとに もどせなく しますか。
cli-kept-deleted = ゲームを けしました。
cli-kept-not-found = { $words }で はじまる ゲームわ ありません。

cli-host-open = おともだちわ ブラウザーで { $address } を ひらき、あいことば { $code } を にゅうりょくして ください。
cli-host-awaited = あと { COUNT($n, "にん") }を まって います。エンターキーで アドレスを もういちど いいます。
cli-host-come = { NUMBER($n) ->
    [0] { $name }さんが きました。ぜんいん そろいました。
   *[other] { $name }さんが きました。あと { COUNT($n, "にん") }を まって います。
}

cli-menu-devices = それぞれの たんまつで ともだちと あそぶ
cli-menu-devices-synonyms = ともだち、たんまつ、スマホ、でんわ
cli-host-joining = じぶんの スマホや パソコンで さんかする ともだちわ なんにんですか。 { COUNT($least, "にん") }から{ COUNT($most, "にん") }までです。
cli-host-joining-listed = じぶんの スマホや パソコンで さんかする ともだちわ なんにんですか。
cli-host-names = この パソコンで あそぶのわ だれですか。 なまえを とうてんで くぎって にゅうりょくして ください。 だれも いなければ エンターだけを おして ください。
cli-host-reach = どこから さんか できますか。
cli-host-network = おなじ ネットワークの どの たんまつからでも
cli-host-alone = この パソコンからだけ
cli-host-share = この パソコンの ひとが、 てふだと しつもんを スマホで うけとれるように しますか。
cli-host-real = ほんものの カードを つかい、 それぞれが じぶんの たんまつで にゅうりょく しますか。
cli-host-share-how = てふだを スマホで うけとりたい ひとわ、 ここに にゅうりょくした なまえで、 いま スマホから せきに ついて ください。 エンターで はじまります。
cli-host-waiting = ともだちを まって います
cli-host-again = アドレスと あいことばを もういちど いう
cli-host-begin = はじめる
cli-host-qr = キューアールと にゅうりょくすると、 スマホの カメラで よめる コードが でます。
cli-host-closed = ちがう あいことばが さんじゅっかい にゅうりょく されたので、 あたらしい ひとわ さんかできません。 もう せきに いる ひとわ そのまま あそべます。
cli-host-reopen = また さんかできるように する
cli-host-reopen-typed = オープンと にゅうりょくすると、 また さんかできるように なります。
cli-host-reopened = また さんかできるように なりました。
cli-host-no-qr = この ターミナルにわ コードを あらわす もじが ありません。
cli-host-missing = ページを だす ぶひんが ありません。 つぎのように にゅうりょくして ください。 ピップ インストール アクセシブル ゲームズ ホスト。
