# 神(Kami)。プレイヤーの名前には「さん」が自動的に付く。

# --- 数の入る句

kami-phrase-points = { $points }点
kami-phrase-left = { $left ->
        [0] 手札はもうありません
       *[other] 残り{ $left }枚です
    }
kami-phrase-left-brief = { $left ->
        [0] 、残りなし
        [1] 、残り1枚
        [2] 、残り2枚
        [3] 、残り3枚
       *[other] { "" }
    }
kami-phrase-left-full = { $left ->
        [0] 手札はもう1枚も残っていません
       *[other] 手札はあと{ $left }枚残っています
    }
kami-phrase-set-aside = { $count }枚
kami-phrase-set-aside-brief = { $count }枚
kami-phrase-cards = { $n }枚

# --- 出来事：始まり

kami-card-drawn = { $seat }が{ $card }を引きました。{ kami-phrase-points }です。
    .brief = { $seat }は{ $card }。
    .full = スタートプレイヤーを決めるため、{ $seat }が{ $card }を引きました。{ kami-phrase-points }です。
    .you = あなたが{ $card }を引きました。{ kami-phrase-points }です。
    .you-brief = あなたは{ $card }。
    .you-full = スタートプレイヤーを決めるため、あなたが{ $card }を引きました。{ kami-phrase-points }です。

kami-draw-tied = 同点です。{ $seats }がもう一度引きます。
    .brief = { $seats }がもう一度。
    .full = 最高点が同点です。{ $seats }が、全部のカードからもう一度引きます。
    .you = 同点です。{ $seats }がもう一度引きます。
    .you-brief = { $seats }がもう一度。
    .you-full = 最高点が同点です。{ $seats }が、全部のカードからもう一度引きます。

kami-starter-chosen = 最初のラウンドは{ $seat }から始めます。
    .brief = { $seat }から。
    .full = 最初のラウンドのスタートプレイヤーは{ $seat }に決まりました。
    .you = 最初のラウンドはあなたから始めます。
    .you-brief = あなたから。
    .you-full = 最初のラウンドのスタートプレイヤーはあなたに決まりました。

kami-round-dealt = 第{ $round }ラウンド、{ $size }枚ずつです。{ $seat }から始めます。
    .brief = 第{ $round }ラウンド、{ $seat }から。
    .full = 第{ $round }ラウンドの手札を{ $size }枚ずつ配りました。スタートプレイヤーは{ $seat }です。
    .you = 第{ $round }ラウンド、{ $size }枚ずつです。あなたから始めます。
    .you-brief = 第{ $round }ラウンド、あなたから。
    .you-full = 第{ $round }ラウンドの手札を{ $size }枚ずつ配りました。スタートプレイヤーはあなたです。
kami-round-dealt-told = 第{ $round }ラウンド、{ $size }枚ずつです。
    .brief = 第{ $round }ラウンド。
    .full = 第{ $round }ラウンドの手札を{ $size }枚ずつ配りました。
    .you = 第{ $round }ラウンド、{ $size }枚ずつです。
    .you-brief = 第{ $round }ラウンド。
    .you-full = 第{ $round }ラウンドの手札を{ $size }枚ずつ配りました。

kami-hand-dealt = { $seat }の手札は、{ $cards }です。
    .brief = { $seat }は{ $cards }。
    .full = { $seat }に配られた手札は、{ $cards }です。
    .you = あなたの手札は、{ $cards }です。
    .you-brief = 手札は{ $cards }。
    .you-full = あなたに配られた手札は、{ $cards }です。

kami-mercenaries-laid = 傭兵は、{ $stacks }です。
    .brief = 傭兵は{ $stacks }。
    .full = 真ん中に傭兵を並べました。特に言わないかぎり、下に1枚ずつ伏せ札があります。{ $stacks }です。

kami-cards-set-aside = 裏向きで{ kami-phrase-set-aside }を脇に置きました。
    .brief = 脇に{ kami-phrase-set-aside-brief }。
    .full = 裏向きで{ kami-phrase-set-aside }を脇に置きました。このラウンドでは使いません。

kami-set-aside-seen = { $seat }が脇の札の{ $pile }番を見ました。{ $card }です。
    .brief = { $seat }が脇の{ $pile }番を見る。{ $card }。
    .full = { $seat }がこっそり脇の札の{ $pile }番を見ました。{ $card }でした。
    .you = あなたが脇の札の{ $pile }番を見ました。{ $card }です。
    .you-brief = 脇の{ $pile }番は{ $card }。
    .you-full = あなただけが脇の札の{ $pile }番を見ました。{ $card }です。このラウンドでは使われません。
kami-set-aside-seen-closed = { $seat }が脇の札の{ $pile }番を見ました。
    .brief = { $seat }が脇の{ $pile }番を見る。
    .full = { $seat }がこっそり脇の札の{ $pile }番を見ました。

# --- 出来事：準備と配り直し。準備完了は、だれにも、いつも同じ言葉で言う。

kami-became-ready = { $seat }は準備完了です。

kami-redeal-claimed = { $seat }が{ $shown }を見せて、{ $partner }に配り直しを求めました。
    .brief = { $seat }が{ $shown }を見せました。{ $partner }が決めます。
    .full = { $seat }が{ $shown }を全員に見せて、ラウンドを配り直すかどうかの返事を{ $partner }に求めました。
    .you = あなたが{ $shown }を見せて、{ $partner }に配り直しを求めました。
    .you-brief = あなたが{ $shown }を見せました。{ $partner }が決めます。
    .you-full = あなたが{ $shown }を全員に見せて、ラウンドを配り直すかどうかの返事を{ $partner }に求めました。
    .partner = { $seat }が{ $shown }を見せて、あなたに配り直しを求めました。
    .partner-brief = { $seat }が{ $shown }を見せました。あなたが決めます。
    .partner-full = { $seat }が{ $shown }を全員に見せて、ラウンドを配り直すかどうかの返事をあなたに求めました。

kami-redeal-chosen = { $seat }が{ $claimer }の求めに応じました。配り直しです。
    .brief = { $seat }は「はい」。配り直しです。
    .full = { $seat }が{ $claimer }の求めに応じました。全員の手札を配り直します。スタートプレイヤーは変わりません。
    .you = あなたが{ $claimer }の求めに応じました。配り直しです。
    .you-brief = あなたは「はい」。配り直しです。
    .you-full = あなたが{ $claimer }の求めに応じました。全員の手札を配り直します。スタートプレイヤーは変わりません。
    .named = { $seat }があなたの求めに応じました。配り直しです。
    .named-brief = { $seat }は「はい」。配り直しです。
    .named-full = { $seat }があなたの求めに応じました。全員の手札を配り直します。スタートプレイヤーは変わりません。

kami-hands-kept = { $seat }が{ $claimer }の求めを断りました。手札はそのままです。
    .brief = { $seat }は「いいえ」。そのままです。
    .full = { $seat }が{ $claimer }の求めを断りました。配り直しはせず、手札は配られたまま続けます。
    .you = あなたが{ $claimer }の求めを断りました。手札はそのままです。
    .you-brief = あなたは「いいえ」。そのままです。
    .you-full = あなたが{ $claimer }の求めを断りました。配り直しはせず、手札は配られたまま続けます。
    .named = { $seat }があなたの求めを断りました。手札はそのままです。
    .named-brief = { $seat }は「いいえ」。そのままです。
    .named-full = { $seat }があなたの求めを断りました。配り直しはせず、手札は配られたまま続けます。

# --- 出来事：手番

kami-card-hidden = { $seat }が{ $card }を裏向きに置きました。
    .brief = { $seat }が{ $card }を伏せる。
    .full = { $seat }が{ $card }を裏向きで防御ラインに置きました。
    .you = あなたが{ $card }を裏向きに置きました。
    .you-brief = あなたが{ $card }を伏せる。
    .you-full = あなたが{ $card }を裏向きで防御ラインに置きました。
kami-card-hidden-closed = { $seat }が1枚を裏向きに置きました。
    .brief = { $seat }が1枚伏せる。
    .full = { $seat }が1枚を裏向きで防御ラインに置きました。
kami-card-hidden-mercenary = { $seat }が傭兵{ $stack }番の{ $card }を裏向きに置きました。
    .brief = { $seat }が{ $stack }番の{ $card }を伏せる。
    .full = { $seat }が傭兵{ $stack }番の{ $card }を裏向きで防御ラインに置きました。
    .you = あなたが傭兵{ $stack }番の{ $card }を裏向きに置きました。
    .you-brief = あなたが{ $stack }番の{ $card }を伏せる。
    .you-full = あなたが傭兵{ $stack }番の{ $card }を裏向きで防御ラインに置きました。

kami-defended = { $seat }が{ $card }で防御しました。
    .brief = { $seat }、{ $card }で防御。
    .full = { $seat }が{ $card }を表向きで防御ラインに置いて、防御しました。
    .you = あなたが{ $card }で防御しました。
    .you-brief = あなた、{ $card }で防御。
    .you-full = あなたが{ $card }を表向きで防御ラインに置いて、防御しました。
kami-defended-mercenary = { $seat }が傭兵{ $stack }番の{ $card }で防御しました。
    .brief = { $seat }、{ $stack }番の{ $card }で防御。
    .full = { $seat }が傭兵{ $stack }番の{ $card }を表向きで防御ラインに置いて、防御しました。
    .you = あなたが傭兵{ $stack }番の{ $card }で防御しました。
    .you-brief = あなた、{ $stack }番の{ $card }で防御。
    .you-full = あなたが傭兵{ $stack }番の{ $card }を表向きで防御ラインに置いて、防御しました。

kami-turned-up = 傭兵{ $stack }番に{ $card }が出ました。
    .brief = { $stack }番に{ $card }。
    .full = 傭兵{ $stack }番の下の札が表になりました。{ $card }です。

kami-attacked = { $seat }が{ $card }で攻撃、{ kami-phrase-points }。{ kami-phrase-left }。
    .brief = { $seat }、{ $card }で攻撃{ kami-phrase-left-brief }。
    .full = { $seat }が{ kami-phrase-points }の{ $card }で攻撃しました。{ kami-phrase-left-full }。
    .you = あなたが{ $card }で攻撃、{ kami-phrase-points }。{ kami-phrase-left }。
    .you-brief = あなた、{ $card }で攻撃{ kami-phrase-left-brief }。
    .you-full = あなたが{ kami-phrase-points }の{ $card }で攻撃しました。{ kami-phrase-left-full }。
kami-attacked-mercenary = { $seat }が傭兵{ $stack }番の{ $card }で攻撃、{ kami-phrase-points }。{ kami-phrase-left }。
    .brief = { $seat }、{ $stack }番の{ $card }で攻撃{ kami-phrase-left-brief }。
    .full = { $seat }が傭兵{ $stack }番、{ kami-phrase-points }の{ $card }で攻撃しました。{ kami-phrase-left-full }。
    .you = あなたが傭兵{ $stack }番の{ $card }で攻撃、{ kami-phrase-points }。{ kami-phrase-left }。
    .you-brief = あなた、{ $stack }番の{ $card }で攻撃{ kami-phrase-left-brief }。
    .you-full = あなたが傭兵{ $stack }番、{ kami-phrase-points }の{ $card }で攻撃しました。{ kami-phrase-left-full }。

kami-passed = { $seat }はパスです。
    .you = あなたはパスです。

kami-lead-returned = だれも防御しませんでした。もう一度{ $seat }の攻めです。
    .brief = もう一度{ $seat }。
    .full = だれもこの攻撃を防御しませんでした。もう一度{ $seat }の攻めです。1枚を裏向きに置いてから攻撃します。
    .you = だれも防御しませんでした。もう一度あなたの攻めです。
    .you-brief = もう一度あなた。
    .you-full = だれもこの攻撃を防御しませんでした。もう一度あなたの攻めです。1枚を裏向きに置いてから攻撃します。

# --- 出来事：終わり

kami-round-won = { $seat }が{ $card }でラウンドに勝ちました。{ kami-phrase-points }です。得点は、{ $scores }です。
    .brief = { $seat }が{ $card }でラウンド勝ち、{ $points }点。{ $scores }。
    .full = { $seat }が手札を使い切り、最後の攻撃の{ $card }でラウンドに勝ちました。{ kami-phrase-points }が入ります。これで得点は、{ $scores }です。
    .you = あなたが{ $card }でラウンドに勝ちました。{ kami-phrase-points }です。得点は、{ $scores }です。
    .you-brief = あなたが{ $card }でラウンド勝ち、{ $points }点。{ $scores }。
    .you-full = あなたが手札を使い切り、最後の攻撃の{ $card }でラウンドに勝ちました。{ kami-phrase-points }が入ります。これで得点は、{ $scores }です。
kami-round-won-master = 達人の一撃！{ $seat }が{ $card }でラウンドに勝ちました。点は2倍で、{ kami-phrase-points }です。得点は、{ $scores }です。
    .brief = 達人の一撃！{ $seat }が{ $card }でラウンド勝ち、{ $points }点。{ $scores }。
    .full = 達人の一撃！{ $seat }が手札を使い切り、裏向きに置いた札と同じ{ $card }の攻撃でラウンドに勝ちました。点は2倍で、{ kami-phrase-points }が入ります。これで得点は、{ $scores }です。
    .you = 達人の一撃！あなたが{ $card }でラウンドに勝ちました。点は2倍で、{ kami-phrase-points }です。得点は、{ $scores }です。
    .you-brief = 達人の一撃！あなたが{ $card }でラウンド勝ち、{ $points }点。{ $scores }。
    .you-full = 達人の一撃！あなたが手札を使い切り、裏向きに置いた札と同じ{ $card }の攻撃でラウンドに勝ちました。点は2倍で、{ kami-phrase-points }が入ります。これで得点は、{ $scores }です。
kami-round-won-pair = { $seat }が{ $card }でラウンドに勝ちました。{ $partner }とのペアに{ kami-phrase-points }です。得点は、{ $scores }です。
    .brief = { $seat }が{ $card }でラウンド勝ち、{ $points }点。{ $scores }。
    .full = { $seat }が手札を使い切り、最後の攻撃の{ $card }でラウンドに勝ちました。{ $partner }とのペアに{ kami-phrase-points }が入ります。これで得点は、{ $scores }です。
    .you = あなたが{ $card }でラウンドに勝ちました。{ $partner }とのペアに{ kami-phrase-points }です。得点は、{ $scores }です。
    .you-brief = あなたが{ $card }でラウンド勝ち、{ $points }点。{ $scores }。
    .you-full = あなたが手札を使い切り、最後の攻撃の{ $card }でラウンドに勝ちました。{ $partner }とのペアに{ kami-phrase-points }が入ります。これで得点は、{ $scores }です。
    .partner = { $seat }が{ $card }でラウンドに勝ちました。あなたのペアに{ kami-phrase-points }です。得点は、{ $scores }です。
    .partner-brief = { $seat }が{ $card }でラウンド勝ち、{ $points }点。{ $scores }。
    .partner-full = { $seat }が手札を使い切り、最後の攻撃の{ $card }でラウンドに勝ちました。あなたのペアに{ kami-phrase-points }が入ります。これで得点は、{ $scores }です。
kami-round-won-pair-master = 達人の一撃！{ $seat }が{ $card }でラウンドに勝ちました。点は2倍で、{ $partner }とのペアに{ kami-phrase-points }です。得点は、{ $scores }です。
    .brief = 達人の一撃！{ $seat }が{ $card }でラウンド勝ち、{ $points }点。{ $scores }。
    .full = 達人の一撃！{ $seat }が手札を使い切り、裏向きに置いた札と同じ{ $card }の攻撃でラウンドに勝ちました。点は2倍で、{ $partner }とのペアに{ kami-phrase-points }が入ります。これで得点は、{ $scores }です。
    .you = 達人の一撃！あなたが{ $card }でラウンドに勝ちました。点は2倍で、{ $partner }とのペアに{ kami-phrase-points }です。得点は、{ $scores }です。
    .you-brief = 達人の一撃！あなたが{ $card }でラウンド勝ち、{ $points }点。{ $scores }。
    .you-full = 達人の一撃！あなたが手札を使い切り、裏向きに置いた札と同じ{ $card }の攻撃でラウンドに勝ちました。点は2倍で、{ $partner }とのペアに{ kami-phrase-points }が入ります。これで得点は、{ $scores }です。
    .partner = 達人の一撃！{ $seat }が{ $card }でラウンドに勝ちました。点は2倍で、あなたのペアに{ kami-phrase-points }です。得点は、{ $scores }です。
    .partner-brief = 達人の一撃！{ $seat }が{ $card }でラウンド勝ち、{ $points }点。{ $scores }。
    .partner-full = 達人の一撃！{ $seat }が手札を使い切り、裏向きに置いた札と同じ{ $card }の攻撃でラウンドに勝ちました。点は2倍で、あなたのペアに{ kami-phrase-points }が入ります。これで得点は、{ $scores }です。

kami-round-voided = ラウンドは無効で、点は入りません。だれも防御せず、残り1枚の{ $seat }は攻めることができません。
    .brief = ラウンドは無効、点なし。{ $seat }は攻められません。
    .full = ラウンドは無効になり、だれにも点は入りません。だれもこの攻撃を防御せず、{ $seat }の攻めに戻りましたが、残り1枚では攻めることができません。
    .you = ラウンドは無効で、点は入りません。だれも防御せず、残り1枚のあなたは攻めることができません。
    .you-brief = ラウンドは無効、点なし。あなたは攻められません。
    .you-full = ラウンドは無効になり、だれにも点は入りません。だれもこの攻撃を防御せず、あなたの攻めに戻りましたが、残り1枚では攻めることができません。

kami-game-won = { $seat }が{ kami-phrase-points }でゲームに勝ちました。
    .brief = { $seat }がゲームに勝利。
    .full = ゲーム終了です。{ $seat }が{ kami-phrase-points }でゲームに勝ちました。
    .you = あなたが{ kami-phrase-points }でゲームに勝ちました。
    .you-brief = あなたがゲームに勝利。
    .you-full = ゲーム終了です。あなたが{ kami-phrase-points }でゲームに勝ちました。おめでとうございます。
kami-game-won-pair = { $seat }と{ $partner }のペアが{ kami-phrase-points }でゲームに勝ちました。
    .brief = { $seat }と{ $partner }がゲームに勝利。
    .full = ゲーム終了です。{ $seat }と{ $partner }のペアが{ kami-phrase-points }でゲームに勝ちました。
    .you = あなたと{ $partner }のペアが{ kami-phrase-points }でゲームに勝ちました。
    .you-brief = あなたと{ $partner }がゲームに勝利。
    .you-full = ゲーム終了です。あなたと{ $partner }のペアが{ kami-phrase-points }でゲームに勝ちました。おめでとうございます。
    .partner = あなたと{ $seat }のペアが{ kami-phrase-points }でゲームに勝ちました。
    .partner-brief = あなたと{ $seat }がゲームに勝利。
    .partner-full = ゲーム終了です。あなたと{ $seat }のペアが{ kami-phrase-points }でゲームに勝ちました。おめでとうございます。

# --- 一覧の項目

kami-side-score = { $seat }が{ $points }点
    .you = あなたが{ $points }点
kami-side-score-pair = { $seat }と{ $partner }のペアが{ $points }点
    .you = あなたと{ $partner }のペアが{ $points }点
    .partner = あなたと{ $seat }のペアが{ $points }点

kami-stacks = { $numbers }番が{ $card }だけ
kami-stacks-covered = { $numbers }番が{ $card }

kami-line-card = { $card }
kami-line-card-down = 裏向きの{ $card }
kami-line-card-closed = 裏向きの札

kami-seat-count = { $seat }は{ $n }枚
    .you = あなたは{ $n }枚

# --- 質問への答え

kami-hand-held = 手札は{ kami-phrase-cards }。{ $cards }です。
kami-hand-held-empty = 手札はもうありません。
kami-hand-unseen = 観戦中は手札がありません。
kami-hidden-held = あなたが裏向きに置いた札は、{ $cards }です。
kami-set-aside-known = 脇の札の{ $pile }番は{ $card }です。

kami-to-answer = { $seat }の番です。{ $attacker }の攻撃、{ kami-phrase-points }の{ $card }に、防御かパスで応じます。
    .brief = { $seat }の番、{ $attacker }の{ $card }に。
    .you = あなたの番です。{ $attacker }の攻撃、{ kami-phrase-points }の{ $card }に、防御かパスで応じてください。
    .you-brief = あなたの番、{ $attacker }の{ $card }に。
kami-to-lead = { $seat }の攻めです。
    .full = { $seat }の攻めです。1枚を裏向きに置いてから攻撃します。
    .you = あなたの攻めです。
    .you-full = あなたの攻めです。1枚を裏向きに置いてから攻撃してください。
kami-to-lead-opening = { $seat }がラウンドを始めます。
    .full = { $seat }がラウンドを始めます。1枚を裏向きに置いてから攻撃します。
    .you = あなたがラウンドを始めます。
    .you-full = あなたがラウンドを始めます。1枚を裏向きに置いてから攻撃してください。
kami-to-attack = { $seat }の番です。攻撃の札を選びます。
    .you = あなたの番です。攻撃の札を選んでください。
kami-to-be-ready = { $seat }の番です。手札を確かめて「準備完了」と言います。
    .you = あなたの番です。手札を確かめて「準備完了」と言ってください。
kami-to-decide = { $seat }の番です。{ $claimer }に答えて、配り直すか、そのままかを決めます。
    .you = あなたの番です。{ $claimer }に答えて、配り直すか、そのままかを決めてください。
kami-to-peek = { $seat }の番です。脇の札の1番か2番を見ます。
    .you = あなたの番です。脇の札の1番か2番を見てください。
kami-outcome-due = これからカードが配られるか、引かれます。
kami-game-ended = ゲームは終わりました。{ $seat }の勝ちです。
    .you = ゲームは終わりました。あなたの勝ちです。
kami-game-ended-pair = ゲームは終わりました。{ $seat }と{ $partner }のペアの勝ちです。
    .you = ゲームは終わりました。あなたと{ $partner }のペアの勝ちです。
    .partner = ゲームは終わりました。あなたと{ $seat }のペアの勝ちです。

kami-scores-are = 得点は、{ $scores }です。先に{ $target }点を取れば勝ちです。

kami-attack-stands = 今の攻撃は{ $seat }の{ $card }、{ kami-phrase-points }です。
    .you = 今の攻撃はあなたの{ $card }、{ kami-phrase-points }です。
kami-no-attack-yet = 今、攻撃はありません。{ $seat }の攻めです。
    .you = 今、攻撃はありません。あなたの攻めです。
kami-lines-of = { $seat }の防御ラインは、{ $defence }。攻撃ラインは、{ $attacks }です。
    .you = あなたの防御ラインは、{ $defence }。攻撃ラインは、{ $attacks }です。
kami-lines-of-empty = { $seat }はまだ何も置いていません。
    .you = あなたはまだ何も置いていません。
kami-stacks-are = 傭兵は、{ $stacks }です。
kami-stacks-are-none = 傭兵はもう残っていません。
kami-empress-attack-open = 女帝が表向きで防御に出ているので、女帝を攻撃に出せます。
kami-empress-attack-closed = 女帝はまだ表向きで防御に出ていません。攻撃に出せるのは、手札の最後の1枚のときだけです。
kami-counts-are = 手札の数は、{ $counts }です。

# --- できないとき：理由と、できること

kami-card-not-held = その手札に{ $card }は、ないか、足りません。手札にあるカードを選んでください。
kami-mercenary-not-there = 傭兵{ $stack }番に{ $card }は出ていません。使えるのは表向きの傭兵だけです。
kami-attack-is-open = 今は攻めを始められません。{ $attacker }の{ $card }に、防御かパスで応じてください。
kami-wrong-defence = { $card }では{ $attack }の攻撃を防御できません。{ $attack-key ->
        [kami-card-warrior] 防御できるのは戦士だけです。なければパスしてください。
        [kami-card-lancer] 防御できるのは槍兵だけです。なければパスしてください。
        [kami-card-empress] 防御できるのはもう1枚の女帝だけです。なければパスしてください。
       *[other] 防御できるのは{ $attack }か女帝です。なければパスしてください。
    }
kami-no-attack-left = 防御のあと、攻撃に出す札がなくなります。別のカードで防御するか、パスしてください。
kami-nothing-to-defend = 防御する攻撃がありません。1枚を裏向きに置いてから攻撃してください。
kami-leader-must-lead = 攻める人はパスできません。1枚を裏向きに置いてから攻撃してください。
kami-empress-cannot-answer = 女帝では{ $attack }の攻撃を防御できません。防御できるのは{ $attack }だけです。なければパスしてください。
kami-empress-cannot-attack = 女帝はまだ攻撃に出せません。女帝が表向きで防御に出たあとか、手札の最後の1枚のときに出せます。
kami-ready-first = 始める前にできるのは、「準備完了」と、戦士5枚を見せて配り直しを求めることだけです。準備完了と言ってください。
kami-decide-first = まず{ $claimer }への返事です。配り直すか、そのままかを決めてください。
kami-too-few-warriors = 配り直しを求めるには戦士が5枚必要です。この手札の戦士は{ $held }枚です。準備完了と言ってください。
kami-ready-is-over = 準備完了と配り直しは、始める前だけです。今求められている手を選んでください。
kami-no-redeal = 配り直しは4人のときだけです。この手札のまま続けてください。
kami-peek-first = まず脇の2枚のうち、1番か2番を見てください。
kami-peek-is-over = 今、見られる札はありません。今求められている手を選んでください。
kami-last-attack-from-hand = ラウンドを終える攻撃は、手札から出さなければなりません。そのための1枚を残すか、パスしてください。
kami-covered-stack-alone = 傭兵{ $stack }番の下には伏せ札があります。まずこの傭兵だけを使い、下の札が表になってから攻撃を選んでください。
kami-stack-not-covered = 傭兵{ $stack }番の下に札はありません。攻撃も一緒に言ってください。
kami-attack-needs-defence = 今は攻撃だけを出すことはできません。その前に置く札も一緒に言ってください。
kami-attack-is-due = 傭兵はもう使われ、取り消せません。次は攻撃の札だけを選んでください。
kami-no-certain-attack = 傭兵{ $stack }番はこのようには使えません。下の札を数えないと、確かな攻撃がないからです。別のカードを選んでください。
kami-mercenary-not-hidden = このゲームでは、傭兵を裏向きに置けません。手札から選んでください。
kami-lone-card-only = 裏向きの札なしで攻められるのは、手札が1枚で、置ける傭兵もないときだけです。まず1枚を裏向きに置いてください。

# --- 選択肢

kami-held-choice = { $card }、{ kami-phrase-points }
kami-pass-choice = パス
kami-defend-choice = { $card }で防御
kami-defend-choice-mercenary = 傭兵{ $stack }番の{ $card }で防御
kami-defend-choice-covered = 傭兵{ $stack }番の{ $card }で防御、下の札を開く
kami-stack-choice = 傭兵{ $stack }番の{ $card }
kami-hide-choice = { $card }を裏向きに置く
kami-hide-choice-mercenary = 傭兵{ $stack }番の{ $card }を裏向きに置く
kami-hide-choice-covered = 傭兵{ $stack }番の{ $card }を裏向きに置く、下の札を開く
kami-attack-choice = { $card }で攻撃、{ kami-phrase-points }
kami-attack-choice-mercenary = 傭兵{ $stack }番の{ $card }で攻撃、{ kami-phrase-points }
kami-attack-choice-covered = 傭兵{ $stack }番の{ $card }で攻撃、{ kami-phrase-points }、下の札を開く
kami-hide-nothing-choice = 裏向きの札なし
kami-ready-choice = 準備完了
kami-claim-choice = 戦士5枚を見せて、配り直しを求める
kami-redeal-choice = 配り直す
kami-keep-choice = 手札はそのまま
kami-peek-choice = 脇の札の{ $pile }番を見る

# --- 本物のカードを入力する
kami-starter-asked = 最初のラウンドを始めるのは誰ですか。名前を入力してください。
kami-draw-asked = { $seat }が先手決めに引いたカードを入力してください。
    .you = あなたが先手決めに引いたカードを入力してください。
kami-hand-asked = { $seat }の手札{ $n }枚を入力してください。
    .you = あなたの手札{ $n }枚を入力してください。
kami-mercenaries-asked = 表の傭兵{ $n }枚を、山1から順に入力してください。
kami-beneath-asked = 傭兵の下のカード{ $n }枚を、山1から順に入力してください。
kami-aside-asked = 脇に置いたカード{ $n }枚を、1枚目から順に入力してください。

# --- ヒント

kami-advised-pass = パスしましょう。
kami-advised-defend = 防御しましょう。
kami-advised-lead = 1枚を裏向きに置いて、攻撃しましょう。
kami-advised-attack = 攻撃しましょう。
kami-advised-waive = このままの手札で始めましょう。
kami-advised-claim = 戦士を見せて、配り直しを求めましょう。
kami-advised-redeal = 配り直してもらいましょう。
kami-advised-keep = 手札はそのままにしましょう。
kami-advised-peek = 脇の札を見ましょう。

kami-goes-out = 手札の最後の1枚なので、{ kami-phrase-points }でこのラウンドに勝てます。
kami-goes-out-master = 最後の2枚が同じ札なので、達人の一撃となり、{ kami-phrase-points }でこのラウンドに勝てます。
kami-nobody-answers = { $card }を防御できる札は、もう全部、場か自分の手元にあるので、だれも防御できません。
kami-few-answer = { $kinds }のうち{ $placed }枚は、もう場か自分の手元にあるので、防御されそうにありません。
kami-few-answer-passed = { $kinds }のうち{ $placed }枚は、もう場か自分の手元にあり、{ $passed }は前に同じ攻撃をパスしています。
kami-few-answer-empress = { $kinds }のうち{ $placed }枚は、もう場か自分の手元にあり、防御できる女帝であと見えていないのは{ $empresses }枚です。
kami-only-empress = 防御できるのは、まだ見えていない女帝{ $empresses }枚だけです。
kami-more-gone = 防御されるかもしれませんが、手札は残り{ $left }枚になります。相手で一番少ない人は{ $fewest }枚です。
kami-kept-for-later = 防御されるかもしれませんが、{ kami-phrase-points }の{ $card }をあとに残せます。
kami-stack-turns-up = その傭兵の下にはもう1枚あり、それが表になってから攻撃を選べます。
kami-partner-attacks = ペアの相手の{ $attacker }の攻撃です。だれも防御しなければ、また{ $attacker }から始まります。
kami-pass-keeps = 防御すると{ $card }がなくなります。{ $attacker }の手札はまだ{ $left }枚あります。
kami-warriors-held = { $warriors }なら、まだ十分に戦えます。
kami-warriors-held-many = { $warriors }では点が低すぎます。配り直せば、きっとよくなります。
kami-hand-worth = 手札は{ kami-phrase-points }、平均は{ $average }点なので、弱い手です。
kami-hand-worth-better = 手札は{ kami-phrase-points }、平均は{ $average }点なので、残す価値があります。
kami-either-card = どちらでも同じです。使われない札が1枚わかります。

kami-cost-points = { $points ->
        [0] 損は1点足らずでした。
       *[other] 損は約{ $points }点でした。
    }
