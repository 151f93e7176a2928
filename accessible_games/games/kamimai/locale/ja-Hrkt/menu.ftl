# メニューに出る、ゲームの題名とオプション。

kamimai-title = カミマイ
kamimai-option-level = レベル、 { $value }
kamimai-option-mode = むずかしさ、 { $value ->
    [easy] やさしい
    [hard] むずかしい
   *[normal] ふつう
  }
kamimai-option-adventure = ぼうけん、 ぜんぶの レベルを つづけて あそぶ、 { $value ->
    [yes] はい
   *[no] いいえ
  }
kamimai-option-skill = うでだめし、 ひく たびに うごく おとに あわせて エンター、 ウィンドウだけ、 { $value ->
    [slow] ゆっくり
    [normal] ふつう
    [fast] はやい
   *[off] なし
  }
