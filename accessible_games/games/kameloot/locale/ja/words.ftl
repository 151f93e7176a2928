# 入力する言葉。同じ意味の言葉をコンマで並べる。動詞はカードの後でもよい。

kameloot-word-play = 出す, 出して, 出しました, 出します
kameloot-word-use = 使う, 使って, 捨てる, 捨てて, 使いました, 使います, 使い, 捨てました, 捨てます
kameloot-word-pass = パス, パスする
kameloot-word-choose = 選ぶ, 選んで, 選びました, 選びます
kameloot-word-as = として
kameloot-word-for = 対
kameloot-word-of = 席

kameloot-term-ring = 指輪
kameloot-term-wand = 杖
kameloot-term-glove = 手袋
kameloot-term-potion = 薬
kameloot-term-cloak = マント
kameloot-term-scroll = 巻物
kameloot-term-unicorn = ユニコーン, 角
kameloot-term-cat = 猫
