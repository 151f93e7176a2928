# The sheet to learn on by touch.

learning-title = { $title }: the marks, to learn by touch
learning-numbers = { $title }: the numbers 1 to 20
learning-signs = { $title }: the key for fingers
learning-exam = { $title }: exam. The answers are on the back.
learning-exam-punch = { $title }: exam. The answers are on the last page.
learning-100 = Print at 100 %.
learning-answers = Answers to the exam
learning-answer = { $letter }: { $name }, { $mark }
learning-item = { $name }, { $mark }
learning-row = Row { $row }: { $items }.
learning-separator = {"; "}
learning-empty = This page stays empty, so that the answers fall behind the exam.
learning-empty-punch = This page stays empty, so that each back falls behind its front.
learning-how = Make this sheet in the way in which the stickers are made, and with the same sizes. Feel row by row, from left to right, while somebody reads the list aloud or the screen reader does. Then take the exam: say each mark from a on, without the list.
learning-back = Print on both sides, turned at the long edge, or put the page with the answers behind the exam.
learning-back-punch = Print on both sides, turned at the long edge: on each sheet of paper the front with the words, and behind it the mirrored back to prick from. The answers to the exam are on the last page.
learning-code = The code: each dot is 1, a circle with a dot is 5, each dot in a square is 10; add them up. It is the same upside down.
learning-done = { $marks } marks to feel, on { $pages } pages of { $paper }, { $method }.
