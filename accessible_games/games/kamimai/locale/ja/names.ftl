# KamiMaïの用具の名前。`.count` の $n は数。

kamimai-card-water = 水
    .the = 水のカード
    .a = 水のカード
    .count = { $n ->
        [0] 水なし
       *[other] 水{ $n }枚
    }

kamimai-card-fire = 火
    .the = 火のカード
    .a = 火のカード
    .count = { $n ->
        [0] 火なし
       *[other] 火{ $n }枚
    }

kamimai-card-earth = 土
    .the = 土のカード
    .a = 土のカード
    .count = { $n ->
        [0] 土なし
       *[other] 土{ $n }枚
    }

kamimai-card-air = 風
    .the = 風のカード
    .a = 風のカード
    .count = { $n ->
        [0] 風なし
       *[other] 風{ $n }枚
    }

kamimai-card-guardian-blue = 青の番人
    .the = 青の番人
    .a = 青の番人
    .count = 青の番人{ $n }枚

kamimai-card-guardian-grey = 灰色の番人
    .the = 灰色の番人
    .a = 灰色の番人
    .count = 灰色の番人{ $n }枚

kamimai-card-guardian-red = 赤の番人
    .the = 赤の番人
    .a = 赤の番人
    .count = 赤の番人{ $n }枚

kamimai-card-guardian-green = 緑の番人
    .the = 緑の番人
    .a = 緑の番人
    .count = 緑の番人{ $n }枚

kamimai-card-fairy-water = 水の妖精
    .the = 水の妖精
    .a = 水の妖精
    .count = 水の妖精{ $n }枚

kamimai-card-fairy-fire = 火の妖精
    .the = 火の妖精
    .a = 火の妖精
    .count = 火の妖精{ $n }枚

kamimai-card-fairy-earth = 土の妖精
    .the = 土の妖精
    .a = 土の妖精
    .count = 土の妖精{ $n }枚

kamimai-card-fairy-air = 風の妖精
    .the = 風の妖精
    .a = 風の妖精
    .count = 風の妖精{ $n }枚

kamimai-card-wolf = 聖なる狼
    .the = 聖なる狼
    .a = 聖なる狼
    .count = 聖なる狼{ $n }枚

kamimai-card-sprite = 鍵の小人
    .the = 鍵の小人
    .a = 鍵の小人
    .count = 鍵の小人{ $n }枚

kamimai-card-dragonflies = 竜トンボ
    .the = 竜トンボ
    .a = 竜トンボ
    .count = 竜トンボ{ $n }枚

kamimai-card-mouse = こそ泥ネズミ
    .the = こそ泥ネズミ
    .a = こそ泥ネズミ
    .count = こそ泥ネズミ{ $n }枚

# ゾーンが求める魔法と、番人が出たときの効果。
kamimai-spell-water = 水
kamimai-spell-fire = 火
kamimai-spell-earth = 土
kamimai-spell-air = 風
kamimai-spell-team = チーム魔法

kamimai-effect-none = 効果なし
kamimai-effect-blessing = 祝福
kamimai-effect-curse-discard = 捨て札の呪い
kamimai-effect-curse-colour = 色の呪い
kamimai-effect-curse-energy = エナジーの呪い

# 命令でもカードでもない言葉。
kamimai-thing-left = 左
    .the = 左側
kamimai-thing-right = 右
    .the = 右側
kamimai-thing-team = チーム
    .the = チーム魔法
kamimai-thing-none = なし
    .the = 取らない
kamimai-thing-blue = 青
kamimai-thing-grey = 灰色
kamimai-thing-red = 赤
kamimai-thing-green = 緑
