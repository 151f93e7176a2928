# リアルタイムの しんこうやくの よみ。おとの とおりに かく（「は」は「わ」、「へ」は「え」）。

magi-kitchen-live-key-called-letter = { $name }
magi-kitchen-live-key-called-comma = コンマ
magi-kitchen-live-key-called-period = ピリオド
magi-kitchen-live-key-called-semicolon = セミコロン
magi-kitchen-live-key-called-colon = コロン
magi-kitchen-live-key-called-slash = スラッシュ
magi-kitchen-live-key-called-minus = ハイフン
magi-kitchen-live-key-called-exclamation = かんたんふ
magi-kitchen-live-key-called-question = ぎもんふ
magi-kitchen-live-key-called-apostrophe = アポストロフィ

magi-kitchen-live-player-key = { $seat }わ { $own }
magi-kitchen-live-keys-are = キーわ、 { $keys }。 スペースで、 つぎの カードを めくります。 かいとうけんの ある ひとわ、 いちで トマト、 にで ナス、 さんで キノコ、 よんで トウモロコシ、 ごで ブロッコリー。 ゴミの ときわ、 まもる やまの もちぬしの せきの ばんごうです。 なにも いわないなら、 エンター。
magi-kitchen-live-cluster-keys = { $seat }、 トマトわ { $tomato }、 ナスわ { $eggplant }、 キノコわ { $mushroom }、 トウモロコシわ { $corn }、 ブロッコリーわ { $broccoli }、 ゴミの ときの やまわ { $pile }。
magi-kitchen-live-space-flips = スペースで、 つぎの カードを めくります。

magi-kitchen-live-flip-prompt = { $seat }、 スペースで めくります。 エスケープで コマンド。
magi-kitchen-live-duel-prompt = たいけつちゅうです。
magi-kitchen-live-turning = { $seat }が めくります。
magi-kitchen-live-not-yet = まだです。
magi-kitchen-live-last-second = { $seat }、 あと いちびょうです。
magi-kitchen-live-duel-goes-on = たいけつの つづきです。 カードの おとから、 また はじまります。
magi-kitchen-live-after-the-duel = たいけつちゅう、 その キーわ つかえません。

magi-kitchen-live-practice-question = はじめる まえに、 れんしゅう しますか。 すうじで えらんで ください。
magi-kitchen-live-sounds-choice = カードの おと
magi-kitchen-live-patterns-choice = ポーズの おしかた
magi-kitchen-live-keys-choice = ぜんいんの キーを どうじに
magi-kitchen-live-delay-choice = ヘッドホンや スピーカーの おくれ
magi-kitchen-live-begin-choice = ゲームを はじめる
magi-kitchen-live-sounds-intro = カードの おとを、 じゅんに ききます。 スペースで つぎ、 エンターで もう いちど、 エスケープで おわり。
magi-kitchen-live-card-sound = { $card }。
magi-kitchen-live-patterns-intro = ポーズごとに、 じぶんの キーでの おしかたを れんしゅう します。 スペースで はじめと つぎ、 エスケープで おわり。
magi-kitchen-live-pattern-of = { $posture }、 { $taps }。
magi-kitchen-live-pattern-tapped-right = { $seat }、 せいかいです。 { $taps }。
magi-kitchen-live-pattern-tapped-wrong = { $seat }、 まだです。 { $taps }。
magi-kitchen-live-hold-together = みんな どうじに、 おしたままに して ください。 { $keys }。 それから スペース。
magi-kitchen-live-all-keys-heard = ほかの キーを ぜんぶ おして いても、 どの キーも とどきます。
magi-kitchen-live-key-moved = { $seat }、 この キーボードでわ、 ほかの キーと どうじだと { $lost }が とどきません。 あたらしい キーわ { $new }です。
magi-kitchen-live-ghost-key = だれも おす はずの ない { $ghost }も、 とどきました。
magi-kitchen-live-nobody-pressed = どの キーも おされなかったので、 なにも わかりません。
magi-kitchen-live-keyboard-too-poor = この キーボードわ、 どこに うつしても とどかない キーが あります。 キーボードを もう いちだい つなぐか、 のんびり モードで あそんで ください。
magi-kitchen-live-practice-over = ゲームを はじめます。

magi-kitchen-live-delay-intro = おなじ かんかくで、 おとが なります。 スペースで はじめ、 おとに あわせて、 まいかい スペースを おして ください。
magi-kitchen-live-delay-found = おくれわ、 { $ms }ミリびょうです。 この ききの あたいとして ほぞんし、 たいけつで さしひきます。
magi-kitchen-live-delay-unclear = おした かいすうが すくないか、 ばらつきが おおきすぎました。 おくれわ、 まえの ままです。
