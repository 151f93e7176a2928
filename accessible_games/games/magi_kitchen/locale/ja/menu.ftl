# メニューに出る、ゲームの題名とオプション。

magi-kitchen-title = Magi Kitchen
magi-kitchen-option-mode = モード：{ $value ->
    [calm] のんびり、記憶で、急がずに
    [cluster] タイルごとに1つのキー、速さで
   *[buzz] 早押し、1人に1つのキー、速さで
  }
magi-kitchen-option-after-duel = 次のカードをめくる人：{ $value ->
    [left_of_flipper] 左隣の人
   *[winner] 対決に勝った人
  }
