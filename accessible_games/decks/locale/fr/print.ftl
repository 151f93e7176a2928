# Sur papier.

standard-title = Jeu ordinaire de { $n } cartes
standard-note = La forme est la couleur : un triangle pour pique, une goutte pour cœur, un carré plein pour carreau, une croix pour trèfle. Le nombre la suit : l'as vaut 1, le valet 11, la dame 12, le roi 13. Une étoile est un joker.

standard-index-as = A
standard-index-ah = A
standard-index-ad = A
standard-index-ac = A
standard-index-js = V
standard-index-jh = V
standard-index-jd = V
standard-index-jc = V
standard-index-qs = D
standard-index-qh = D
standard-index-qd = D
standard-index-qc = D
standard-index-ks = R
standard-index-kh = R
standard-index-kd = R
standard-index-kc = R
standard-index-joker-red = JO
standard-index-joker-black = JO
