# メニューに出る、ゲームの題名とオプション。

tamashii-title = タマシイ
tamashii-option-level = レベル、 { tamashii-option-level-answer }
tamashii-option-level-asked = どの レベルに しますか。 ふくろに いれない ほうせきの かずが かわります。
tamashii-option-level-answer = { $value ->
    [beginner] にゅうもん
    [easy] やさしい
    [difficult] むずかしい
    [expert] たつじん
   *[standard] ひょうじゅん
  }
tamashii-option-peek = みた カードを つたえる あいて、 { $value ->
    [shared] ぜんいん
   *[private] みた ひとだけ
  }
tamashii-option-robots-remember = ロボットが みた カードの おぼえかた、 { $value ->
    [all] すべて おぼえて いる
    [most] ときどき わすれる
    [some] よく わすれる
   *[level] つよさの とおり
  }
