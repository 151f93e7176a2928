# Magi Kitchen。プレイヤーの名前には「さん」が自動的に付く。

# --- 出来事：始まり

magi-kitchen-decks-dealt = 山札を{ $size }枚ずつ配りました。余りの{ $box }枚は箱に戻します。
    .brief = 山札は{ $size }枚ずつ、箱に{ $box }枚。
    .full = 山札を裏向きで{ $size }枚ずつ配りました。余りの{ $box }枚は、見ないで箱に戻します。

magi-kitchen-decks-dealt-even = 山札を{ $size }枚ずつ配りました。
    .brief = 山札は{ $size }枚ずつ。
    .full = 山札を裏向きで{ $size }枚ずつ配りました。

magi-kitchen-starter-chosen = { $seat }が最初のカードをめくります。
    .brief = { $seat }から始めます。
    .full = 食べることがいちばん好きな{ $seat }が、最初のカードをめくります。
    .you = あなたが最初のカードをめくります。
    .you-brief = あなたから始めます。
    .you-full = 食べることがいちばん好きなあなたが、最初のカードをめくります。

# --- 出来事：めくる

magi-kitchen-card-turned = { $card }、{ $seat }、残り{ $left }枚です。
    .brief = { $card }、残り{ $left }枚、{ $seat }。
    .full = { $card }です。めくったのは{ $seat }で、山札は残り{ $left }枚になりました。
    .you = { $card }、あなた、残り{ $left }枚です。
    .you-brief = { $card }、残り{ $left }枚、あなた。
    .you-full = { $card }です。めくったのはあなたで、山札は残り{ $left }枚になりました。

magi-kitchen-card-was-turned = { $seat }が1枚めくりました。残り{ $left }枚です。
    .brief = { $seat }が1枚、残り{ $left }枚。
    .full = { $seat }が1枚めくりました。どのカードかは覚えておきます。山札は残り{ $left }枚になりました。
    .you = あなたが1枚めくりました。残り{ $left }枚です。
    .you-brief = あなたが1枚、残り{ $left }枚。
    .you-full = あなたが1枚めくりました。どのカードかは覚えておきます。山札は残り{ $left }枚になりました。

magi-kitchen-custom-turned = { $seat }が「{ $name }」をめくりました。{ $text }。残り{ $left }枚です。
    .brief = { $seat }が「{ $name }」。{ $text }。残り{ $left }枚。
    .full = { $seat }が自作カードの「{ $name }」をめくりました。こう書いてあります。{ $text }。山札は残り{ $left }枚です。
    .you = あなたが「{ $name }」をめくりました。{ $text }。残り{ $left }枚です。
    .you-brief = あなたが「{ $name }」。{ $text }。残り{ $left }枚。
    .you-full = あなたが自作カードの「{ $name }」をめくりました。こう書いてあります。{ $text }。山札は残り{ $left }枚です。

magi-kitchen-custom-turned-plain = { $seat }が「{ $name }」をめくりました。残り{ $left }枚です。
    .brief = { $seat }が「{ $name }」。残り{ $left }枚。
    .full = { $seat }が自作カードの「{ $name }」をめくりました。山札は残り{ $left }枚です。
    .you = あなたが「{ $name }」をめくりました。残り{ $left }枚です。
    .you-brief = あなたが「{ $name }」。残り{ $left }枚。
    .you-full = あなたが自作カードの「{ $name }」をめくりました。山札は残り{ $left }枚です。

magi-kitchen-cards-passed = 全員が山札の上の1枚を左隣に渡しました。
    .brief = 全員が左へ1枚。
    .full = 全員が同時に、山札の上の1枚を見ないで左隣の山札の下に入れました。

# --- 出来事：早押しと解答権

magi-kitchen-buzzed = { $seat }が早押しで解答権を取りました。
    .brief = { $seat }が早押し。
    .full = { $seat }が早押しで解答権を取りました。タイルか山を1つ言います。
    .you = あなたが早押しで解答権を取りました。
    .you-brief = あなたが早押し。
    .you-full = あなたが早押しで解答権を取りました。タイルか山を1つ言います。

magi-kitchen-buzzed-waits = { $seat }も早押し、順番は{ $place }番目です。
    .brief = { $seat }は{ $place }番目。
    .full = { $seat }も早押ししました。解答権を待つ順番は{ $place }番目です。
    .you = あなたも早押し、順番は{ $place }番目です。
    .you-brief = あなたは{ $place }番目。
    .you-full = あなたも早押ししました。解答権を待つ順番は{ $place }番目です。

magi-kitchen-floor-passed = { $before }の次は、{ $seat }に解答権があります。
    .brief = { $seat }に解答権。
    .full = { $before }の解答が終わり、次に待っていた{ $seat }に解答権が移りました。
    .you = { $before }の次は、あなたに解答権があります。
    .you-brief = あなたに解答権。
    .you-full = { $before }の解答が終わり、次に待っていたあなたに解答権が移りました。
    .named = あなたの次は、{ $seat }に解答権があります。
    .named-brief = { $seat }に解答権。
    .named-full = あなたの解答が終わり、次に待っていた{ $seat }に解答権が移りました。

magi-kitchen-floor-passed-tied = { $seat }に解答権が移りました。次に同時のときは、{ $before }が最後になります。
    .brief = { $before }と同時の{ $seat }に解答権。
    .full = 同時に押していた{ $seat }に解答権が移りました。次に同時のときは、{ $before }が最後になります。
    .you = あなたに解答権が移りました。次に同時のときは、{ $before }が最後になります。
    .you-brief = { $before }と同時のあなたに解答権。
    .you-full = 同時に押していたあなたに解答権が移りました。次に同時のときは、{ $before }が最後になります。

# --- 出来事：正解とお手つき

magi-kitchen-tile-won = { $seat }がいちばんに{ $tile }を叩きました。
    .brief = { $tile }は{ $seat }。
    .full = { $seat }がいちばんに{ $tile }を叩きました。正解です。
    .you = あなたがいちばんに{ $tile }を叩きました。
    .you-brief = { $tile }はあなた。
    .you-full = あなたがいちばんに{ $tile }を叩きました。正解です。

magi-kitchen-pile-saved = { $seat }が{ $owner }の山を隠して守りました。
    .brief = { $seat }が{ $owner }の山を獲得。
    .full = { $seat }がいちばんに{ $owner }の山を隠して、ゴミから守りました。
    .you = あなたが{ $owner }の山を隠して守りました。
    .you-brief = あなたが{ $owner }の山を獲得。
    .you-full = あなたがいちばんに{ $owner }の山を隠して、ゴミから守りました。
    .named = { $seat }があなたの山を隠して守りました。
    .named-brief = { $seat }があなたの山を獲得。
    .named-full = { $seat }がいちばんにあなたの山を隠して、ゴミから守りました。

magi-kitchen-pile-saved-own = { $seat }が自分の山を隠して守りました。
    .brief = { $seat }が自分の山を獲得。
    .full = { $seat }がいちばんに自分の山を隠して、ゴミから守りました。
    .you = あなたが自分の山を隠して守りました。
    .you-brief = あなたが自分の山を獲得。
    .you-full = あなたがいちばんに自分の山を隠して、ゴミから守りました。

magi-kitchen-tile-gone = 一足遅く、{ $seat }は{ $tile }を取れません。
    .brief = 一足遅く、{ $seat }、{ $tile }。
    .full = 一足遅く、{ $seat }は{ $tile }を取れませんが、お手つきではありません。
    .you = 一足遅く、あなたは{ $tile }を取れません。
    .you-brief = 一足遅く、あなた、{ $tile }。
    .you-full = 一足遅く、あなたは{ $tile }を取れませんが、お手つきではありません。

magi-kitchen-pile-gone = 一足遅く、{ $seat }は{ $owner }の山を取れません。
    .brief = 一足遅く、{ $seat }、{ $owner }の山。
    .full = 一足遅く、{ $seat }は{ $owner }の山を取れませんが、お手つきではありません。
    .you = 一足遅く、あなたは{ $owner }の山を取れません。
    .you-brief = 一足遅く、あなた、{ $owner }の山。
    .you-full = 一足遅く、あなたは{ $owner }の山を取れませんが、お手つきではありません。
    .named = 一足遅く、{ $seat }はあなたの山を取れません。
    .named-brief = 一足遅く、{ $seat }、あなたの山。
    .named-full = 一足遅く、{ $seat }はあなたの山を取れませんが、お手つきではありません。

magi-kitchen-pile-gone-own = 一足遅く、{ $seat }は自分の山を取れません。
    .brief = 一足遅く、{ $seat }、自分の山。
    .full = 一足遅く、{ $seat }は自分の山を取れませんが、お手つきではありません。
    .you = 一足遅く、あなたは自分の山を取れません。
    .you-brief = 一足遅く、自分の山。
    .you-full = 一足遅く、あなたは自分の山を取れませんが、お手つきではありません。

magi-kitchen-tile-misfired = お手つき！{ $seat }が{ $tile }を叩きました。{ $why }
    .brief = お手つき、{ $seat }、{ $tile }。
    .full = お手つき！{ $seat }が間違えて{ $tile }を叩きました。あとで1枚渡します。{ $why }
    .you = お手つき！あなたが{ $tile }を叩きました。{ $why }
    .you-brief = お手つき、あなた、{ $tile }。
    .you-full = お手つき！あなたが間違えて{ $tile }を叩きました。あとで1枚渡します。{ $why }

magi-kitchen-pile-misfired = お手つき！{ $seat }が{ $owner }の山を隠しました。{ $why }
    .brief = お手つき、{ $seat }、{ $owner }の山。
    .full = お手つき！{ $seat }が間違えて{ $owner }の山を隠しました。あとで1枚渡します。{ $why }
    .you = お手つき！あなたが{ $owner }の山を隠しました。{ $why }
    .you-brief = お手つき、あなた、{ $owner }の山。
    .you-full = お手つき！あなたが間違えて{ $owner }の山を隠しました。あとで1枚渡します。{ $why }
    .named = お手つき！{ $seat }があなたの山を隠しました。{ $why }
    .named-brief = お手つき、{ $seat }、あなたの山。
    .named-full = お手つき！{ $seat }が間違えてあなたの山を隠しました。あとで1枚渡します。{ $why }

magi-kitchen-pile-misfired-own = お手つき！{ $seat }が自分の山を隠しました。{ $why }
    .brief = お手つき、{ $seat }、自分の山。
    .full = お手つき！{ $seat }が間違えて自分の山を隠しました。あとで1枚渡します。{ $why }
    .you = お手つき！あなたが自分の山を隠しました。{ $why }
    .you-brief = お手つき、あなた、自分の山。
    .you-full = お手つき！あなたが間違えて自分の山を隠しました。あとで1枚渡します。{ $why }

magi-kitchen-tile-wrong-match = { $ingredient }とその魔法薬が、そろって出ていません。
magi-kitchen-tile-wrong-rainbow = 虹で取れる{ $ingredient }は出ていません。
magi-kitchen-tile-wrong-trash = ゴミが出たら、叩くのではなく山を隠します。
magi-kitchen-tile-wrong-won = この対決でもう取られています。
magi-kitchen-pile-wrong-early = 山を隠すのは、ゴミで始まった対決だけです。
magi-kitchen-pile-wrong-bare = その山の上は食材ではありません。
magi-kitchen-pile-wrong-won = この対決でもう隠されています。

magi-kitchen-nothing-named = お手つき！{ $seat }が何も言わずに解答権を手放しました。
    .brief = お手つき、{ $seat }、解答なし。
    .full = お手つき！{ $seat }が何も言わずに解答権を手放しました。あとで1枚渡します。
    .you = お手つき！あなたが何も言わずに解答権を手放しました。
    .you-brief = お手つき、あなた、解答なし。
    .you-full = お手つき！あなたが何も言わずに解答権を手放しました。あとで1枚渡します。

magi-kitchen-time-ran-out = お手つき！時間切れで、{ $seat }は何も言えませんでした。
    .brief = お手つき、{ $seat }、時間切れ。
    .full = お手つき！時間切れで、{ $seat }は何も言えませんでした。あとで1枚渡します。
    .you = お手つき！時間切れで、あなたは何も言えませんでした。
    .you-brief = お手つき、あなた、時間切れ。
    .you-full = お手つき！時間切れで、あなたは何も言えませんでした。あとで1枚渡します。

# --- 出来事：ポーズ

magi-kitchen-posture-taken = { $seat }がポーズを取りました。{ $taps }です。
    .brief = { $seat }、正解、{ $taps }。
    .full = { $seat }が正しいポーズを取りました。押し方は{ $taps }です。
    .you = あなたがポーズを取りました。{ $taps }です。
    .you-brief = あなた、正解、{ $taps }。
    .you-full = あなたが正しいポーズを取りました。押し方は{ $taps }です。

magi-kitchen-posture-misfired = お手つき！{ $seat }が違うポーズを取りました。{ $taps }です。
    .brief = お手つき、{ $seat }、{ $taps }。
    .full = お手つき！{ $seat }が違うポーズを取りました。押し方は{ $taps }でした。あとで1枚渡します。
    .you = お手つき！あなたが違うポーズを取りました。{ $taps }です。
    .you-brief = お手つき、あなた、{ $taps }。
    .you-full = お手つき！あなたが違うポーズを取りました。押し方は{ $taps }でした。あとで1枚渡します。

magi-kitchen-keeper-named = 最後だった{ $seat }が、{ $posture }を続けます。
    .brief = { $seat }が{ $posture }を続けます。
    .full = 最後だった{ $seat }が、次のポーズが出るまで{ $posture }を続けます。
    .you = 最後だったあなたが、{ $posture }を続けます。
    .you-brief = あなたが{ $posture }を続けます。
    .you-full = 最後だったあなたが、次のポーズが出るまで{ $posture }を続けます。

magi-kitchen-keeper-named-watch = 最後だった{ $seat }が、{ $posture }を続けます。次のポーズまで、見張りはできません。
    .brief = { $seat }が{ $posture }を続けます。見張りなし。
    .full = 最後だった{ $seat }が、次のポーズが出るまで{ $posture }を続けます。それまでは見張りにならず、飛ばされます。
    .you = 最後だったあなたが、{ $posture }を続けます。次のポーズまで、見張りはできません。
    .you-brief = あなたが{ $posture }を続けます。見張りなし。
    .you-full = 最後だったあなたが、次のポーズが出るまで{ $posture }を続けます。それまでは見張りにならず、飛ばされます。

magi-kitchen-keeper-named-delay = 最後だった{ $seat }が、{ $posture }を続けます。
    .brief = { $seat }が{ $posture }を続けます。
    .full = 最後だった{ $seat }が、次のポーズが出るまで{ $posture }を続けます。それまで、早押しは少し遅れて数えます。
    .you = 最後だったあなたが、{ $posture }を続けます。次のポーズまで、早押しは遅れて数えます。
    .you-brief = あなたが{ $posture }を続けます。
    .you-full = 最後だったあなたが、次のポーズが出るまで{ $posture }を続けます。それまで、早押しは少し遅れて数えます。

magi-kitchen-passed = { $seat }はパスです。
    .brief = { $seat }はパス。
    .full = { $seat }はパスです。この対決では、もう何も取りません。
    .you = あなたはパスです。
    .you-brief = あなたはパス。
    .you-full = あなたはパスです。この対決では、もう何も取りません。

# --- 出来事：対決のあと

magi-kitchen-cards-won = { $seat }が{ $owners }の山から{ $n }枚を取り、山札は{ $deck }枚です。
    .brief = { $seat }が{ $n }枚獲得、山札{ $deck }枚。
    .full = { $seat }が{ $owners }の前の山を取りました。合わせて{ $n }枚で、山札は{ $deck }枚になりました。
    .you = あなたが{ $owners }の山から{ $n }枚を取り、山札は{ $deck }枚です。
    .you-brief = あなたが{ $n }枚獲得、山札{ $deck }枚。
    .you-full = あなたが{ $owners }の前の山を取りました。合わせて{ $n }枚で、山札は{ $deck }枚になりました。

magi-kitchen-nothing-won = だれも取りません。
    .brief = 獲得なし。
    .full = 対決は終わりました。だれもカードを取りません。

magi-kitchen-piles-burnt = { $owners }の山の{ $n }枚が、ゴミに焼かれました。
    .brief = { $owners }の{ $n }枚が焼失。
    .full = 間に合わず、{ $owners }の山の{ $n }枚がゴミに焼かれて、ゲームから除かれました。

magi-kitchen-penalty-paid = { $seat }がお手つきの1枚を{ $receiver }に渡しました。残り{ $left }枚です。
    .brief = { $seat }が{ $receiver }に1枚、残り{ $left }枚。
    .full = { $seat }がお手つきの罰として、山札の上の1枚を見せずに{ $receiver }に渡しました。残り{ $left }枚です。
    .you = あなたがお手つきの1枚を{ $receiver }に渡しました。残り{ $left }枚です。
    .you-brief = あなたが{ $receiver }に1枚、残り{ $left }枚。
    .you-full = あなたがお手つきの罰として、山札の上の1枚を見せずに{ $receiver }に渡しました。残り{ $left }枚です。
    .named = { $seat }がお手つきの1枚をあなたに渡しました。残り{ $left }枚です。
    .named-brief = { $seat }があなたに1枚、残り{ $left }枚。
    .named-full = { $seat }がお手つきの罰として、山札の上の1枚を見せずにあなたに渡しました。残り{ $left }枚です。

magi-kitchen-penalty-lapsed = { $seat }は渡すカードがなく、罰はありません。
    .brief = { $seat }は罰なし。
    .full = { $seat }はお手つきで渡すカードがないので、罰はありません。
    .you = あなたは渡すカードがなく、罰はありません。
    .you-brief = あなたは罰なし。
    .you-full = あなたはお手つきで渡すカードがないので、罰はありません。

magi-kitchen-deck-emptied = { $seat }の山札がなくなりました。ゲーム終了です。
    .brief = { $seat }の山札が空です。
    .full = { $seat }の山札が1枚もなくなりました。ゲームはすぐに終わります。
    .you = あなたの山札がなくなりました。ゲーム終了です。
    .you-brief = あなたの山札が空です。
    .you-full = あなたの山札が1枚もなくなりました。ゲームはすぐに終わります。

magi-kitchen-flips-left = あと{ $n }枚めくると終わりです。山札がいちばん多い人の勝ちです。
    .brief = あと{ $n }枚です。
    .full = あと{ $n }枚めくると、ゲームは終わります。そのとき山札がいちばん多い人の勝ちです。
magi-kitchen-flips-over = { $n }枚めくったので、ゲーム終了です。山札がいちばん多い人の勝ちです。
    .brief = { $n }枚めくりました。ゲーム終了です。
    .full = { $n }枚めくりました。ハウスルールにより、ここでゲームは終わります。山札がいちばん多い人の勝ちです。
magi-kitchen-game-won = { $seat }が{ $n }枚でゲームに勝ちました。山札は、{ $decks }です。
    .brief = { $seat }の勝ち、{ $n }枚。山札は{ $decks }。
    .full = { $seat }の山札がいちばん多く、{ $n }枚でゲームに勝ちました。山札は、{ $decks }です。
    .you = あなたが{ $n }枚でゲームに勝ちました。山札は、{ $decks }です。
    .you-brief = あなたの勝ち、{ $n }枚。山札は{ $decks }。
    .you-full = あなたの山札がいちばん多く、{ $n }枚でゲームに勝ちました。山札は、{ $decks }です。

magi-kitchen-game-shared = { $seats }が{ $n }枚ずつで同時優勝です。山札は、{ $decks }です。
    .brief = { $n }枚ずつで{ $seats }の勝ち。山札は{ $decks }。
    .full = { $seats }の山札がどれも{ $n }枚でいちばん多く、同時優勝です。山札は、{ $decks }です。

# --- 一覧の項目

magi-kitchen-deck-count = { $seat }は{ $n }枚
    .you = あなたは{ $n }枚
magi-kitchen-pile-count = { $seat }は{ $n }枚
    .you = あなたは{ $n }枚
magi-kitchen-top-of = { $seat }は{ $card }
    .you = あなたは{ $card }
magi-kitchen-top-of-custom = { $seat }は「{ $name }」
    .you = あなたは「{ $name }」
magi-kitchen-top-of-none = { $seat }はなし
    .you = あなたはなし

# --- 質問への答え

magi-kitchen-to-flip = { $seat }がめくります。
    .you = めくってください。
magi-kitchen-to-watch = { $seat }が見る番です。そろったタイルか、パス。
    .you = あなたが見る番です。そろったタイルか、パス。
magi-kitchen-to-recolour = { $seat }、虹は今だけです。タイルを1つか、パス。
    .you = あなた、虹は今だけです。タイルを1つか、パス。
magi-kitchen-to-save = { $seat }、ゴミは今だけです。隠す山を1つか、パス。
    .you = あなた、ゴミは今だけです。隠す山を1つか、パス。
magi-kitchen-to-pose = { $seat }、{ $posture }を思い出して。
    .you = あなた、{ $posture }を思い出して。
magi-kitchen-to-pose-heard = { $seat }、{ $posture }を取ってください。
    .you = あなた、{ $posture }を取ってください。
magi-kitchen-to-give = { $seat }は1枚渡します。だれに？
    .you = 1枚渡します。だれに？
magi-kitchen-to-name = { $seat }に解答権。タイルか山を1つ。
    .you = あなたに解答権。タイルか山を1つ。
magi-kitchen-open-to-all-match = 食材とその魔法薬が出ていたら、そのタイルを叩いてください。
magi-kitchen-open-to-all-match-buzz = 食材とその魔法薬が出ていたら、早押しして、そのタイルを言ってください。
magi-kitchen-open-to-all-rainbow = この対決だけ、出ている食材ならどれでも、そのタイルを叩いて取れます。
magi-kitchen-open-to-all-rainbow-buzz = この対決だけ、出ている食材はどれでも取れます。早押しして、そのタイルを言ってください。
magi-kitchen-open-to-all-trash = この対決だけ、食材が上にある山ならどれでも隠せます。
magi-kitchen-open-to-all-trash-buzz = この対決だけ、食材が上にある山はどれでも取れます。早押しして、その山を言ってください。
magi-kitchen-pose-now = { $posture }です。押し方は{ $taps }です。
magi-kitchen-outcome-due = これからカードが配られます。
magi-kitchen-game-ended = ゲームは終わりました。{ $seat }が{ $n }枚で勝ちました。
    .you = ゲームは終わりました。あなたが{ $n }枚で勝ちました。
magi-kitchen-victory-shared = ゲームは終わりました。{ $seats }が{ $n }枚ずつで同時優勝です。
magi-kitchen-decks-are = 山札の枚数は、{ $decks }です。
magi-kitchen-flips-are = めくったカードは{ $all }枚のうち{ $n }枚です。
magi-kitchen-tops-are = 見えているカードは、{ $tops }です。
magi-kitchen-tops-later = 対決中は、見えているカードをもう一度読むことはできません。
magi-kitchen-tops-by-heart = のんびりモードでは、見えているカードをもう一度読みません。覚えておいてください。
magi-kitchen-keeper-is = { $seat }が前のポーズを続けています。
    .you = あなたが前のポーズを続けています。
magi-kitchen-keeper-is-watch = { $seat }が前のポーズを続けています。次のポーズまで、見張りはできません。
    .you = あなたが前のポーズを続けています。次のポーズまで、見張りはできません。
magi-kitchen-keeper-is-delay = { $seat }が前のポーズを続けています。次のポーズまで、早押しは遅れて数えます。
    .you = あなたが前のポーズを続けています。次のポーズまで、早押しは遅れて数えます。
magi-kitchen-no-keeper = ポーズを続けている人はいません。
magi-kitchen-piles-are = 場札の山の枚数は、{ $piles }です。

# --- できないとき：理由と、できること

magi-kitchen-flip-first = 今は対決中ではありません。まず次のカードをめくります。
magi-kitchen-duel-is-open = 対決中です。それは対決が終わってからできます。
magi-kitchen-posture-only = ポーズのカードが出ています。今できるのは、その押し方を入れることだけです。
magi-kitchen-penalty-first = 先にお手つきの1枚を渡します。相手を選んでください。
magi-kitchen-penalty-to-oneself = お手つきの1枚は自分には渡せません。ほかの人を選んでください。
magi-kitchen-no-such-seat = ここには{ $seats }人しかいません。名前で選んでください。
magi-kitchen-hands-in-use = 両手がふさがっているので、この対決でもう1つは隠せません。次のカードを待ってください。
magi-kitchen-wrong-length = このポーズは{ $taps }回押します。多くても少なくてもいけません。
magi-kitchen-two-or-three-taps = ポーズは2回か3回押します。
magi-kitchen-already-posed = このポーズはもう取りました。ほかの人を待ってください。
magi-kitchen-buzz-first = 解答権を持つ人がいません。早押ししてから、タイルか山を言ってください。
magi-kitchen-floor-is-taken = 解答権は{ $holder }にあります。待つか、早押しして順番に並んでください。
magi-kitchen-already-buzzed = もう早押しして待っています。その解答が終われば、また押せます。
magi-kitchen-no-buzzer = このゲームに早押しはありません。タイルを直接叩いてください。
magi-kitchen-no-buzz-in-calm = のんびりモードに早押しはありません。タイルか山を言うか、パスしてください。
magi-kitchen-tiles-only = 今聞かれているのは山ではなくタイルです。タイルを言うか、パスしてください。
magi-kitchen-piles-only = 今聞かれているのはタイルではなく山です。山を言うか、パスしてください。
magi-kitchen-pass-in-calm-only = パスがあるのはのんびりモードだけです。何も取らないときは、待つだけでかまいません。

# --- 選択肢

magi-kitchen-flip-choice = カードをめくる
magi-kitchen-slap-choice = { $tile }
magi-kitchen-cover-choice = { $seat }の山
    .you = 自分の山
magi-kitchen-pose-choice = { $taps }
magi-kitchen-give-choice = { $seat }に渡す
    .you = 自分に渡す
magi-kitchen-buzz-choice = 早押しする
magi-kitchen-finish-choice = 何も言わない。お手つきになります
magi-kitchen-pass-choice = パス

# --- ヒント

magi-kitchen-advised-flip = カードをめくりましょう。
magi-kitchen-advised-buzz = 早押ししましょう。
magi-kitchen-advised-slap = タイルを取りましょう。
magi-kitchen-advised-cover = 山に手を置きましょう。
magi-kitchen-advised-finish = 何も言わないでおきましょう。
magi-kitchen-advised-pose = ポーズを取りましょう。
magi-kitchen-advised-give = カードを渡しましょう。
magi-kitchen-advised-pass = パスしましょう。
magi-kitchen-advised-wait = 待ちましょう。
magi-kitchen-advised-heart = 新しいカードを、覚えているカードと比べて、そろったときだけ動きましょう。

magi-kitchen-lie-together = { $ingredient }と{ $potion }が出ています。
magi-kitchen-lies-open = 虹なので、出ている食材ならなんでも取れます。{ $ingredient }が出ています。
magi-kitchen-lies-at = { $owner }の山に、食材の{ $ingredient }があります。
    .named = あなたの山に、食材の{ $ingredient }があります。
magi-kitchen-nothing-matches = 残りにはそろったものがなく、取れるものはありません。
magi-kitchen-something-named = 残りにそろったものはありませんが、何かを言わなければなりません。
magi-kitchen-its-taps = { $card }の押し方です。
magi-kitchen-fewest-cards = { $receiver }は{ $n }枚で一番少なく、まだ怖くありません。
magi-kitchen-card-decides = 何が出るかは、だれにもわかりません。
magi-kitchen-by-heart = ここでは、山にあるカードを自分で覚えておきます。

magi-kitchen-cost-cards = { $n ->
        [0] 損はありませんでした。
       *[other] 損は約{ $n }枚でした。
    }
