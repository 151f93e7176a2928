# メニューに出る、ゲームの題名とオプション。

magi-kitchen-title = マギキッチン
magi-kitchen-option-mode = モード、 { magi-kitchen-option-mode-answer }
magi-kitchen-option-mode-asked = どのように あそびますか。
magi-kitchen-option-mode-answer = { $value ->
    [calm] のんびり、 きおくで、 いそがずに
    [cluster] タイルごとに ひとつの キー、 はやさで
   *[buzz] はやおし、 ひとりに ひとつの キー、 はやさで
  }
magi-kitchen-option-mode-also = { $value ->
    [calm] ゆっくり、 きおく
    [cluster] ぜんぶの タイル、 タイルの キー
   *[buzz] たいけつ、 はやい、 リアルタイム
  }
magi-kitchen-option-after-duel = つぎの カードを めくる ひと、 { $value ->
    [left_of_flipper] ひだりどなりの ひと
   *[winner] たいけつに かった ひと
  }
magi-kitchen-option-last-round-after = ながい ゲーム、 { $value ->
    [0] ルールブックの とおり、 やまふだが なくなるまで つづける
   *[other] { COUNT($value,"まい") } めくったら、 やまふだが いちばん おおい ひとの かち
  }
magi-kitchen-option-robots-react = ロボットの はやさ、 { $value ->
    [match] あなたと ごかくに なるように あわせる
   *[level] つよさの とおり
  }
magi-kitchen-option-robots-remember = のんびり モードでの ロボットの きおく、 { $value ->
    [all] すべて おぼえて いる
    [most] ときどき わすれる
    [some] よく わすれる
   *[level] つよさの とおり
  }
magi-kitchen-option-robots-risk = ロボットの せいかく、 { $value ->
    [careful] しんちょうで、 ほとんど まちがえない
    [bold] だいたんで、 よく まちがえる
   *[level] つよさの とおり
  }
magi-kitchen-live = リアルタイムの たいけつ
magi-kitchen-live-tolerance = どうじと みなす さ
magi-kitchen-live-tolerance-question = なんミリびょうまでの さを、 どうじと みなしますか。 { $least }から{ $most }までです。
magi-kitchen-live-dark = たいけつちゅうの がめん
magi-kitchen-live-dark-question = たいけつちゅう、 ぜんいんの がめんを どう しますか。
magi-kitchen-live-dark-no = はなした ないようを ひょうじ する。
magi-kitchen-live-dark-yes = まっくらに する。
magi-kitchen-live-reminders = たいけつちゅうの あんない
magi-kitchen-live-reminders-question = たいけつちゅうに よんびょう なにも おきないと、 おせる キーを もう いちど いいます。 あんない しますか。
magi-kitchen-live-reminders-no = あんない しない。 エフいちで いつでも きけます。
magi-kitchen-live-reminders-yes = よんびょう たったら あんない する。
magi-kitchen-live-practice = もう いちど れんしゅう する、 キーわ もとの ばしょに もどる
magi-kitchen-live-no-sounds = リアルタイムで あそぶにわ こうかおんが ひつようですが、 いまわ でません。 そこで、 はやい ひとから じぶんの ばんごうに つづけて にゅうりょく します。
