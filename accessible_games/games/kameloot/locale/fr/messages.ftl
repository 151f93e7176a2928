# Kameloot.  Jamais « de » ni « que » devant un nom de joueur, jamais d'accord avec une personne.

# --- Groupes avec un nombre ou un objet, utilisés plus bas

kameloot-phrase-kinds = { $card-key ->
        [kameloot-card-ring] bagues
        [kameloot-card-wand] baguettes
        [kameloot-card-glove] gants
        [kameloot-card-potion] potions
        [kameloot-card-cloak] capes
       *[other] parchemins
    }
kameloot-phrase-missing = { $missing ->
        [0] { "" }
        [1] , il manque une carte
       *[other] , il manque { $missing } cartes
    }
kameloot-phrase-coins = { $coins ->
        [one] { $coins } pièce d'or
       *[other] { $coins } pièces d'or
    }
kameloot-phrase-draws = { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
kameloot-phrase-left = { $left ->
        [0] pioche vide
        [1] reste une
       *[other] reste { $left }
    }
kameloot-phrase-left-full = { $left ->
        [0] il ne reste rien dans la pioche
        [one] il reste { $left } carte dans la pioche
       *[other] il reste { $left } cartes dans la pioche
    }
kameloot-phrase-back-full = { $taken ->
        [0] la défausse n'en contenait pas
        [one] { $taken } carte revient de la défausse
       *[other] { $taken } cartes reviennent de la défausse
    }
kameloot-phrase-reached = { $missing ->
        [0] { $total }, complet
       *[other] { $total } sur { $needed }
    }
kameloot-phrase-to-go = { $missing ->
        [1] , il manque une carte
       *[other] { "" }
    }
kameloot-phrase-coin-number = { $coins ->
        [1] une
       *[other] { $coins }
    }
kameloot-phrase-card-number = { $n ->
        [1] une
       *[other] { $n }
    }
kameloot-phrase-pile = { $left ->
        [0] vide
       *[other] { $left }
    }
kameloot-phrase-back-brief = { $taken ->
        [0] rien
        [1] une de retour
       *[other] { $taken } de retour
    }

# --- Événements : le début

kameloot-tokens-flipped = Les jetons Taverne : { $taverns }.
    .brief = Jetons : { $taverns }.
    .full = Les jetons Taverne sont lancés à pile ou face : { $taverns }.

kameloot-hands-dealt = Chaque personne reçoit { $size } cartes.
    .brief = { $size } cartes par personne.
    .full = Les cartes Objet Magique sont mélangées, et { $size } sont distribuées à chaque personne.

kameloot-hand-dealt = { $seat } reçoit { $cards }.
    .brief = { $seat } a { $cards }.
    .full = { $seat } reçoit sa main : { $cards }.
    .you = Votre main : { $cards }.
    .you-brief = Main : { $cards }.
    .you-full = Vous recevez votre main : { $cards }.

kameloot-pile-made = La pioche compte { $left } cartes.
    .brief = Pioche : { $left }.
    .full = Le reste forme la pioche, { $left } cartes face cachée.

kameloot-first-chosen = C'est { $seat } qui joue en premier.
    .brief = { $seat } commence.
    .full = C'est { $seat } qui joue en premier, puis on tourne dans le sens horaire.
    .you = C'est vous qui jouez en premier.
    .you-brief = Vous commencez.
    .you-full = C'est vous qui jouez en premier, puis on tourne dans le sens horaire.

kameloot-tavern-chosen = { $seat } choisit { $tavern-the }.
    .brief = { $seat } choisit { $tavern }.
    .full = { $seat } choisit de commencer dans { $tavern-the }.
    .you = Vous choisissez { $tavern-the }.
    .you-brief = Vous choisissez { $tavern }.
    .you-full = Vous choisissez de commencer dans { $tavern-the }.

# --- Événements : étape 1

kameloot-cards-placed = { $seat } pose { $cards } : { $tavern } { kameloot-phrase-reached }{ kameloot-phrase-to-go }.
    .brief = { $seat } pose { $cards } : { kameloot-phrase-reached }.
    .full = { $seat } pose { $cards }. Dans { $tavern-the }, { kameloot-phrase-kinds } : { kameloot-phrase-reached }{ kameloot-phrase-missing }.
    .you = Vous posez { $cards } : { $tavern } { kameloot-phrase-reached }{ kameloot-phrase-to-go }.
    .you-brief = Vous posez { $cards } : { kameloot-phrase-reached }.
    .you-full = Vous posez { $cards }. Dans { $tavern-the }, { kameloot-phrase-kinds } : { kameloot-phrase-reached }{ kameloot-phrase-missing }.
kameloot-cards-placed-horns = { $seat } ajoute { $cards } à ses { kameloot-phrase-kinds } : { $tavern } { kameloot-phrase-reached }{ kameloot-phrase-to-go }.
    .brief = { $seat } ajoute { $cards } à ses { kameloot-phrase-kinds } : { kameloot-phrase-reached }.
    .full = { $seat } ajoute { $cards } à ses { kameloot-phrase-kinds } sur la table. Dans { $tavern-the }, cela fait { kameloot-phrase-reached }{ kameloot-phrase-missing }.
    .you = Vous ajoutez { $cards } à vos { kameloot-phrase-kinds } : { $tavern } { kameloot-phrase-reached }{ kameloot-phrase-to-go }.
    .you-brief = Vous ajoutez { $cards } à vos { kameloot-phrase-kinds } : { kameloot-phrase-reached }.
    .you-full = Vous ajoutez { $cards } à vos { kameloot-phrase-kinds } sur la table. Dans { $tavern-the }, cela fait { kameloot-phrase-reached }{ kameloot-phrase-missing }.

kameloot-passed = { $seat } passe.
    .brief = { $seat } passe.
    .full = { $seat } n'a rien à jouer et passe.
    .you = Vous passez.
    .you-brief = Vous passez.
    .you-full = Vous n'avez rien à jouer et passez.

kameloot-power-spent = { $seat } a utilisé un pouvoir.
    .brief = { $seat } joue un pouvoir.
    .full = { $seat } a défaussé une carte et utilisé son pouvoir.
    .you = Vous avez utilisé un pouvoir.
    .you-brief = Vous jouez un pouvoir.
    .you-full = Vous avez défaussé une carte et utilisé son pouvoir.

kameloot-ring-used = { $seat } utilise une bague pour le chiffre { $number }, les { kameloot-phrase-kinds } : { kameloot-phrase-back-full }.
    .brief = { $seat } joue une bague : { kameloot-phrase-kinds }, { kameloot-phrase-back-brief }.
    .full = { $seat } défausse une bague aimant et annonce le chiffre { $number }, { $card } : { kameloot-phrase-back-full }.
    .you = Vous utilisez une bague pour le chiffre { $number }, les { kameloot-phrase-kinds } : { kameloot-phrase-back-full }.
    .you-brief = Vous jouez une bague : { kameloot-phrase-kinds }, { kameloot-phrase-back-brief }.
    .you-full = Vous défaussez une bague aimant et annoncez le chiffre { $number }, { $card } : { kameloot-phrase-back-full }.

kameloot-wand-used = { $seat } utilise une baguette et pose { $cards }.
    .brief = { $seat } joue une baguette : { $cards }.
    .full = { $seat } défausse une baguette magique à 2 branches et pose deux objets différents : { $cards }.
    .you = Vous utilisez une baguette et posez { $cards }.
    .you-brief = Vous jouez une baguette : { $cards }.
    .you-full = Vous défaussez une baguette magique à 2 branches et posez deux objets différents : { $cards }.

kameloot-glove-used = { $seat } utilise un gant : deux cartes à piocher.
    .brief = { $seat } joue un gant.
    .full = { $seat } défausse un gant à 6 doigts pour piocher deux cartes.
    .you = Vous utilisez un gant : deux cartes à piocher.
    .you-brief = Vous jouez un gant.
    .you-full = Vous défaussez un gant à 6 doigts pour piocher deux cartes.

kameloot-potion-used = { $seat } utilise une potion : { $partner } passe dans { $tavern-the }.
    .brief = { $seat } joue une potion : { $partner } chez { $tavern-the }.
    .full = { $seat } défausse une potion d'enchantement et retourne un jeton Taverne : { $partner } est maintenant dans { $tavern-the }.
    .you = Vous utilisez une potion : { $partner } passe dans { $tavern-the }.
    .you-brief = Vous jouez une potion : { $partner } chez { $tavern-the }.
    .you-full = Vous défaussez une potion d'enchantement et retournez un jeton Taverne : { $partner } est maintenant dans { $tavern-the }.
    .partner = { $seat } utilise une potion : vous passez dans { $tavern-the }.
    .partner-brief = { $seat } joue une potion : vous chez { $tavern-the }.
    .partner-full = { $seat } défausse une potion d'enchantement et retourne votre jeton Taverne : vous êtes maintenant dans { $tavern-the }.

kameloot-cloak-used = { $seat } utilise une cape et passe dans { $tavern-the }.
    .brief = { $seat } joue une cape : chez { $tavern-the }.
    .full = { $seat } défausse une cape magique et retourne son jeton Taverne pour passer dans { $tavern-the }.
    .you = Vous utilisez une cape et passez dans { $tavern-the }.
    .you-brief = Vous jouez une cape : chez { $tavern-the }.
    .you-full = Vous défaussez une cape magique et retournez votre jeton Taverne pour passer dans { $tavern-the }.

kameloot-scroll-used = { $seat } utilise un parchemin : { $given } pour { $partner } et { $taken } pour { $seat }.
    .brief = { $seat } joue un parchemin : { $given } contre { $taken }, avec { $partner }.
    .full = { $seat } défausse un parchemin de permutation et échange des collections entières : { $given } pour { $partner }, et { $taken } pour { $seat }.
    .you = Vous utilisez un parchemin : { $given } pour { $partner } et { $taken } pour vous.
    .you-brief = Vous jouez un parchemin : { $given } contre { $taken }, avec { $partner }.
    .you-full = Vous défaussez un parchemin de permutation et échangez des collections entières : { $given } pour { $partner }, et { $taken } pour vous.
    .partner = { $seat } utilise un parchemin : { $given } pour vous, { $taken } pour { $seat }.
    .partner-brief = { $seat } joue un parchemin : { $given } contre { $taken }, avec vous.
    .partner-full = { $seat } défausse un parchemin de permutation et échange des collections entières : { $given } pour vous, et { $taken } pour { $seat }.

kameloot-power-wasted = { $seat } défausse { $card-a } sans effet.
    .brief = { $seat } : { $card-a }, sans effet.
    .full = { $seat } défausse { $card-a }, dont le pouvoir n'a pas d'effet.
    .you = Vous défaussez { $card-a } sans effet.
    .you-brief = Vous : { $card-a }, sans effet.
    .you-full = Vous défaussez { $card-a }, dont le pouvoir n'a pas d'effet.

kameloot-discard-top-shown = Sur la défausse, on voit maintenant { $card-a }.
    .brief = Défausse : { $card-a }.
    .full = La bague s'est reprise elle-même : sur la défausse, on voit maintenant { $card-a }.

kameloot-discard-emptied = La défausse est maintenant vide.
    .brief = Défausse vide.
    .full = La bague s'est reprise elle-même : la défausse est maintenant vide.

# --- Événements : étapes 2 et 3

kameloot-collection-sold = { $seat } vend { $sold } dans { $tavern-the }. Pièces : { $shares }.
    .brief = { CAP($tavern-the) } vend { $sold } : { $shares }.
    .full = La collection est complète. { $seat } vend { $sold } dans { $tavern-the }, et { kameloot-phrase-coins } se répartissent entre ses membres : { $shares }.
    .you = Vous vendez { $sold } dans { $tavern-the }. Pièces : { $shares }.
    .you-brief = { CAP($tavern-the) } vend { $sold } : { $shares }.
    .you-full = La collection est complète. Vous vendez { $sold } dans { $tavern-the }, et { kameloot-phrase-coins } se répartissent entre ses membres : { $shares }.

kameloot-cards-drawn = { $seat } pioche { $cards }, { kameloot-phrase-left }.
    .brief = { $seat } pioche { $cards }.
    .full = { $seat } pioche { kameloot-phrase-draws } : { $cards } ; { kameloot-phrase-left-full }.
    .you = Vous piochez { $cards }, { kameloot-phrase-left }.
    .you-brief = Vous piochez { $cards }.
    .you-full = Vous piochez { kameloot-phrase-draws } : { $cards } ; { kameloot-phrase-left-full }.
kameloot-cards-drawn-closed = { $seat } pioche { kameloot-phrase-draws }, { kameloot-phrase-left }.
    .brief = { $seat } en pioche { $n ->
        [1] une
       *[other] { $n }
    }.
    .full = { $seat } pioche { kameloot-phrase-draws }, { kameloot-phrase-left-full }.

kameloot-nothing-drawn = { $seat } ne pioche rien : la pioche est vide.
    .brief = { $seat } ne pioche rien.
    .full = { $seat } devrait piocher, mais la pioche est déjà vide.
    .you = Vous ne piochez rien : la pioche est vide.
    .you-brief = Vous ne piochez rien.
    .you-full = Vous devriez piocher, mais la pioche est déjà vide.

kameloot-pile-low = { $left ->
        [one] Il ne reste que { $left } carte dans la pioche.
       *[other] Il ne reste que { $left } cartes dans la pioche.
    }
    .brief = Pioche basse : { $left }.
    .full = { $left ->
        [one] La pioche s'épuise : il n'y reste que { $left } carte en tout.
       *[other] La pioche s'épuise : il n'y reste que { $left } cartes en tout.
    }

# --- Événements : la fin

kameloot-end-triggered = La pioche est vide, et { $seat } a moins de 4 cartes. Derniers tours : { $remaining }.
    .brief = Fin : { $seat } a moins de 4 cartes. Derniers tours : { $remaining }.
    .full = La pioche est vide, et { $seat } a moins de 4 cartes : on termine le tour de table, puis la partie est finie. Il reste un tour à { $remaining }.
    .you = La pioche est vide, et vous avez moins de 4 cartes. Derniers tours : { $remaining }.
    .you-brief = Fin : vous avez moins de 4 cartes. Derniers tours : { $remaining }.
    .you-full = La pioche est vide, et vous avez moins de 4 cartes : on termine le tour de table, puis la partie est finie. Il reste un tour à { $remaining }.

kameloot-end-reached = La pioche est vide, { $seat } a moins de 4 cartes, et le tour de table est fini.
    .brief = Fin : { $seat } a moins de 4 cartes.
    .full = La pioche est vide, et { $seat } a moins de 4 cartes. Tout le monde a joué autant de fois : la partie s'arrête ici.
    .you = La pioche est vide, vous avez moins de 4 cartes, et le tour de table est fini.
    .you-brief = Fin : vous avez moins de 4 cartes.
    .you-full = La pioche est vide, et vous avez moins de 4 cartes. Tout le monde a joué autant de fois : la partie s'arrête ici.

kameloot-game-won = { $seat } gagne la partie avec { kameloot-phrase-coins }. Pièces : { $shares }.
    .brief = { $seat } gagne. Pièces : { $shares }.
    .full = La partie est finie. { $seat } a fait fortune à Kameloot et gagne avec { kameloot-phrase-coins }. Les pièces de tout le monde : { $shares }.
    .you = Vous gagnez la partie avec { kameloot-phrase-coins }. Pièces : { $shares }.
    .you-brief = Vous gagnez. Pièces : { $shares }.
    .you-full = La partie est finie. Vous avez fait fortune à Kameloot et gagnez avec { kameloot-phrase-coins }. Bravo ! Les pièces de tout le monde : { $shares }.

kameloot-victory-shared = { $seats } se partagent la victoire avec { kameloot-phrase-coins } par personne. Pièces : { $shares }.
    .brief = { $seats } gagnent. Pièces : { $shares }.
    .full = La partie est finie. { $seats } ont fait fortune à Kameloot et se partagent la victoire avec { kameloot-phrase-coins } par personne. Les pièces de tout le monde : { $shares }.
    .you = { CAP($seats) } partagez la victoire avec { kameloot-phrase-coins } par personne. Pièces : { $shares }.
    .you-brief = { CAP($seats) } gagnez. Pièces : { $shares }.
    .you-full = La partie est finie. { CAP($seats) } avez fait fortune à Kameloot et partagez la victoire avec { kameloot-phrase-coins } par personne. Les pièces de tout le monde : { $shares }.

# --- Éléments de listes

kameloot-seat-tavern = { $tavern } pour { $seat }
    .you = { $tavern } pour vous
kameloot-laid-card = { $card-a }
    .brief = { $card-a }
kameloot-laid-card-horn = une corne comme { $card }
    .brief = une corne comme { $card }
kameloot-share = { $seat } en reçoit { kameloot-phrase-coin-number }
    .you = vous en recevez { kameloot-phrase-coin-number }
kameloot-coin-count = { $seat } en a { kameloot-phrase-coin-number }
    .you = vous en avez { kameloot-phrase-coin-number }
kameloot-collection = { $horns ->
        [0] { $cards }
        [1] { $cards } dont une corne
       *[other] { $cards } dont { $horns } cornes
    }
kameloot-seat-count = { $seat } en a { kameloot-phrase-card-number }
    .you = vous en avez { kameloot-phrase-card-number }

# --- Réponses

kameloot-hand-held = { kameloot-phrase-draws } en main : { $cards }.
kameloot-hand-empty = La main est vide.
kameloot-hand-unseen = Qui regarde la partie n'a pas de main.
kameloot-to-play = C'est à { $seat } de jouer, dans { $tavern-the }.
    .full = C'est à { $seat } de jouer, dans { $tavern-the } : poser des cartes ou utiliser un pouvoir.
    .you = C'est à vous de jouer, dans { $tavern-the }.
    .you-full = C'est à vous de jouer, dans { $tavern-the } : posez des cartes ou utilisez un pouvoir.
kameloot-to-play-last = Dernier tour pour { $seat }, dans { $tavern-the }.
    .full = Dernier tour pour { $seat }, dans { $tavern-the } : poser des cartes ou utiliser un pouvoir.
    .you = C'est votre dernier tour, dans { $tavern-the }.
    .you-full = C'est votre dernier tour, dans { $tavern-the } : posez des cartes ou utilisez un pouvoir.
kameloot-to-choose = C'est à { $seat } de choisir sa taverne de départ : Hibou ou Chat noir.
    .you = C'est à vous de choisir votre taverne de départ : Hibou ou Chat noir.
kameloot-outcome-due = On va lancer les jetons, distribuer les cartes ou tirer au sort qui commence.
kameloot-game-ended = La partie est finie. { $seat } a gagné avec { kameloot-phrase-coins }.
    .you = La partie est finie. Vous avez gagné avec { kameloot-phrase-coins }.
kameloot-game-shared = La partie est finie. { $seats } se partagent la victoire avec { kameloot-phrase-coins } par personne.
    .you = La partie est finie. { CAP($seats) } partagez la victoire avec { kameloot-phrase-coins } par personne.
kameloot-coins-are = Pièces d'or : { $shares }.
kameloot-coins-own = { $seat } a { kameloot-phrase-coins }.
    .you = Vous avez { kameloot-phrase-coins }. Dans cette partie, celles des autres restent secrètes.
kameloot-coins-unseen = Dans cette partie, les pièces d'or restent secrètes jusqu'à la fin.
kameloot-taverns-known = Choix déjà faits : { $taverns }.
kameloot-tavern-has = { $tavern-key ->
        [kameloot-tavern-owl] Hibou : { $seats }.
       *[other] Chat noir : { $seats }.
    }
    .you = { $tavern-key ->
        [kameloot-tavern-owl] Hibou : { $seats }.
       *[other] Chat noir : { $seats }.
    }
kameloot-tavern-empty = { CAP($tavern) } : personne.
kameloot-kind-total = { $card-key ->
        [kameloot-card-ring] Bagues : { kameloot-phrase-reached }{ kameloot-phrase-to-go }.
        [kameloot-card-wand] Baguettes : { kameloot-phrase-reached }{ kameloot-phrase-to-go }.
        [kameloot-card-glove] Gants : { kameloot-phrase-reached }{ kameloot-phrase-to-go }.
        [kameloot-card-potion] Potions : { kameloot-phrase-reached }{ kameloot-phrase-to-go }.
        [kameloot-card-cloak] Capes : { kameloot-phrase-reached }{ kameloot-phrase-to-go }.
       *[other] Parchemins : { kameloot-phrase-reached }{ kameloot-phrase-to-go }.
    }
kameloot-nothing-lies = Il n'y a rien devant ces personnes.
kameloot-discard-top = Sur la défausse : { $card-a }.
kameloot-discard-empty = La défausse est vide.
kameloot-discard-holds = Dans la défausse : { $cards }.
kameloot-front-of = Devant { $seat } : { $collections }.
    .you = Devant vous : { $collections }.
kameloot-front-empty = Devant { $seat } : rien.
    .you = Devant vous : rien.
kameloot-counts-are = Cartes en main : { $counts }. Pioche : { kameloot-phrase-pile }.
kameloot-turns-left = Derniers tours : { $seats }.
    .you = Derniers tours : { $seats }.

# --- Refus : ce qui ne va pas, et ce qui est permis

kameloot-card-not-held = { CAP($card-a) } ? Cette main n'en a pas, ou pas autant. Choisissez ce qui s'y trouve.
kameloot-no-such-player = Il n'y a personne de ce numéro. À la table : { $seats }.
kameloot-not-identical = On ne pose ensemble que des cartes identiques, avec des cornes de licorne si l'on veut. Choisissez un seul objet.
kameloot-must-act = On ne passe que si rien n'est possible. Posez une carte ou utilisez un pouvoir.
kameloot-wand-needs-two = La baguette pose exactement deux objets différents de la main. Nommez-en deux, ou faites autre chose.
kameloot-potion-on-oneself = La potion est pour quelqu'un d'autre. Pour changer soi-même de camp, il y a la cape.
kameloot-scroll-same-kind = On n'échange pas deux collections du même objet. Nommez autre chose contre { $card-a }.
kameloot-scroll-nothing-own = { CAP($card-a) } ? Il n'y en a pas à donner devant vous. On n'échange qu'une collection posée devant soi.
kameloot-scroll-nothing-theirs = { CAP($card-a) } ? Il n'y en a pas devant { $partner }. Nommez une collection qui s'y trouve.
kameloot-scroll-with-oneself = On échange avec quelqu'un d'autre. Nommez la collection d'une autre personne.
kameloot-scroll-needs-two = Le parchemin échange deux collections : nommez-en une à vous, et une autre, différente, de quelqu'un d'autre.
kameloot-unicorn-needs-kind = Une corne se pose avec une autre carte, ou sur une collection déjà posée devant soi. Dites quel objet elle rejoint.
kameloot-unicorn-has-no-power = La corne n'a pas de pouvoir et ne se défausse pas. Posez-la avec une autre carte, ou sur une de vos collections.
kameloot-choose-first = Choisissez d'abord la taverne de départ : Hibou ou Chat noir.
kameloot-tavern-is-chosen = La taverne ne se choisit qu'avant le premier tour. Ensuite, c'est la cape qui fait changer de camp, ou une potion.

# --- Choix : libellés d'un menu

kameloot-place-choice = Poser { $cards } : cela fait { kameloot-phrase-reached }
    .brief = Poser { $cards }
    .full = Poser { $cards } ; { kameloot-phrase-kinds } dans la taverne : { kameloot-phrase-reached }
kameloot-onto-choice = { CAP($horns) } sur les { kameloot-phrase-kinds } : cela fait { kameloot-phrase-reached }
    .brief = { CAP($horns) } sur les { kameloot-phrase-kinds }
    .full = { CAP($horns) } sur les { kameloot-phrase-kinds } ; dans la taverne : { kameloot-phrase-reached }
kameloot-power-choice = Jouer { $card-the } : { $card-key ->
        [kameloot-card-ring] reprendre un objet dans la défausse
        [kameloot-card-wand] poser deux objets différents
        [kameloot-card-glove] piocher deux cartes
        [kameloot-card-potion] envoyer quelqu'un dans l'autre taverne
        [kameloot-card-cloak] aller dans l'autre taverne
       *[other] échanger des collections avec quelqu'un
    }
    .brief = Jouer { $card-the }
    .full = Utiliser { $card-the } pour { $card-key ->
        [kameloot-card-ring] reprendre un objet dans la défausse
        [kameloot-card-wand] poser deux objets différents
        [kameloot-card-glove] piocher deux cartes
        [kameloot-card-potion] retourner le jeton d'une autre personne
        [kameloot-card-cloak] changer de camp
       *[other] échanger des collections entières
    }
kameloot-power-choice-idle = Défausser { $card-the } sans effet
kameloot-number-choice = Chiffre { $number }, { $card }
    .brief = { $number }, { $card }
kameloot-pair-choice = { $cards }
kameloot-target-choice = { $partner }, maintenant dans { $tavern-the }
    .brief = { $partner }, chez { $tavern-the }
kameloot-give-choice = Donner { $cards }
kameloot-take-choice = { $cards }, devant { $partner }
kameloot-held-choice = { CAP($card) }{ NUMBER($number) ->
        [0] { "" }
       *[other] , chiffre { $number }
    }
kameloot-pass-choice = Passer
kameloot-tavern-choice = { CAP($tavern) }

# --- De vraies cartes, saisies au clavier
kameloot-token-asked = Pour { $seat }, saisissez la taverne que montre le jeton : hibou ou chat noir.
    .you = Saisissez la taverne que montre votre jeton : hibou ou chat noir.
kameloot-hand-asked = Saisissez la main qui revient à { $seat } : { $n } cartes.
    .you = Saisissez votre main, { $n } cartes.
kameloot-pile-asked = Saisissez toute la pioche, { $n } cartes, du dessus vers le dessous, en une ligne ou plusieurs.
kameloot-first-asked = Qui commence ? Saisissez un nom.

# --- Conseils

kameloot-advised-play = Posez des cartes.
kameloot-advised-ring = Jouez une bague aimant.
kameloot-advised-wand = Jouez une baguette magique.
kameloot-advised-glove = Jouez un gant à 6 doigts.
kameloot-advised-potion = Jouez une potion d'enchantement.
kameloot-advised-cloak = Jouez une cape magique.
kameloot-advised-scroll = Jouez un parchemin de permutation.
kameloot-advised-waste = Défaussez un parchemin de permutation.
kameloot-advised-pass = Passez.
kameloot-advised-choose = Choisissez une taverne.

kameloot-sells-now = Cela complète et vend { $sold } ; qui le fait reçoit { kameloot-phrase-coins } sur { $total }.
kameloot-comes-near = { CAP($tavern-the) } a alors { $there }, et { $missing ->
        [one] une carte de plus termine la collection
       *[other] { $missing } cartes de plus terminent la collection
    }.
kameloot-comes-over = { $other } change de camp, et apporte { $brought }.
kameloot-leaves-sharing = { $other } s'en va, et { $members ->
        [one] il n'y a plus de partage pour ce que vend cette taverne
       *[other] ce que vend cette taverne ne se partage plus qu'à { $members }
    }.
kameloot-draws-two = Deux cartes de plus donnent plus de choix, et rien dans la main ne fait vendre maintenant.
kameloot-ring-fetches = Il manque { $lacks } à la collection, et il devrait y en avoir dans la défausse.
kameloot-nothing-better = Tout le reste rapporte moins.
kameloot-either-tavern = Au départ, l'une vaut l'autre.

kameloot-cost-coins = { $coins ->
        [0] Cela a coûté moins d'une pièce.
        [one] Cela a coûté environ une pièce.
       *[other] Cela a coûté environ { $coins } pièces.
    }
