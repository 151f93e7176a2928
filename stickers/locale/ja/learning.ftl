# 指で覚えるためのシート。

learning-title = { $title }：印を指で覚える
learning-numbers = { $title }：1 から 20 までの数
learning-signs = { $title }：指で読む印の一覧
learning-exam = { $title }：試験（答えは裏）
learning-exam-punch = { $title }：試験（答えは最後のページ）
learning-100 = 100％で印刷してください。
learning-answers = 試験の答え
learning-answer = { $letter }：{ $name }、{ $mark }
learning-item = { $name }、{ $mark }
learning-row = { $row }段目：{ $items }。
learning-separator = {"。"}
learning-empty = 答えが試験の裏になるように、このページは空けてあります。
learning-empty-punch = どの裏面も表面の裏になるように、このページは空けてあります。
learning-how = シールと同じ方法、同じ大きさで作ってください。一覧を読み上げてもらうか、スクリーンリーダーで聞きながら、1段ずつ左から右へ指で読みます。それから試験です。一覧なしで、a から順に印を言ってください。
learning-back = 長辺とじの両面で印刷するか、答えのページを試験の後ろに重ねてください。
learning-back-punch = 長辺とじの両面で印刷してください。どの用紙も、表に言葉、裏に左右が逆の点があり、裏から点を打ちます。試験の答えは最後のページにあります。
learning-code = 数の読み方：点は1つにつき1、点入りの丸は5、四角の中の点は1つにつき10で、全部足します。上下を逆にしても同じです。
learning-done = 指で読む印{ $marks }個、{ $paper } { $pages }ページ、{ $method }。
