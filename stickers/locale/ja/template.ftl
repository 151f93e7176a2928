# ひな形のカードの名前と、`deck` の文。

template-suit = { $suit ->
    [spades] スペード
    [hearts] ハート
    [diamonds] ダイヤ
   *[clubs] クラブ
}
template-rank-number = { template-suit }の{ $rank }
template-rank-ace = { template-suit }のエース
template-rank-jack = { template-suit }のジャック
template-rank-knight = { template-suit }のナイト
template-rank-queen = { template-suit }のクイーン
template-rank-king = { template-suit }のキング
template-joker = ジョーカー
template-joker-red = 赤のジョーカー
template-joker-black = 黒のジョーカー
template-trump = 切り札{ $rank }
template-excuse = 愚者
template-colour = { $colour ->
    [red] 赤
    [yellow] 黄
    [green] 緑
   *[blue] 青
}
template-colour-number = { template-colour }の{ $rank }
template-colour-skip = { template-colour }のスキップ
template-colour-reverse = { template-colour }のリバース
template-colour-draw-two = { template-colour }の2枚引き
template-wild = ワイルド
template-wild-draw-four = ワイルド4枚引き
template-number = { $rank }
template-letter = { $letter }

## カードの隅
template-pip = { $suit ->
    [spades] ♠
    [hearts] ♥
    [diamonds] ♦
   *[clubs] ♣
}
template-index-rank-number = { $rank }{ template-pip }
template-index-rank-ace = A{ template-pip }
template-index-rank-jack = J{ template-pip }
template-index-rank-knight = N{ template-pip }
template-index-rank-queen = Q{ template-pip }
template-index-rank-king = K{ template-pip }
template-index-joker = Jo
template-index-excuse = 愚
template-index-skip = ス
template-index-reverse = リ
template-index-wild = ワ
template-index-draw-two = +2
template-index-wild-draw-four = +4

template-done = 書き出しました：{ $path }、{ $rows }種類のカード。
template-fill = 表計算ソフトで開いてください。1行がカード1種類です。名前と枚数を直し、行を消したり足したりして、CSV(Excel なら「CSV UTF-8」)で保存してください。
template-then = 続いて印刷します:
