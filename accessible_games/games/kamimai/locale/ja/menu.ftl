# メニューに出る、ゲームの題名とオプション。

kamimai-title = KamiMaï
kamimai-option-level = レベル：{ $value }
kamimai-option-level-asked = どのレベルにしますか。1から3へとシートが長くなります。
kamimai-option-level-answer = レベル{ $value }
kamimai-option-mode = 難しさ：{ $value ->
    [easy] やさしい
    [hard] 難しい
   *[normal] 普通
  }
kamimai-option-adventure = 冒険、全部のレベルを続けて遊ぶ：{ $value ->
    [yes] はい
   *[no] いいえ
  }
kamimai-option-skill = 腕試し、引くたびに動く音に合わせてEnter、ウィンドウだけ：{ $value ->
    [slow] ゆっくり
    [normal] 普通
    [fast] 速い
   *[off] なし
  }
kamimai-live-no-window = 腕試しモードの音は、ウィンドウと効果音があるときだけ使えます。ここでは音なしで、いつもの危険で引きます。
kamimai-live-no-sounds = { kamimai-live-no-window }
kamimai-option-grimoire = カードの危険：{ $value ->
    [ledger] ゆっくり上がり、たいてい長く引ける
   *[tense] 急に上がり、4枚目からは引くかどうか考えどころ
  }
