# What the command line tells and asks, outside of a game.

cli-welcome = Accessible Games.
cli-bot = Robot { $n }
cli-bot-alone = Robot

# A question with numbered answers: a row each, then what to type.
cli-row = { $n }. { $text }
cli-type-number = Type a number, then Enter. ? for help.
cli-list-same = The same entries as before: Enter alone reads them.
cli-list-news = New in the list; Enter alone reads all of it:
cli-not-a-choice = Not understood. Type a number from { $least } to { $most }. ? for help.

cli-who-speaks = Who should speak? This program would talk over your screen reader, so choose one.
cli-speaks-program = This program speaks.
cli-speaks-reader = My screen reader speaks; this program stays silent.
cli-speaks-nobody = Nobody; I read the text.
cli-speech-on = Speech on.
cli-speech-off = Speech off.
cli-reader-unreachable = Your screen reader cannot be reached from this window, so who speaks stays as it was. In the terminal it reads by itself: start with --front terminal.
cli-chosen = This is remembered. You can change it in the menu.

cli-menu = What would you like to do?
cli-menu-resume = Kept games
cli-menu-sounds = Learn the sounds
cli-menu-doctor = Check speech and sound
cli-menu-language = Choose the language
cli-menu-speech = Choose who speaks
cli-menu-keys = Keys
cli-menu-leave = Leave
cli-goodbye = Goodbye.

cli-language = Which language?
cli-language-en = English
cli-language-fr = French
cli-language-ja = Japanese

cli-names = Who plays at this computer? Type the names with commas between them; Enter alone if it is only you.
cli-names-again = Who plays at this computer? Enter alone: { $names }, as last time. Or type names with commas between them.
cli-you = Player
cli-good-from = { $bots ->
        [one] This game is best with { $n } players: that takes one robot.
       *[other] This game is best with { $n } players: that takes { $bots } robots.
    }
cli-bots = How many robots join in? { $least } to { $most }.
cli-bots-listed = How many robots join in?
cli-bots-join = { $n ->
    [one] One robot joins in. Level: { $level }.
   *[other] { $n } robots join in. Level: { $level }.
}
cli-too-many = { $n } names are too many: { $most } can play.
cli-level = How well should they play?
cli-level-beginner = Beginner
cli-level-easy = Easy
cli-level-medium = Medium
cli-level-hard = Hard
cli-level-expert = Expert

cli-no-games = There is no game to go on with.
cli-game-row = { $game }, { $players }, { $date }
cli-game-row-named = { $name }: { $game }, { $players }, { $date }
cli-back = Back to the menu
cli-back-lessons = Back to the lessons
cli-leave-lesson = Leave

cli-new = A new game of { $game }.
cli-held-option = { $option }.
cli-held-option-typed = { $option }. A new game from the menu asks how.
cli-played-option = { $option }. It can be changed in the menu, under Options of the games.
cli-first-rules = Rules that only such a table has, told this once.
cli-first-rules-any = Before the first game, told this once.
cli-first-rule = { $text }
cli-first-rules-place = These stand in the rules, from paragraph { $number } on.
cli-aim = The aim. { $text } The word rules tells more.
cli-aim-keys = The aim. { $text } Escape opens a menu with all the rules.
cli-aim-asked = { $text }
cli-aim-of-each = Each game is won in its own way. The rules tell how, each on its page, and in a game the word aim does.
cli-resumed = { $game }, last played on { $date }.
cli-torn = The last line of the journal was cut off by a crash, before its move was told. It is left out.
cli-is-over = That game is over. In the menu, "Hear a finished game again" reads it.
cli-settings-fault = Something in the settings cannot be used: { $fault }.
cli-settings-aside = Something in the settings cannot be used: { $fault }. The file is kept as { $file }.
cli-settings-unsaved = { $why ->
    [full] The choice could not be remembered: the disk is full.
    [forbidden] The choice could not be remembered: writing is not allowed there.
   *[other] The choice could not be remembered: { $reason }.
  }

cli-sounds = { $n ->
    [one] One sound.
   *[other] { $n } sounds.
  }
cli-sounds-silent = No sound can be heard here, so they are only listed.
cli-sound-named = { $meaning }

# Notices of speech and sound; each says what is missing and how to get it.
cli-notice-engine-missing = No speech: the engine did not start. The text tells everything. To get it: { PIP() } install --force-reinstall pyttsx3 espeakng-loader
cli-notice-speech-lost = A line could not be spoken; it is in the text.
cli-notice-voice-unknown = There is no voice { $voice }; another one reads.
cli-notice-voice-missing = No voice reads this language. To get one: { PIP() } install espeakng-loader, or add the language to your system's speech settings.
cli-notice-voice-gone = The voice { $voice } stopped, so another one reads. The next start tries it again.
cli-notice-voice-slow = The voice { $voice } is slow on this machine, so another one reads. Choose it among the voices to hear it all the same.
cli-notice-mixer-missing = No sound: pygame is missing. To get it: { PIP() } install pygame-ce
cli-notice-device-missing = No sound: there is no audio device. The text tells everything. Connect one or start the sound service; sound then comes by itself.

cli-names-wrong = Those names cannot be read. Type names of up to 40 letters with commas between them.
cli-names-parted = { $names }: are these two players?
cli-names-two = Two players
cli-names-one = One player of this name
cli-name-or-number = Here names are asked for, not how many play. Shall somebody be called { $name }?
cli-name-or-word = { $name } is a word that means something to the program. Here names are asked for. Shall somebody be called { $name }?

cli-sounds-ask = Type a number to hear that sound, A for all of them until you press Enter, 0 to leave.

# What the doctor finds; "missing" says how to get it.
cli-doctor-speech-engine-ok = Speech engine: { $engine }.
cli-doctor-speech-engine-missing = Speech engine: missing. To get it: { PIP() } install --force-reinstall pyttsx3 espeakng-loader
cli-doctor-voice-ok = Voice for { $language ->
    [fr] French
    [ja] Japanese
   *[en] English
  }: { $voice }. It said a word, { $heard } milliseconds long.
cli-doctor-voice-missing = Voice for { $language ->
    [fr] French
    [ja] Japanese
   *[en] English
  }: missing. To get it: { PIP() } install espeakng-loader, or add it in your system's speech settings.
cli-doctor-device-ok = Sound device: works.
cli-doctor-device-missing = Sound device: none. Connect one or start the sound service, then try again.
cli-doctor-reader-ok = Screen reader: { $reader }.
cli-doctor-reader-missing = Link to a screen reader: none. It is optional; a terminal is read without it. To get it: { PIP() } install prismatoid
cli-doctor-extra-ok = { $extra ->
    [japanese] Further voice for Japanese
   *[voices] Further voices for English and French
  }: { $voices }.
cli-doctor-extra-missing = { $extra ->
    [japanese] Further voice for Japanese, which reads kanji
   *[voices] Further voices for English and French
  }: none. It is optional. To get it: { PIP() } install { $package }
cli-doctor-extra-absent = { $extra ->
    [japanese] Further voice for Japanese
   *[voices] Further voices for English and French
  }: this program has none. It is optional.
cli-doctor-broken-extra-missing = { $voices } is installed, but does not start. To mend it: { PIP() } install --force-reinstall { $package }
cli-doctor-broken-extra-absent = { $voices } does not start. Unpack the program again, all of it.
cli-doctor-terminal = Terminal: { $columns } columns, { $encoding }.
cli-doctor-terminal-no-japanese = Terminal: { $columns } columns, { $encoding }; it cannot show Japanese. Set PYTHONUTF8=1, or use a UTF-8 terminal.
cli-doctor-screen-ok = Screen: there is one, so a window can open.
cli-doctor-screen-missing = Screen: none, so everything runs in the terminal. It is optional.
cli-doctor-settings = Settings: { $path }
cli-doctor-games = Kept games: { $path }
cli-doctor-unwritable = Nothing can be written in { $path }. Make it writable, or set ACCESSIBLE_GAMES_HOME to a folder that is.

cli-date = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[other] December
  }, { $time }

cli-menu-settings = Settings
cli-menu-voice = Voices: who reads, how fast, how high, how loud
cli-menu-volume = Volume of speech and sounds
cli-menu-verbosity = Choose how much is said

cli-now = Now { $n }. Enter alone keeps it.
cli-kept = It stays at { $n }.
cli-rate = How fast? { $least } to { $most } words a minute; 200 is usual.
cli-volume = How loud? { $least } to { $most } per cent.
cli-speech-volume = How loud is all speech? { $least } to { $most } per cent.
cli-cue-volume = How loud are the sounds? { $least } to { $most } per cent.
cli-menu-speech-keys = Speech and keys
cli-menu-look = The window: size of the text, colours, behaviour
cli-live-delay = The delay of headphones or loudspeakers
cli-delay = How many milliseconds late is what you hear now? { $least } to { $most }. Practice finds it for you.
cli-mono = One ear or two?
cli-mono-no = Stereo: players sound from their places.
cli-mono-yes = Mono: both ears hear the same.
cli-skipped-entry = What happened while a key was answered
cli-skipped = What happened while a key was answered:
cli-skipped-after = Tell it after the answer.
cli-skipped-history = Skip it; the history has it, and says how much was not heard.
cli-echo-entry = What is said while you type in the window
cli-echo = What is said while you type in the window?
cli-echo-letters = Each letter.
cli-echo-words = Each word.
cli-echo-both = Letters and words.
cli-echo-none = Nothing.
cli-bounce-entry = Keys that bounce
cli-bounce = How many milliseconds must pass before the same key counts again? { $least } to { $most }.
cli-hold-entry = How long to hold a key
cli-hold = How many milliseconds must a key be held to count? { $least } to { $most }.
cli-bounce-in-duels-entry = Keys that bounce, in duels
cli-bounce-in-duels = In duels, too?
cli-bounce-in-duels-no = No: every press counts.
cli-bounce-in-duels-yes = Yes: keys that bounce are ignored there, too.
cli-verbosity = How much is said?
cli-verbosity-brief = Brief
cli-verbosity-normal = Normal
cli-verbosity-full = Full
cli-player-name = Which player? Type the name.
cli-private = Where does this player's private text go?
cli-private-screen = The screen
cli-private-ear = The ear alone; nothing private is printed
cli-private-ear-screen = Ear and screen
cli-private-braille = A braille display that reads the terminal
cli-private-ear-braille = Ear and braille display
cli-ear = Which ear, on a shared headset?
cli-ear-left = Left
cli-ear-right = Right
cli-ear-both = Both
cli-pace = When does the next event come?
cli-pace-speech = When the last one has been spoken
cli-pace-groups = Where much was said, when Enter is pressed
cli-pace-key = When Enter is pressed

cli-save-name = That is no name for a game; up to { $most } letters and digits are allowed.
cli-save-taken = A game is saved as { $name } already; choose another name.

cli-menu-rules = Read the rules
cli-which-rules = The rules of which game?
cli-game-title = { $game }

cli-menu-players = Players and what they chose
cli-menu-private = How private words reach one player alone
cli-menu-take-back = Taking back against robots
cli-take-back = Alone against robots: may a decision be taken back even after something was revealed? Such a game counts for no ladder and no streak.
cli-take-back-no = No, only before anything was revealed
cli-take-back-yes = Yes, always
cli-menu-hints = Hints in a game
cli-hints = Who may ask for hints in a game? A game with hints counts for no ladder and no streak.
cli-hints-alone = Whoever plays alone against robots
cli-hints-all = Everybody, each in private
cli-hints-nobody = Nobody

# What is kept of finished games: the game of the day, statistics, achievements, strength.
cli-day = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[other] December
  } { $year }
cli-menu-daily = The game of the day
cli-which-daily = The game of the day: the same cards for everyone, one person against robots. Which game?
cli-daily-game = { $game } for { $seats } players, robots of the level { $level }
cli-who-plays = Who plays?
cli-nameless = Somebody without a name
cli-daily-done = Today's { $game } has been played. A second try does not count.
cli-daily-begun = Today's { $game } has been begun. A second try does not count.
cli-daily-go-on = Go on with it
cli-daily-once-more = Play it anew, without counting
cli-daily-other-day = The cards of { $day }. Only those of today count.
cli-daily-uncounted = This try does not count.
cli-daily-result = To send to friends: { $line }
cli-daily-line = { $game }, game of the day, { $day }: { $result ->
    [won] won
    [lost] lost
   *[even] even
  }
cli-daily-score = Score: { $n }
cli-daily-turns = { $n ->
    [one] One turn
   *[other] { $n } turns
  }
cli-daily-row = { $n } days in a row
cli-daily-copy = Copy this line?
cli-daily-copied = Copied.
cli-daily-copied-file = Copied into the file { $path }
cli-daily-not-copied = { $why ->
    [full] The line could not be copied: the disk is full.
    [forbidden] The line could not be copied: writing is not allowed there.
   *[other] The line could not be copied: { $reason }.
  }
cli-record-unkept = { $why ->
    [full] This game could not be added to the statistics: the disk is full.
    [forbidden] This game could not be added to the statistics: writing is not allowed there.
   *[other] This game could not be added to the statistics: { $reason }.
  }
cli-feat-new = { $alone ->
    [yes] An achievement, for the first time: { $feat }. { $asks }
   *[no] An achievement of { $player }, for the first time: { $feat }. { $asks }
  }
cli-feats-new = { $alone ->
    [yes] Achievements, for the first time: { $feats }.
   *[no] Achievements of { $player }, for the first time: { $feats }.
  }
cli-fair-now = { $alone ->
    [yes] The next fair opponent for you is now of another level: { $level }.
   *[no] The next fair opponent for { $player } is now of another level: { $level }.
  }
cli-level-fair = The next fair opponent for you: { $level }
cli-menu-statistics = Statistics and achievements
cli-which-statistics = Whose statistics?
cli-stat-none = No game has been played to its end yet.
cli-stat-off = Nothing is kept: that was chosen in the settings.
cli-stat-empty = Nothing is kept about { $player }.
cli-stat-title = Statistics of { $player }
cli-stat-days = { $n ->
    [one] The game of the day: played on one day, up to now.
   *[other] The game of the day: played on { $n } days in a row.
  }
cli-stat-game = { $game }: { $n ->
    [0] no game that counts
    [one] one game
   *[other] { $n } games
  }.
cli-stat-with = { $others ->
    [robots] { $seats } players, robots of the level { $level }
    [several] { $seats } players, robots of several levels
    [people] { $seats } players, all of them people
    [alone] Alone
   *[mixed] { $seats } players, people and robots
  }
cli-stat-won = { $won } of { $played } games won
cli-stat-streak = At most { $longest } won in a row, and { $now } just now
cli-stat-minutes = { $n ->
    [one] One minute in all
   *[other] { $n } minutes in all
  }
cli-stat-quickest = { $n ->
    [one] Quickest win: one minute
   *[other] Quickest win: { $n } minutes
  }
cli-stat-best = Best result: { $n }
cli-stat-uncounted = { $n ->
    [one] One more game does not count.
   *[other] { $n } more games do not count.
  }
cli-stat-expected = Of 10 games against robots of the level { $level }, { $often ->
    [0] hardly one is won
    [1] about one is won
    [10] nearly all are won
   *[other] about { $often } are won
  }
cli-stat-strength = Strength: { $rating }, give or take { $within }, from { $n ->
    [one] one game
   *[other] { $n } games
  } against robots
cli-stat-fair = The next fair opponent: { $level }
cli-stat-feats = Achievements: { $n } of { $all }.
cli-stat-feat = { $feat }, on { $day }. { $asks }
cli-stat-feat-open = Still to come: { $feat }. { $asks }
cli-stat-then = These were the statistics. What now?
cli-stat-delete = Delete all that is kept about { $player }
cli-stat-delete-sure = Delete the statistics and achievements of { $player } for good?
cli-stat-deleted = Nothing is kept about { $player } any more.
cli-stat-undeleted = { $why ->
    [full] They could not be deleted: the disk is full.
    [forbidden] They could not be deleted: writing is not allowed there.
   *[other] They could not be deleted: { $reason }.
  }
cli-menu-records = Keeping statistics
cli-records = Should games that are played to their end be kept for statistics, achievements and strength? That is a text file, and it never leaves this computer.
cli-records-yes = Yes, keep them
cli-records-no = No, keep nothing

# Players' profiles.
cli-players = Whose choices?
cli-player-row = { $player }
cli-player-add = Somebody else
cli-name-wrong = That is no name. Up to { $most } letters are allowed.
cli-profile = { $player }: what would you like to change?
cli-profile-language = Language
cli-profile-verbosity = How much is said
cli-profile-switches = Which kinds of events are told
cli-profile-private = Where private text goes
cli-profile-voice = Voice
cli-profile-rate = Speed of speech
cli-profile-volume = Volume of speech
cli-profile-pace = What events wait for
cli-profile-order = Order of the hand
cli-profile-kana = Reading of the name in Japanese
cli-profile-bodily = Postures in duels
cli-profile-drawn-hand = Hand on the screen, at a table of several
cli-drawn-hand = Shall the screen show your hand in your turn? The others may look.
cli-profile-handicap = Handicap in duels
cli-profile-delete = Delete these choices
cli-back-one = Back
cli-switches = Which kind of events? In place of words a sound can tell them, or nothing; the history has them all.
cli-switch = { $topic ->
    [deals] Deals and draws
    [moves] Moves
    [effects] What follows from moves
    [turns] Turns
   *[scores] Points
  }, { $source ->
    [mine] one's own
   *[others] of others
  }: { $way ->
    [words] in words
    [sound] a sound only
   *[nothing] not told
  }
cli-way = How are they told?
cli-way-words = In words
cli-way-sound = By their sound only
cli-way-nothing = Not at all
cli-ear-device = Both, on the device { $device }
cli-ear-table = As for the whole table
cli-no-voices = This program does not speak now, so there is no voice to choose.
cli-voice = Which voice?
cli-voice-named = { $voice }
cli-voice-usual = The usual one for the language
cli-profile-pitch = Pitch of the voice
cli-pitch = How high? { $least } to { $most }; 50 is the voice's own.
cli-voice-menu = How { $language ->
    [fr] French
    [ja] Japanese
   *[en] English
  } is read: what would you like to change?
cli-focus-voice = Voice of what answers your keys
cli-focus-rate = Speed of what answers your keys
cli-focus-pitch = Pitch of what answers your keys
cli-voice-same = The same as for what happens
cli-value-same = the same
cli-focus-differs = What answers your keys: as everything else, or in a way of its own?
cli-focus-same = As everything else
cli-focus-own = In a way of its own
cli-voice-keep = Keep this voice?
cli-voice-sample = The gold dragon takes three cards.
cli-sample = { $player }, this is how I read to you: 3 gold dragons and 1 empress.
cli-pace-seconds = After some seconds
cli-seconds = After how many seconds? { $least } to { $most }.
cli-order = In which order is the hand read?
cli-order-rising = The usual order
cli-order-falling = The reverse
cli-order-named = By name
cli-kana = How is the name read, in kana? Enter alone for no reading.
cli-kana-wrong = Only kana are allowed there.
cli-bodily = How are postures taken?
cli-bodily-no = By tapping the pattern.
cli-bodily-yes = With the body: one press once the table agrees.
cli-handicap = How many milliseconds are taken off this player's times? { $least } to { $most }.
cli-delete = Delete all choices of { $player }?
cli-no = No
cli-yes = Yes
cli-deleted = The choices of { $player } are deleted.

# How private speech reaches one player alone.
cli-private-way = How do private words reach one player alone?
cli-private-way-sides = One ear each of a shared headset
cli-private-way-away = From this speaker, while the others listen away
cli-private-way-device = From a second device: { $device }

cli-notice-output-missing = The sound device { $device } cannot be used, so private speech is not heard there. Plug it in, or choose another one.

cli-window-welcome = Accessible Games. F1 for help.
cli-window-larger = Larger text: Control and plus.
cli-no-window = The window could not be opened: { $reason }. It goes on in this terminal.
cli-no-letters = A face of letters could not be read, so that some letters may be missing. Install the program anew.

cli-language-here = English: type { $n }.
cli-doctor-outputs-ok = Sound devices: { $devices }. One player can have one of them for private words.
cli-doctor-outputs-missing = Second sound device: none. It is optional: connect headphones to give one player a device.
cli-doctor-hear = Now you should hear a sentence in { $language ->
    [fr] French
    [ja] Japanese
   *[en] English
  }.
cli-doctor-sample = This sentence is English. You hear it, so all is well.
cli-doctor-hear-sound = Now you should hear a sound.
cli-doctor-well = Everything that is needed is there.
cli-doctor-not-well = Something that is needed is missing. The sentences above say how to get it.

cli-notice-device-slow = No sound yet: the sound device does not answer. Everything goes on in text, and is heard as soon as it does.
cli-notice-cue-fault = One of your own sounds cannot be used, the others can: { $fault }
cli-notice-cue-unknown = There is no sound named { $cue }.
cli-notice-reader-package-missing = Your screen reader cannot be reached, so this program speaks. To reach it: { PIP() } install prismatoid
cli-notice-reader-missing = No screen reader answers, so this program speaks. Start yours first.
cli-notice-reader-slow = Your screen reader does not answer in time, so this program speaks.
cli-notice-reader-lost = Your screen reader does not answer any more, so this program speaks.

cli-which-sounds = Which sounds?
cli-sounds-shared = Those of every game
cli-sounds-all = All of them
cli-sounds-own = Your own, of the file { $file }
cli-ambience-volume = How loud is the ambience of a game, or your own? { $least } to { $most } per cent; 0 is none.
cli-notice-ambience-fault = The ambience { $file } cannot be played; a WAV file of 16 bits can.

cli-menu-rehear = Hear a finished game again
cli-no-finished = No game is finished yet.
cli-which-finished = { $n ->
    [one] One finished game.
   *[other] Finished games { $least } to { $most } of { $n }, the newest first. Which one?
}
cli-which-listener = As who heard it?
cli-listener-public = As the whole table
cli-listener-player = As { $player }
cli-rehear = { $n ->
    [one] One moment of this game.
   *[other] { $n } moments of this game.
  }
cli-rehear-keys = Enter: the next one. B: the one before. 0: back.
cli-rehear-over = That was the end of the game.
cli-look-back-walk = { $n } moments around this decision.
cli-look-back-over = That is all around this decision.

# --- Options of the games

cli-menu-options = Options of the games
cli-which-options = Options of which game? They count for new games until you leave the program.
cli-options = { $game }: what should change?
cli-game-option = { $option }
cli-option-asked = { $question }
cli-option-asked-again = { $question } Last time: { $last }.
cli-option-answer = { CAP($option) }

cli-profile-row = { $what }: { $value }
cli-value-table = as for the table
cli-value-usual = as usual
cli-value-number = { $n }
cli-value-seconds = { $n ->
    [one] { $n } second
   *[other] { $n } seconds
  }
cli-channel-ear = ear
cli-channel-screen = screen
cli-channel-braille = braille display

# --- What can be typed at a question
# Synonyms between commas; the first one is named in help.

cli-word-help = help, what can i type
cli-word-back = back
cli-word-more = more, more commands, all commands
cli-menu-learn-synonyms = learn, lesson, lessons
cli-menu-leave-synonyms = quit, exit, bye
cli-menu-new-synonyms = play, start
cli-menu-resume-synonyms = go on with a kept game, resume a kept game, continue a kept game, saved games
cli-menu-go-on-synonyms = go on, resume, continue
cli-not-an-entry = Not understood. Type a number from { $least } to { $most }, or words of an entry. ? for help.
cli-did-you-mean = Not understood. Did you mean { $word }? Yes takes it.
cli-several-entries = Several entries have these words: { $entries }. Type more words, or the number.
cli-question-unknown = That question cannot be answered here.
cli-help-choose = Type the number of an entry, or words of it that no other entry has. Enter alone repeats the list.
cli-help-number = Type a number from { $least } to { $most }, then Enter.
cli-help-line = Type the answer, then Enter.
cli-help-names = Each name has up to { $most } letters, with commas between names. A language may follow: Ana:fr. Or bot for a robot. Enter alone if it is only you.
cli-help-back = To go back: 0, or the word back.
cli-help-back-word = To go back: the word back.
cli-help-back-key = To go back: Escape.
cli-help-back-entry = To go back: Escape, or the last entry.
cli-doctor-end = Enter ends the check.
cli-doctor-end-key = Escape ends the check.
cli-doctor-mute-voice-missing = Voice for { $language ->
    [fr] French
    [ja] Japanese
   *[en] English
  }: { $voice } is there, but makes no sound. Choose another one.
cli-doctor-speech-engine-absent = Speech engine: missing from the program's folder. Unpack the program again, all of it.
cli-doctor-voice-absent = Voice for { $language ->
    [fr] French
    [ja] Japanese
   *[en] English
  }: missing. Add it in your system's speech settings.
cli-doctor-reader-absent = Link to a screen reader: this program has none. It is optional; a terminal is read without it.
cli-notice-screen-gone = The screen has ended, and the window with it. What was played is kept. To go on: { $command }
cli-notice-device-gone = The sound device is gone. The text tells everything; sound comes back by itself.
cli-notice-device-back = Sound is back.

# What sounds beside the words

cli-menu-soundscape = Sounds, ambience and music
cli-soundscape = What do you want to change?
cli-soundscape-pack = Sounds: { $pack }
cli-soundscape-playable-on = A card that can be played sounds so: yes
cli-soundscape-playable-off = A card that can be played sounds so: no
cli-soundscape-ambience = Ambience: { $n ->
    [0] none
   *[other] { $n } per cent
}
cli-soundscape-music = Music: { $n ->
    [0] none
   *[other] { $n } per cent
}
cli-soundscape-games = Ambience and music, game by game
cli-which-pack = Which sounds?
cli-pack-standard = The built-in sounds
cli-pack = { $name }
cli-playable-cue = Should a card that can be played sound so when you come to it?
cli-music-volume = How loud is the music of a game? { $least } to { $most } per cent; 0 is none.
cli-backdrop-game = In which game?
cli-backdrop-of-both = { $game }: ambience and music
cli-backdrop-of-ambience = { $game }: ambience alone
cli-backdrop-of-music = { $game }: music alone
cli-backdrop-of-neither = { $game }: neither
cli-backdrop = What should sound in this game?
cli-backdrop-both = Ambience and music
cli-backdrop-ambience = Ambience alone
cli-backdrop-music = Music alone
cli-backdrop-neither = Neither
cli-speech-unheard = Speech is on, but nothing can be heard yet.
cli-awake = Do your headphones fall asleep when it is quiet, and swallow the first word?
cli-awake-no = No, let them sleep.
cli-awake-yes = Yes, keep them awake with a hum that nobody hears.
cli-menu-awake = Headphones that fall asleep
cli-fault = Something went wrong inside the program ({ $kind }); the details are in { $file }. Nothing is lost.
cli-fault-unwritten = Something went wrong inside the program ({ $kind }); the details could not be written down. Nothing is lost.
cli-stopped = Stopped. Whatever was played is kept.
cli-output-closed = The output was closed by its reader, so this stops here. Whatever was played is kept.

# A kept game that cannot be gone on with

cli-journal-damaged = The game in { $file } is damaged in line { $line }. The file stays as it is.
cli-journal-foreign = The file { $file } is no game of this program.
cli-journal-newer = The game in { $file } was kept by a newer version of this program. A newer version can go on with it.
cli-journal-setup = The game in { $file } cannot be set up here: { $reason }.
cli-journal-in-use = The game in { $file } is being played in another window now.
cli-journal-taken = There is a file { $file } already; choose another name.
cli-journal-missing = The file { $file } is not there.
cli-journal-forbidden = The system does not let this program use the file { $file }.
cli-journal-folder = What is called { $file } is a folder, not a game.
cli-journal-special = What is called { $file } is no ordinary file, so there can be no game in it.
cli-journal-large = The file { $file } is far larger than a game can be, so it is not read.
cli-journal-full = The file { $file } cannot be written: the disk is full.
cli-journal-system = The file { $file } cannot be used: { $reason }.
cli-journal-more = { $n ->
    [one] One more kept game cannot be read.
   *[other] { $n } more kept games cannot be read.
  }
cli-journal-whole = { $n ->
    [0] The beginning of the game is whole, but no move. Begin from there? The damaged file is kept.
    [one] One move before that is whole. Go on from there? The damaged file is kept.
   *[other] The { $n } moves before that are whole. Go on from there? The damaged file is kept.
  }
cli-journal-whole-command = { $n ->
    [0] The beginning of the game is whole, but no move. To go on from there, type: { $command }
    [one] One move before that is whole. To go on from there, type: { $command }
   *[other] The { $n } moves before that are whole. To go on from there, type: { $command }
  }
cli-journal-aside = The damaged file is kept as { $file }.
cli-unkept = { $why ->
    [forbidden] Nothing may be written where games are kept, so this game cannot be kept: whoever leaves it cannot go on with it. Play it all the same?
    [full] The disk is full, so this game cannot be kept: whoever leaves it cannot go on with it. Play it all the same?
   *[other] The disk cannot be written ({ $reason }), so this game cannot be kept: whoever leaves it cannot go on with it. Play it all the same?
  }

# Printing

cli-menu-print = Print stickers and cards
cli-said = { $text }
cli-game-language = { $game } is not told in English; the game goes on in { $language ->
    [fr] French
    [ja] Japanese
   *[en] English
  }.
cli-doctor-release = This is release { $version } of Accessible Games.

cli-menu-learn = Learn a game by playing it
cli-which-lesson = Which game would you like to learn?
cli-learn-game = Learn { $game }
cli-learn-parts = Choose a part. Leaving a part brings you back here.
cli-learn-part = { $kind ->
    [first] Begin with part { $n }: { $title }
    [next] Go on with part { $n }: { $title }
   *[other] Part { $n }: { $title }
  }
cli-learn-title-sounds = the sounds
cli-learn-title-free = a game of your own, with advice
cli-learn-silent = Nothing can be heard now, so the sounds are left out. Once there is sound, choose part 1.
cli-learn-you = You
cli-learn-shared = These sounds are the same in every game.
cli-learn-sounds = Go on?
cli-learn-on = { $last ->
    [yes] That was all of them: go on
   *[no] The next sounds
  }
cli-learn-again = The same again
cli-learn-hurry = Enter goes on.
cli-learn-unkept = a lesson remembers by itself which parts are done

# The guide

cli-menu-guide = Guide
cli-guide = Which page of the guide?
cli-guide-page = { $page }: which part?
cli-guide-whole = All of it, from the beginning
cli-not-a-choice-keys = Not understood. Type a number from { $least } to { $most }. F1 for help.
cli-not-an-entry-keys = Not understood. Type a number from { $least } to { $most }, or words of an entry. F1 for help.

# The main menu: a game that was cut off, a new one, kept ones

cli-menu-go-on = { $how ->
    [cut] { $unit ->
        [moment] Go on with { $game }, cut off a moment ago
        [minutes] { $n ->
            [one] Go on with { $game }, cut off one minute ago
           *[other] Go on with { $game }, cut off { $n } minutes ago
        }
        [hours] { $n ->
            [one] Go on with { $game }, cut off an hour ago
           *[other] Go on with { $game }, cut off { $n } hours ago
        }
        [days] { $n ->
            [one] Go on with { $game }, cut off a day ago
           *[other] Go on with { $game }, cut off { $n } days ago
        }
       *[unknown] Go on with { $game }, which was cut off
    }
   *[left] { $unit ->
        [moment] Go on with { $game }, left a moment ago
        [minutes] { $n ->
            [one] Go on with { $game }, left one minute ago
           *[other] Go on with { $game }, left { $n } minutes ago
        }
        [hours] { $n ->
            [one] Go on with { $game }, left an hour ago
           *[other] Go on with { $game }, left { $n } hours ago
        }
        [days] { $n ->
            [one] Go on with { $game }, left a day ago
           *[other] Go on with { $game }, left { $n } days ago
        }
       *[unknown] Go on with { $game }
    }
}
cli-menu-new = New game
cli-menu-again = Another game of { $game }
cli-which-new = Which game do you want to play?
cli-menu-real = Play with real cards on the table
cli-which-real = Which game lies on the table?
cli-real-in-terminal = { $games } with real cards: in the terminal, where a dealer can type unheard. Start with --front terminal.
cli-too-few = { $n ->
    [one] One name is too few: { $least } have to play.
   *[other] { $n } names are too few: { $least } have to play.
}
cli-again = What next?
cli-again-yes = Play again, with the same players
cli-again-story = The story of this game
cli-again-look-back = Look back at what cost most
cli-look-back = What cost most
cli-again-menu = Back to the menu
cli-again-close = Close the program
cli-leave-sure = Close the program?
cli-stay = No, stay
cli-leave-yes = Yes, close it
cli-which-kept = { $n ->
    [one] One kept game.
   *[other] Kept games { $least } to { $most } of { $n }, the newest first. Which one?
}
cli-older = Older games
cli-newer = Newer games
cli-kept-go-on = Go on with it
cli-kept-hear = Hear it again
cli-kept-delete = Delete it
cli-kept-delete-sure = Delete this game for good?
cli-kept-deleted = The game is deleted.
cli-kept-not-found = No kept game begins with { $words }.

cli-host-open = Friends open { $address } in a browser and type the code { $code }.
cli-host-awaited = { $n ->
    [one] One is still awaited. Enter says the address again.
   *[other] { $n } are still awaited. Enter says the address again.
}
cli-host-come = { $n ->
    [0] { $name } has come, and everybody is here.
    [one] { $name } has come. One is still awaited.
   *[other] { $name } has come. { $n } are still awaited.
}

cli-menu-devices = Play with friends on their own devices
cli-menu-devices-synonyms = friends, devices, phone
cli-host-joining = How many friends join with a phone or a computer of their own? { $least } to { $most }.
cli-host-joining-listed = How many friends join with a phone or a computer of their own?
cli-host-names = Who plays at this computer? Type the names with commas between them; Enter alone if nobody does.
cli-host-reach = From where can they join?
cli-host-network = From any device in the local network
cli-host-alone = From this computer alone
cli-host-share = Shall those at this computer be able to take hand and questions to a phone?
cli-host-real = Do real cards lie on your table, which each types on their own device?
cli-host-share-how = Whoever of you wants their hand on a phone sits down there now, under the name that was typed here. Enter begins.
cli-host-waiting = Waiting for friends
cli-host-again = Say the address and the code again
cli-host-begin = Begin
cli-host-qr = Type QR for a code that a phone's camera reads.
cli-host-closed = Thirty wrong codes came in, so nobody new can join now. Whoever sits at the table keeps the seat.
cli-host-reopen = Let friends join again
cli-host-reopen-typed = Type open to let friends join again.
cli-host-reopened = Friends can join again.
cli-host-no-qr = This terminal has no signs for such a code.
cli-host-missing = The parts that serve a page are not installed. Type: { PIP() } install "accessible-games[host]"
