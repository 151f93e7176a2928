# Magi Kitchenのリアルタイムの進行役が言うこと。一文で、大事なことを先に。

magi-kitchen-live-key-called-letter = { $name }
magi-kitchen-live-key-called-comma = コンマ
magi-kitchen-live-key-called-period = ピリオド
magi-kitchen-live-key-called-semicolon = セミコロン
magi-kitchen-live-key-called-colon = コロン
magi-kitchen-live-key-called-slash = スラッシュ
magi-kitchen-live-key-called-minus = ハイフン
magi-kitchen-live-key-called-exclamation = 感嘆符
magi-kitchen-live-key-called-question = 疑問符
magi-kitchen-live-key-called-apostrophe = アポストロフィ

magi-kitchen-live-player-key = { $seat }は{ $own }
magi-kitchen-live-keys-are = キー：{ $keys }。スペースで次のカードをめくります。解答権のある人は、1でトマト、2でナス、3でキノコ、4でトウモロコシ、5でブロッコリー。ゴミのときは、守る山の持ち主の席の番号です。何も言わないならEnter。
magi-kitchen-live-cluster-keys = { $seat }：トマトは{ $tomato }、ナスは{ $eggplant }、キノコは{ $mushroom }、トウモロコシは{ $corn }、ブロッコリーは{ $broccoli }、ゴミのときの山は{ $pile }。
magi-kitchen-live-space-flips = スペースで次のカードをめくります。

magi-kitchen-live-flip-prompt = { $seat }、スペースでめくります。Escapeでコマンド。
magi-kitchen-live-duel-prompt = 対決中です。
magi-kitchen-live-turning = { $seat }がめくります。
magi-kitchen-live-not-yet = まだです。
magi-kitchen-live-last-second = { $seat }、あと1秒です。
magi-kitchen-live-duel-goes-on = 対決の続きです。カードの音からまた始まります。
magi-kitchen-live-after-the-duel = 対決中、そのキーは使えません。

magi-kitchen-live-practice-question = 始める前に練習しますか。数字で選んでください。
magi-kitchen-live-sounds-choice = カードの音
magi-kitchen-live-patterns-choice = ポーズの押し方
magi-kitchen-live-keys-choice = 全員のキーを同時に
magi-kitchen-live-delay-choice = ヘッドホンやスピーカーの遅れ
magi-kitchen-live-begin-choice = ゲームを始める
magi-kitchen-live-sounds-intro = カードの音を順に聞きます。スペースで次、Enterでもう一度、Escapeで終わり。
magi-kitchen-live-card-sound = { $card }。
magi-kitchen-live-patterns-intro = ポーズごとに、自分のキーでの押し方を練習します。スペースで始めと次、Escapeで終わり。
magi-kitchen-live-pattern-of = { $posture }：{ $taps }。
magi-kitchen-live-pattern-tapped-right = { $seat }、正解です：{ $taps }。
magi-kitchen-live-pattern-tapped-wrong = { $seat }、まだです：{ $taps }。
magi-kitchen-live-hold-together = みんな同時に押したままにしてください：{ $keys }。それからスペース。
magi-kitchen-live-all-keys-heard = ほかのキーを全部押していても、どのキーも届きます。
magi-kitchen-live-key-moved = { $seat }、このキーボードではほかのキーと同時だと{ $lost }が届きません。新しいキーは{ $new }です。
magi-kitchen-live-ghost-key = だれも押すはずのない{ $ghost }も届きました。
magi-kitchen-live-nobody-pressed = どのキーも押されなかったので、何もわかりません。
magi-kitchen-live-keyboard-too-poor = このキーボードは、どこに移しても届かないキーがあります。キーボードをもう一台つなぐか、のんびりモードで遊んでください。
magi-kitchen-live-practice-over = ゲームを始めます。

magi-kitchen-live-delay-intro = 同じ間隔で音が鳴ります。スペースで始め、音に合わせて毎回スペースを押してください。
magi-kitchen-live-delay-found = 遅れは{ $ms }ミリ秒です。この機器の値として保存し、対決で差し引きます。
magi-kitchen-live-delay-unclear = 押した回数が少ないか、ばらつきが大きすぎました。遅れは前のままです。
