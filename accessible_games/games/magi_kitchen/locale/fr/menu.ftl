# Ce que le menu dit du jeu : son titre, ses options.

magi-kitchen-title = Magi Kitchen
magi-kitchen-option-mode = Mode : { magi-kitchen-option-mode-answer }
magi-kitchen-option-mode-asked = Comment jouez-vous ?
magi-kitchen-option-mode-answer = { $value ->
    [calm] calme, de mémoire, sans se presser
    [cluster] une touche par tuile, de vitesse
   *[buzz] buzz, une touche par personne, de vitesse
  }
magi-kitchen-option-mode-also = { $value ->
    [calm] lent, sans vitesse
    [cluster] tuiles, touches pour toutes les tuiles
   *[buzz] duel, duels, temps réel, rapide, vitesse
  }
magi-kitchen-option-after-duel = La carte suivante est retournée par { $value ->
    [left_of_flipper] la personne à gauche
   *[winner] la personne qui gagne le duel
  }
magi-kitchen-option-last-round-after = Longues parties : { $value ->
    [0] seule une pioche vide arrête la partie, comme dans le livret
   *[other] après { $value } cartes retournées, la plus grosse pioche gagne
  }
magi-kitchen-option-robots-react = Les robots appuient { $value ->
    [match] aussi vite qu'il faut pour être à votre mesure
   *[level] aussi vite que leur niveau le veut
  }
magi-kitchen-option-robots-remember = En mode calme, les robots retiennent { $value ->
    [all] toutes les cartes
    [most] presque toutes les cartes
    [some] peu de cartes
   *[level] autant que leur niveau le veut
  }
magi-kitchen-option-robots-risk = Les robots sont { $value ->
    [careful] prudents, et ne se trompent presque jamais
    [bold] audacieux, et se trompent souvent
   *[level] aussi audacieux que leur niveau le veut
  }
magi-kitchen-live = Les duels en temps réel
magi-kitchen-live-tolerance = L'écart qui compte comme une égalité
magi-kitchen-live-tolerance-question = À combien de millisecondes d'écart deux appuis sont-ils à égalité ? De { $least } à { $most }.
magi-kitchen-live-dark = L'écran pendant un duel
magi-kitchen-live-dark-question = Pendant un duel, pour tout le monde :
magi-kitchen-live-dark-no = L'écran montre ce qui est dit.
magi-kitchen-live-dark-yes = L'écran est noir.
magi-kitchen-live-reminders = Rappels pendant un duel
magi-kitchen-live-reminders-question = Quand rien ne se passe pendant 4 secondes dans un duel, les touches attendues sont redites. Le voulez-vous ?
magi-kitchen-live-reminders-no = Pas de rappels. F1 les dit toujours.
magi-kitchen-live-reminders-yes = Rappels après 4 secondes.
magi-kitchen-live-practice = Proposer de nouveau l'entraînement, toutes les touches à leur première place
magi-kitchen-live-no-sounds = En temps réel, ce jeu suit ses sons, et il n'y en a pas maintenant. On joue donc par lignes, chaque personne son numéro devant.
