# たくからの おしらせの よみ。おとの とおりに かく（「は」は「わ」、「へ」は「え」）。ことばの くぎりに くうはくを おく。

play-player-seated = { $seat }
play-table-seated = さんかしゃわ、 { $players }。 ヘルプわ、 はてなを にゅうりょく。
play-table-seated-keys = さんかしゃわ、 { $players }。 ヘルプわ、 エフワン。
play-hand-over = キーボードを { $seat }に わたして ください。
play-reader-warning = ヘッドホンを つかうか、 スクリーン リーダーの おんせいを きって、 てんじで よんで ください。 エヌブイディーエーと エスです。
play-lines-stay = じぶんだけの ひょうじわ、 がめんを さかのぼると よめます。
play-waiting-for = { $seat }を まって います。 キーボードが わたったら、 エンターを おして ください。
play-answer-first = えらべる こたえでわ ありません。 まず、 きかれた ことに こたえて ください。
play-too-soon = まだ はやいです。 いまわ なにも きかれて いないので、 なにも しませんでした。
play-decision-undone = { $seat }の さいごの てを、 とりけしました。
play-undo-not-possible = とりけせません。 まだ だれも なにも きめて いません。
play-undo-not-possible-revealed = とりけせません。 さいごの てか、 そのあとで、 こうかい された ものが あります。
play-clear-question = じぶんだけの ひょうじが おわる たびに、 がめんを けしますか。 まえの ぎょうも きえます。
play-memory-stays = おぼえて おく カードわ、 がめんを さかのぼると よめます。
play-clear-memory-question = おぼえて おく カードわ、 がめんを さかのぼると よめます。 ゲームが すすむ たびに、 がめんを けしますか。 まえの ぎょうも きえます。
play-clear-settled-memory = ゲームが すすむ たびに、 がめんを けします。
play-clear-settled-on = じぶんだけの ひょうじが おわる たびに、 がめんを けします。
play-clear-settled-off = がめんわ けしません。
play-drawn-hand-question = { $seat }、 てばんの あいだ てふだを がめんに だしますか。 ほかの ひとにも みえます。
play-drawn-hand-settled-drawn = てばんの あいだ { $seat }の てふだを がめんに だします。
play-drawn-hand-settled = { $seat }の てふだわ がめんに だしません。
play-cannot-print = No Japanese letters here. Set PYTHONUTF8=1 and start again, or go on in English.
play-undo-wished = { $seat }が さいごの ての とりけしを たのんで います。 いいですか。
play-undo-not-granted-no = とりけしません。 ぜんいんの どういが ありません。
play-undo-not-granted-late = とりけしません。 じかんないに ぜんいんの へんじが ありませんでした。
play-undo-not-granted-over = とりけしません。 ゲームわ もう さきに すすみました。
play-decision-undone-revealed = { $seat }の さいごの てを、 こうかい された ものが ありましたが、 とりけしました。 ロボットわ、 そのとき しって いた ことから つづけます。
play-taking-back-offered = この ゲームでわ、 なにかが こうかい された あとでも、 てを とりけせます。 とりけすと、 じゅんいにも れんしょうにも かぞえません。
play-played-taking-back = この ゲームでわ、 こうかいの あとの とりけしが { COUNT($n, "かい") } ありましたので、 じゅんいにも れんしょうにも かぞえません。
play-hints-allowed = この テーブルでわ、 だれでも ヒントを きけます。 きこえるのわ きいた ほんにんだけです。 ヒントを つかった ゲームわ、 じゅんいにも れんしょうにも かぞえません。
play-played-with-hints = この ゲームでわ ヒントが { COUNT($n, "かい") } つかわれましたので、 せいせきにも じっせきにも かぞえません。
play-undo-asked = { $asked }に ききます。 { $seat }が さいごの ての とりけしを たのんで います。 いいですか。
play-nobody-looks = ここでわ ひとりで あそんで いますので、 かくす あいてわ いません。
play-question-over = それわ もう おわって います。 なにも しませんでした。
play-seat-left = { $seat }が せきを はなれました。 おなじ せきに もどれます。
play-seat-taken = { $seat }が もどりました。
play-connection-lost = { $seat }の たんまつと つながりません。 せきわ そのままです。
play-connection-back = { $seat }の たんまつと また つながりました。
play-robot-wished = { $seat }が いません。 もどるまで ロボットが かわりに つづけますか。
play-robot-plays = ロボットが { $seat }の かわりに つづけます。
play-robot-gave-back = { $seat }が もどり、 ロボットと かわりました。
play-robot-not-wanted = ロボットわ かわらず、 { $seat }を まちます。
play-second-device-wished = べつの たんまつが、 あなたの なまえで この せきに つこうと して います。 あなたの たんまつですか。
play-both-devices-choice = はい、 りょうほう つかう
play-new-device-choice = はい、 そちらだけ つかう
play-no-device-choice = いいえ、 いれない
play-chat-line = { $name }から。 { $text }
play-watching-only = かんせんです。 だれでも しって よい ことを きけます。 なにも きかれません。
play-watchers-ask = かんせんちゅうに きけるのわ、 とくてん、 ば、 まいすう、 ばん、 りれき、 もういちど だけです。
play-watcher-came = { $name }が かんせんに きました。
play-device-changed = { $seat }が べつの たんまつに つきました。
play-again-wished = おなじ メンバーで もういちど あそびますか。
play-afterwards-wished = ゲームわ おわりました。 なにを ききますか。
play-costly-wished = どの てを みますか。
play-moments-left = のこり { COUNT($n, "ばめん") }です。
play-again-not-wanted = もう あそばない ひとが います。
play-race-measured = はやおしの はやさわ、 それぞれの たんまつで はかります。 とけいの さわ { $ms }ミリびょう いないです。 おそい しらせわ { $waits }ミリびょうまで まちます。
play-race-measured-unknown = はやおしの はやさわ、 それぞれの たんまつで、 カードの おとから はかります。 おそい しらせわ { $waits }ミリびょうまで まちます。
play-press-too-fast = きいてから おしたに してわ はやすぎます。 この はやおしわ かぞえず、 そんも しません。
play-press-not-believed = この はやおしわ、 おつかいの せつぞくでわ ありえない おそさで とどきました。 かぞえず、 そんも しません。

play-take-prompt = { $seat }、 エンターを おして ください。
play-confirm-prompt = { $seat }、 おぼえたら エンターを おして ください。
play-clear-prompt = { $seat }、 エンターで がめんを けします。
play-only-now = きけるのわ、 いまだけです。 「もういちど」と にゅうりょくすれば、 また きけます。 エンターで つぎえ。
play-only-now-keys = きけるのわ、 いまだけです。 くりかえしの キーで もう いちど きけます。 エンターで つぎえ。
play-turn-prompt = { $seat }、 ばんごうか ことばを どうぞ。
play-open-prompt = はやい もの がちです。 ばんごうに つづけて、 する ことを どうぞ。 エンターで、 つぎえ。
play-who-first = いまわ なんにんでも できます。 いちから { $last }までの じぶんの ばんごうに つづけて、 する ことを にゅうりょくして ください。
play-go-on-prompt = エンターで、 つぎえ。
play-go-on-first = エンターで、 つぎえ。 かえるにわ、 たとえば、 まちかた、 おんせい、 びょうすうなら、 まちかた、 さん、 と にゅうりょくして ください。
play-number-prompt = ばんごうを、 にゅうりょくして ください。
play-pick-help = いちから { $last }までの ばんごうか、 こたえの はじめの ことばを にゅうりょくして ください。 エンターだけを おすと、 もう いちど よみます。

play-list-shortened-same = せんたくしわ まえと おなじです。 エンターだけで よみあげます。
play-list-shortened-news = せんたくしの うち、 あたらしい もの。 エンターだけで ぜんぶを よみあげます。
play-list-shortened-same-several = せんたくしわ まえと おなじです。 はてなで よみあげます。
play-list-shortened-news-several = せんたくしの うち、 あたらしい もの。 はてなで ぜんぶを よみあげます。
play-numbered = { $number }、 { $choice }
play-only-entry = { $number }か エンター、 { $choice }
play-enter-goes-on = エンター、 なにも せずに つぎえ
play-enter-once-more = もう いちど エンターを おすと、 こたえない まま すすみます。
play-then-what = { $choice }。 つぎわ？
play-placed = { $choice }{ NUMBER($number) ->
        [0] { "" }
       *[other] 、 { COUNT($count, unit: "けん") }ちゅう { COUNT($number, unit: "けん") }め
    }
play-placed-playable = { $choice }、 だせます{ NUMBER($number) ->
        [0] { "" }
       *[other] 、 { COUNT($count, unit: "まい") }ちゅう { COUNT($number, unit: "まい") }め
    }
play-placed-blocked = { $choice }、 だせません{ NUMBER($number) ->
        [0] { "" }
       *[other] 、 { COUNT($count, unit: "まい") }ちゅう { COUNT($number, unit: "まい") }め
    }
play-not-in-the-list = その カードわ、 いま ひらいて いる リストに ありません。
play-cannot-be-taken-back = この てわ、 とりけせません。
play-do-it-choice = じっこう する
play-go-back-choice = えらびなおす
play-yes-choice = はい
play-no-choice = いいえ
play-story-choice = この ゲームの ものがたり
play-look-back-choice = いちばん そんを した てを ふりかえる
play-next-moment-choice = つぎの ばめん
play-enough-choice = もう じゅうぶん
play-retry-choice = もう いちど ためす
play-unkept-choice = ほぞん せずに つづける
play-no-such-choice = { $last ->
        [1] その ばんごうわ ありません。 えらべるのわ、 いちだけです。
       *[other] その ばんごうわ ありません。 えらべるのわ、 いちから { $last }までです。
    }
play-no-such-place = その ばんごうわ ありません。 えらべるのわ、 { $numbers }です。
play-too-many-numbers = ばんごうが おおすぎます、 { $text }。 なにも して いません。 ばんごうを ひとつだけ にゅうりょく して ください。
play-word-first = { $word }、を つけて ください、 { $text }。 まだ なにも して いません。
play-nothing-uses-it = いま できる ことに、 { $text }、を つかう ものわ ありません。
play-several-choices = { $choices-n ->
        [0] あてはまる ものが、 いくつか あります。 ばんごうを にゅうりょくするか、 てを ぜんぶ いって ください。
       *[other] { $more ->
            [0] あてはまる こうもくが、 ふくすう あります。 { $choices }。 ばんごうを にゅうりょくして ください。
           *[other] あてはまる こうもくが、 ふくすう あります。 はじめの みっつわ、 { $choices }。 ばんごうを にゅうりょくするか、 ことばを たして ください。
        }
    }
play-nothing-to-go-back = これが さいしょの せんたくです。 もどる さきわ ありません。

play-help-intro = いちらんの ばんごうか、 てを ことばで にゅうりょくして ください。 ばんごうわ くうはくで くぎれば つづけて えらべます。 ゼロで もどり、 エンターだけで もう いちど きけます。 ほかに つぎの コマンドが つかえます。
play-help-several = だれの ばんでも なく、 はやいもの がちです。 プレイヤーの ばんごうの あとに、 する ことを ことばか ばんごうで うちます。 ばんごうだけなら、 できる ことが ひとつの ときわ それを し、 ほかの ときわ いちらんを よみます。 だれも なにも しなければ、 エンターで すすみます。 ほかにわ これが あります。
play-help-several-alone = はやいもの がちです。 する ことを ことばか ばんごうで うちます。 なにも しなければ、 エンターで すすみます。 ほかにわ これが あります。
play-help-waiting = よばれた ひとに キーボードが わたったら、 エンター。 ほかに、 つぎの コマンドが つかえます。
play-command-keys-both = { $letter }またわ { $word }
play-command-keys-word = { $word }
play-command-help-help = { $keys }、 いま にゅうりょく できる もの。
play-command-help-status = { $keys }、 いまの ようす。 てばんと とくてん。
play-command-help-hand = { $keys }、 じぶんの てふだ。
play-command-help-turn = { $keys }、 だれの ばんで、 なにを するか。
play-command-help-scores = { $keys }、 ぜんいんの とくてん。
play-command-help-details = { $keys }、 とくてんの しょうさい。
play-command-help-table = { $keys }、 ばの カード。
play-command-help-counts = { $keys }、 それぞれの てふだの まいすう。
play-command-help-last = { $keys }、 さいごの できごと。
play-command-help-repeat = { $keys }、 さいごの ぎょうを もう いちど。
play-command-help-history = { $keys }、 これまでの できごと すべて。
play-command-help-older = { $keys }、 ひとつ まえの できごと。
play-command-help-newer = { $keys }、 ひとつ つぎの できごと。
play-command-help-oldest = { $keys }、 さいしょの できごと。
play-command-help-newest = { $keys }、 いちばん あたらしい できごと。
play-command-help-find = { $keys }の あとに、 ことば。 その ことばが ある、 より まえの できごと。
play-command-help-copy = { $keys }、 よんで いる できごとを コピー。
play-command-help-transcript = { $keys }、 すべての できごとを テキスト ファイルに ほぞん。
play-command-help-sort = { $keys }、 てふだの ならべかえ。
play-command-help-verbosity = { $keys }の あとに、 みじかい、 ふつう、 くわしいの どれか。 せつめいの りょう。
play-command-help-pace = { $keys }の あとに、 おんせい、 まとめ、 キー、 びょうすうの どれか。 つぎの できごとまでの まちかた。
play-command-help-private = { $keys }の あとに、 みみ、 がめん、 てんじの どれか、 またわ ふくすう。 じぶんだけの ひょうじの いきさき。
play-command-help-rate = { $keys }の あとに、 かず。 じぶんえの よみあげの はやさ。
play-command-help-pitch = { $keys }の あとに、 かず。 じぶんえの こえの たかさ。 ごじゅうが もとの たかさ。
play-command-help-voice = { $keys }。 じぶんえの こえを、 つぎの こえに かえます。 なまえの いちぶを つけると、 その こえに します。
play-command-help-volume = { $keys }の あとに、 かず。 おんせいの おんりょう、 パーセント。
play-command-help-sounds = { $keys }の あとに、 かず。 こうかおんの おんりょう、 パーセント。
play-command-help-speaker = { $keys }の あとに、 プログラム、 リーダー、 なしの どれか。 よみあげの たんとう。
play-command-help-silence = { $keys }、 おんせいを すぐに とめる。
play-command-help-card = { $keys }と ふだの なまえ、 ふだが なんで なにを するか、 なんまい あるか。
play-command-help-rules = { $keys }、 いま きかれている ことの ルール。 ばんごうを つけると その だんらく、 ことばを つけると その せつめい。
play-command-help-why = { $keys }、 さいごの てが ことわられた りゆうと、 その ルール ぜんぶん。
play-command-help-hint = { $keys }、 つよい プレイヤーなら どう するか。 もう いちどで、 どの てか。 さんどめで、 その りゆう。 その ゲームわ せいせきに かぞえません。
play-command-help-away = { $keys }、 エンターを おすまで、 じぶんの ひょうじを かくす。
play-command-help-undo = { $keys }、 さいごの てを とりけす。
play-command-help-save = { $keys }の あとに、 なまえ。 その なまえで ほぞん する。
play-command-help-phone = { $keys }、 てふだと しつもんを スマホに うつす。 つながらなく なったら、 もういちどで キーボードに もどる。
play-command-help-quit = { $keys }、 ゲームから ぬける。 ゲームわ ほぞん されます。
play-command-help-more = { $keys }、 ほかの ぜんぶの コマンド。

play-nothing-told-yet = まだ なにも おきて いません。
play-history-place = { COUNT($count, unit: "けん") }ちゅう、 { COUNT($number, unit: "けん") }め。
play-history-place-oldest = これより まえわ ありません。 { COUNT($count, unit: "けん") }ちゅう、 { COUNT($number, unit: "けん") }め。
play-history-place-newest = これより あたらしい ものわ ありません。 { COUNT($count, unit: "けん") }ちゅう、 { COUNT($number, unit: "けん") }め。
play-not-heard = まだ きいて いない ものが { COUNT($n, unit: "けん") } あります。
play-find-needs-word = ことばも、 にゅうりょくして ください。 たとえば、 けんさく、 やりへい。
play-not-in-history = 「{ $word }」が ある、 より まえの できごとわ ありません。
play-copied = コピーしました。
play-copied-file = つぎの ファイルに コピーしました。 { $path }
play-history-written = すべての できごとを、 つぎの ファイルに かきました。 { $path }
play-not-written = かけませんでした。
play-not-written-full = かけませんでした。 ディスクが いっぱいです。
play-not-written-forbidden = かけませんでした。 その ばしょにわ かきこめません。
play-own-lines-stay = この ぎょうわ、 あなただけの ものです。 ほかの ひとが よめる ところにわ おきません。
play-hand-sorted-rising = てふだを、 ふだんの じゅんに よみます。
play-hand-sorted-falling = てふだを、 ぎゃくの じゅんに よみます。
play-hand-sorted-named = てふだを、 なまえの じゅんに よみます。
play-verbosity-set-brief = これからわ みじかく つたえます。
play-verbosity-set-normal = これからわ ふつうに つたえます。
play-verbosity-set-full = これからわ くわしく つたえます。
play-verbosity-unknown = みじかい、 ふつう、 くわしいの どれかです。 たとえば、 せつめい、 くわしい。
play-pace-set-speech = つぎの できごとわ、 おんせいが おわるのを まちます。
play-pace-set-groups = たくさん よみあげた ところで、 つぎの できごとわ、 エンターを まちます。
play-pace-set-key = つぎの できごとわ、 エンターを まちます。
play-pace-set-seconds = つぎの できごとまで、 { COUNT($seconds, unit: "びょう") } まちます。
play-pace-unknown = おんせい、 まとめ、 キー、 またわ いちから ろくじゅうまでの びょうすうです。 たとえば、 まちかた、 さん。
play-speech-silenced = おんせいを とめました。

play-private-channel-ear = じぶんの みみ
play-private-channel-screen = がめん
play-private-channel-braille = てんじ
play-private-set = じぶんだけの ひょうじの いきさきわ、 { $channels }です。
play-private-unknown = みみ、 がめん、 てんじの どれか、 またわ いくつかです。 たとえば、 いきさき、 みみ、 てんじ。
play-no-voice = { $seat }、 みみに つたえる おんせいが ありません。 じぶんだけの ひょうじを、 がめんに だしても よいですか。
play-private-printed = これから、 { $seat }だけの ひょうじも、 がめんに だします。
play-no-channel = このままでわ、 { $seat }の てふだを つたえられません。 ヘッドホンを つないで おんせいつきで はじめるか、 がめんえの ひょうじを ゆるして ください。
play-rate-set = あなたえの よみあげわ、 いっぷんに { $rate }ごです。
play-pitch-set = あなたえの こえの たかさわ { $pitch }です。
play-voice-set = こえを { $name }に かえました。
play-voice-unknown = その なまえの こえわ ありません。 コマンドだけなら、 つぎの こえに かわります。
play-voices-none = あなたの げんごの こえが ありません。
play-loudness-set-speech = おんせいの おんりょうわ、 { $per-cent } パーセントです。
play-loudness-set-sounds = こうかおんの おんりょうわ、 { $per-cent } パーセントです。
play-number-unknown = { $least }から { $most }までの かずを、 にゅうりょくして ください。
play-speaker-set-program = この プログラムが よみあげます。
play-speaker-set-reader = スクリーン リーダーが よみあげます。
play-speaker-set-nobody = よみあげわ ありません。 すべて もじで つたえます。
play-speaker-unknown = プログラム、 リーダー、 なしの どれかです。 たとえば、 よみあげ、 リーダー。
play-speaker-unreachable = この ウィンドウからわ スクリーン リーダーに つながらないので、 よみあげわ まえの ままです。 ターミナルなら、 そのまま よめます。
play-listen-away = ほかの ひとわ、 きかないで ください。
play-listen-away-look = ほかの ひとわ、 きかず、 がめんも みないで ください。
play-ear-lost = { $seat }の おんせい ききが みつかりません。 じぶんだけの おんせいも、 ここから でます。 ほかの ひとわ、 きかないで ください。 それから { $seat }、 「もういちど」と にゅうりょくして ください。
play-headset-lost = おんせい ききが ひとつ みつかりません。 じぶんだけの おんせいが ぜんいんに きこえるかも しれません。 ほかの ひとわ、 きかないで ください。 それから { $seat }、 「もういちど」と にゅうりょくして ください。

play-saved-as = { $name }と いう なまえで、 ほぞんしました。 つづけるにわ、 つぎを にゅうりょく。 { $command }
play-saved-as-keys = { $name }と いう なまえで、 ほぞんしました。 メニューの、 ほぞん された ゲーム、 に あります。
play-save-needs-name = なまえも、 にゅうりょくして ください。 たとえば、 ほぞん、 きんよう。
play-not-saved = その なまえでわ、 ほぞん できません。 { $reason }
play-not-kept = その てわ おこなわれませんでした。 ディスクに ほぞん できません。 ここまでの ないようわ、 うしなわれて いません。
play-not-kept-full = その てわ おこなわれませんでした。 ディスクが いっぱいです。 ここまでの ないようわ ぶじです。 あきを つくってから、 もう いちど ためして ください。
play-not-kept-forbidden = その てわ おこなわれませんでした。 その ばしょにわ、 ほぞん できません。 ここまでの ないようわ、 うしなわれて いません。
play-not-kept-gone = その てわ おこなわれませんでした。 この ゲームを ほぞんしていた ファイルが、 けされたか うつされました。 うしなわれた ものわ ありません。 もう いちど ためすと、 ゲーム ぜんたいを あたらしい ファイルに ほぞんします。
play-not-kept-changed = その てわ おこなわれませんでした。 この ゲームを ほぞんしていた ファイルが、 ほかの プログラムに かきかえられました。 うしなわれた ものわ ありません。 もう いちど ためすと、 ゲーム ぜんたいを べつの あたらしい ファイルに ほぞんします。
play-keeping-stopped = ゲームわ つづきますが、 ここから さきわ、 ほぞん されません。
play-game-left = ゲームわ ほぞん されて います。 つづけるにわ、 つぎを にゅうりょく。 { $command }
play-game-left-keys = ゲームわ ほぞん されて います。 メニューの さいしょに あります。
play-game-left-unkept = ゲームを しゅうりょうしました。 ほぞんわ されて いません。

# コマンドの ことば。うつ ことばなので、これは ふつうの かなづかい。
play-word-help = ヘルプ、つかいかた
play-word-status = じょうきょう、いまのようす
play-word-hand = てふだ、じぶんのてふだ
play-word-turn = てばん、だれのばん
play-word-scores = とくてん、てんすう、スコア
play-word-details = しょうさい、とくてんのしょうさい
play-word-table = ば、ばふだ
play-word-counts = まいすう、てふだのまいすう
play-word-last = さいご、さいごのできごと
play-word-repeat = もういちど、くりかえし
play-word-history = りれき
play-word-older = まえ、まえへ
play-word-newer = つぎ、つぎへ
play-word-oldest = さいしょ
play-word-newest = さいしん
play-word-find = けんさく、さがす
play-word-copy = コピー
play-word-transcript = かきだし、りれきをほぞん
play-word-sort = ならべかえ
play-word-verbosity = せつめい
play-word-pace = まちかた
play-word-private = いきさき
play-word-rate = はやさ、よみあげのはやさ
play-word-pitch = たかさ、こえのたかさ
play-word-voice = こえ、つぎのこえ
play-word-volume = おんりょう、おんせいのおんりょう
play-word-sounds = こうかおん、こうかおんのおんりょう
play-word-speaker = よみあげ、よみあげのたんとう
play-word-silence = しずかに、だまって
play-word-card = カード、ふだのせつめい
play-word-rules = ルール、きそく
play-word-why = なぜ、どうして
play-word-hint = ヒント、じょげん
play-word-away = かくす、りせき
play-word-undo = とりけし、とりけす
play-word-save = ほぞん
play-word-phone = すまほ、スマートフォン、でんわ
play-word-quit = しゅうりょう、やめる
play-word-more = ほか、ほかの コマンド、もっと
play-word-back = もどる

# 「せつめい」「まちかた」「いきさき」につづくことば。
play-term-brief = みじかい、みじかく
play-term-normal = ふつう
play-term-full = くわしい、くわしく
play-term-speech = おんせい
play-term-groups = まとめ、まとめて
play-term-key = キー
play-term-ear = みみ
play-term-screen = がめん
play-term-braille = てんじ
play-term-program = プログラム
play-term-reader = リーダー、スクリーンリーダー
play-term-nobody = なし

# ほんものの カードを にゅうりょく する

play-phone-offered = この パソコンと おなじ ネットワークの スマホで { $address }を ひらいて ください。 { $spelt }。 なまえわ { $name }、 あいことばわ { $code }で せきに つきます。 てふだと しつもんわ そちらに うつり、 みんなが きいて よい ことわ ここに のこります。
play-phone-taken = { $seat }の てふだと しつもんわ スマホに うつりました。
play-phone-gone = { $seat }わ キーボードに もどりました。
play-phone-not-here-open = この ゲームに かくす ものわ ないので、 スマホで わかる ことわ ふえません。
play-phone-not-here-alone = この キーボードでわ ほかに だれも プレイして いないので、 てふだを かくす あいてが いません。
play-phone-not-here-missing = スマホを つなぐ ぶひんが はいって いません。 メニューの、 それぞれの たんまつで ともだちと あそぶ、 が いれかたを おしえます。
play-phone-not-here-who = てふだを スマホに うつせるのわ、 キーボードを もって いる ひとだけです。 さきに うけとって ください。
play-phone-not-here-network = ネットワークが ないため、 スマホを つなげません。
play-phone-not-here-there = もう じぶんの たんまつで プレイして います。
play-dealer-takes = ゲームに くわわらない くばりやくが キーボードを もちます。 プレイヤーわ みな がめんを みないで ください。
play-dealer-takes-device = ゲームに くわわらない くばりやくが この たんまつを もちます。 この たんまつの プレイヤーわ、 みる ことも きく ことも しないで ください。
play-dealer-prompt = くばりやくわ エンターを おして ください。
play-dealer-done = くばりやくの にゅうりょくが おわりました。 もう みても かまいません。
play-outcome-prompt = でた ものを にゅうりょく して ください。
play-read-back = にゅうりょくわ { $items }です。 エンターで きまり、 にゅうりょく しなおすと おきかわります。
play-keep-typed-choice = これで きめる
play-others-type = にゅうりょく しました。 ほかの ひとの にゅうりょくを まって います。
play-still-to-type = あと { COUNT($n, unit: "こ") } にゅうりょく して ください。
play-outcome-unreadable = よみとれません。 でた ものの なまえを、 じゅんに、 またわ かずを つけて にゅうりょく して ください。
play-too-many-typed = おおすぎます。 ひつようなのわ { COUNT($n, unit: "こ") }です。 ぜんぶ にゅうりょく しなおして ください。
play-no-such-player-typed = その なまえの ひとわ いません。 なまえか、 いちから { $last }までの せきの ばんごうを にゅうりょく して ください。

# --- あそびながら おぼえる さいしょの ゲーム

play-press-key = { $cap }を おして ください。
play-type-letter = { $letter }と にゅうりょくして、 エンターを おして ください。
play-lesson-says = { $words }
play-lesson-asks-key = { $words } { $how }
play-lesson-key-hand = てふだわ いつでも きけます。
play-lesson-key-turn = だれの ばんで、 なにを するのかを きけます。
play-lesson-key-table = ばに なにが あるか、 だれの まえに あるかを きけます。
play-lesson-key-counts = それぞれの のこりの まいすうを きけます。
play-lesson-key-scores = とくてんを きけます。
play-how-to-choose = せんたくしにわ ばんごうが あります。 ばんごうを にゅうりょくして、 エンターを おして ください。 エンターだけで、 もういちど よみます。
play-how-to-choose-keys = うえと したの やじるしで せんたくしを すすみ、 エンターで きめます。 ひだりと みぎでも おなじです。
play-lesson-advises = おすすめの て。 { $choices }。 { $why }
play-lesson-left = この ぶを とちゅうで やめました。 いつでも また できます。
play-key-first = すこし まって ください。 まず これを ためしましょう。 { $asked }
play-another-move = ルールでわ できますが、 ここでわ べつの てを みせたいのです。 { $words }

## Cards and rules in the middle of a game
play-card-is-valued = { $card }、 { COUNT($points, "てん") }です。
play-card-is = { $card }です。
play-card-does = { $power }
play-card-plain = とくべつな こうかわ ありません。
play-card-count = はこの なかの かずわ { $n }です。
play-card-count-known = ぜんぶの かずわ { $n }、 ありかが わかる かずわ { $out }です。
play-card-wanted = ふだの なまえが ありません。 「カード」の あとに なまえを にゅうりょくして ください。
play-card-unknown = 「{ $word }」と いう ふだわ この ゲームに ありません。
play-card-in-rules = 「{ $word }」と いう ふだわ ありません。 ルールに せつめいが あります。
play-cards-several = その なまえの ふだわ いくつか あります。 { $cards }です。
play-card-names = あるのわ、 { $cards }です。
play-card-names-many = たくさん あります。 たとえば、 { $cards }です。
play-rule-is = { $text }
play-rule-place = { $count }だんらくちゅう { $number }だんらくめです。「ルール」の あとに ばんごうか ことばを つけると、 べつの だんらくを よみます。
play-rule-unknown = だんらくわ いちから { $count }までです。
play-rule-word-unknown = 「{ $word }」わ ルールに でて きません。 だんらくわ いちから { $count }までです。 ばんごうか、 べつの ことばを にゅうりょく して ください。
play-no-rules = この ゲームにわ ルールの ページが ありません。
play-nothing-refused = さいごの できごとの あと、ことわられた てわ ありません。
play-hints-off = この テーブルでわ ヒントわ でません。
play-hint-not-asked = いまわ あなたに なにも きかれて いません。 ヒントわ、 あなたが きめる ときに でます。
play-hint-no-time = ここわ じかんを きそう ばめんなので、 ヒントわ でません。
play-hint-begins = おすすめの てわ、 こう はじまります。 { $choice }。
play-hint-goes-on = もう いちど きくと その てを、 さんどめにわ りゆうを いいます。 ヒントを つかった ゲームわ、 せいせきにも じっせきにも かぞえません。
play-hint-move = おすすめの て。 { $choices }。
play-hint-only = できる ことわ ひとつだけです。 { $choices }。
play-hint-waits = まって、 ほかの ひとに まかせましょう。
play-hint-by-heart = その さきわ、 じぶんの きおくだけが たよりです。
play-hint-judged = つよい ロボットの はんだんです。 りゆうわ わかりません。
play-story-begins = { $seats }の たいせんで、 ぜんぶで { $n }てでした。
play-story-first = さいしょに うごいたのわ { $number }てめです。 { $what }
play-story-peak = いちばん おおきく うごいたのわ { $number }てめです。 { $what }
play-story-lead-kept = { $seats }が、 さいしょから さいごまで せんとうでした。
    .you = あなたが、 さいしょから さいごまで せんとうでした。
play-story-lead-once = { $seats }が { $since }てめで せんとうに たち、 そのまま まもりました。
    .you = あなたが { $since }てめで せんとうに たち、 そのまま まもりました。
play-story-lead-often = せんとうわ { COUNT($changes, "かい") } いれかわり、 { $since }てめからわ { $seats }でした。
    .you = せんとうわ { COUNT($changes, "かい") } いれかわり、 { $since }てめからわ あなたでした。
play-story-lead-late = しゅうばんの { $since }てめで、 やっと { $seats }が せんとうに たちました。
    .you = しゅうばんの { $since }てめで、 やっと あなたが せんとうに たちました。
play-story-ends = さいごに、 こう なりました。 { $what }
play-costly-decision = { $count }ての うち、 { $number }てめ。 えらんだ て、 { $done }。 よりよい て、 { $better }。 { $price }
play-better-so = { $price } えらんだ て、 { $done }。 よりよい て、 { $better }。 { $why }
play-nothing-cost-much = おおきな そんに なった てわ ありません。
play-nothing-weighed = この ゲームでわ、 ての そんとくを はかれません。
play-enter-reads-list = エンターだけを おすと、 いま できる ことを よみあげます。

play-arrows-choose = やじるしで リストを たどり、 エンターで きめます。
    .brief = やじるしと エンターで。
