# What the table itself says.  One line each; the news in the first 40 letters.

play-player-seated = { $seat }
play-table-seated = At the table: { $players }. Type ? for help.
play-table-seated-keys = At the table: { $players }. F1 for help.
play-hand-over = Pass the keyboard to { $seat }.
play-reader-warning = Headphones on, or your screen reader's speech off and braille on (the NVDA key and S).
play-lines-stay = Private lines stay readable higher up in this terminal.
play-waiting-for = Waiting for { $seat }: Enter once the keyboard is there.
play-answer-first = That isn't one of the choices. First answer what is asked.
play-too-soon = Too soon: nothing is asked yet, and nothing was done.
play-decision-undone = { $seat }'s last decision is taken back.
play-undo-not-possible = Nothing can be taken back: no person has decided anything yet.
play-undo-not-possible-revealed = Nothing can be taken back: something was revealed by the last decision, or since.
play-clear-question = Clear the screen whenever a private part ends? It also clears older lines.
play-memory-stays = Cards that are to be remembered stay readable higher up in this terminal.
play-clear-memory-question = Cards that are to be remembered stay readable higher up in this terminal. Clear it whenever the game goes on? It also clears older lines.
play-clear-settled-memory = The screen is cleared whenever the game goes on.
play-clear-settled-on = The screen is cleared after each private part.
play-clear-settled-off = The screen is not cleared.
play-drawn-hand-question = { $seat }: shall the screen show your hand in your turn? The others may look.
play-drawn-hand-settled-drawn = The screen shows { $seat }'s hand in { $seat }'s turns.
play-drawn-hand-settled = No hand of { $seat } is shown.
play-cannot-print = No Japanese letters here. Set PYTHONUTF8=1 and start again, or go on in English.
play-undo-wished = { $seat } asks to take the last decision back, if it can be. Is that all right?
play-undo-not-granted-no = Nothing is taken back: not everybody agrees.
play-undo-not-granted-late = Nothing is taken back: not everybody has answered in time.
play-undo-not-granted-over = Nothing is taken back: the game has gone on.
play-decision-undone-revealed = { $seat }'s last decision is taken back, although something had been revealed. The robots go on from what they knew then.
play-taking-back-offered = In this game a decision can be taken back even after something was revealed. Whoever does that plays for no ladder and no streak.
play-played-taking-back = { $n ->
    [one] In this game { $n } decision was taken back after something had been revealed, so it counts for no ladder and no streak.
   *[other] In this game { $n } decisions were taken back after something had been revealed, so it counts for no ladder and no streak.
}
play-hints-allowed = At this table each player may ask for hints, and hears them alone. A game with hints counts for no ladder and no streak.
play-played-with-hints = { $n ->
    [one] In this game a hint was taken for { $n } decision, so it does not count for statistics, achievements or the ladder.
   *[other] In this game hints were taken for { $n } decisions, so it does not count for statistics, achievements or the ladder.
}
play-undo-asked = { $asked }: { $seat } asks to take the last decision back, if it can be. Is that all right?
play-nobody-looks = You play alone here: there is nobody to hide anything from.
play-question-over = That is over, and nothing was done.
play-seat-left = { $seat } has left, and can come back to the same seat.
play-seat-taken = { $seat } is back.
play-connection-lost = { $seat } cannot be reached; the seat is kept.
play-connection-back = { $seat } can be reached again.
play-robot-wished = { $seat } is away. Shall a robot play on until { $seat } is back?
play-robot-plays = A robot plays on for { $seat }.
play-robot-gave-back = { $seat } plays again, the robot does not.
play-robot-not-wanted = No robot plays on; { $seat } is waited for.
play-second-device-wished = Another device wants to sit here under your name. Is it yours?
play-both-devices-choice = Yes, use both
play-new-device-choice = Yes, and use that one alone
play-no-device-choice = No, do not let it in
play-chat-line = { $name } writes: { $text }
play-watching-only = You watch: you hear what everybody may know, and are asked nothing.
play-watchers-ask = Who watches can ask for scores, table, counts, turn, history and repeat, and nothing else.
play-watcher-came = { $name } has come to watch.
play-device-changed = { $seat } sits at another device.
play-again-wished = Play once more with the same people?
play-afterwards-wished = The game is over. What do you want to hear of it?
play-costly-wished = Which decision?
play-moments-left = { $n ->
    [one] One moment is left.
   *[other] { $n } moments are left.
}
play-again-not-wanted = Somebody does not play again.
play-race-measured = In a duel each press is timed on the player's own device. The clocks agree within { $ms ->
    [one] one millisecond
   *[other] { $ms } milliseconds
}. A slow report is waited for up to { $waits } milliseconds.
play-race-measured-unknown = In a duel each press is timed on the player's own device, from the sound of the card there. A slow report is waited for up to { $waits } milliseconds.
play-press-too-fast = Too fast to have been heard first: that press does not count, and costs nothing.
play-press-not-believed = That press came later than your connection brings one: it does not count, and costs nothing.

play-take-prompt = { $seat }: press Enter.
play-confirm-prompt = { $seat }: Enter when it is remembered.
play-clear-prompt = { $seat }: Enter clears the screen.
play-only-now = Only now: type repeat to hear it again, Enter to go on.
play-only-now-keys = Only now: the repeat key says it again, Enter goes on.
play-turn-prompt = { $seat }: number or words.
play-turn-prompt-does = { $seat }: number or words. Enter does it.
play-turn-prompt-goes-on = { $seat }: number or words. Enter goes on.
play-open-prompt = Who is first? Number of the player, then what; Enter goes on.
play-who-first = Several may act now. Begin with the player's number, 1 to { $last }, then say what is done.
play-go-on-prompt = Enter goes on.
play-go-on-first = Enter goes on. To change that, type for example: pace speech, or pace 3 for seconds.
play-number-prompt = Type a number.
play-pick-help = Type a number from 1 to { $last }, or the beginning of an answer. Enter alone repeats them.

play-list-shortened-same = The same entries as before: Enter alone reads them.
play-list-shortened-news = New in the list; Enter alone reads all of it:
play-list-shortened-same-several = The same entries as before: ? reads them.
play-list-shortened-news-several = New in the list; ? reads all of it:
play-numbered = { $number }. { $choice }
play-entries-shortly = In short: { $entries }. Enter alone reads each of them whole.
play-only-entry = { $number } or Enter: { $choice }
play-enter-goes-on = Enter: nothing, go on
play-enter-once-more = Enter once more goes on without an answer.
play-then-what = { CAP($choice) }. And then?
play-which-one = More than one move fits. Which one?
play-which-one-begun = { $choices }. More than one move fits. Which one?
play-placed = { $choice }{ NUMBER($number) ->
        [0] { "" }
       *[other] , { ENDING($choice) ->
            [digit] entry { $number }
           *[other] { $number }
        } of { $count }
    }
play-placed-playable = { $choice }, playable{ NUMBER($number) ->
        [0] { "" }
       *[other] , { $number } of { $count }
    }
play-placed-blocked = { $choice }, not playable{ NUMBER($number) ->
        [0] { "" }
       *[other] , { $number } of { $count }
    }
play-not-in-the-list = That card is not in the list that is open.
play-cannot-be-taken-back = { $choices }: this cannot be taken back.
play-do-it-choice = Do it
play-go-back-choice = Choose again
play-yes-choice = Yes
play-no-choice = No
play-story-choice = The story of this game
play-look-back-choice = Look back at what cost most
play-next-moment-choice = The next moment
play-enough-choice = That is enough
play-retry-choice = Try again
play-unkept-choice = Go on without saving the game
play-no-such-choice = { $last ->
        [1] No such number. Only 1 is in the list.
       *[other] No such number. The list goes from 1 to { $last }.
    }
play-no-such-place = No such number. In the list: { $numbers }.
play-too-many-numbers = Too many numbers: { $text }. Nothing was done; type one number.
play-word-first = First comes { $word }, then: { $text }. Nothing was done.
play-nothing-uses-it = Not now: nothing that you can do uses { $text }.
play-understood-so-far = Understood: { $text }. Not understood behind it: { $rest }. Nothing was done.
play-place-wanted = A position comes here, one of { $first } to { $last }, not { $text }. Nothing was done.
play-word-is-entry-too = { $text } is a command. As a move it would be: { $entry }.
play-did-you-mean-say = Not understood: { $text }. Did you mean { $meant }?
play-did-you-mean = Not understood: { $text }. Did you mean { $meant }? Yes does it.
play-several-choices = { $more ->
        [0] More than one entry fits: { $choices }. Type its number.
       *[other] More than one entry fits, first of all: { $choices }. Type a number, or more words.
    }
play-nothing-to-go-back = This is the first list, nothing comes before it.

play-help-intro = Type a number from the list, several with spaces between, a move in words, or 0 to go back. Enter alone reads the question again; only where the last line says so it does something. Or one of these:
play-help-several = Nobody's turn: first come, first served. The player's number, then what, in words or by its number; the number of the player alone does the only thing there is, or reads the list. Enter goes on when nobody wants more. Or one of these:
play-help-several-alone = First come, first served. Type what you do, in words or by its number. Enter goes on when you want nothing more. Or one of these:
play-help-waiting = Enter once the named player has the keyboard, or one of these:
play-command-keys-both = { $letter } or { $word }
play-command-keys-word = { $word }
play-command-help-help = { $keys }: what can be typed now.
play-command-help-status = { $keys }: what goes on: turn and scores.
play-command-help-hand = { $keys }: your hand.
play-command-help-turn = { $keys }: whose turn, and what is asked.
play-command-help-scores = { $keys }: the scores.
play-command-help-details = { $keys }: the scores in detail.
play-command-help-table = { $keys }: what lies on the table.
play-command-help-counts = { $keys }: how many cards, or pieces, are where.
play-command-help-last = { $keys }: the last event.
play-command-help-repeat = { $keys }: the last line again.
play-command-help-history = { $keys }: the last 10 events; with a number, so many; with all, all of them.
play-command-help-older = { $keys }: one event back.
play-command-help-newer = { $keys }: one event on.
play-command-help-oldest = { $keys }: the first event.
play-command-help-newest = { $keys }: the latest event.
play-command-help-find = { $keys }, with a word: the next older event that has it.
play-command-help-copy = { $keys }: copy the event that you read.
play-command-help-transcript = { $keys }: all events into a text file.
play-command-help-sort = { $keys }: another order for your hand.
play-command-help-verbosity = { $keys }, with brief, normal or full: how much is said.
play-command-help-pace = { $keys }, with speech, groups, key or seconds: what events wait for.
play-command-help-private = { $keys }, with ear, screen or braille: where your private lines go.
play-command-help-rate = { $keys }, with a number: words a minute, for you.
play-command-help-pitch = { $keys }, with a number: how high the voice is, 50 as its own, for you.
play-command-help-voice = { $keys }: the next voice for you; with a word of its name, that one.
play-command-help-volume = { $keys }, with a number: how loud all speech is, in per cent.
play-command-help-sounds = { $keys }, with a number: how loud the sounds are, in per cent.
play-command-help-speaker = { $keys }, with program, reader or nobody: who speaks.
play-command-help-silence = { $keys }: stop speech now.
play-command-help-card = { $keys } and a name: what a card is and does, and how many there are.
play-command-help-rules = { $keys }: the rules, from what is asked now; with a number, that paragraph; with a word, what they say of it.
play-command-help-aim = { $keys }: what the game is about, and how it is won.
play-command-help-why = { $keys }: why the last move was refused, or what has just happened, with the rule in full.
play-command-help-hint = { $keys }: what a strong player would do; once more, which move; a third time, why. The game does not count then.
play-command-help-away = { $keys }: cover your part until you press Enter.
play-command-help-undo = { $keys }: take back the last decision.
play-command-help-save = { $keys }, with a name: save the game under it.
play-command-help-phone = { $keys }: take your hand and what you are asked to a phone; once more, back from one that is gone.
play-command-help-quit = { $keys }: leave; the game is saved.
play-command-help-more = { $keys }: all other commands.

play-nothing-told-yet = Nothing has happened yet.
play-history-lately = The last { $n } of { $count }. The word history, with all or a number behind it, reads more.
play-history-lately-keys = The last { $n } of { $count }. PageUp goes further back.
play-history-place = { $number } of { $count }.
play-history-place-oldest = Nothing older. { $number } of { $count }.
play-history-place-newest = Nothing newer. { $number } of { $count }.
play-not-heard = { $n ->
    [one] { $n } line was not heard.
   *[other] { $n } lines were not heard.
}
play-find-needs-word = Add a word, for example: find lancer.
play-not-in-history = No older event has { $word }.
play-copied = Copied.
play-copied-file = Copied into the file { $path }
play-history-written = All events are in the file { $path }
play-not-written = It could not be written.
play-not-written-full = It could not be written: the disk is full.
play-not-written-forbidden = It could not be written: writing is not allowed there.
play-own-lines-stay = This line is yours alone. It is not put where others can read it.
play-hand-sorted-rising = Hand in the usual order.
play-hand-sorted-falling = Hand in reverse order.
play-hand-sorted-named = Hand by name.
play-verbosity-set-brief = From now on: brief lines.
play-verbosity-set-normal = From now on: normal lines.
play-verbosity-set-full = From now on: full lines.
play-verbosity-unknown = Brief, normal and full are allowed, for example: verbosity full.
play-pace-set-speech = The next event waits for speech.
play-pace-set-groups = The next event waits for Enter where much was said.
play-pace-set-key = The next event waits for Enter.
play-pace-set-seconds = { $seconds ->
        [one] The next event waits { $seconds } second.
       *[other] The next event waits { $seconds } seconds.
    }
play-pace-unknown = Speech, groups, key, or 1 to 60 seconds are allowed, for example: pace 3.
play-speech-silenced = Silence.

play-private-channel-ear = your ear
play-private-channel-screen = the screen
play-private-channel-braille = braille
play-private-set = Private lines go to: { $channels }.
play-private-unknown = Ear, screen and braille are allowed, one or several, for example: private ear braille.
play-no-voice = { $seat }: nothing can speak to your ear. May your private lines be printed on the screen?
play-private-printed = { $seat }'s private lines are printed from now on.
play-no-channel = { $seat } cannot hear a hand like this. Plug in headphones and start again with speech, or let it be printed.
play-rate-set = { $rate } words a minute for you.
play-pitch-set = Pitch { $pitch } for you.
play-voice-set = The voice { $name } reads to you.
play-voice-unknown = No voice of your language has that in its name. The word alone takes the next one.
play-voices-none = This program has no voice for your language.
play-loudness-set-speech = Speech at { $per-cent } per cent.
play-loudness-set-sounds = Sounds at { $per-cent } per cent.
play-number-unknown = Numbers from { $least } to { $most } are allowed.
play-speaker-set-program = This program speaks.
play-speaker-set-reader = Your screen reader speaks.
play-speaker-set-nobody = Nobody speaks; the text tells everything.
play-speaker-unknown = Program, reader and nobody are allowed, for example: speaker reader.
play-speaker-unreachable = Your screen reader cannot be reached from this window, so who speaks stays as it was. In the terminal it reads by itself: start with --front terminal.
play-listen-away = Everybody else: please don't listen.
play-listen-away-look = Everybody else: please don't listen, and look away.
play-ear-lost = { $seat }'s own sound device is gone. Private lines will sound here: everybody else, please don't listen. Then, { $seat }: type repeat.
play-headset-lost = A sound device is gone, so private lines may be heard by all. Everybody else, please don't listen. Then, { $seat }: type repeat.

play-saved-as = Saved as { $name }. To go on with it, type: { $command }
play-saved-as-keys = Saved as { $name }. In the menu it is among the kept games.
play-save-needs-name = Add a name, for example: save friday.
play-not-saved = Not saved under that name: { $reason }
play-not-kept = Not done: it could not be written to the disk. Nothing before is lost.
play-not-kept-full = Not done: the disk is full. Nothing before is lost; make room, then try again.
play-not-kept-forbidden = Not done: writing is not allowed there. Nothing before is lost.
play-not-kept-gone = Not done: the file in which this game is kept was deleted or moved. Nothing is lost: trying again keeps the whole game in a new file.
play-not-kept-changed = Not done: another program has changed the file in which this game is kept. Nothing is lost: trying again keeps the whole game in a new file, beside that one.
play-keeping-stopped = The game goes on, but is not saved from here.
play-game-left = The game is saved. To go on, type: { $command }
play-game-left-keys = The game is saved. In the menu it stands first.
play-game-left-unkept = You have left the game. It was not saved.

# Words of commands: synonyms between commas, the first is the one that help names.
play-word-help = help, help me, commands, what can i type, what do i type, what should i type, what can i do, what can i do now, what can i do here, what should i do, what should i do now, what shall i do, what do i do, what do i do now, what now, what next, and now, what are my options, i do not understand, i don't understand, i do not know, i don't know, i am lost, i'm lost
play-word-status = status, where are we
play-word-hand = hand, my hand, cards, my cards, read my hand
play-word-turn = turn, whose turn, whose turn is it, who is next, is it my turn
play-word-scores = scores, score, points, the score, my score, who is winning, who is ahead, who leads
play-word-details = details, detail, scores in detail
play-word-table = table, board
play-word-counts = counts, count, how many cards, how many cards are left, how many cards are there
play-word-last = last, last event
play-word-repeat = repeat, say again, again
play-word-history = history, log
play-word-older = older, previous
play-word-newer = newer, next
play-word-oldest = oldest, first
play-word-newest = newest, latest
play-word-find = find, search
play-word-copy = copy
play-word-transcript = transcript, save history, write history
play-word-sort = sort, sort my hand
play-word-verbosity = verbosity
play-word-pace = pace
play-word-private = private
play-word-rate = rate, speed
play-word-pitch = pitch
play-word-voice = voice, next voice
play-word-volume = volume, speech volume
play-word-sounds = sounds, sound volume
play-word-speaker = speaker, who speaks
play-word-silence = silence, quiet, hush
play-word-card = card, explain
play-word-rules = rules, the rules, how do i play, how do we play, how to play, how does this game work, how does this work, how does it work
play-word-aim = aim, goal, what is the aim, what is the goal, what is the aim of the game, what is this game about, how do i win, how do we win, how can i win, how to win, what do i have to do, what must i do, who is my partner, who plays with me, do we play together
play-word-why = why, why not, why is that, what happened, what has happened
play-word-hint = hint, give me a hint, advice
play-word-away = away, cover
play-word-undo = undo, take back
play-word-save = save, keep as
play-word-phone = phone, to my phone, own phone
play-word-quit = quit, exit, leave the table
play-word-more = more, more commands, all commands
play-word-back = back, go back

# Questions in whole sentences: * is what they are about.
play-term-ask-card = what is *, what's *, what are *, what does * do, what does * mean, what do * do, what can * do, what kind of card is *, tell me about *, how many * are there
play-term-ask-rules = how do i *, how do we *, how do you *, how can i *, how to *, how does * work, how does *, when can i *, when do i *, when may i *, can i *, may i *, do i have to *, must i *, where are the rules of *
play-term-ask-why = why *
play-term-ask-begins = what, how, why, who, whose, which, where, when, can i, may i, must i, should i, do i, is it, is there, are there

# Words behind verbosity, pace and private.
play-term-mine = my own =your own, my =your, me =you, myself =you
play-term-and = and
play-term-all-rules = all rules, all the rules, all of the rules, the whole rules, rules all, rules everything, every rule
play-term-all = all, everything
play-term-brief = brief, short
play-term-normal = normal
play-term-full = full, long
play-term-speech = speech, voice
play-term-groups = groups, group
play-term-key = key, enter
play-term-ear = ear
play-term-screen = screen
play-term-braille = braille
play-term-program = program, this program
play-term-reader = reader, screen reader
play-term-nobody = nobody, text

# --- Real cards, typed

play-phone-offered = Open { $address } on your phone, in the network of this computer: { $spelt }. Sit down there as { $name }, with the code { $code }. Your hand and your questions are there then; what all may hear stays here.
play-phone-taken = { $seat } has hand and questions on a phone now.
play-phone-gone = { $seat } plays at the keyboard again.
play-phone-not-here-open = Nothing is hidden in this game, so a phone of your own would tell nothing more.
play-phone-not-here-alone = Nobody else plays at this keyboard, so there is nobody to hide your hand from.
play-phone-not-here-missing = The parts that serve a phone are not installed. In the menu, "Play with friends on their own devices" says how to install them.
play-phone-not-here-who = Only whoever has the keyboard can take a hand to a phone. Take it first.
play-phone-not-here-network = This computer cannot serve a phone now.
play-phone-not-here-there = You play on a device of your own already.
play-dealer-takes = Now for somebody who does not play: the dealer takes the keyboard, and all players look away.
play-dealer-takes-device = Now for somebody who does not play: the dealer takes this device, and its player neither looks nor listens.
play-dealer-prompt = Dealer: press Enter.
play-dealer-done = The dealer is done, and the players may look again.
play-outcome-prompt = Type what came:
play-read-back = Typed: { $items }. Enter keeps it, and typing it again replaces it.
play-keep-typed-choice = Keep it
play-others-type = It is entered. The others are still typing theirs.
play-still-to-type = { $n } more to type.
play-outcome-unreadable = That cannot be read. Type the names of what came, one after the other or with numbers.
play-too-many-typed = { $n ->
    [one] Too many: one is needed. Type it again.
   *[other] Too many: { $n } are needed. Type them all again.
}
play-no-such-player-typed = That is no player here. Type a name, or a place from 1 to { $last }.

# --- A first game that teaches

play-press-key = Press { $cap }.
play-type-letter = Type { $letter }, and then Enter.
play-lesson-says = { $words }
play-lesson-asks-key = { $words } { $how }
play-lesson-key-hand = At any time you can hear what you hold.
play-lesson-key-turn = You can hear whose turn it is, and what is asked.
play-lesson-key-table = You can hear what lies on the table, and in front of whom.
play-lesson-key-counts = You can hear how many cards everybody has left.
play-lesson-key-scores = You can hear the score.
play-how-to-choose = Each choice has a number. Type the number, and then Enter. Enter alone reads the list again.
play-how-to-choose-keys = Up and Down walk through the choices, and Enter takes one. Left and Right do the same.
play-lesson-advises = My advice: { $choices }. { $why }
play-lesson-left = You have left this part of the lesson. It waits for you.
play-key-first = In a moment. First try this. { $asked }
play-another-move = The rules allow that. Here I want to show you something else. { $words }

## Cards and rules in the middle of a game
play-card-is-valued = { CAP($card) }, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
play-card-is = { CAP($card) }.
play-card-does = { $power }
play-card-plain = It has no power of its own.
play-card-count = In the box: { $n }.
play-card-count-known = In the game: { $n }. In view now: { $out }.
play-card-wanted = No card was named. Type the word card and a name behind it.
play-card-unknown = No card of this game is called { $word }.
play-card-meant = No card is called { $word }, but one is nearly called so: { $card }.
play-card-in-rules = No card is called { $word }. The rules tell of it.
play-cards-several = Several cards are called so: { $cards }.
play-card-names = There are: { $cards }.
play-card-names-many = There are many, for example: { $cards }.
play-rule-is = { $text }
play-rule-place = Paragraph { $number } of { $count }. The word rules, with a number or a word behind it, reads another one.
play-rules-whole = There are { $count } paragraphs: type rules 1, then rules 2, and so on. The main menu reads them all: Read the rules.
play-rule-unknown = There are paragraphs 1 to { $count }.
play-rule-word-meant = The rules do not tell of { $word }. Nearest: { $meant }.
play-rule-word-unknown = The rules do not tell of { $word }. There are paragraphs 1 to { $count }; type a number, or another word.
play-questions-answered = Of questions these are understood: what can I do; how do I win; what is, or how do I, with a word of the game behind it; and why.
play-no-rules = This game has no rules page.
play-nothing-refused = No move was refused since the last event, and that event has no rule of its own.
play-none-refused = No move was refused since the last event. This is the rule of what is asked now:
play-rules-tell-of-it = What it is, the word rules with { $text } behind it tells.
play-nothing-more-here = The rules allow that, but here I have nothing more to show: Enter goes on.
play-hints-off = There are no hints at this table.
play-hint-not-asked = Nothing is asked of you now. A hint comes when you are to decide.
play-hint-no-time = This is played in real time, so there is no hint here.
play-hint-begins = My advice begins so: { $choice }.
play-hint-goes-on = Ask once more for the move itself, and a third time for the reason. A game with hints does not count for statistics, achievements or the ladder.
play-hint-move = My advice: { $choices }.
play-hint-only = There is only one thing to do: { $choices }.
play-hint-waits = Wait, and let the others act.
play-hint-by-heart = The rest only your memory tells.
play-hint-judged = A strong robot judges so, and gives no reason.
play-decision-at = decision { $number }
play-decision-at-round = decision { $number }, in round { $round }
play-story-begins = { $seats } played, and decided { $n ->
        [one] once
       *[other] { $n } times
    } in all.
play-story-first = The score first changed at { $at }. { $what }
play-story-peak = Most changed at { $at }. { $what }
play-story-lead-kept = { $seats } led from the first score to the end.
    .you = You led from the first score to the end.
play-story-lead-once = { $seats } took the lead at { $since }, and kept it.
    .you = You took the lead at { $since }, and kept it.
play-story-lead-often = The lead changed { $changes } times; { $seats } had it from { $since } on.
    .you = The lead changed { $changes } times; you had it from { $since } on.
play-story-lead-late = Only close to the end, at { $since }, { $seats } took the lead.
    .you = Only close to the end, at { $since }, you took the lead.
play-story-ends = It ended so. { $what }
play-costly-decision = { CAP($at) }, of { $count } in the game. Done: { $done }. Better: { $better }. { $price }
play-better-so = { $price } Done: { $done }. Better: { $better }. { $why }
play-nothing-cost-much = No decision here cost much.
play-nothing-weighed = In this game no decision can be weighed.
play-enter-reads-list = Enter alone reads what you can do now; ? tells what can be typed, and rules the rules.
play-aim-is = The aim. { $text } The word rules tells more.

play-arrows-choose = The arrows go through the list, Enter chooses.
    .brief = Arrows, then Enter.
