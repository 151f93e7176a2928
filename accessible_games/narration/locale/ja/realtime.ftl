# Magi Kitchenのリアルタイムの進行役が言うこと。一文で、大事なことを先に。

realtime-key-called-letter = { $name }
realtime-key-called-comma = コンマ
realtime-key-called-period = ピリオド
realtime-key-called-semicolon = セミコロン
realtime-key-called-colon = コロン
realtime-key-called-slash = スラッシュ
realtime-key-called-minus = ハイフン
realtime-key-called-exclamation = 感嘆符
realtime-key-called-question = 疑問符
realtime-key-called-apostrophe = アポストロフィ

realtime-player-key = { $seat }は{ $own }
realtime-keys-are = キー：{ $keys }。スペースで次のカードをめくります。解答権のある人は、1でトマト、2でナス、3でキノコ、4でトウモロコシ、5でブロッコリー。ゴミのときは、守る山の持ち主の席の番号です。何も言わないならEnter。
realtime-cluster-keys = { $seat }：トマトは{ $tomato }、ナスは{ $eggplant }、キノコは{ $mushroom }、トウモロコシは{ $corn }、ブロッコリーは{ $broccoli }、ゴミのときの山は{ $pile }。
realtime-space-flips = スペースで次のカードをめくります。

realtime-flip-prompt = { $seat }、スペースでめくります。Escapeでコマンド。
realtime-duel-prompt = 対決中です。
realtime-turning = { $seat }がめくります。
realtime-not-yet = まだです。
realtime-last-second = { $seat }、あと1秒です。
realtime-duel-goes-on = 対決の続きです。カードの音からまた始まります。
realtime-after-the-duel = 対決中、そのキーは使えません。

realtime-practice-question = 始める前に練習しますか。数字で選んでください。
realtime-sounds-choice = カードの音
realtime-patterns-choice = ポーズの押し方
realtime-keys-choice = 全員のキーを同時に
realtime-delay-choice = ヘッドホンやスピーカーの遅れ
realtime-begin-choice = ゲームを始める
realtime-sounds-intro = カードの音を順に聞きます。スペースで次、Enterでもう一度、Escapeで終わり。
realtime-card-sound = { $card }。
realtime-patterns-intro = ポーズごとに、自分のキーでの押し方を練習します。スペースで始めと次、Escapeで終わり。
realtime-pattern-of = { $posture }：{ $taps }。
realtime-pattern-tapped-right = { $seat }、正解です：{ $taps }。
realtime-pattern-tapped-wrong = { $seat }、まだです：{ $taps }。
realtime-hold-together = みんな同時に押したままにしてください：{ $keys }。それからスペース。
realtime-all-keys-heard = ほかのキーを全部押していても、どのキーも届きます。
realtime-key-moved = { $seat }、このキーボードではほかのキーと同時だと{ $lost }が届きません。新しいキーは{ $new }です。
realtime-ghost-key = だれも押すはずのない{ $ghost }も届きました。
realtime-nobody-pressed = どのキーも押されなかったので、何もわかりません。
realtime-keyboard-too-poor = このキーボードは、どこに移しても届かないキーがあります。キーボードをもう一台つなぐか、のんびりモードで遊んでください。
realtime-practice-over = ゲームを始めます。

realtime-delay-intro = 同じ間隔で音が鳴ります。スペースで始め、音に合わせて毎回スペースを押してください。
realtime-delay-found = 遅れは{ $ms }ミリ秒です。この機器の値として保存し、対決で差し引きます。
realtime-delay-unclear = 押した回数が少ないか、ばらつきが大きすぎました。遅れは前のままです。

realtime-skill-intro = 腕試しモードです。左か右を選ぶたびに、音が左から右へ動いて戻ります。真ん中で一番高くなるので、そこでEnterを押します。真ん中なら崩れる確率が{ $centre }パーセント、すぐ隣なら{ $beside }パーセント減りますが、1より下にはなりません。何も押さないか、ほかのキーを押せば、普通に引きます。
realtime-skill-prompt = 真ん中でEnter、ほかのキーなら普通に引きます。
realtime-drawn-plainly = 音を使わずに引きます。確率は変わりません。
