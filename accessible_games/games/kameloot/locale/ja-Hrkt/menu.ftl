# メニューに出る、ゲームの題名とオプション。

kameloot-title = カメルート
kameloot-option-start-tavern = さいしょの さかば、 { $value ->
    [choose] じぶんで えらぶ
   *[flip] くじで きめる
  }
kameloot-option-gold-visible = きんか、 { $value ->
    [no] ほかの ひとにわ ひみつ
   *[yes] ぜんいんに つたえる
  }
