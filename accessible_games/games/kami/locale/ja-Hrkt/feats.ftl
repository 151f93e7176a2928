# じっせきの よみ。 なまえと、 その じょうけん。

kami-feat-first-win = はつしょうり
    .asks = ゲームに かつ。
kami-feat-master-strike = たつじんの て
    .asks = たつじんの いちげきで ラウンドに かつ。
kami-feat-imperial = ふたりの じょてい
    .asks = じょていの たつじんの いちげきで、 じゅってんを とる。
kami-feat-humble = ちいさな けん
    .asks = せんしで ラウンドに かつ。
kami-feat-clean-sheet = かんぷう
    .asks = ほかの だれにも てんを とらせずに、 ゲームに かつ。
kami-feat-comeback = だいぎゃくてん
    .asks = じゅってんさを つけられてから、 ゲームに かつ。
kami-feat-in-a-row = さんれんしょう
    .asks = つづけて さんラウンド かつ。
kami-feat-exact = ぴったりしょう
    .asks = かちに なる てんすう ちょうどで、 ゲームに かつ。
kami-feat-by-a-hair = かみひとえ
    .asks = あいてが あと いってんか にてんと いう ところで、 ゲームに かつ。
kami-feat-no-pass = とまらない
    .asks = いちども パス せずに、 ラウンドに かつ。
kami-feat-teamwork = いきの あった ふたり
    .asks = ペアの ふたりともが ラウンドに かって、 ゲームに かつ。
kami-feat-hired = ようへいたいちょう
    .asks = ようへいを さんまい つかって、 ラウンドに かつ。
