# Ce que la ligne de commande dit et demande, hors d'une partie.

cli-welcome = Accessible Games.
cli-bot = Robot { $n }

cli-row = { $n }. { $text }
cli-type-number = Tapez un numéro, puis Entrée.
cli-not-a-choice = Pas compris. Tapez un numéro de { $least } à { $most }.

cli-who-speaks = Qui doit parler ? Si le programme parle, il couvre la voix de votre lecteur d'écran : choisissez l'un ou l'autre.
cli-speaks-program = Ce programme parle.
cli-speaks-reader = Mon lecteur d'écran parle, ce programme se tait.
cli-speaks-nobody = Personne, je lis le texte.
cli-speech-on = Voix activée.
cli-speech-off = Voix coupée.
cli-chosen = Ce choix est gardé. Vous pouvez le changer dans le menu.

cli-menu = Que voulez-vous faire ?
cli-menu-play = Jouer à { $game }
cli-menu-resume = Reprendre une partie
cli-menu-sounds = Apprendre les sons
cli-menu-doctor = Vérifier la voix et le son
cli-menu-language = Choisir la langue
cli-menu-speech = Choisir qui parle
cli-menu-leave = Quitter
cli-goodbye = À bientôt.

cli-language = Quelle langue ?
cli-language-en = Anglais
cli-language-fr = Français
cli-language-ja = Japonais

cli-names = Qui joue sur cet ordinateur ? Tapez les noms séparés par des virgules, ou Entrée si vous êtes seul à jouer.
cli-you = Joueur
cli-bots = Combien de robots ? De { $least } à { $most }.
cli-too-many = { $n } noms, c'est trop : on joue à { $most } au maximum.
cli-level = Quel niveau pour les robots ?
cli-level-easy = Facile
cli-level-medium = Moyen
cli-level-hard = Difficile

cli-no-games = Il n'y a pas de partie à reprendre.
cli-which-game = Quelle partie ?
cli-game-row = { $game }, { $players }, { $date }
cli-game-row-named = { $name } : { $game }, { $players }, { $date }
cli-back = Retour au menu

cli-new = Nouvelle partie de { $game }.
cli-resumed = { $game }, partie interrompue { $date }.
cli-torn = La dernière ligne du journal a été coupée par une panne, avant que son coup soit annoncé. Elle est laissée de côté.
cli-is-over = Cette partie est terminée. « accessible-games replay » permet de la relire.
cli-settings-fault = Un réglage est inutilisable : { $fault }.
cli-settings-aside = Un réglage est inutilisable : { $fault }. Le fichier est gardé sous { $file }.
cli-settings-unsaved = Ce choix n'a pas pu être gardé : { $reason }.

cli-sounds = { $n ->
    [one] { $n } son.
   *[other] { $n } sons.
  }
cli-sounds-silent = Aucun son ne peut être joué ici ; en voici seulement la liste.

cli-notice-engine-missing = Pas de voix : la synthèse vocale n'a pas démarré. Tout est dans le texte. Pour l'installer : pip install --force-reinstall pyttsx3 espeakng-loader
cli-notice-speech-lost = Une phrase n'a pas pu être dite ; elle est dans le texte.
cli-notice-voice-unknown = La voix { $voice } n'existe pas ; une autre lit à sa place.
cli-notice-voice-missing = Aucune voix ne lit cette langue. Pour en avoir une : pip install espeakng-loader, ou ajoutez la langue dans les réglages vocaux du système.
cli-notice-mixer-missing = Pas de son : pygame manque. Pour l'installer : pip install pygame-ce
cli-notice-device-missing = Pas de son : aucun périphérique audio. Tout est dans le texte. Branchez-en un ou lancez le service de son, puis relancez le programme.

cli-game-kami = Kami
cli-game-kameloot = Kameloot
cli-game-kamimai = KamiMaï
cli-game-tamashii = Tamashii
cli-game-magi-kitchen = Magi Kitchen
cli-names-wrong = Ces noms sont illisibles. Tapez des noms de 40 lettres au maximum, séparés par des virgules.

cli-sounds-ask = Tapez un numéro pour entendre ce son, A pour tous jusqu'à Entrée, 0 pour quitter.

cli-doctor-speech-engine-ok = Synthèse vocale : { $engine }.
cli-doctor-speech-engine-missing = Synthèse vocale : absente. Pour l'installer : pip install --force-reinstall pyttsx3 espeakng-loader
cli-doctor-voice-ok = Voix pour { $language ->
    [fr] le français
    [ja] le japonais
   *[en] l'anglais
  } : { $voice }.
cli-doctor-voice-missing = Voix pour { $language ->
    [fr] le français
    [ja] le japonais
   *[en] l'anglais
  } : aucune. Pour en avoir une : pip install espeakng-loader, ou ajoutez-la dans les réglages vocaux du système.
cli-doctor-device-ok = Sortie audio : elle fonctionne.
cli-doctor-device-missing = Sortie audio : aucune. Branchez-en une ou lancez le service de son, puis réessayez.
cli-doctor-reader-ok = Lecteur d'écran : { $reader }.
cli-doctor-reader-missing = Lien avec un lecteur d'écran : aucun. Il est facultatif, un terminal se lit sans lui. Pour l'installer : pip install prismatoid
cli-doctor-terminal = Terminal : { $columns } colonnes, { $encoding }.
cli-doctor-terminal-no-japanese = Terminal : { $columns } colonnes, { $encoding } ; il ne peut pas afficher le japonais. Définissez PYTHONUTF8=1 ou utilisez un terminal en UTF-8.
cli-doctor-settings = Réglages : { $path }
cli-doctor-games = Parties gardées : { $path }
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
cli-menu-voice = Vitesse et volume de la voix, par langue
cli-menu-volume = Volume de la voix et des sons
cli-menu-verbosity = Choisir le niveau de détail
cli-menu-player = Réglages d'un joueur

cli-rate = À quelle vitesse ? De { $least } à { $most } mots par minute ; 200 est courant.
cli-volume = À quel volume ? De { $least } à { $most } pour cent.
cli-speech-volume = Volume de toutes les voix ? De { $least } à { $most } pour cent.
cli-cue-volume = Volume des sons ? De { $least } à { $most } pour cent.
cli-mono = Une oreille ou deux ?
cli-mono-no = Stéréo : on entend chacun depuis sa place.
cli-mono-yes = Mono : les deux oreilles entendent la même chose.
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
cli-pace-key = Quand on appuie sur Entrée

cli-save-name = Ce nom ne convient pas à une partie : { $most } lettres et chiffres au maximum.
cli-save-taken = Une partie porte déjà le nom { $name } ; choisissez-en un autre.

cli-menu-rules = Lire les règles
cli-which-rules = Les règles de quel jeu ?
cli-game-title = { $game }
