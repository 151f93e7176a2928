# リアルタイムの しんこうやくの よみ。おとの とおりに かく（「は」は「わ」、「へ」は「え」）。

realtime-key-called-letter = { $name }
realtime-key-called-comma = コンマ
realtime-key-called-period = ピリオド
realtime-key-called-semicolon = セミコロン
realtime-key-called-colon = コロン
realtime-key-called-slash = スラッシュ
realtime-key-called-minus = ハイフン
realtime-key-called-exclamation = かんたんふ
realtime-key-called-question = ぎもんふ
realtime-key-called-apostrophe = アポストロフィ

realtime-player-key = { $seat }わ { $own }
realtime-keys-are = キーわ、 { $keys }。 スペースで、 つぎの カードを めくります。 かいとうけんの ある ひとわ、 いちで トマト、 にで ナス、 さんで キノコ、 よんで トウモロコシ、 ごで ブロッコリー。 ゴミの ときわ、 まもる やまの もちぬしの せきの ばんごうです。 なにも いわないなら、 エンター。
realtime-cluster-keys = { $seat }、 トマトわ { $tomato }、 ナスわ { $eggplant }、 キノコわ { $mushroom }、 トウモロコシわ { $corn }、 ブロッコリーわ { $broccoli }、 ゴミの ときの やまわ { $pile }。
realtime-space-flips = スペースで、 つぎの カードを めくります。

realtime-flip-prompt = { $seat }、 スペースで めくります。 エスケープで コマンド。
realtime-duel-prompt = たいけつちゅうです。
realtime-turning = { $seat }が めくります。
realtime-not-yet = まだです。
realtime-last-second = { $seat }、 あと いちびょうです。
realtime-duel-goes-on = たいけつの つづきです。 カードの おとから、 また はじまります。
realtime-after-the-duel = たいけつちゅう、 その キーわ つかえません。

realtime-practice-question = はじめる まえに、 れんしゅう しますか。 すうじで えらんで ください。
realtime-sounds-choice = カードの おと
realtime-patterns-choice = ポーズの おしかた
realtime-keys-choice = ぜんいんの キーを どうじに
realtime-delay-choice = ヘッドホンや スピーカーの おくれ
realtime-begin-choice = ゲームを はじめる
realtime-sounds-intro = カードの おとを、 じゅんに ききます。 スペースで つぎ、 エンターで もう いちど、 エスケープで おわり。
realtime-card-sound = { $card }。
realtime-patterns-intro = ポーズごとに、 じぶんの キーでの おしかたを れんしゅう します。 スペースで はじめと つぎ、 エスケープで おわり。
realtime-pattern-of = { $posture }、 { $taps }。
realtime-pattern-tapped-right = { $seat }、 せいかいです。 { $taps }。
realtime-pattern-tapped-wrong = { $seat }、 まだです。 { $taps }。
realtime-hold-together = みんな どうじに、 おしたままに して ください。 { $keys }。 それから スペース。
realtime-all-keys-heard = ほかの キーを ぜんぶ おして いても、 どの キーも とどきます。
realtime-key-moved = { $seat }、 この キーボードでわ、 ほかの キーと どうじだと { $lost }が とどきません。 あたらしい キーわ { $new }です。
realtime-ghost-key = だれも おす はずの ない { $ghost }も、 とどきました。
realtime-nobody-pressed = どの キーも おされなかったので、 なにも わかりません。
realtime-keyboard-too-poor = この キーボードわ、 どこに うつしても とどかない キーが あります。 キーボードを もう いちだい つなぐか、 のんびり モードで あそんで ください。
realtime-practice-over = ゲームを はじめます。

realtime-delay-intro = おなじ かんかくで、 おとが なります。 スペースで はじめ、 おとに あわせて、 まいかい スペースを おして ください。
realtime-delay-found = おくれわ、 { $ms }ミリびょうです。 この ききの あたいとして ほぞんし、 たいけつで さしひきます。
realtime-delay-unclear = おした かいすうが すくないか、 ばらつきが おおきすぎました。 おくれわ、 まえの ままです。

realtime-skill-intro = うでだめし モードです。 ひだりか みぎを えらぶ たびに、 おとが ひだりから みぎえ うごいて もどります。 まんなかで いちばん たかく なるので、 そこで エンターを おします。 まんなかなら くずれる かくりつが { $centre } パーセント、 すぐ となりなら { $beside } パーセント へりますが、 いちより したにわ なりません。 なにも おさないか、 ほかの キーを おせば、 ふつうに ひきます。
realtime-skill-prompt = まんなかで エンター、 ほかの キーなら ふつうに ひきます。
realtime-drawn-plainly = おとを つかわずに ひきます。 かくりつわ かわりません。
