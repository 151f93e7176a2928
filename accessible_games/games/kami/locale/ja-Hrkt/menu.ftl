# メニューに出る、ゲームの題名とオプション。

kami-title = カミ
kami-option-target = かちに なる てんすう、 { $value }
kami-option-next-starter = つぎの ラウンドを はじめる ひと、 { $value ->
    [winner] まえの ラウンドに かった ひと
   *[left_of_starter] まえに はじめた ひとの ひだりどなり
  }
