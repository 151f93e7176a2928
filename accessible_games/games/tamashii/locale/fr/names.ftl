# Noms du matériel de Tamashii. `.count` reçoit $n (un nombre) ; `.of` = « de » + article.

tamashii-card-trolls = Trolls
    .the = les Trolls
    .a = les Trolls
    .of = des Trolls
    .count = { $n ->
        [one] { $n } carte Trolls
       *[other] { $n } cartes Trolls
    }

tamashii-card-olaf = Olaf
    .the = Olaf
    .a = Olaf
    .of = d'Olaf
    .count = { $n ->
        [one] { $n } carte Olaf
       *[other] { $n } cartes Olaf
    }

tamashii-card-anna = Anna
    .the = Anna
    .a = Anna
    .of = d'Anna
    .count = { $n ->
        [one] { $n } carte Anna
       *[other] { $n } cartes Anna
    }

tamashii-card-elsa = Elsa
    .the = Elsa
    .a = Elsa
    .of = d'Elsa
    .count = { $n ->
        [one] { $n } carte Elsa
       *[other] { $n } cartes Elsa
    }

tamashii-card-kristoff = Kristoff
    .the = Kristoff
    .a = Kristoff
    .of = de Kristoff
    .count = { $n ->
        [one] { $n } carte Kristoff
       *[other] { $n } cartes Kristoff
    }

tamashii-card-sven = Sven
    .the = Sven
    .a = Sven
    .of = de Sven
    .count = { $n ->
        [one] { $n } carte Sven
       *[other] { $n } cartes Sven
    }

tamashii-card-blue = gemme bleue
    .the = la gemme bleue
    .a = une gemme bleue
    .of = de la gemme bleue
    .count = { $n ->
        [one] { $n } bleue
       *[other] { $n } bleues
    }

tamashii-card-pink = gemme rose
    .the = la gemme rose
    .a = une gemme rose
    .of = de la gemme rose
    .count = { $n ->
        [one] { $n } rose
       *[other] { $n } roses
    }

tamashii-card-green = gemme verte
    .the = la gemme verte
    .a = une gemme verte
    .of = de la gemme verte
    .count = { $n ->
        [one] { $n } verte
       *[other] { $n } vertes
    }

tamashii-card-red = gemme rouge
    .the = la gemme rouge
    .a = une gemme rouge
    .of = de la gemme rouge
    .count = { $n ->
        [one] { $n } rouge
       *[other] { $n } rouges
    }

tamashii-level-beginner = débutant
tamashii-level-easy = facile
tamashii-level-standard = standard
tamashii-level-difficult = difficile
tamashii-level-expert = expert
