# 入力する言葉。同じ意味の言葉をコンマで並べる。動詞は番号の後でもよい。

tamashii-word-look = 見る, カードを見る, のぞく, 見ました, カードを見ました
tamashii-word-draw = 引く, 宝石を引く, もう1個引く, もう一個引く, もう1個, もう一個, もう1つ, もう一つ, もう1つ引く, もう一つ引く, もう一度引く, 引きました, 袋に手を入れました
tamashii-word-give = 渡す, 宝石を渡す, やめて渡す, やめる, やめて, ストップ, ストップする, あげる, 渡しました
tamashii-word-flip = めくる, ひっくり返す, めくりました
tamashii-word-leave = めくらない, そのまま, 裏向きのまま, 裏向きのままにする, めくりませんでした
tamashii-word-effect = 効果, 効果を使う, 使う, 使います, はい
tamashii-word-no-effect = 効果を使わない, 使わない, 使いません, 効果なし, いいえ

tamashii-term-place = 番, 番目

# 本物の袋から出た宝石は、色だけでも通じる
tamashii-term-blue = 青, 青色
tamashii-term-pink = ピンク, ピンク色, 桃色
tamashii-term-green = 緑, 緑色
tamashii-term-red = 赤, 赤色
