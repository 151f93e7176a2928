# メニューに出る、ゲームの題名とオプション。

kami-title = 神(Kami)
kami-option-target = 勝ちになる点数：{ $value }
kami-option-next-starter = 次のラウンドを始める人：{ $value ->
    [winner] 前のラウンドに勝った人
   *[left_of_starter] 前に始めた人の左隣
  }
