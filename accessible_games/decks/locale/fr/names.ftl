# Noms des cartes d'un jeu ordinaire, de ses couleurs et de ses valeurs.  `.count` reçoit $n (un nombre).

standard-card-as = as de pique
    .the = l'as de pique
    .a = un as de pique
    .of = de l'as de pique
    .count = { $n } as de pique
standard-card-2s = 2 de pique
    .the = le 2 de pique
    .a = un 2 de pique
    .of = du 2 de pique
    .count = { $n } deux de pique
standard-card-3s = 3 de pique
    .the = le 3 de pique
    .a = un 3 de pique
    .of = du 3 de pique
    .count = { $n } trois de pique
standard-card-4s = 4 de pique
    .the = le 4 de pique
    .a = un 4 de pique
    .of = du 4 de pique
    .count = { $n } quatre de pique
standard-card-5s = 5 de pique
    .the = le 5 de pique
    .a = un 5 de pique
    .of = du 5 de pique
    .count = { $n } cinq de pique
standard-card-6s = 6 de pique
    .the = le 6 de pique
    .a = un 6 de pique
    .of = du 6 de pique
    .count = { $n } six de pique
standard-card-7s = 7 de pique
    .the = le 7 de pique
    .a = un 7 de pique
    .of = du 7 de pique
    .count = { $n } sept de pique
standard-card-8s = 8 de pique
    .the = le 8 de pique
    .a = un 8 de pique
    .of = du 8 de pique
    .count = { $n } huit de pique
standard-card-9s = 9 de pique
    .the = le 9 de pique
    .a = un 9 de pique
    .of = du 9 de pique
    .count = { $n } neuf de pique
standard-card-10s = 10 de pique
    .the = le 10 de pique
    .a = un 10 de pique
    .of = du 10 de pique
    .count = { $n } dix de pique
standard-card-js = valet de pique
    .the = le valet de pique
    .a = un valet de pique
    .of = du valet de pique
    .count = { $n ->
        [one] { $n } valet de pique
       *[other] { $n } valets de pique
    }
standard-card-qs = dame de pique
    .the = la dame de pique
    .a = une dame de pique
    .of = de la dame de pique
    .count = { $n ->
        [one] { $n } dame de pique
       *[other] { $n } dames de pique
    }
standard-card-ks = roi de pique
    .the = le roi de pique
    .a = un roi de pique
    .of = du roi de pique
    .count = { $n ->
        [one] { $n } roi de pique
       *[other] { $n } rois de pique
    }

standard-card-ah = as de cœur
    .the = l'as de cœur
    .a = un as de cœur
    .of = de l'as de cœur
    .count = { $n } as de cœur
standard-card-2h = 2 de cœur
    .the = le 2 de cœur
    .a = un 2 de cœur
    .of = du 2 de cœur
    .count = { $n } deux de cœur
standard-card-3h = 3 de cœur
    .the = le 3 de cœur
    .a = un 3 de cœur
    .of = du 3 de cœur
    .count = { $n } trois de cœur
standard-card-4h = 4 de cœur
    .the = le 4 de cœur
    .a = un 4 de cœur
    .of = du 4 de cœur
    .count = { $n } quatre de cœur
standard-card-5h = 5 de cœur
    .the = le 5 de cœur
    .a = un 5 de cœur
    .of = du 5 de cœur
    .count = { $n } cinq de cœur
standard-card-6h = 6 de cœur
    .the = le 6 de cœur
    .a = un 6 de cœur
    .of = du 6 de cœur
    .count = { $n } six de cœur
standard-card-7h = 7 de cœur
    .the = le 7 de cœur
    .a = un 7 de cœur
    .of = du 7 de cœur
    .count = { $n } sept de cœur
standard-card-8h = 8 de cœur
    .the = le 8 de cœur
    .a = un 8 de cœur
    .of = du 8 de cœur
    .count = { $n } huit de cœur
standard-card-9h = 9 de cœur
    .the = le 9 de cœur
    .a = un 9 de cœur
    .of = du 9 de cœur
    .count = { $n } neuf de cœur
standard-card-10h = 10 de cœur
    .the = le 10 de cœur
    .a = un 10 de cœur
    .of = du 10 de cœur
    .count = { $n } dix de cœur
standard-card-jh = valet de cœur
    .the = le valet de cœur
    .a = un valet de cœur
    .of = du valet de cœur
    .count = { $n ->
        [one] { $n } valet de cœur
       *[other] { $n } valets de cœur
    }
standard-card-qh = dame de cœur
    .the = la dame de cœur
    .a = une dame de cœur
    .of = de la dame de cœur
    .count = { $n ->
        [one] { $n } dame de cœur
       *[other] { $n } dames de cœur
    }
standard-card-kh = roi de cœur
    .the = le roi de cœur
    .a = un roi de cœur
    .of = du roi de cœur
    .count = { $n ->
        [one] { $n } roi de cœur
       *[other] { $n } rois de cœur
    }

standard-card-ad = as de carreau
    .the = l'as de carreau
    .a = un as de carreau
    .of = de l'as de carreau
    .count = { $n } as de carreau
standard-card-2d = 2 de carreau
    .the = le 2 de carreau
    .a = un 2 de carreau
    .of = du 2 de carreau
    .count = { $n } deux de carreau
standard-card-3d = 3 de carreau
    .the = le 3 de carreau
    .a = un 3 de carreau
    .of = du 3 de carreau
    .count = { $n } trois de carreau
standard-card-4d = 4 de carreau
    .the = le 4 de carreau
    .a = un 4 de carreau
    .of = du 4 de carreau
    .count = { $n } quatre de carreau
standard-card-5d = 5 de carreau
    .the = le 5 de carreau
    .a = un 5 de carreau
    .of = du 5 de carreau
    .count = { $n } cinq de carreau
standard-card-6d = 6 de carreau
    .the = le 6 de carreau
    .a = un 6 de carreau
    .of = du 6 de carreau
    .count = { $n } six de carreau
standard-card-7d = 7 de carreau
    .the = le 7 de carreau
    .a = un 7 de carreau
    .of = du 7 de carreau
    .count = { $n } sept de carreau
standard-card-8d = 8 de carreau
    .the = le 8 de carreau
    .a = un 8 de carreau
    .of = du 8 de carreau
    .count = { $n } huit de carreau
standard-card-9d = 9 de carreau
    .the = le 9 de carreau
    .a = un 9 de carreau
    .of = du 9 de carreau
    .count = { $n } neuf de carreau
standard-card-10d = 10 de carreau
    .the = le 10 de carreau
    .a = un 10 de carreau
    .of = du 10 de carreau
    .count = { $n } dix de carreau
standard-card-jd = valet de carreau
    .the = le valet de carreau
    .a = un valet de carreau
    .of = du valet de carreau
    .count = { $n ->
        [one] { $n } valet de carreau
       *[other] { $n } valets de carreau
    }
standard-card-qd = dame de carreau
    .the = la dame de carreau
    .a = une dame de carreau
    .of = de la dame de carreau
    .count = { $n ->
        [one] { $n } dame de carreau
       *[other] { $n } dames de carreau
    }
standard-card-kd = roi de carreau
    .the = le roi de carreau
    .a = un roi de carreau
    .of = du roi de carreau
    .count = { $n ->
        [one] { $n } roi de carreau
       *[other] { $n } rois de carreau
    }

standard-card-ac = as de trèfle
    .the = l'as de trèfle
    .a = un as de trèfle
    .of = de l'as de trèfle
    .count = { $n } as de trèfle
standard-card-2c = 2 de trèfle
    .the = le 2 de trèfle
    .a = un 2 de trèfle
    .of = du 2 de trèfle
    .count = { $n } deux de trèfle
standard-card-3c = 3 de trèfle
    .the = le 3 de trèfle
    .a = un 3 de trèfle
    .of = du 3 de trèfle
    .count = { $n } trois de trèfle
standard-card-4c = 4 de trèfle
    .the = le 4 de trèfle
    .a = un 4 de trèfle
    .of = du 4 de trèfle
    .count = { $n } quatre de trèfle
standard-card-5c = 5 de trèfle
    .the = le 5 de trèfle
    .a = un 5 de trèfle
    .of = du 5 de trèfle
    .count = { $n } cinq de trèfle
standard-card-6c = 6 de trèfle
    .the = le 6 de trèfle
    .a = un 6 de trèfle
    .of = du 6 de trèfle
    .count = { $n } six de trèfle
standard-card-7c = 7 de trèfle
    .the = le 7 de trèfle
    .a = un 7 de trèfle
    .of = du 7 de trèfle
    .count = { $n } sept de trèfle
standard-card-8c = 8 de trèfle
    .the = le 8 de trèfle
    .a = un 8 de trèfle
    .of = du 8 de trèfle
    .count = { $n } huit de trèfle
standard-card-9c = 9 de trèfle
    .the = le 9 de trèfle
    .a = un 9 de trèfle
    .of = du 9 de trèfle
    .count = { $n } neuf de trèfle
standard-card-10c = 10 de trèfle
    .the = le 10 de trèfle
    .a = un 10 de trèfle
    .of = du 10 de trèfle
    .count = { $n } dix de trèfle
standard-card-jc = valet de trèfle
    .the = le valet de trèfle
    .a = un valet de trèfle
    .of = du valet de trèfle
    .count = { $n ->
        [one] { $n } valet de trèfle
       *[other] { $n } valets de trèfle
    }
standard-card-qc = dame de trèfle
    .the = la dame de trèfle
    .a = une dame de trèfle
    .of = de la dame de trèfle
    .count = { $n ->
        [one] { $n } dame de trèfle
       *[other] { $n } dames de trèfle
    }
standard-card-kc = roi de trèfle
    .the = le roi de trèfle
    .a = un roi de trèfle
    .of = du roi de trèfle
    .count = { $n ->
        [one] { $n } roi de trèfle
       *[other] { $n } rois de trèfle
    }

standard-card-joker-red = joker rouge
    .the = le joker rouge
    .a = un joker rouge
    .of = du joker rouge
    .count = { $n ->
        [one] { $n } joker rouge
       *[other] { $n } jokers rouges
    }
standard-card-joker-black = joker noir
    .the = le joker noir
    .a = un joker noir
    .of = du joker noir
    .count = { $n ->
        [one] { $n } joker noir
       *[other] { $n } jokers noirs
    }

standard-suit-spades = pique
    .the = le pique
    .a = du pique
    .of = du pique
standard-suit-hearts = cœur
    .the = le cœur
    .a = du cœur
    .of = du cœur
standard-suit-diamonds = carreau
    .the = le carreau
    .a = du carreau
    .of = du carreau
standard-suit-clubs = trèfle
    .the = le trèfle
    .a = du trèfle
    .of = du trèfle

standard-rank-ace = as
    .the = l'as
    .a = un as
    .of = de l'as
standard-rank-2 = 2
    .the = le 2
    .a = un 2
    .of = du 2
standard-rank-3 = 3
    .the = le 3
    .a = un 3
    .of = du 3
standard-rank-4 = 4
    .the = le 4
    .a = un 4
    .of = du 4
standard-rank-5 = 5
    .the = le 5
    .a = un 5
    .of = du 5
standard-rank-6 = 6
    .the = le 6
    .a = un 6
    .of = du 6
standard-rank-7 = 7
    .the = le 7
    .a = un 7
    .of = du 7
standard-rank-8 = 8
    .the = le 8
    .a = un 8
    .of = du 8
standard-rank-9 = 9
    .the = le 9
    .a = un 9
    .of = du 9
standard-rank-10 = 10
    .the = le 10
    .a = un 10
    .of = du 10
standard-rank-jack = valet
    .the = le valet
    .a = un valet
    .of = du valet
standard-rank-queen = dame
    .the = la dame
    .a = une dame
    .of = de la dame
standard-rank-king = roi
    .the = le roi
    .a = un roi
    .of = du roi
