# 自分の端末で聞く、ゲーム以外の言葉と、そのページの言葉。

host-you-sit = { $name }さん、席に着きました。{ $awaited ->
    [0] 全員そろいました。
   *[other] あと { $awaited } 人を待っています。
}
host-has-come = { $name }さんが来ました。{ $awaited ->
    [0] 全員そろいました。
   *[other] あと { $awaited } 人を待っています。
}
host-waiting = { $awaited ->
    [0] まもなく始まります。
   *[other] あと { $awaited } 人来たら始まります。
}
host-saves-itself = 手は自動で保存され、名前はこのテーブルを開いた人が付けます
host-chat-too-often = 続けて書きすぎです。いまの行は送っていません。
host-photo-none = 読める写真ではありません。
host-photo-label = シールが1枚だけ写っていません。暗い物の上に1枚置き、周りに余白を取って真上から撮ってください。
host-photo-small = シールが小さすぎて読めません。近づいて真上から撮ってください。
host-photo-unread = このしるしは読めません。明るさをそろえ、ぼけないようにもう一度撮ってください。

host-page-title = テーブルに参加
host-page-intro = 名前と、テーブルを開いた人が言う合言葉を入力してください。
host-page-name = 名前
host-page-code = 合言葉
host-page-language = 言語
host-page-sit-down = 席に着く
host-page-speaks = この端末では何が読み上げますか。
host-page-speaks-reader = スクリーンリーダー、または自分で読む
host-page-speaks-page = このページ
host-page-sounds = 効果音
host-page-refused-code = 合言葉が違います。テーブルを開いた人に聞いてください。
host-page-refused-wait = 間違いが多すぎます。{ $seconds }秒後にもう一度試してください。
host-page-refused-closed = このテーブルでは間違った合言葉が多すぎました。開いた人がもう一度開くまで、席に着けません。
host-page-refused-name = 名前を1文字から40文字で入力してください。
host-page-refused-taken = 同じ名前の人がもう席に着いています。別の名前を入力してください。
host-page-refused-full = 席は全部埋まっています。
host-page-refused-over = そのゲームは終わりました。
host-page-refused-busy = テーブルが混み合っています。もう一度試してください。
host-page-refused-request = うまくいきませんでした。ページを読み込み直して、もう一度試してください。
host-page-refused-network = テーブルに届きません。この端末は同じネットワークにつながっていますか。
host-page-table = テーブル
host-page-your-turn = あなたの番
host-page-wait-turn = いまは何も聞かれていません
host-page-asked = 聞かれていること
host-page-log = 出来事
host-page-command = コマンドか答え
host-page-command-help = 一覧の番号か言葉、または手札、得点、履歴、ヘルプなどのコマンド
host-page-send = 送る
host-page-go-on = 次へ
host-page-back = 戻る
host-page-lost = 接続が切れました。席はそのままです。このページが自動でつなぎ直します。
host-page-found = 接続が戻りました。
host-page-missed = 聞き逃した { $n } 行を読みます。
host-page-again = テーブルに戻りました。これまでの話は上にあります。
host-page-left = テーブルを離れました。席は空きました。
host-page-over = ゲームは終わりました。
host-page-ended = テーブルは閉じられました。
host-page-ask = 聞く
host-page-hand = 手札
host-page-turn = 聞かれていること
host-page-scores = 得点
host-page-on-table = 場
host-page-counts = 枚数
host-page-repeat = もう一度
host-page-older = 前の出来事
host-page-newer = 次の出来事
host-page-help = ヘルプ
host-page-hint = ヒント
host-page-rules = ルール
host-page-undo = 取り消す
host-page-leave = テーブルを離れる
host-page-leave-sure = 離れますか。席はほかの人のために空きます。
host-page-yes = はい
host-page-no = いいえ
host-page-taken-along = 持ち出す文章
host-page-close = 閉じる
host-page-settings = この端末での伝え方
host-page-speed = 読み上げの速さ
host-page-voice = 声
host-page-volume = 効果音の大きさ
host-page-size = 文字の大きさ
host-page-stay-awake = 画面がロックされると、その間テーブルから離れます。端末の設定で、画面が数分は消えないようにしてください。戻ると、聞き逃したことを読みます。
host-page-silence = 静かに
host-page-wake = このページの声と音を出す
host-page-no-voice = この端末にはこの言語の声がありません。端末の設定で追加できます。
host-page-keep-file = ファイルに保存
host-page-race = 早押し
host-page-press = 早押し
host-page-press-taps = ポーズを打つ
host-page-press-wait = いまは何も押せません
host-page-elsewhere = この部屋の別の端末が、この端末の分も鳴らす
host-page-calibrate = 10回打ってこの端末の遅れを計る
host-page-calibrate-help = 無線のイヤホンは音が遅れ、どれほどかはページには分かりません。これから10回鳴る音に合わせて、このボタンを打ってください。
host-page-calibrate-tap = 音に合わせて打つ
host-page-calibrated = この端末の遅れは{ $n }ミリ秒です。これから早押しの時間から引きます。
host-page-calibrate-failed = 打った回数が少ないか、ばらつきが大きすぎました。前のままです。
host-page-tone = 音
host-page-tone-help = 音は左から右へ動いて戻り、真ん中でいちばん高くなります。鳴らし始めて、真ん中に来たら同じボタンを押してください。
host-page-tone-start = 音を鳴らす
host-page-tone-now = いま
host-page-tone-without = 音なしで引く
host-page-watch = 観戦だけする
host-page-asking = その名前の人がもう席に着いています。ご本人なら、別の端末で答えてください。
host-page-moved = あなたの席は、いまは別の端末で使われています。
host-page-chat = みんなに書く
host-page-chat-line = みんなへの一言
host-page-chat-send = みんなに送る
host-page-chat-mute = ほかの人が書いたことは読まない
host-page-begin = 同じメンバーで次のゲームが始まります。
host-page-photo = カードのシールの写真
host-page-photo-help = シールを貼ったカードを、暗い物の上に置いてください。読み取った名前を確かめてから入力します。
host-page-photo-reading = 写真を読み取っています。
host-page-photo-sure = { $name }、このカードですか。
host-page-photo-yes = はい、入力する
host-page-photo-no = いいえ
host-page-open = テーブルを開く
host-page-open-code = クラブの合言葉
host-page-open-game = ゲーム
host-page-open-people = 端末で遊ぶ人数
host-page-open-robots = ロボットの数
host-page-open-do = このテーブルを開く
host-page-opened = テーブルを開きました。合言葉は{ $code }です。友だちに伝えて、席に着いてください。
host-page-refused-players = このゲームはその人数では遊べません。
