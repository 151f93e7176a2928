# 紙の上の言葉。

standard-title = トランプ{ $n }枚
standard-note = 形がマークを表す。三角はスペード、しずくはハート、塗りつぶした四角はダイヤ、十字はクラブ。その後が数で、エースは1、ジャックは11、クイーンは12、キングは13。星はジョーカー。

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
