# 入力する言葉。同じ意味の言葉をコンマで並べる。動詞はカードの後でもよい。

kami-word-pass = パス, パスする
kami-word-defend = 防御, 防ぐ, 守る, 受ける, 守りました, 受けました
kami-word-lead = 裏向き, 裏向きに置く, 裏, 伏せる, 伏せて
kami-word-attack = 攻撃, 攻める, 攻めました
kami-word-waive = 準備完了, 準備できました, 完了
kami-word-claim = 配り直しを求める, 配り直しを頼む, 求める
kami-word-redeal = 配り直し, 配り直す, はい
kami-word-keep = そのまま, このまま, 続ける, いいえ
kami-word-peek = 見る, のぞく, 見ました

kami-term-place = 番, 傭兵, 山
kami-term-nothing = なし, 無し
kami-term-silver = 銀
kami-term-gold = 金, 黄金
