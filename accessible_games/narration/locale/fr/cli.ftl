# Ce que la ligne de commande dit et demande, hors d'une partie.

cli-welcome = Accessible Games.
cli-bot = Robot { $n }
cli-bot-alone = Robot

cli-row = { $n }. { $text }
cli-type-number = Tapez un numéro, puis Entrée. ? pour l'aide.
cli-list-same = Les mêmes lignes qu'avant : Entrée seule les relit.
cli-list-news = Du nouveau dans la liste ; Entrée seule la relit en entier :
cli-not-a-choice = Pas compris. Tapez un nombre de { $least } à { $most }. ? pour l'aide.

cli-who-speaks = Qui doit parler ? Si le programme parle, il couvre la voix de votre lecteur d'écran : choisissez l'un ou l'autre.
cli-speaks-program = Ce programme parle.
cli-speaks-reader = Mon lecteur d'écran parle, ce programme se tait.
cli-speaks-nobody = Personne, je lis le texte.
cli-speech-on = Voix activée.
cli-speech-off = Voix coupée.
cli-reader-unreachable = Votre lecteur d'écran est hors d'atteinte depuis cette fenêtre ; la voix reste comme avant. Dans le terminal, il lit tout seul : lancez avec --front terminal.
cli-chosen = Ce choix est enregistré. Vous pouvez le changer dans le menu.

cli-menu = Que voulez-vous faire ?
cli-menu-resume = Parties gardées
cli-menu-sounds = Apprendre les sons
cli-menu-doctor = Vérifier la voix et le son
cli-menu-language = Choisir la langue
cli-menu-speech = Choisir qui parle
cli-menu-keys = Touches
cli-menu-leave = Quitter
cli-goodbye = À bientôt.

cli-language = Quelle langue ?
cli-language-en = Anglais
cli-language-fr = Français
cli-language-ja = Japonais

cli-names = Qui joue sur cet ordinateur ? Tapez les noms séparés par des virgules, ou Entrée si personne d'autre ne joue.
cli-names-again = Qui joue sur cet ordinateur ? Entrée seule : { $names }, comme la dernière fois. Ou tapez des noms séparés par des virgules.
cli-you = Joueur
cli-good-from = { $bots ->
        [one] L'idéal est de jouer à { $n }. Un robot complète la table.
       *[other] L'idéal est de jouer à { $n }. { $bots } robots complètent la table.
    }
cli-bots = Combien de robots ? De { $least } à { $most }.
cli-bots-listed = Combien de robots ?
cli-bots-join = { $n ->
    [one] Un robot se joint à la partie. Niveau : { $level }.
   *[other] { $n } robots se joignent à la partie. Niveau : { $level }.
}
cli-too-many = { $n } noms, c'est trop : on joue à { $most } au maximum.
cli-level = Quel niveau pour les robots ?
cli-level-beginner = Débutant
cli-level-easy = Facile
cli-level-medium = Moyen
cli-level-hard = Difficile
cli-level-expert = Expert

cli-no-games = Il n'y a pas de partie à reprendre.
cli-game-row = { $game }, { $players }, { $date }
cli-game-row-named = { $name } : { $game }, { $players }, { $date }
cli-back = Retour au menu
cli-back-lessons = Retour aux leçons
cli-leave-lesson = Quitter

cli-new = Nouvelle partie de { $game }.
cli-held-option = { $option }.
cli-held-option-typed = { $option }. Une nouvelle partie du menu pose la question.
cli-played-option = { $option }. Cela se change dans le menu, sous Options des jeux.
cli-first-rules = Règles propres à cette table, annoncées une seule fois.
cli-first-rules-any = Avant la première partie, annoncé une seule fois.
cli-first-rule = { $text }
cli-first-rules-place = C'est dans les règles, à partir du paragraphe { $number }.
cli-aim = Le but. { $text } Tapez règles pour en savoir plus.
cli-aim-keys = Le but. { $text } Échap ouvre un menu avec toutes les règles.
cli-aim-asked = { $text }
cli-aim-of-each = Chaque jeu se gagne à sa manière. Les règles de chacun le disent et, pendant une partie, le mot but.
cli-resumed = { $game }, partie interrompue { $date }.
cli-torn = La dernière ligne du journal a été coupée par une panne, avant que son coup soit annoncé. Elle est laissée de côté.
cli-is-over = Cette partie est terminée. Dans le menu, « Réentendre une partie terminée » permet de la relire.
cli-settings-fault = Un réglage est inutilisable : { $fault }.
cli-settings-aside = Un réglage est inutilisable : { $fault }. Le fichier est mis de côté sous { $file }.
cli-settings-unsaved = { $why ->
    [full] Ce choix n'a pas pu être enregistré : le disque est plein.
    [forbidden] Ce choix n'a pas pu être enregistré : l'écriture n'y est pas permise.
   *[other] Ce choix n'a pas pu être enregistré : { $reason }.
  }

cli-sounds = { $n ->
    [one] { $n } son.
   *[other] { $n } sons.
  }
cli-sounds-silent = Aucun son ne peut être joué ici ; en voici seulement la liste.
cli-sound-named = { $meaning }

cli-notice-engine-missing = Pas de voix : la synthèse vocale n'a pas démarré. Tout est dans le texte. Pour l'installer : { PIP() } install --force-reinstall pyttsx3 espeakng-loader
cli-notice-speech-lost = Une phrase n'a pas pu être dite ; elle est dans le texte.
cli-notice-voice-unknown = La voix { $voice } n'existe pas ; une autre lit à sa place.
cli-notice-voice-missing = Aucune voix ne lit cette langue. Pour en avoir une : { PIP() } install espeakng-loader, ou ajoutez la langue dans les réglages vocaux du système.
cli-notice-voice-gone = La voix { $voice } s'est arrêtée, une autre lit donc. Elle sera essayée de nouveau au prochain démarrage.
cli-notice-voice-slow = La voix { $voice } est lente sur cet ordinateur, une autre lit donc. Choisissez-la parmi les voix pour l'entendre malgré tout.
cli-notice-mixer-missing = Pas de son : pygame manque. Pour l'installer : { PIP() } install pygame-ce
cli-notice-device-missing = Pas de son : aucun périphérique audio. Tout est dans le texte. Branchez-en un ou lancez le service de son ; le son viendra de lui-même.

cli-names-wrong = Ces noms sont illisibles. Tapez des noms de 40 lettres au maximum, séparés par des virgules.
cli-names-parted = { $names } : deux personnes ?
cli-names-two = Deux personnes
cli-names-one = Une seule personne, de ce nom
cli-name-or-number = Ici, on demande des noms, et non combien de personnes jouent. Quelqu'un doit-il s'appeler { $name } ?
cli-name-or-word = { $name } est un mot du programme. Ici, on demande des noms. Quelqu'un doit-il s'appeler { $name } ?

cli-sounds-ask = Tapez un numéro pour entendre ce son, A pour tous jusqu'à Entrée, 0 pour quitter.

cli-doctor-speech-engine-ok = Synthèse vocale : { $engine }.
cli-doctor-speech-engine-missing = Synthèse vocale : absente. Pour l'installer : { PIP() } install --force-reinstall pyttsx3 espeakng-loader
cli-doctor-voice-ok = Voix pour { $language ->
    [fr] le français
    [ja] le japonais
   *[en] l'anglais
  } : { $voice }. Elle a dit un mot, de { $heard } millisecondes.
cli-doctor-voice-missing = Voix pour { $language ->
    [fr] le français
    [ja] le japonais
   *[en] l'anglais
  } : aucune. Pour en avoir une : { PIP() } install espeakng-loader, ou ajoutez-la dans les réglages vocaux du système.
cli-doctor-device-ok = Sortie audio : elle fonctionne.
cli-doctor-device-missing = Sortie audio : aucune. Branchez-en une ou lancez le service de son, puis réessayez.
cli-doctor-reader-ok = Lecteur d'écran : { $reader }.
cli-doctor-reader-missing = Lien avec un lecteur d'écran : aucun. Il est facultatif, un terminal se lit sans lui. Pour l'installer : { PIP() } install prismatoid
cli-doctor-extra-ok = { $extra ->
    [japanese] Autre voix pour le japonais
   *[voices] Autres voix pour l'anglais et le français
  } : { $voices }.
cli-doctor-extra-missing = { $extra ->
    [japanese] Autre voix pour le japonais, qui lit les kanjis
   *[voices] Autres voix pour l'anglais et le français
  } : aucune, c'est facultatif. Pour l'installer : { PIP() } install { $package }
cli-doctor-extra-absent = { $extra ->
    [japanese] Autre voix pour le japonais
   *[voices] Autres voix pour l'anglais et le français
  } : ce programme n'en a pas, c'est facultatif.
cli-doctor-broken-extra-missing = { $voices } : installé, mais ne démarre pas. Pour réparer : { PIP() } install --force-reinstall { $package }
cli-doctor-broken-extra-absent = { $voices } : ne démarre pas. Décompressez de nouveau le programme, en entier.
cli-doctor-terminal = Terminal : { $columns } colonnes, { $encoding }.
cli-doctor-terminal-no-japanese = Terminal : { $columns } colonnes, { $encoding } ; il ne peut pas afficher le japonais. Définissez PYTHONUTF8=1 ou utilisez un terminal en UTF-8.
cli-doctor-screen-ok = Écran : il y en a un, une fenêtre peut donc s'ouvrir.
cli-doctor-screen-missing = Écran : aucun, tout se passe donc dans le terminal. Il est facultatif.
cli-doctor-settings = Réglages : { $path }
cli-doctor-games = Parties enregistrées : { $path }
cli-doctor-unwritable = Rien ne peut être écrit dans { $path }. Autorisez l'écriture, ou donnez à ACCESSIBLE_GAMES_HOME un dossier où l'on peut écrire.

cli-date = le { $day ->
    [1] 1er
   *[other] { $day }
  } { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[other] décembre
  } à { $time }

cli-menu-settings = Réglages
cli-menu-voice = Les voix : laquelle, sa vitesse, sa hauteur, son volume
cli-menu-volume = Volume de la voix et des sons
cli-menu-verbosity = Choisir le niveau de détail

cli-now = Actuellement { $n }. Entrée seule garde cette valeur.
cli-kept = La valeur reste { $n }.
cli-rate = À quelle vitesse ? De { $least } à { $most } mots par minute ; 200 est courant.
cli-volume = À quel volume ? De { $least } à { $most } pour cent.
cli-speech-volume = Volume de toutes les voix ? De { $least } à { $most } pour cent.
cli-cue-volume = Volume des sons ? De { $least } à { $most } pour cent.
cli-menu-speech-keys = La parole et les touches
cli-menu-look = La fenêtre : taille du texte, couleurs, comportement
cli-live-delay = Le retard du casque ou des haut-parleurs
cli-delay = De combien de millisecondes ce que vous entendez est-il en retard ? De { $least } à { $most }. L'entraînement le trouve pour vous.
cli-mono = Une oreille ou deux ?
cli-mono-no = Stéréo : on entend chacun depuis sa place.
cli-mono-yes = Mono : les deux oreilles entendent la même chose.
cli-skipped-entry = Ce qui s'est passé pendant la réponse à une touche
cli-skipped = Ce qui s'est passé pendant la réponse à une touche :
cli-skipped-after = Le dire après la réponse.
cli-skipped-history = Le passer ; l'historique le garde, et dit combien de lignes n'ont pas été entendues.
cli-echo-entry = Ce qui est dit pendant que vous tapez dans la fenêtre
cli-echo = Que dire pendant que vous tapez dans la fenêtre ?
cli-echo-letters = Chaque lettre.
cli-echo-words = Chaque mot.
cli-echo-both = Les lettres et les mots.
cli-echo-none = Rien.
cli-bounce-entry = Les touches qui rebondissent
cli-bounce = Après combien de millisecondes la même touche compte-t-elle de nouveau ? De { $least } à { $most }.
cli-hold-entry = Combien de temps tenir une touche
cli-hold = Pendant combien de millisecondes faut-il tenir une touche ? De { $least } à { $most }.
cli-bounce-in-duels-entry = Les touches qui rebondissent, dans les duels
cli-bounce-in-duels = Dans les duels aussi ?
cli-bounce-in-duels-no = Non : chaque appui compte.
cli-bounce-in-duels-yes = Oui : là aussi, les rebonds sont ignorés.
cli-verbosity = Quel niveau de détail ?
cli-verbosity-brief = Court
cli-verbosity-normal = Normal
cli-verbosity-full = Complet
cli-player-name = Pour qui ? Tapez le nom.
cli-private = Où va le texte privé de cette personne ?
cli-private-screen = À l'écran
cli-private-ear = À l'oreille seulement ; rien de privé n'est affiché
cli-private-ear-screen = À l'oreille et à l'écran
cli-private-braille = Sur une plage braille qui lit le terminal
cli-private-ear-braille = À l'oreille et sur la plage braille
cli-ear = Quelle oreille, sur un casque partagé ?
cli-ear-left = La gauche
cli-ear-right = La droite
cli-ear-both = Les deux
cli-pace = Quand vient l'événement suivant ?
cli-pace-speech = Quand le précédent a été dit
cli-pace-groups = S'il y a eu beaucoup à lire, quand on appuie sur Entrée
cli-pace-key = Quand on appuie sur Entrée

cli-save-name = Ce nom ne convient pas à une partie : { $most } lettres et chiffres au maximum.
cli-save-taken = Une partie porte déjà le nom { $name } ; choisissez-en un autre.

cli-menu-rules = Lire les règles
cli-which-rules = Les règles de quel jeu ?
cli-game-title = { $game }

cli-menu-players = Les joueurs et leurs choix
cli-menu-private = Comment les mots privés arrivent à une seule personne
cli-menu-take-back = Annuler un coup contre les robots
cli-take-back = Contre des robots seulement : une décision peut-elle être annulée même après avoir révélé quelque chose ? La partie ne compte alors pour aucun classement ni aucune série.
cli-take-back-no = Non, seulement avant toute révélation
cli-take-back-yes = Oui, toujours
cli-menu-hints = Conseils pendant la partie
cli-hints = Qui peut demander des conseils pendant une partie ? Une partie avec des conseils ne compte pour aucun classement ni aucune série.
cli-hints-alone = La personne qui joue seule contre des robots
cli-hints-all = Tout le monde, chacun en privé
cli-hints-nobody = Personne

# Ce qui est gardé des parties finies : la partie du jour, statistiques, exploits, force.
cli-day = { $day ->
    [1] 1er
   *[other] { $day }
  } { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[other] décembre
  } { $year }
cli-menu-daily = La partie du jour
cli-which-daily = La partie du jour : les mêmes cartes pour tout le monde, une personne contre des robots. Quel jeu ?
cli-daily-game = { $game }, à { $seats }, robots de niveau { $level }
cli-who-plays = Qui joue ?
cli-nameless = Quelqu'un sans nom
cli-daily-done = La partie du jour de { $game } est déjà jouée. Un deuxième essai ne compte pas.
cli-daily-begun = La partie du jour de { $game } est commencée. Un deuxième essai ne compte pas.
cli-daily-go-on = La reprendre
cli-daily-once-more = La rejouer depuis le début, sans compter
cli-daily-other-day = Les cartes du { $day }. Seules les cartes du jour comptent.
cli-daily-uncounted = Cet essai ne compte pas.
cli-daily-result = À envoyer aux amis : { $line }
cli-daily-line = { $game }, partie du jour, { $day } : { $result ->
    [won] gagnée
    [lost] perdue
   *[even] à égalité
  }
cli-daily-score = Score : { $n }
cli-daily-turns = { $n ->
    [one] { $n } coup
   *[other] { $n } coups
  }
cli-daily-row = { $n } jours de suite
cli-daily-copy = Copier cette ligne ?
cli-daily-copied = Copié.
cli-daily-copied-file = Copié dans le fichier { $path }
cli-daily-not-copied = { $why ->
    [full] La ligne n'a pas pu être copiée : le disque est plein.
    [forbidden] La ligne n'a pas pu être copiée : l'écriture n'y est pas permise.
   *[other] La ligne n'a pas pu être copiée : { $reason }.
  }
cli-record-unkept = { $why ->
    [full] Cette partie n'a pas pu être ajoutée aux statistiques : le disque est plein.
    [forbidden] Cette partie n'a pas pu être ajoutée aux statistiques : l'écriture n'y est pas permise.
   *[other] Cette partie n'a pas pu être ajoutée aux statistiques : { $reason }.
  }
cli-feat-new = { $alone ->
    [yes] Un exploit, pour la première fois : { $feat }. { $asks }
   *[no] Un exploit pour { $player }, la première fois : { $feat }. { $asks }
  }
cli-feats-new = { $alone ->
    [yes] Exploits réussis pour la première fois : { $feats }.
   *[no] Exploits réussis par { $player } pour la première fois : { $feats }.
  }
cli-fair-now = { $alone ->
    [yes] Le prochain adversaire à votre mesure change de niveau : { $level }.
   *[no] Le prochain adversaire à la mesure de cette personne, { $player }, change de niveau : { $level }.
  }
cli-level-fair = Le prochain adversaire à votre mesure : { $level }
cli-menu-statistics = Statistiques et exploits
cli-which-statistics = Les statistiques de qui ?
cli-stat-none = Aucune partie n'est allée jusqu'à la fin pour l'instant.
cli-stat-off = Rien n'est gardé : c'est le choix fait dans les réglages.
cli-stat-empty = Rien n'est gardé pour { $player }.
cli-stat-title = Statistiques pour { $player }
cli-stat-days = { $n ->
    [1] La partie du jour : jouée un seul jour pour l'instant.
   *[other] La partie du jour : jouée { $n } jours de suite.
  }
cli-stat-game = { $game } : { $n ->
    [0] aucune partie qui compte
    [one] { $n } partie
   *[other] { $n } parties
  }.
cli-stat-with = { $others ->
    [robots] À { $seats }, contre des robots de niveau { $level }
    [several] À { $seats }, contre des robots de plusieurs niveaux
    [people] À { $seats }, entre personnes
    [alone] En solitaire
   *[mixed] À { $seats }, entre personnes et robots
  }
cli-stat-won = Parties jouées : { $played }, gagnées : { $won }
cli-stat-streak = Victoires de suite : { $longest } au plus, { $now } en ce moment
cli-stat-minutes = { $n ->
    [one] { $n } minute en tout
   *[other] { $n } minutes en tout
  }
cli-stat-quickest = { $n ->
    [one] Victoire la plus rapide : { $n } minute
   *[other] Victoire la plus rapide : { $n } minutes
  }
cli-stat-best = Meilleur résultat : { $n }
cli-stat-uncounted = Autres parties, qui ne comptent pas : { $n }.
cli-stat-expected = Contre des robots de niveau { $level }, sur 10 parties, { $often ->
    [0] on n'en gagne presque aucune
    [1] on en gagne environ une
    [10] on les gagne presque toutes
   *[other] on en gagne environ { $often }
  }
cli-stat-strength = Force : { $rating }, à { $within } près, d'après { $n ->
    [one] { $n } partie
   *[other] { $n } parties
  } contre des robots
cli-stat-fair = Le prochain adversaire à votre mesure : { $level }
cli-stat-feats = Exploits : { $n } sur { $all }.
cli-stat-feat = { $feat }, le { $day }. { $asks }
cli-stat-feat-open = Encore à réussir : { $feat }. { $asks }
cli-stat-then = Voilà les statistiques. Et maintenant ?
cli-stat-delete = Effacer tout ce qui est gardé pour { $player }
cli-stat-delete-sure = Effacer pour toujours les statistiques et les exploits gardés pour { $player } ?
cli-stat-deleted = Plus rien n'est gardé pour { $player }.
cli-stat-undeleted = { $why ->
    [full] Cela n'a pas pu être effacé : le disque est plein.
    [forbidden] Cela n'a pas pu être effacé : l'écriture n'y est pas permise.
   *[other] Cela n'a pas pu être effacé : { $reason }.
  }
cli-menu-records = Garder des statistiques
cli-records = Les parties jouées jusqu'au bout doivent-elles être gardées pour les statistiques, les exploits et la force ? C'est un fichier de texte, et il ne quitte jamais cet ordinateur.
cli-records-yes = Oui, les garder
cli-records-no = Non, ne rien garder

cli-players = Les choix de qui ?
cli-player-row = { $player }
cli-player-add = Quelqu'un d'autre
cli-name-wrong = Ce n'est pas un nom. { $most } lettres au maximum.
cli-profile = { $player } : que voulez-vous changer ?
cli-profile-language = La langue
cli-profile-verbosity = Le niveau de détail
cli-profile-switches = Les sortes d'événements annoncées
cli-profile-private = Où va le texte privé
cli-profile-voice = La voix
cli-profile-rate = La vitesse de la voix
cli-profile-volume = Le volume de la voix
cli-profile-pace = Ce qu'attendent les événements
cli-profile-order = L'ordre de la main
cli-profile-kana = La lecture du nom en japonais
cli-profile-bodily = Les postures dans les duels
cli-profile-drawn-hand = Main à l'écran, à une table de plusieurs
cli-drawn-hand = L'écran doit-il montrer votre main pendant votre tour ? Les autres peuvent regarder.
cli-profile-handicap = Le handicap dans les duels
cli-profile-delete = Supprimer ces choix
cli-back-one = Retour
cli-switches = Quelle sorte d'événements ? Un son peut remplacer les mots, ou rien du tout ; l'historique les garde tous.
cli-switch = { $source ->
    [mine] { $topic ->
        [deals] Ses distributions et pioches
        [moves] Ses coups
        [effects] Les suites de ses coups
        [turns] Ses tours
       *[scores] Ses points
    }
   *[others] { $topic ->
        [deals] Les distributions et pioches des autres
        [moves] Les coups des autres
        [effects] Les suites des coups des autres
        [turns] Les tours des autres
       *[scores] Les points des autres
    }
  } : { $way ->
    [words] en mots
    [sound] un son seulement
   *[nothing] rien
  }
cli-way = Comment les annoncer ?
cli-way-words = En mots
cli-way-sound = Par leur son seulement
cli-way-nothing = Pas du tout
cli-ear-device = Les deux, sur l'appareil { $device }
cli-ear-table = Comme pour toute la table
cli-no-voices = Le programme ne parle pas en ce moment : il n'y a pas de voix à choisir.
cli-voice = Quelle voix ?
cli-voice-named = { $voice }
cli-voice-usual = La voix habituelle de la langue
cli-profile-pitch = La hauteur de la voix
cli-pitch = Quelle hauteur ? De { $least } à { $most } ; 50 est celle de la voix.
cli-voice-menu = La lecture { $language ->
    [en] de l'anglais
    [ja] du japonais
   *[fr] du français
  } : que voulez-vous changer ?
cli-focus-voice = La voix qui répond à vos touches
cli-focus-rate = La vitesse des réponses à vos touches
cli-focus-pitch = La hauteur des réponses à vos touches
cli-voice-same = La même que pour ce qui se passe
cli-value-same = la même
cli-focus-differs = Les réponses à vos touches : comme tout le reste, ou à leur façon ?
cli-focus-same = Comme tout le reste
cli-focus-own = À leur façon
cli-voice-keep = Garder cette voix ?
cli-voice-sample = Le dragon d'or prend trois cartes.
cli-sample = { $player }, voici comment je vous lis le jeu : 3 dragons d'or et 1 impératrice.
cli-pace-seconds = Après quelques secondes
cli-seconds = Après combien de secondes ? De { $least } à { $most }.
cli-order = Dans quel ordre lire la main ?
cli-order-rising = L'ordre habituel
cli-order-falling = L'ordre inverse
cli-order-named = L'ordre alphabétique
cli-kana = Comment se lit le nom, en kana ? Entrée seule pour aucune lecture.
cli-kana-wrong = Seuls les kana sont possibles ici.
cli-bodily = Comment prendre les postures ?
cli-bodily-no = En tapant le rythme.
cli-bodily-yes = Avec le corps : un seul appui quand la table est d'accord.
cli-handicap = Combien de millisecondes retirer aux temps de cette personne ? De { $least } à { $most }.
cli-delete = Supprimer tous les choix de { $player } ?
cli-no = Non
cli-yes = Oui
cli-deleted = Les choix de { $player } sont supprimés.

cli-private-way = Comment les mots privés arrivent-ils à une seule personne ?
cli-private-way-sides = Une oreille chacun sur un casque partagé
cli-private-way-away = Par ce haut-parleur, pendant que les autres n'écoutent pas
cli-private-way-device = Par un deuxième appareil : { $device }

cli-notice-output-missing = L'appareil audio { $device } est inutilisable : les mots privés ne s'y entendent pas. Branchez-le ou choisissez-en un autre.

cli-window-welcome = Accessible Games. F1 pour l'aide.
cli-window-larger = Texte plus grand : Contrôle et plus.
cli-no-window = La fenêtre ne s'est pas ouverte : { $reason }. On continue dans ce terminal.
cli-no-letters = Une police n'a pas pu être lue : des lettres peuvent manquer. Réinstallez le programme.

cli-language-here = Français : tapez { $n }.
cli-doctor-outputs-ok = Appareils audio : { $devices }. Une personne peut en avoir un pour ses mots privés.
cli-doctor-outputs-missing = Deuxième appareil audio : aucun. Il est facultatif : branchez un casque pour donner un appareil à une personne.
cli-doctor-hear = Vous devriez entendre maintenant une phrase en { $language ->
    [fr] français
    [ja] japonais
   *[en] anglais
  }.
cli-doctor-sample = Cette phrase est en français. Vous l'entendez : tout va bien.
cli-doctor-hear-sound = Vous devriez entendre maintenant un son.
cli-doctor-well = Tout ce qu'il faut est là.
cli-doctor-not-well = Il manque quelque chose. Les phrases ci-dessus disent comment l'obtenir.

cli-notice-device-slow = Pas encore de son : l'appareil audio ne répond pas. Tout continue dans le texte, et s'entendra dès qu'il répondra.
cli-notice-cue-fault = Un de vos propres sons est inutilisable, les autres marchent : { $fault }
cli-notice-cue-unknown = Aucun son ne s'appelle { $cue }.
cli-notice-reader-package-missing = Votre lecteur d'écran est hors d'atteinte, c'est donc le programme qui parle. Pour l'atteindre : { PIP() } install prismatoid
cli-notice-reader-missing = Aucun lecteur d'écran ne répond, c'est donc le programme qui parle. Lancez d'abord le vôtre.
cli-notice-reader-slow = Votre lecteur d'écran ne répond pas à temps, c'est donc le programme qui parle.
cli-notice-reader-lost = Votre lecteur d'écran ne répond plus, c'est donc le programme qui parle.

cli-which-sounds = Quels sons ?
cli-sounds-shared = Ceux de tous les jeux
cli-sounds-all = Tous
cli-sounds-own = Les vôtres, du fichier { $file }
cli-ambience-volume = Volume de l'ambiance des jeux, ou de la vôtre ? De { $least } à { $most } pour cent ; 0, aucune.
cli-notice-ambience-fault = L'ambiance { $file } est inutilisable ; un fichier WAV de 16 bits convient.

cli-menu-rehear = Réentendre une partie terminée
cli-no-finished = Aucune partie n'est encore terminée.
cli-which-finished = { $n ->
    [one] Une partie terminée.
   *[other] Parties terminées { $least } à { $most } sur { $n }, de la plus récente à la plus ancienne. Laquelle ?
}
cli-which-listener = Comme qui l'a entendue ?
cli-listener-public = Comme toute la table
cli-listener-player = Comme { $player }
cli-rehear = { $n ->
    [one] { $n } moment dans cette partie.
   *[other] { $n } moments dans cette partie.
  }
cli-rehear-keys = Entrée : le suivant. B : le précédent. 0 : retour.
cli-rehear-over = C'était la fin de la partie.
cli-look-back-walk = { $n } moments autour de cette décision.
cli-look-back-over = C'est tout autour de cette décision.

# --- Options des jeux

cli-menu-options = Options des jeux
cli-which-options = Les options de quel jeu ? Elles comptent pour les nouvelles parties, jusqu'à la fermeture du programme.
cli-options = { $game } : que changer ?
cli-game-option = { $option }
cli-option-asked = { $question }
cli-option-asked-again = { $question } La dernière fois : { $last }.
cli-option-answer = { CAP($option) }

cli-profile-row = { $what } : { $value }
cli-value-table = comme la table
cli-value-usual = comme d'habitude
cli-value-number = { $n }
cli-value-seconds = { $n ->
    [one] { $n } seconde
   *[other] { $n } secondes
  }
cli-channel-ear = oreille
cli-channel-screen = écran
cli-channel-braille = plage braille

# --- Ce qui peut être tapé à une question
# Synonymes entre virgules ; l'aide nomme le premier.

cli-word-help = aide, que taper
cli-word-back = retour
cli-word-more = plus, suite, autres commandes
cli-menu-learn-synonyms = apprendre, leçon, leçons
cli-menu-leave-synonyms = fin, sortir, au revoir
cli-menu-new-synonyms = jouer, commencer
cli-menu-resume-synonyms = reprendre une partie gardée, continuer une partie gardée, parties enregistrées
cli-menu-go-on-synonyms = reprendre, continuer
cli-not-an-entry = Pas compris. Tapez un numéro de { $least } à { $most }, ou des mots d'une ligne de la liste. ? pour l'aide.
cli-did-you-mean = Pas compris. Vouliez-vous dire { $word } ? Tapez oui pour le choisir.
cli-several-entries = Plusieurs lignes ont ces mots : { $entries }. Tapez-en plus, ou le numéro.
cli-question-unknown = Ici, il n'y a pas de réponse à cette question.
cli-help-choose = Tapez le numéro d'une ligne, ou des mots qu'aucune autre ligne n'a. Entrée seule répète la liste.
cli-help-number = Tapez un nombre de { $least } à { $most }, puis Entrée.
cli-help-line = Tapez la réponse, puis Entrée.
cli-help-names = Un nom a { $most } lettres au maximum ; séparez les noms par des virgules. Une langue peut suivre, par exemple Ana:fr. Tapez bot pour un robot, ou Entrée seule si personne d'autre ne joue.
cli-help-back = Pour revenir : 0, ou le mot retour.
cli-help-back-word = Pour revenir : le mot retour.
cli-help-back-key = Pour revenir : Échap.
cli-help-back-entry = Pour revenir : Échap, ou la dernière ligne.
cli-doctor-end = Entrée arrête la vérification.
cli-doctor-end-key = Échap arrête la vérification.
cli-doctor-mute-voice-missing = Voix pour { $language ->
    [fr] le français
    [ja] le japonais
   *[en] l'anglais
  } : { $voice } est là, mais reste muette. Choisissez-en une autre.
cli-doctor-speech-engine-absent = Synthèse vocale : absente du dossier du programme. Décompressez de nouveau le programme, en entier.
cli-doctor-voice-absent = Voix pour { $language ->
    [fr] le français
    [ja] le japonais
   *[en] l'anglais
  } : aucune. Ajoutez-la dans les réglages vocaux du système.
cli-doctor-reader-absent = Lien avec un lecteur d'écran : ce programme n'en a pas. Il est facultatif, un terminal se lit sans lui.
cli-notice-screen-gone = L'écran s'est arrêté, et la fenêtre avec lui. Ce qui a été joué est conservé. Pour reprendre : { $command }
cli-notice-device-gone = Plus de périphérique audio. Tout est dans le texte ; le son reviendra de lui-même.
cli-notice-device-back = Le son est revenu.

# Ce qui s'entend à côté des mots

cli-menu-soundscape = Sons, ambiance et musique
cli-soundscape = Que voulez-vous changer ?
cli-soundscape-pack = Sons : { $pack }
cli-soundscape-playable-on = Un son pour une carte jouable : oui
cli-soundscape-playable-off = Un son pour une carte jouable : non
cli-soundscape-ambience = Ambiance : { $n ->
    [0] aucune
   *[other] { $n } pour cent
}
cli-soundscape-music = Musique : { $n ->
    [0] aucune
   *[other] { $n } pour cent
}
cli-soundscape-games = Ambiance et musique, jeu par jeu
cli-which-pack = Quels sons ?
cli-pack-standard = Les sons d'origine
cli-pack = { $name }
cli-playable-cue = Un son quand vous arrivez sur une carte jouable ?
cli-music-volume = Volume de la musique des jeux ? De { $least } à { $most } pour cent ; 0, aucune.
cli-backdrop-game = Dans quel jeu ?
cli-backdrop-of-both = { $game } : ambiance et musique
cli-backdrop-of-ambience = { $game } : ambiance seule
cli-backdrop-of-music = { $game } : musique seule
cli-backdrop-of-neither = { $game } : ni l'une ni l'autre
cli-backdrop = Que faut-il entendre dans ce jeu ?
cli-backdrop-both = Ambiance et musique
cli-backdrop-ambience = Ambiance seule
cli-backdrop-music = Musique seule
cli-backdrop-neither = Ni l'une ni l'autre
cli-speech-unheard = La voix est activée, mais rien ne s'entend pour l'instant.
cli-awake = Votre casque s'endort-il dans le silence, en avalant le premier mot ?
cli-awake-no = Non, laissez-le dormir.
cli-awake-yes = Oui, tenez-le éveillé par un souffle que personne n'entend.
cli-menu-awake = Casque qui s'endort
cli-fault = Un problème est survenu dans le programme ({ $kind }) ; les détails sont dans { $file }. Rien n'est perdu.
cli-fault-unwritten = Un problème est survenu dans le programme ({ $kind }) ; les détails n'ont pas pu être notés. Rien n'est perdu.
cli-stopped = Arrêt. Ce qui a été joué est conservé.
cli-output-closed = La sortie a été fermée par son lecteur, le programme s'arrête donc ici. Ce qui a été joué est conservé.

# Une partie gardée qui ne peut pas être reprise

cli-journal-damaged = La partie du fichier { $file } est abîmée à la ligne { $line }. Le fichier reste tel quel.
cli-journal-foreign = Le fichier { $file } n'est pas une partie de ce programme.
cli-journal-newer = La partie du fichier { $file } a été gardée par une version plus récente de ce programme. Une version plus récente peut la reprendre.
cli-journal-setup = La partie du fichier { $file } ne peut pas être installée ici : { $reason }.
cli-journal-in-use = La partie du fichier { $file } se joue en ce moment dans une autre fenêtre.
cli-journal-taken = Il y a déjà un fichier { $file } ; choisissez un autre nom.
cli-journal-missing = Le fichier { $file } n'est pas là.
cli-journal-forbidden = Le système ne laisse pas ce programme utiliser le fichier { $file }.
cli-journal-folder = Ce qui s'appelle { $file } est un dossier, pas une partie.
cli-journal-special = Ce qui s'appelle { $file } n'est pas un fichier ordinaire, il ne peut donc pas contenir de partie.
cli-journal-large = Le fichier { $file } est bien plus grand qu'une partie ne peut l'être ; il n'est donc pas lu.
cli-journal-full = Le fichier { $file } ne peut pas être écrit : le disque est plein.
cli-journal-system = Le fichier { $file } est inutilisable : { $reason }.
cli-journal-more = { $n ->
    [one] Encore une partie gardée est illisible.
   *[other] Encore { $n } parties gardées sont illisibles.
  }
cli-journal-whole = { $n ->
    [0] Le début de la partie est intact, mais aucun coup. Repartir de là ? Le fichier abîmé est conservé.
    [one] Avant cela, un coup est intact. Repartir de là ? Le fichier abîmé est conservé.
   *[other] Avant cela, { $n } coups sont intacts. Repartir de là ? Le fichier abîmé est conservé.
  }
cli-journal-whole-command = { $n ->
    [0] Le début de la partie est intact, mais aucun coup. Pour repartir de là, tapez : { $command }
    [one] Avant cela, un coup est intact. Pour repartir de là, tapez : { $command }
   *[other] Avant cela, { $n } coups sont intacts. Pour repartir de là, tapez : { $command }
  }
cli-journal-aside = Le fichier abîmé est conservé sous { $file }.
cli-unkept = { $why ->
    [forbidden] L'écriture n'est pas permise là où les parties sont gardées : cette partie ne peut donc pas l'être, et si on la quitte, on ne pourra pas la reprendre. Jouer quand même ?
    [full] Le disque est plein : cette partie ne peut donc pas être gardée, et si on la quitte, on ne pourra pas la reprendre. Jouer quand même ?
   *[other] Le disque ne peut pas être écrit ({ $reason }) : cette partie ne peut donc pas être gardée, et si on la quitte, on ne pourra pas la reprendre. Jouer quand même ?
  }

# Imprimer

cli-menu-print = Imprimer des autocollants et des cartes
cli-said = { $text }
cli-game-language = { $game } n'existe pas en français ; la partie continue en { $language ->
    [fr] français
    [ja] japonais
   *[en] anglais
  }.
cli-doctor-release = Ceci est la version { $version } d'Accessible Games.

cli-menu-learn = Apprendre un jeu en y jouant
cli-which-lesson = Quel jeu voulez-vous apprendre ?
cli-learn-game = Apprendre { $game }
cli-learn-parts = Choisissez une partie de la leçon. Si vous la quittez, vous revenez ici.
cli-learn-part = { $kind ->
    [first] Commencer par l'étape { $n } : { $title }
    [next] Continuer par l'étape { $n } : { $title }
   *[other] Étape { $n } : { $title }
  }
cli-learn-title-sounds = les sons
cli-learn-title-free = une partie libre, avec des conseils
cli-learn-silent = On n'entend rien pour le moment : les sons sont donc laissés de côté. Quand il y aura du son, choisissez l'étape 1.
cli-learn-you = Vous
cli-learn-shared = Ces sons sont les mêmes dans tous les jeux.
cli-learn-sounds = On continue ?
cli-learn-on = { $last ->
    [yes] C'était tout : continuer
   *[no] Les sons suivants
  }
cli-learn-again = Encore une fois les mêmes
cli-learn-hurry = Entrée pour continuer.
cli-learn-unkept = la leçon retient toute seule les étapes terminées

# Le guide

cli-menu-guide = Guide
cli-guide = Quelle page du guide ?
cli-guide-page = { $page } : quelle partie ?
cli-guide-whole = Tout, depuis le début
cli-not-a-choice-keys = Pas compris. Tapez un nombre de { $least } à { $most }. F1 pour l'aide.
cli-not-an-entry-keys = Pas compris. Tapez un numéro de { $least } à { $most }, ou des mots d'une ligne de la liste. F1 pour l'aide.

# Le menu : une partie interrompue, une nouvelle, celles qui sont gardées

cli-menu-go-on = { $how ->
    [cut] { $unit ->
        [moment] Reprendre { $game }, interrompu à l'instant
        [minutes] { $n ->
            [one] Reprendre { $game }, interrompu il y a une minute
           *[other] Reprendre { $game }, interrompu il y a { $n } minutes
        }
        [hours] { $n ->
            [one] Reprendre { $game }, interrompu il y a une heure
           *[other] Reprendre { $game }, interrompu il y a { $n } heures
        }
        [days] { $n ->
            [one] Reprendre { $game }, interrompu il y a un jour
           *[other] Reprendre { $game }, interrompu il y a { $n } jours
        }
       *[unknown] Reprendre { $game }, qui a été interrompu
    }
   *[left] { $unit ->
        [moment] Reprendre { $game }, quitté à l'instant
        [minutes] { $n ->
            [one] Reprendre { $game }, quitté il y a une minute
           *[other] Reprendre { $game }, quitté il y a { $n } minutes
        }
        [hours] { $n ->
            [one] Reprendre { $game }, quitté il y a une heure
           *[other] Reprendre { $game }, quitté il y a { $n } heures
        }
        [days] { $n ->
            [one] Reprendre { $game }, quitté il y a un jour
           *[other] Reprendre { $game }, quitté il y a { $n } jours
        }
       *[unknown] Reprendre { $game }
    }
}
cli-menu-new = Nouvelle partie
cli-menu-again = Encore une partie : { $game }
cli-which-new = À quel jeu voulez-vous jouer ?
cli-menu-real = Jouer avec de vraies cartes sur la table
cli-which-real = Quel jeu est sur la table ?
cli-real-in-terminal = { $games } avec de vraies cartes : dans le terminal, où l'on peut taper la donne sans être entendu. Démarrez avec --front terminal.
cli-too-few = { $n ->
    [one] Un seul nom, c'est trop peu : il faut être { $least }.
   *[other] { $n } noms, c'est trop peu : il faut être { $least }.
}
cli-again = Et maintenant ?
cli-again-yes = Rejouer, avec les mêmes personnes
cli-again-story = L'histoire de cette partie
cli-again-look-back = Revoir ce qui a coûté le plus
cli-look-back = Ce qui a coûté le plus
cli-again-menu = Revenir au menu
cli-again-close = Fermer le programme
cli-leave-sure = Fermer le programme ?
cli-stay = Non, rester
cli-leave-yes = Oui, le fermer
cli-which-kept = { $n ->
    [one] Une partie gardée.
   *[other] Parties gardées { $least } à { $most } sur { $n }, de la plus récente à la plus ancienne. Laquelle ?
}
cli-older = Parties plus anciennes
cli-newer = Parties plus récentes
cli-kept-go-on = La reprendre
cli-kept-hear = La réentendre
cli-kept-delete = La supprimer
cli-kept-delete-sure = Supprimer cette partie pour de bon ?
cli-kept-deleted = La partie est supprimée.
cli-kept-not-found = Aucune partie gardée ne commence par { $words }.

cli-host-open = Vos amis ouvrent { $address } dans un navigateur et tapent le code { $code }.
cli-host-awaited = { $n ->
    [one] On attend encore une personne. Entrée redit l'adresse.
   *[other] On attend encore { $n } personnes. Entrée redit l'adresse.
}
cli-host-come = { $n ->
    [0] { $name } est là, la table est au complet.
    [1] { $name } est là. On attend encore une personne.
   *[other] { $name } est là. On attend encore { $n } personnes.
}

cli-menu-devices = Jouer avec des amis, chacun sur son appareil
cli-menu-devices-synonyms = amis, appareils, téléphone
cli-host-joining = Combien d'amis viennent avec leur téléphone ou leur ordinateur ? De { $least } à { $most }.
cli-host-joining-listed = Combien d'amis viennent avec leur téléphone ou leur ordinateur ?
cli-host-names = Qui joue sur cet ordinateur ? Tapez les noms séparés par des virgules, ou Entrée si personne n'y joue.
cli-host-reach = D'où peuvent-ils venir ?
cli-host-network = De tout appareil du réseau local
cli-host-alone = De cet ordinateur seul
cli-host-share = À cet ordinateur, chacun doit-il pouvoir prendre sa main et ses questions sur un téléphone ?
cli-host-real = Y a-t-il de vraies cartes sur la table, que chacun saisit sur son propre appareil ?
cli-host-share-how = Pour avoir sa main sur un téléphone, on s'y installe maintenant, sous le nom tapé ici. Entrée commence.
cli-host-waiting = On attend les autres
cli-host-again = Redire l'adresse et le code
cli-host-begin = Commencer
cli-host-qr = Tapez QR pour un code que lit l'appareil photo d'un téléphone.
cli-host-closed = Trente mauvais codes ont été essayés : plus personne de nouveau ne peut entrer. Qui est à la table garde sa place.
cli-host-reopen = Rouvrir la table aux amis
cli-host-reopen-typed = Tapez ouvrir pour rouvrir la table aux amis.
cli-host-reopened = Les amis peuvent de nouveau entrer.
cli-host-no-qr = Ce terminal n'a pas de signes pour un tel code.
cli-host-missing = Il manque ce qui sert la page. Tapez : { PIP() } install "accessible-games[host]"
