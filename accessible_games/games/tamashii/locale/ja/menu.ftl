# メニューに出る、ゲームの題名とオプション。

tamashii-title = Tamashii
tamashii-option-level = レベル：{ tamashii-option-level-answer }
tamashii-option-level-asked = どのレベルにしますか。袋に入れない宝石の数が変わります。
tamashii-option-level-answer = { $value ->
    [beginner] 入門
    [easy] やさしい
    [difficult] 難しい
    [expert] 達人
   *[standard] 標準
  }
tamashii-option-peek = 見たカードを伝える相手：{ $value ->
    [shared] 全員
   *[private] 見た人だけ
  }
tamashii-option-robots-remember = ロボットが見たカードの覚え方：{ $value ->
    [all] すべて覚えている
    [most] ときどき忘れる
    [some] よく忘れる
   *[level] 強さのとおり
  }
