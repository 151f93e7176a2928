# Kameloot。プレイヤーの名前には「さん」が自動的に付く。

# --- 数や品の入る句

kameloot-phrase-kinds = { $card-key ->
        [kameloot-card-ring] 指輪
        [kameloot-card-wand] 杖
        [kameloot-card-glove] 手袋
        [kameloot-card-potion] 薬
        [kameloot-card-cloak] マント
       *[other] 巻物
    }
kameloot-phrase-missing = { $missing ->
        [0] です
        [1] 、あと1枚です
       *[other] 、あと{ $missing }枚です
    }
kameloot-phrase-coins = 金貨{ $coins }枚
kameloot-phrase-draws = { $n }枚
kameloot-phrase-left = { $left ->
        [0] 山札なし
       *[other] 山札{ $left }枚
    }
kameloot-phrase-left-full = { $left ->
        [0] 山札はもうありません
       *[other] 山札の残りは{ $left }枚です
    }
kameloot-phrase-back-full = { $taken ->
        [0] 捨て札に1枚もありませんでした
       *[other] 捨て札から{ $taken }枚戻りました
    }
kameloot-phrase-reached = { $missing ->
        [0] { $total }枚で完成
       *[other] { $needed }枚中{ $total }枚
    }
kameloot-phrase-to-go = { $missing ->
        [1] 、あと1枚です
       *[other] です
    }
kameloot-phrase-pile = { $left ->
        [0] 空
       *[other] { $left }枚
    }
kameloot-phrase-back-brief = { $taken ->
        [0] 回収なし
       *[other] { $taken }枚回収
    }

# --- 出来事：始まり

kameloot-tokens-flipped = 酒場トークンは、{ $taverns }です。
    .brief = トークンは{ $taverns }。
    .full = 酒場トークンをコインのように投げました。{ $taverns }です。

kameloot-hands-dealt = 手札を{ $size }枚ずつ配りました。
    .brief = { $size }枚ずつ。
    .full = 魔法の品のカードを混ぜて、手札を{ $size }枚ずつ配りました。

kameloot-hand-dealt = { $seat }の手札は、{ $cards }です。
    .brief = { $seat }は{ $cards }。
    .full = { $seat }に配られた手札は、{ $cards }です。
    .you = あなたの手札は、{ $cards }です。
    .you-brief = 手札は{ $cards }。
    .you-full = あなたに配られた手札は、{ $cards }です。

kameloot-pile-made = 山札は{ $left }枚です。
    .brief = 山札{ $left }枚。
    .full = 残りを裏向きに積んで山札にしました。{ $left }枚です。

kameloot-first-chosen = { $seat }から始めます。
    .brief = { $seat }から。
    .full = 最初の番は{ $seat }です。そのあと時計回りに進みます。
    .you = あなたから始めます。
    .you-brief = あなたから。
    .you-full = 最初の番はあなたです。そのあと時計回りに進みます。

kameloot-tavern-chosen = { $seat }は{ $tavern-the }を選びました。
    .brief = { $seat }は{ $tavern }。
    .full = { $seat }は{ $tavern-the }から始めることを選びました。
    .you = あなたは{ $tavern-the }を選びました。
    .you-brief = あなたは{ $tavern }。
    .you-full = あなたは{ $tavern-the }から始めることを選びました。

# --- 出来事：手順1

kameloot-cards-placed = { $seat }が{ $cards }を出しました。{ $tavern }は{ kameloot-phrase-reached }{ kameloot-phrase-to-go }。
    .brief = { $seat }が{ $cards }を出し、{ kameloot-phrase-reached }。
    .full = { $seat }が{ $cards }を自分の前に出しました。{ $tavern-the }の{ kameloot-phrase-kinds }は{ kameloot-phrase-reached }{ kameloot-phrase-missing }。
    .you = あなたが{ $cards }を出しました。{ $tavern }は{ kameloot-phrase-reached }{ kameloot-phrase-to-go }。
    .you-brief = あなたが{ $cards }を出し、{ kameloot-phrase-reached }。
    .you-full = あなたが{ $cards }を自分の前に出しました。{ $tavern-the }の{ kameloot-phrase-kinds }は{ kameloot-phrase-reached }{ kameloot-phrase-missing }。
kameloot-cards-placed-horns = { $seat }が{ $cards }を{ kameloot-phrase-kinds }に加えました。{ $tavern }は{ kameloot-phrase-reached }{ kameloot-phrase-to-go }。
    .brief = { $seat }が{ $cards }を{ kameloot-phrase-kinds }に加え、{ kameloot-phrase-reached }。
    .full = { $seat }が{ $cards }を自分の前の{ kameloot-phrase-kinds }に加えました。{ $tavern-the }では{ kameloot-phrase-reached }{ kameloot-phrase-missing }。
    .you = あなたが{ $cards }を{ kameloot-phrase-kinds }に加えました。{ $tavern }は{ kameloot-phrase-reached }{ kameloot-phrase-to-go }。
    .you-brief = あなたが{ $cards }を{ kameloot-phrase-kinds }に加え、{ kameloot-phrase-reached }。
    .you-full = あなたが{ $cards }を自分の前の{ kameloot-phrase-kinds }に加えました。{ $tavern-the }では{ kameloot-phrase-reached }{ kameloot-phrase-missing }。

kameloot-passed = { $seat }はパスです。
    .brief = { $seat }はパスです。
    .full = { $seat }は何もできないのでパスです。
    .you = パスしました。
    .you-brief = パスしました。
    .you-full = 何もできないのでパスしました。

kameloot-power-spent = { $seat }が能力を使いました。
    .brief = { $seat }が能力を使用。
    .full = { $seat }が1枚を捨てて、その能力を使いました。
    .you = あなたが能力を使いました。
    .you-brief = あなたが能力を使用。
    .you-full = あなたが1枚を捨てて、その能力を使いました。

kameloot-ring-used = { $seat }が指輪で数字{ $number }、{ kameloot-phrase-kinds }を取り戻します。{ kameloot-phrase-back-full }。
    .brief = { $seat }が指輪で{ kameloot-phrase-kinds }、{ kameloot-phrase-back-brief }。
    .full = { $seat }が磁石の指輪を捨てて、数字{ $number }、{ $card }と宣言しました。{ kameloot-phrase-back-full }。
    .you = あなたが指輪で数字{ $number }、{ kameloot-phrase-kinds }を取り戻します。{ kameloot-phrase-back-full }。
    .you-brief = あなたが指輪で{ kameloot-phrase-kinds }、{ kameloot-phrase-back-brief }。
    .you-full = あなたが磁石の指輪を捨てて、数字{ $number }、{ $card }と宣言しました。{ kameloot-phrase-back-full }。

kameloot-wand-used = { $seat }が杖を使い、{ $cards }を出しました。
    .brief = { $seat }が杖で{ $cards }。
    .full = { $seat }が二股の杖を捨てて、違う品を2枚出しました。{ $cards }です。
    .you = あなたが杖を使い、{ $cards }を出しました。
    .you-brief = あなたが杖で{ $cards }。
    .you-full = あなたが二股の杖を捨てて、違う品を2枚出しました。{ $cards }です。

kameloot-glove-used = { $seat }が手袋を使い、2枚引きます。
    .brief = { $seat }が手袋を使用。
    .full = { $seat }が六本指の手袋を捨てて、2枚引くことにしました。
    .you = あなたが手袋を使い、2枚引きます。
    .you-brief = あなたが手袋を使用。
    .you-full = あなたが六本指の手袋を捨てて、2枚引くことにしました。

kameloot-potion-used = { $seat }が薬を使いました。{ $partner }は{ $tavern-the }に移ります。
    .brief = { $seat }が薬で、{ $partner }は{ $tavern }へ。
    .full = { $seat }が魔法薬を捨てて、{ $partner }のトークンを裏返しました。{ $partner }は{ $tavern-the }に移ります。
    .you = あなたが薬を使いました。{ $partner }は{ $tavern-the }に移ります。
    .you-brief = あなたが薬で、{ $partner }は{ $tavern }へ。
    .you-full = あなたが魔法薬を捨てて、{ $partner }のトークンを裏返しました。{ $partner }は{ $tavern-the }に移ります。
    .partner = { $seat }が薬を使いました。あなたは{ $tavern-the }に移ります。
    .partner-brief = { $seat }が薬で、あなたは{ $tavern }へ。
    .partner-full = { $seat }が魔法薬を捨てて、あなたのトークンを裏返しました。あなたは{ $tavern-the }に移ります。

kameloot-cloak-used = { $seat }がマントを使い、{ $tavern-the }に移りました。
    .brief = { $seat }がマントで{ $tavern }へ。
    .full = { $seat }が魔法のマントを捨てて自分のトークンを裏返し、{ $tavern-the }に移りました。
    .you = あなたがマントを使い、{ $tavern-the }に移りました。
    .you-brief = あなたがマントで{ $tavern }へ。
    .you-full = あなたが魔法のマントを捨てて自分のトークンを裏返し、{ $tavern-the }に移りました。

kameloot-scroll-used = { $seat }が巻物を使いました。{ $given }が{ $partner }へ、{ $taken }が{ $seat }へ渡ります。
    .brief = { $seat }が巻物で{ $partner }と交換、{ $given }と{ $taken }。
    .full = { $seat }が交換の巻物を捨てて、コレクションを丸ごと交換しました。{ $given }が{ $partner }へ、{ $taken }が{ $seat }へ渡ります。
    .you = あなたが巻物を使いました。{ $given }が{ $partner }へ、{ $taken }があなたへ渡ります。
    .you-brief = あなたが巻物で{ $partner }と交換、{ $given }と{ $taken }。
    .you-full = あなたが交換の巻物を捨てて、コレクションを丸ごと交換しました。{ $given }が{ $partner }へ、{ $taken }があなたへ渡ります。
    .partner = { $seat }が巻物を使いました。{ $given }があなたへ、{ $taken }が{ $seat }へ渡ります。
    .partner-brief = { $seat }が巻物であなたと交換、{ $given }と{ $taken }。
    .partner-full = { $seat }が交換の巻物を捨てて、コレクションを丸ごと交換しました。{ $given }があなたへ、{ $taken }が{ $seat }へ渡ります。

kameloot-power-wasted = { $seat }が{ $card }を捨てましたが、効果はありません。
    .brief = { $seat }が{ $card }、効果なし。
    .full = { $seat }が{ $card }を捨てましたが、その能力は何の効果もありません。
    .you = あなたが{ $card }を捨てましたが、効果はありません。
    .you-brief = あなたが{ $card }、効果なし。
    .you-full = あなたが{ $card }を捨てましたが、その能力は何の効果もありません。

kameloot-discard-top-shown = 捨て札の一番上は{ $card }になりました。
    .brief = 捨て札の上は{ $card }。
    .full = 指輪は自分自身も取ったので、捨て札の一番上は{ $card }になりました。

kameloot-discard-emptied = 捨て札はなくなりました。
    .brief = 捨て札なし。
    .full = 指輪は自分自身も取ったので、捨て札はなくなりました。

# --- 出来事：手順2と3

kameloot-collection-sold = { $seat }が{ $tavern-the }で{ $sold }を売りました。金貨は、{ $shares }です。
    .brief = { $tavern }が{ $sold }を売却、{ $shares }。
    .full = コレクションの完成です。{ $seat }が{ $tavern-the }で{ $sold }を売り、{ kameloot-phrase-coins }を仲間に配りました。{ $shares }です。
    .you = あなたが{ $tavern-the }で{ $sold }を売りました。金貨は、{ $shares }です。
    .you-brief = { $tavern }が{ $sold }を売却、{ $shares }。
    .you-full = コレクションの完成です。あなたが{ $tavern-the }で{ $sold }を売り、{ kameloot-phrase-coins }を仲間に配りました。{ $shares }です。

kameloot-cards-drawn = { $seat }が{ $cards }を引きました。{ kameloot-phrase-left }。
    .brief = { $seat }が{ $cards }を引く。
    .full = { $seat }が{ kameloot-phrase-draws }引きました。{ $cards }です。{ kameloot-phrase-left-full }。
    .you = あなたが{ $cards }を引きました。{ kameloot-phrase-left }。
    .you-brief = 引いたのは{ $cards }。
    .you-full = あなたが{ kameloot-phrase-draws }引きました。{ $cards }です。{ kameloot-phrase-left-full }。
kameloot-cards-drawn-closed = { $seat }が{ kameloot-phrase-draws }引いて、{ kameloot-phrase-left }。
    .brief = { $seat }が{ $n }枚引く。
    .full = { $seat }が{ kameloot-phrase-draws }引きました。{ kameloot-phrase-left-full }。

kameloot-nothing-drawn = 山札がないので、{ $seat }は引けません。
    .brief = { $seat }は引けません。
    .full = { $seat }はカードを引くところですが、山札がもうありません。
    .you = 山札がないので、あなたは引けません。
    .you-brief = あなたは引けません。
    .you-full = あなたはカードを引くところですが、山札がもうありません。

kameloot-pile-low = 山札はあと{ $left }枚だけです。
    .brief = 山札あと{ $left }枚。
    .full = 山札が少なくなってきました。あと{ $left }枚だけです。

# --- 出来事：終わり

kameloot-end-triggered = 山札がなくなり、{ $seat }の手札は4枚に足りません。最後の番は、{ $remaining }です。
    .brief = 終わりです。{ $seat }の手札が4枚未満。最後の番は{ $remaining }。
    .full = 山札がなくなり、{ $seat }の手札は4枚に足りません。全員の番の数がそろったら、ゲームは終わりです。あと1回ずつ番があるのは、{ $remaining }です。
    .you = 山札がなくなり、あなたの手札は4枚に足りません。最後の番は、{ $remaining }です。
    .you-brief = 終わりです。あなたの手札が4枚未満。最後の番は{ $remaining }。
    .you-full = 山札がなくなり、あなたの手札は4枚に足りません。全員の番の数がそろったら、ゲームは終わりです。あと1回ずつ番があるのは、{ $remaining }です。

kameloot-end-reached = 山札がなくなり、{ $seat }の手札は4枚に足りません。一巡も終わりました。
    .brief = 終わりです。{ $seat }の手札が4枚未満。
    .full = 山札がなくなり、{ $seat }の手札は4枚に足りません。全員の番の数がそろっているので、ゲームはここで終わりです。
    .you = 山札がなくなり、あなたの手札は4枚に足りません。一巡も終わりました。
    .you-brief = 終わりです。あなたの手札が4枚未満。
    .you-full = 山札がなくなり、あなたの手札は4枚に足りません。全員の番の数がそろっているので、ゲームはここで終わりです。

kameloot-game-won = { $seat }が{ kameloot-phrase-coins }で勝ちました。金貨は、{ $shares }です。
    .brief = { $seat }の勝ち。金貨は{ $shares }。
    .full = ゲーム終了です。いちばんの金持ちの商人は{ $seat }、{ kameloot-phrase-coins }で勝ちました。全員の金貨は、{ $shares }です。
    .you = あなたが{ kameloot-phrase-coins }で勝ちました。金貨は、{ $shares }です。
    .you-brief = あなたの勝ち。金貨は{ $shares }。
    .you-full = ゲーム終了です。いちばんの金持ちの商人はあなた、{ kameloot-phrase-coins }で勝ちました。おめでとうございます。全員の金貨は、{ $shares }です。

kameloot-victory-shared = { $seats }が{ kameloot-phrase-coins }ずつで同時優勝です。金貨は、{ $shares }です。
    .brief = { $seats }の勝ち。金貨は{ $shares }。
    .full = ゲーム終了です。いちばんの金持ちの商人は{ $seats }、{ kameloot-phrase-coins }ずつで同時優勝です。全員の金貨は、{ $shares }です。
    .you = { $seats }が{ kameloot-phrase-coins }ずつで同時優勝です。金貨は、{ $shares }です。
    .you-brief = { $seats }の勝ち。金貨は{ $shares }。
    .you-full = ゲーム終了です。いちばんの金持ちの商人は{ $seats }、{ kameloot-phrase-coins }ずつで同時優勝です。全員の金貨は、{ $shares }です。

# --- 一覧の項目

kameloot-seat-tavern = { $seat }は{ $tavern }
    .you = あなたは{ $tavern }
kameloot-laid-card = { $card }
    .brief = { $card }
kameloot-laid-card-horn = { $card }代わりのユニコーン
    .brief = { $card }代わりのユニコーン
kameloot-share = { $seat }は{ $coins }枚
    .you = あなたは{ $coins }枚
kameloot-coin-count = { $seat }は{ $coins }枚
    .you = あなたは{ $coins }枚
kameloot-collection = { $horns ->
        [0] { $cards }
       *[other] { $cards }、うちユニコーン{ $horns }枚
    }
kameloot-seat-count = { $seat }は{ $n }枚
    .you = あなたは{ $n }枚

# --- 質問への答え

kameloot-hand-held = 手札は{ kameloot-phrase-draws }。{ $cards }です。
kameloot-hand-empty = 手札はもうありません。
kameloot-hand-unseen = 観戦中は手札がありません。
kameloot-to-play = { $seat }の番、{ $tavern-the }です。
    .full = { $seat }の番です。{ $tavern-the }にいます。カードを出すか、能力を使います。
    .you = あなたの番、{ $tavern-the }です。
    .you-full = あなたの番です。{ $tavern-the }にいます。カードを出すか、能力を使ってください。
kameloot-to-play-last = { $seat }の最後の番、{ $tavern-the }です。
    .full = { $seat }の最後の番です。{ $tavern-the }にいます。カードを出すか、能力を使います。
    .you = あなたの最後の番、{ $tavern-the }です。
    .you-full = あなたの最後の番です。{ $tavern-the }にいます。カードを出すか、能力を使ってください。
kameloot-to-choose = { $seat }の番です。最初の酒場を、フクロウか黒猫から選びます。
    .you = あなたの番です。最初の酒場を、フクロウか黒猫から選んでください。
kameloot-outcome-due = これからトークンを投げるか、カードを配るか、最初の人を決めます。
kameloot-game-ended = ゲームは終わりました。{ $seat }が{ kameloot-phrase-coins }で勝ちました。
    .you = ゲームは終わりました。あなたが{ kameloot-phrase-coins }で勝ちました。
kameloot-game-shared = ゲームは終わりました。{ $seats }が{ kameloot-phrase-coins }ずつで同時優勝です。
    .you = ゲームは終わりました。{ $seats }が{ kameloot-phrase-coins }ずつで同時優勝です。
kameloot-coins-are = 金貨は、{ $shares }です。
kameloot-coins-own = { $seat }は{ kameloot-phrase-coins }です。
    .you = あなたは{ kameloot-phrase-coins }です。このゲームでは、ほかの人の金貨は秘密です。
kameloot-coins-unseen = このゲームでは、終わるまで金貨は秘密です。
kameloot-taverns-known = 選び終えたのは、{ $taverns }です。
kameloot-tavern-has = { $tavern }は、{ $seats }です。
    .you = { $tavern }は、{ $seats }です。
kameloot-tavern-empty = { $tavern }には、だれもいません。
kameloot-kind-total = { kameloot-phrase-kinds }は{ kameloot-phrase-reached }{ kameloot-phrase-to-go }。
kameloot-nothing-lies = 仲間の前には何もありません。
kameloot-discard-top = 捨て札の一番上は{ $card }です。
kameloot-discard-empty = 捨て札はありません。
kameloot-discard-holds = 捨て札は、{ $cards }です。
kameloot-front-of = { $seat }の前には、{ $collections }があります。
    .you = あなたの前には、{ $collections }があります。
kameloot-front-empty = { $seat }の前には何もありません。
    .you = あなたの前には何もありません。
kameloot-counts-are = 手札の数は、{ $counts }です。山札は{ kameloot-phrase-pile }です。
kameloot-turns-left = 最後の番は、{ $seats }です。
    .you = 最後の番は、{ $seats }です。

# --- できないとき：理由と、できること

kameloot-card-not-held = その手札には{ $card }がないか、足りません。手札にあるカードを選んでください。
kameloot-no-such-player = その番号の人はいません。参加者は、{ $seats }です。
kameloot-not-identical = 一度に出せるのは同じ品だけです。ユニコーンは一緒に出せます。1種類を選んでください。
kameloot-must-act = パスできるのは、何もできないときだけです。カードを出すか、能力を使ってください。
kameloot-wand-needs-two = 杖では、手札から違う品をちょうど2枚出します。2枚を選ぶか、別のことをしてください。
kameloot-potion-on-oneself = 薬はほかの人に使うものです。自分が移るには、マントを使います。
kameloot-scroll-same-kind = 同じ品のコレクションどうしは交換できません。{ $card }とは違う品を選んでください。
kameloot-scroll-nothing-own = 渡す{ $card }が自分の前にありません。交換できるのは、自分の前にあるコレクションだけです。
kameloot-scroll-nothing-theirs = { $partner }の前に{ $card }はありません。そこにあるコレクションを選んでください。
kameloot-scroll-with-oneself = 交換には相手が必要です。ほかの人のコレクションを選んでください。
kameloot-scroll-needs-two = 巻物では2つのコレクションを交換します。自分のものと、ほかの人の違う品のものを選んでください。
kameloot-unicorn-needs-kind = ユニコーンは、ほかのカードと一緒に出すか、自分の前のコレクションに加えます。どの品に加えるかを選んでください。
kameloot-unicorn-has-no-power = ユニコーンには能力がなく、捨てられません。ほかのカードと一緒に出すか、自分のコレクションに加えてください。
kameloot-choose-first = まず最初の酒場を、フクロウか黒猫から選んでください。
kameloot-tavern-is-chosen = 酒場を選べるのは最初の番の前だけです。そのあとは、マントか薬で移ります。

# --- 選択肢

kameloot-place-choice = { $cards }を出す、{ kameloot-phrase-reached }
    .brief = { $cards }を出す
    .full = { $cards }を出す。酒場の{ kameloot-phrase-kinds }は、{ kameloot-phrase-reached }です
kameloot-onto-choice = { $horns }を{ kameloot-phrase-kinds }に加える、{ kameloot-phrase-reached }
    .brief = { $horns }を{ kameloot-phrase-kinds }に加える
    .full = { $horns }を{ kameloot-phrase-kinds }に加える。酒場では、{ kameloot-phrase-reached }です
kameloot-power-choice = { $card }を使う、{ $card-key ->
        [kameloot-card-ring] 捨て札から1種類を取り戻す
        [kameloot-card-wand] 違う品を2枚出す
        [kameloot-card-glove] カードを2枚引く
        [kameloot-card-potion] ほかの人を別の酒場へ移す
        [kameloot-card-cloak] 自分が別の酒場へ移る
       *[other] コレクションを交換する
    }
    .brief = { $card }を使う
    .full = { $card }の能力を使う。{ $card-key ->
        [kameloot-card-ring] 1種類の品を捨て札から取り戻す
        [kameloot-card-wand] 違う品を2枚出す
        [kameloot-card-glove] カードを2枚引く
        [kameloot-card-potion] ほかの人のトークンを裏返す
        [kameloot-card-cloak] 自分が別の酒場に移る
       *[other] コレクションを丸ごと交換する
    }
kameloot-power-choice-idle = { $card }を効果なしで捨てる
kameloot-number-choice = 数字{ $number }、{ $card }
    .brief = { $number }、{ $card }
kameloot-pair-choice = { $cards }
kameloot-target-choice = { $partner }、今は{ $tavern-the }
    .brief = { $partner }、今は{ $tavern }
kameloot-give-choice = { $cards }を渡す
kameloot-take-choice = { $partner }の{ $cards }
kameloot-held-choice = { $card }{ NUMBER($number) ->
        [0] { "" }
       *[other] 、数字{ $number }
    }
kameloot-pass-choice = パス
kameloot-tavern-choice = { $tavern }

# --- 本物のカードを入力する
kameloot-token-asked = { $seat }のトークンが示す酒場を、フクロウか黒猫で入力してください。
    .you = あなたのトークンが示す酒場を、フクロウか黒猫で入力してください。
kameloot-hand-asked = { $seat }の手札{ $n }枚を入力してください。
    .you = あなたの手札{ $n }枚を入力してください。
kameloot-pile-asked = 山札{ $n }枚を上から順に、全部入力してください。何行に分けてもかまいません。
kameloot-first-asked = 最初の人は誰ですか。名前を入力してください。

# --- ヒント

kameloot-advised-play = カードを出しましょう。
kameloot-advised-ring = 磁石の指輪を使いましょう。
kameloot-advised-wand = 二股の杖を使いましょう。
kameloot-advised-glove = 六本指の手袋を使いましょう。
kameloot-advised-potion = 魔法薬を使いましょう。
kameloot-advised-cloak = 魔法のマントを使いましょう。
kameloot-advised-scroll = 交換の巻物を使いましょう。
kameloot-advised-waste = 交換の巻物を捨てましょう。
kameloot-advised-pass = パスしましょう。
kameloot-advised-choose = 酒場を選びましょう。

kameloot-sells-now = { $sold }がそろって売れます。{ $total }枚の金貨のうち{ $coins }枚が自分のものになります。
kameloot-comes-near = これで{ $tavern-the }には{ $there }があり、あと{ $missing }枚でそろいます。
kameloot-comes-over = { $other }が同じ酒場に移り、{ $brought }を持ってきます。
kameloot-leaves-sharing = { $other }が酒場を出るので、売り上げを分けるのは{ $members }人になります。
kameloot-draws-two = カードが2枚増えて、選べる手も増えます。今の手札で売れるものはありません。
kameloot-ring-fetches = あと{ $lacks }でそろいます。捨て札にもあるはずです。
kameloot-nothing-better = ほかの手では、もっと少なくなります。
kameloot-either-tavern = 最初は、どちらでも同じです。

kameloot-cost-coins = { $coins ->
        [0] 損は金貨1枚足らずでした。
       *[other] 損は金貨約{ $coins }枚でした。
    }
