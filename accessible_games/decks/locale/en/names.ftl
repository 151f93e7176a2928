# Names of the cards of a standard deck, of its suits and ranks.  `.count` takes $n (a number).

standard-card-as = ace of spades
    .the = the ace of spades
    .a = an ace of spades
    .count = { $n ->
        [one] { $n } ace of spades
       *[other] { $n } aces of spades
    }
standard-card-2s = 2 of spades
    .the = the 2 of spades
    .a = a 2 of spades
    .count = { $n ->
        [one] { $n } two of spades
       *[other] { $n } twos of spades
    }
standard-card-3s = 3 of spades
    .the = the 3 of spades
    .a = a 3 of spades
    .count = { $n ->
        [one] { $n } three of spades
       *[other] { $n } threes of spades
    }
standard-card-4s = 4 of spades
    .the = the 4 of spades
    .a = a 4 of spades
    .count = { $n ->
        [one] { $n } four of spades
       *[other] { $n } fours of spades
    }
standard-card-5s = 5 of spades
    .the = the 5 of spades
    .a = a 5 of spades
    .count = { $n ->
        [one] { $n } five of spades
       *[other] { $n } fives of spades
    }
standard-card-6s = 6 of spades
    .the = the 6 of spades
    .a = a 6 of spades
    .count = { $n ->
        [one] { $n } six of spades
       *[other] { $n } sixes of spades
    }
standard-card-7s = 7 of spades
    .the = the 7 of spades
    .a = a 7 of spades
    .count = { $n ->
        [one] { $n } seven of spades
       *[other] { $n } sevens of spades
    }
standard-card-8s = 8 of spades
    .the = the 8 of spades
    .a = an 8 of spades
    .count = { $n ->
        [one] { $n } eight of spades
       *[other] { $n } eights of spades
    }
standard-card-9s = 9 of spades
    .the = the 9 of spades
    .a = a 9 of spades
    .count = { $n ->
        [one] { $n } nine of spades
       *[other] { $n } nines of spades
    }
standard-card-10s = 10 of spades
    .the = the 10 of spades
    .a = a 10 of spades
    .count = { $n ->
        [one] { $n } ten of spades
       *[other] { $n } tens of spades
    }
standard-card-js = jack of spades
    .the = the jack of spades
    .a = a jack of spades
    .count = { $n ->
        [one] { $n } jack of spades
       *[other] { $n } jacks of spades
    }
standard-card-qs = queen of spades
    .the = the queen of spades
    .a = a queen of spades
    .count = { $n ->
        [one] { $n } queen of spades
       *[other] { $n } queens of spades
    }
standard-card-ks = king of spades
    .the = the king of spades
    .a = a king of spades
    .count = { $n ->
        [one] { $n } king of spades
       *[other] { $n } kings of spades
    }

standard-card-ah = ace of hearts
    .the = the ace of hearts
    .a = an ace of hearts
    .count = { $n ->
        [one] { $n } ace of hearts
       *[other] { $n } aces of hearts
    }
standard-card-2h = 2 of hearts
    .the = the 2 of hearts
    .a = a 2 of hearts
    .count = { $n ->
        [one] { $n } two of hearts
       *[other] { $n } twos of hearts
    }
standard-card-3h = 3 of hearts
    .the = the 3 of hearts
    .a = a 3 of hearts
    .count = { $n ->
        [one] { $n } three of hearts
       *[other] { $n } threes of hearts
    }
standard-card-4h = 4 of hearts
    .the = the 4 of hearts
    .a = a 4 of hearts
    .count = { $n ->
        [one] { $n } four of hearts
       *[other] { $n } fours of hearts
    }
standard-card-5h = 5 of hearts
    .the = the 5 of hearts
    .a = a 5 of hearts
    .count = { $n ->
        [one] { $n } five of hearts
       *[other] { $n } fives of hearts
    }
standard-card-6h = 6 of hearts
    .the = the 6 of hearts
    .a = a 6 of hearts
    .count = { $n ->
        [one] { $n } six of hearts
       *[other] { $n } sixes of hearts
    }
standard-card-7h = 7 of hearts
    .the = the 7 of hearts
    .a = a 7 of hearts
    .count = { $n ->
        [one] { $n } seven of hearts
       *[other] { $n } sevens of hearts
    }
standard-card-8h = 8 of hearts
    .the = the 8 of hearts
    .a = an 8 of hearts
    .count = { $n ->
        [one] { $n } eight of hearts
       *[other] { $n } eights of hearts
    }
standard-card-9h = 9 of hearts
    .the = the 9 of hearts
    .a = a 9 of hearts
    .count = { $n ->
        [one] { $n } nine of hearts
       *[other] { $n } nines of hearts
    }
standard-card-10h = 10 of hearts
    .the = the 10 of hearts
    .a = a 10 of hearts
    .count = { $n ->
        [one] { $n } ten of hearts
       *[other] { $n } tens of hearts
    }
standard-card-jh = jack of hearts
    .the = the jack of hearts
    .a = a jack of hearts
    .count = { $n ->
        [one] { $n } jack of hearts
       *[other] { $n } jacks of hearts
    }
standard-card-qh = queen of hearts
    .the = the queen of hearts
    .a = a queen of hearts
    .count = { $n ->
        [one] { $n } queen of hearts
       *[other] { $n } queens of hearts
    }
standard-card-kh = king of hearts
    .the = the king of hearts
    .a = a king of hearts
    .count = { $n ->
        [one] { $n } king of hearts
       *[other] { $n } kings of hearts
    }

standard-card-ad = ace of diamonds
    .the = the ace of diamonds
    .a = an ace of diamonds
    .count = { $n ->
        [one] { $n } ace of diamonds
       *[other] { $n } aces of diamonds
    }
standard-card-2d = 2 of diamonds
    .the = the 2 of diamonds
    .a = a 2 of diamonds
    .count = { $n ->
        [one] { $n } two of diamonds
       *[other] { $n } twos of diamonds
    }
standard-card-3d = 3 of diamonds
    .the = the 3 of diamonds
    .a = a 3 of diamonds
    .count = { $n ->
        [one] { $n } three of diamonds
       *[other] { $n } threes of diamonds
    }
standard-card-4d = 4 of diamonds
    .the = the 4 of diamonds
    .a = a 4 of diamonds
    .count = { $n ->
        [one] { $n } four of diamonds
       *[other] { $n } fours of diamonds
    }
standard-card-5d = 5 of diamonds
    .the = the 5 of diamonds
    .a = a 5 of diamonds
    .count = { $n ->
        [one] { $n } five of diamonds
       *[other] { $n } fives of diamonds
    }
standard-card-6d = 6 of diamonds
    .the = the 6 of diamonds
    .a = a 6 of diamonds
    .count = { $n ->
        [one] { $n } six of diamonds
       *[other] { $n } sixes of diamonds
    }
standard-card-7d = 7 of diamonds
    .the = the 7 of diamonds
    .a = a 7 of diamonds
    .count = { $n ->
        [one] { $n } seven of diamonds
       *[other] { $n } sevens of diamonds
    }
standard-card-8d = 8 of diamonds
    .the = the 8 of diamonds
    .a = an 8 of diamonds
    .count = { $n ->
        [one] { $n } eight of diamonds
       *[other] { $n } eights of diamonds
    }
standard-card-9d = 9 of diamonds
    .the = the 9 of diamonds
    .a = a 9 of diamonds
    .count = { $n ->
        [one] { $n } nine of diamonds
       *[other] { $n } nines of diamonds
    }
standard-card-10d = 10 of diamonds
    .the = the 10 of diamonds
    .a = a 10 of diamonds
    .count = { $n ->
        [one] { $n } ten of diamonds
       *[other] { $n } tens of diamonds
    }
standard-card-jd = jack of diamonds
    .the = the jack of diamonds
    .a = a jack of diamonds
    .count = { $n ->
        [one] { $n } jack of diamonds
       *[other] { $n } jacks of diamonds
    }
standard-card-qd = queen of diamonds
    .the = the queen of diamonds
    .a = a queen of diamonds
    .count = { $n ->
        [one] { $n } queen of diamonds
       *[other] { $n } queens of diamonds
    }
standard-card-kd = king of diamonds
    .the = the king of diamonds
    .a = a king of diamonds
    .count = { $n ->
        [one] { $n } king of diamonds
       *[other] { $n } kings of diamonds
    }

standard-card-ac = ace of clubs
    .the = the ace of clubs
    .a = an ace of clubs
    .count = { $n ->
        [one] { $n } ace of clubs
       *[other] { $n } aces of clubs
    }
standard-card-2c = 2 of clubs
    .the = the 2 of clubs
    .a = a 2 of clubs
    .count = { $n ->
        [one] { $n } two of clubs
       *[other] { $n } twos of clubs
    }
standard-card-3c = 3 of clubs
    .the = the 3 of clubs
    .a = a 3 of clubs
    .count = { $n ->
        [one] { $n } three of clubs
       *[other] { $n } threes of clubs
    }
standard-card-4c = 4 of clubs
    .the = the 4 of clubs
    .a = a 4 of clubs
    .count = { $n ->
        [one] { $n } four of clubs
       *[other] { $n } fours of clubs
    }
standard-card-5c = 5 of clubs
    .the = the 5 of clubs
    .a = a 5 of clubs
    .count = { $n ->
        [one] { $n } five of clubs
       *[other] { $n } fives of clubs
    }
standard-card-6c = 6 of clubs
    .the = the 6 of clubs
    .a = a 6 of clubs
    .count = { $n ->
        [one] { $n } six of clubs
       *[other] { $n } sixes of clubs
    }
standard-card-7c = 7 of clubs
    .the = the 7 of clubs
    .a = a 7 of clubs
    .count = { $n ->
        [one] { $n } seven of clubs
       *[other] { $n } sevens of clubs
    }
standard-card-8c = 8 of clubs
    .the = the 8 of clubs
    .a = an 8 of clubs
    .count = { $n ->
        [one] { $n } eight of clubs
       *[other] { $n } eights of clubs
    }
standard-card-9c = 9 of clubs
    .the = the 9 of clubs
    .a = a 9 of clubs
    .count = { $n ->
        [one] { $n } nine of clubs
       *[other] { $n } nines of clubs
    }
standard-card-10c = 10 of clubs
    .the = the 10 of clubs
    .a = a 10 of clubs
    .count = { $n ->
        [one] { $n } ten of clubs
       *[other] { $n } tens of clubs
    }
standard-card-jc = jack of clubs
    .the = the jack of clubs
    .a = a jack of clubs
    .count = { $n ->
        [one] { $n } jack of clubs
       *[other] { $n } jacks of clubs
    }
standard-card-qc = queen of clubs
    .the = the queen of clubs
    .a = a queen of clubs
    .count = { $n ->
        [one] { $n } queen of clubs
       *[other] { $n } queens of clubs
    }
standard-card-kc = king of clubs
    .the = the king of clubs
    .a = a king of clubs
    .count = { $n ->
        [one] { $n } king of clubs
       *[other] { $n } kings of clubs
    }

standard-card-joker-red = red joker
    .the = the red joker
    .a = a red joker
    .count = { $n ->
        [one] { $n } red joker
       *[other] { $n } red jokers
    }
standard-card-joker-black = black joker
    .the = the black joker
    .a = a black joker
    .count = { $n ->
        [one] { $n } black joker
       *[other] { $n } black jokers
    }

standard-suit-spades = spades
standard-suit-hearts = hearts
standard-suit-diamonds = diamonds
standard-suit-clubs = clubs

standard-rank-ace = ace
    .the = the ace
    .a = an ace
standard-rank-2 = 2
    .the = the 2
    .a = a 2
standard-rank-3 = 3
    .the = the 3
    .a = a 3
standard-rank-4 = 4
    .the = the 4
    .a = a 4
standard-rank-5 = 5
    .the = the 5
    .a = a 5
standard-rank-6 = 6
    .the = the 6
    .a = a 6
standard-rank-7 = 7
    .the = the 7
    .a = a 7
standard-rank-8 = 8
    .the = the 8
    .a = an 8
standard-rank-9 = 9
    .the = the 9
    .a = a 9
standard-rank-10 = 10
    .the = the 10
    .a = a 10
standard-rank-jack = jack
    .the = the jack
    .a = a jack
standard-rank-queen = queen
    .the = the queen
    .a = a queen
standard-rank-king = king
    .the = the king
    .a = a king
