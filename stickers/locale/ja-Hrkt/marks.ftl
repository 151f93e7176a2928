# メニューが いう、 ゲームと カードの ことば。

mark-separator = 、{ " " }
count = { $name } { COUNT($n, "まい") }
told-numbers = { COUNT($count, "しゅるい") }の カードの かずわ、 なまえの なかの かずです。
told-signs = { COUNT($count, "しゅるい") }の カードわ、 ほかに てざわりで くべつできる ものが ないので、 じぶんの しるしに なりました。
