# Ce que le menu dit du jeu : son titre, ses options.

kamimai-title = KamiMaï
kamimai-option-level = Niveau : { $value }
kamimai-option-level-asked = Quel niveau ? Les feuilles s'allongent de 1 à 3.
kamimai-option-level-answer = Niveau { $value }
kamimai-option-mode = Difficulté : { $value ->
    [easy] facile
    [hard] difficile
   *[normal] normale
  }
kamimai-option-adventure = Aventure, tous les niveaux à la suite : { $value ->
    [yes] oui
   *[no] non
  }
kamimai-option-skill = Adresse, un son à viser avec Entrée à chaque pioche, dans la fenêtre : { $value ->
    [slow] lent
    [normal] moyen
    [fast] rapide
   *[off] non
  }
kamimai-live-no-window = Le son du mode adresse demande la fenêtre et ses sons. Ici, on pioche sans lui, au risque habituel.
kamimai-live-no-sounds = { kamimai-live-no-window }
kamimai-option-grimoire = Risque des cartes : { $value ->
    [ledger] il monte lentement, et presque chaque tour peut être long
   *[tense] il monte vite, et chaque carte après la troisième est une question
  }
