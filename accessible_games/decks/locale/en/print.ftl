# On paper.

standard-title = Standard deck of { $n } cards
standard-note = The shape is the suit: a triangle is spades, a drop hearts, a solid square diamonds, a cross clubs. The number follows it: the ace is 1, the jack 11, the queen 12, the king 13. A star is a joker.

standard-index-as = A
standard-index-ah = A
standard-index-ad = A
standard-index-ac = A
standard-index-js = J
standard-index-jh = J
standard-index-jd = J
standard-index-jc = J
standard-index-qs = Q
standard-index-qh = Q
standard-index-qd = Q
standard-index-qc = Q
standard-index-ks = K
standard-index-kh = K
standard-index-kd = K
standard-index-kc = K
standard-index-joker-red = JO
standard-index-joker-black = JO
