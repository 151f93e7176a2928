# メニューに出る、ゲームの題名とオプション。

magi-kitchen-title = マギキッチン
magi-kitchen-option-mode = モード、 { $value ->
    [calm] のんびり、 きおくで、 いそがずに
    [cluster] タイルごとに ひとつの キー、 はやさで
   *[buzz] はやおし、 ひとりに ひとつの キー、 はやさで
  }
magi-kitchen-option-after-duel = つぎの カードを めくる ひと、 { $value ->
    [left_of_flipper] ひだりどなりの ひと
   *[winner] たいけつに かった ひと
  }
