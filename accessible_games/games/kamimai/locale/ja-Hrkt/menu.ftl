# メニューに出る、ゲームの題名とオプション。

kamimai-title = カミマイ
kamimai-option-level = レベル、 { $value }
kamimai-option-level-asked = どの レベルに しますか。 いちから さんえと シートが ながく なります。
kamimai-option-level-answer = レベル { $value }
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
kamimai-live-no-window = うでだめし モードの おとわ、 ウィンドウと こうかおんが ある ときだけ つかえます。 ここでわ おと なしで、 いつもの きけんで ひきます。
kamimai-live-no-sounds = { kamimai-live-no-window }
kamimai-option-grimoire = カードの きけん、 { $value ->
    [ledger] ゆっくり あがり、 たいてい ながく ひける
   *[tense] きゅうに あがり、 よんまいめからわ ひくか どうか かんがえどころ
  }
