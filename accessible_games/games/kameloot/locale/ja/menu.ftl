# メニューに出る、ゲームの題名とオプション。

kameloot-title = Kameloot
kameloot-option-start-tavern = 最初の酒場：{ $value ->
    [choose] 自分で選ぶ
   *[flip] くじで決める
  }
kameloot-option-gold-visible = 金貨：{ $value ->
    [no] ほかの人には秘密
   *[yes] 全員に伝える
  }
