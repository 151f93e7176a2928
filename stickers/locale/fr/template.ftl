# Les noms des cartes des modèles, et ce que dit la commande `deck`.

template-suit = { $suit ->
    [spades] pique
    [hearts] cœur
    [diamonds] carreau
   *[clubs] trèfle
}
template-rank-number = { $rank } de { template-suit }
template-rank-ace = As de { template-suit }
template-rank-jack = Valet de { template-suit }
template-rank-knight = Cavalier de { template-suit }
template-rank-queen = Dame de { template-suit }
template-rank-king = Roi de { template-suit }
template-joker = Joker
template-joker-red = Joker rouge
template-joker-black = Joker noir
template-trump = Atout { $rank }
template-excuse = Excuse
template-colour = { $colour ->
    [red] Rouge
    [yellow] Jaune
    [green] Vert
   *[blue] Bleu
}
template-colour-number = { template-colour } { $rank }
template-colour-skip = { template-colour } passe ton tour
template-colour-reverse = { template-colour } changement de sens
template-colour-draw-two = { template-colour } plus deux
template-wild = Joker
template-wild-draw-four = Joker plus quatre
template-number = { $rank }
template-letter = { $letter }

## Dans le coin de la carte
template-pip = { $suit ->
    [spades] ♠
    [hearts] ♥
    [diamonds] ♦
   *[clubs] ♣
}
template-index-rank-number = { $rank }{ template-pip }
template-index-rank-ace = A{ template-pip }
template-index-rank-jack = V{ template-pip }
template-index-rank-knight = C{ template-pip }
template-index-rank-queen = D{ template-pip }
template-index-rank-king = R{ template-pip }
template-index-joker = Jo
template-index-excuse = Ex
template-index-skip = P
template-index-reverse = S
template-index-wild = J
template-index-draw-two = +2
template-index-wild-draw-four = +4

template-done = Écrit : { $path }, { $rows } sortes de cartes.
template-fill = Ouvrez-le dans n'importe quel tableur : une ligne est une sorte de carte. Changez les noms et les exemplaires, retirez ou ajoutez des lignes, et enregistrez en CSV (dans Excel « CSV UTF-8 »).
template-then = Puis imprimez :
