# 実績：名前と、その条件。

kami-feat-first-win = 初勝利
    .asks = ゲームに勝つ。
kami-feat-master-strike = 達人の手
    .asks = 達人の一撃でラウンドに勝つ。
kami-feat-imperial = ふたりの女帝
    .asks = 女帝の達人の一撃で、10点を取る。
kami-feat-humble = 小さな剣
    .asks = 戦士でラウンドに勝つ。
kami-feat-clean-sheet = 完封
    .asks = ほかの誰にも点を取らせずに、ゲームに勝つ。
kami-feat-comeback = 大逆転
    .asks = 10点差をつけられてから、ゲームに勝つ。
kami-feat-in-a-row = 3連勝
    .asks = 続けて3ラウンド勝つ。
kami-feat-exact = ぴったり賞
    .asks = 勝ちになる点数ちょうどで、ゲームに勝つ。
kami-feat-by-a-hair = 紙一重
    .asks = 相手があと1点か2点というところで、ゲームに勝つ。
kami-feat-no-pass = 止まらない
    .asks = 一度もパスせずに、ラウンドに勝つ。
kami-feat-teamwork = 息の合ったふたり
    .asks = ペアの2人ともがラウンドに勝って、ゲームに勝つ。
kami-feat-hired = 傭兵隊長
    .asks = 傭兵を3枚使って、ラウンドに勝つ。
