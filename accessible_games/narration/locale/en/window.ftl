# What the window itself says.  Keys come in as they are called ("key H", "F1").

window-returned = { NUMBER($n) ->
        [0] Welcome back.
        [one] Welcome back. { $n } new line in the history.
       *[other] Welcome back. { $n } new lines in the history.
    }
window-row = { $n }. { $text }
window-status = No game open. { $theme }, text { $n } per cent.

# --- What cannot be done now

window-not-now-game = Not now: no game is open.
window-not-now-query = This game has no such information.
window-not-now-seat = Not now: nobody has the keyboard.
window-not-now-question = Not now: nothing is asked.
window-lacks-game = no game is open
window-lacks-query = this game has no such information
window-lacks-seat = nobody has the keyboard
window-lacks-question = nothing is asked
window-lacks-player = it is the key of a player
window-no-command = { $key }: no command. F1 for help.
window-no-number = There is no number { $n } in the list.
window-no-list = There is no list to go through now.
window-nothing-to-draw = There is nothing to draw now.
window-nothing-playable = No card can be played now.
window-no-card-here = No card is in focus. { $type } types a line: { $word }, and a name. All cards are in the menu, { $menu }.
window-choose-which = This card can be played in { $n } ways. Choose one.

# --- The menu and the help

window-menu = Menu.
window-continue = Continue
window-menu-help = Keys and commands
window-menu-look = The window: colours, size, behaviour
window-menu-keys = Change keys
window-menu-rules = The rules, from what is asked now
window-menu-cards = The cards: what each does
window-menu-commands = What can be asked and done
window-commands = What can be asked and done.
window-rules = The rules.
window-cards = The cards.
window-no-rules = This game has no rules page.
window-no-cards = Nothing is known of the cards of this game.
window-menu-phone = Take my hand to a phone
window-menu-save = Save the game under a name
window-menu-leave = Leave the game; it is saved
window-menu-close = Close the program; everything is saved
window-menu-voice = Voice and speed
window-menu-settings = Settings
window-menu-pace = When the next event comes
window-pace = When does the next event come?
window-pace-speech = When the last one has been spoken
window-pace-groups = Where much was said, when Enter is pressed
window-pace-key = When Enter is pressed
window-pace-seconds = { $n ->
    [one] After one second
   *[other] After { $n } seconds
}
window-here-list-back = Here: { $up } and { $down } go through the answers, { $choose } takes one, { $menu } goes one step back.
window-no-letter = No entry begins with { $letter }.
window-command-older-listed = ten entries back
window-command-newer-listed = ten entries on
window-help = Keys. Enter does what an entry says, Escape closes the list.
window-help-live = { $key }: { $what }
window-help-absent = { $key }: { $what }. Not now: { $reason }
window-help-reader = If your screen reader talks too: NVDA, Shift and S together put NVDA to sleep in this window
window-help-or = { $one } or { $other }
window-help-typed = { $key }, then { $word }
window-help-digits = Digits: the entry of that number
window-help-parts = After { $turn } or { $table }, the arrows: through what was told, part by part
window-help-others = All other keys, and why they are not there now
window-help-absent-title = All other keys.
window-closed = Closed.
window-here-waiting = Here: the player who was named presses { $choose }.
window-here-hand = Here: { $previous } and { $next } go through your hand, { $up } and { $down } read more about a card, { $choose } plays it.
window-here-parts = Here: { $previous } and { $next } go through what was told, { $choose } leads back.
window-here-list = Here: { $up } and { $down } go through the answers, { $choose } takes one, { $menu } opens the menu.
window-here-list-hand = Here: { $up } and { $down } go through the answers, { $choose } takes one, { $tab } goes to your cards.
window-here-question = Here: { $choose } goes on.
window-here-watching-hand = Here: nothing is asked of you now. { $previous } and { $next } go through your hand.
window-here-watching = Here: nothing is asked now. { $choose } goes on.
window-no-key = No key
window-back = Back
window-yes = yes
window-no = no

# --- Typing

window-field-command = Type a command, a move or a number. Escape leaves.
window-field-name = Type a name for the saved game. Escape leaves.
window-field-find = Type a word to look for. Escape leaves.
window-field-left = Nothing was typed.
window-field-empty = empty
window-field-full = No more letters fit.
window-field-nothing = Nothing to delete.
window-field-end = end
window-field-dropped = { $letter } deleted
window-field-so-far = Typed so far: { $text }
window-field-keys = Type letters; Enter ends the line. Left and Right arrow go letter by letter, Home and End to its ends, Up arrow reads the whole. Backspace deletes the letter before, Delete the one behind.
window-field-escape = Escape goes one step back.

# --- Signs as they are said when they are typed

window-sign-space = space
window-sign-comma = comma
window-sign-stop = full stop
window-sign-colon = colon
window-sign-semicolon = semicolon
window-sign-hyphen = hyphen
window-sign-underscore = underscore
window-sign-apostrophe = apostrophe
window-sign-quote = quotation mark
window-sign-exclamation = exclamation mark
window-sign-question = question mark
window-sign-slash = slash
window-sign-open = opening bracket
window-sign-close = closing bracket
window-sign-plus = plus
window-sign-star = star
window-sign-and = ampersand
window-sign-at = at sign
window-sign-hash = number sign
window-sign-percent = per cent
window-sign-equals = equals
window-sign-less = less than
window-sign-greater = greater than
window-sign-pipe = vertical bar
window-sign-tilde = tilde
window-sign-caret = caret
window-sign-grave = backtick
window-sign-backslash = backslash
window-sign-brace-open = opening brace
window-sign-brace-close = closing brace
window-sign-dollar = dollar sign
window-sign-euro = euro sign
window-sign-pound = pound sign
window-sign-yen = yen sign
window-sign-degree = degree sign
window-sign-section = section sign
window-sign-dash = dash
window-sign-dot = middle dot
window-sign-other = a sign

# --- Changing keys

window-keys = Which key should change?
window-keys-reset = All keys as they were at first
window-keys-row = { $what }: { $key }
window-keys-press = Press the new key for: { $what }. Escape keeps the old one.
window-keys-kept = The old key is kept.
window-keys-set = { $what }: { $key } from now on.
window-keys-taken = { $key } is taken already, for: { $what }. Press another key, or Escape.
window-keys-forbidden = That key can't be used. Press a letter, a digit, a named key, or one of these with Control or Shift; or Escape.
window-keys-off = Letters, digits, signs and Space are turned off alone. Press one of them with Control, a named key, or Escape.
window-keys-are-usual = All keys are as they were at first.

# --- The look of the window

window-look = The window. Enter changes an entry.
window-look-theme = Colours: { $value }
window-look-size = Size of the text: { $value } per cent
window-look-full-screen = Full screen: { $value }
window-look-wrapping = Lists go on at their other end: { $value }
window-look-places = Places in lists are said: { $value }
window-look-unfocused = Heard while another window is in front: { $value }
window-look-echo = Said while you type: { $value }
window-look-bounce = The same key counts again after: { $value }
window-look-hold = A key counts when held for: { $value }
window-look-number-pad = The numeric pad counts: { $value }
window-look-letters = Letters, digits and Space do something alone: { $value }
window-number-pad-left = The numeric pad is left to your screen reader, as the settings of the window say.
window-letter-off = { $key } does nothing alone, as your settings say. { $list }: what can be asked and done.
window-theme-white-on-black = white on black
window-theme-black-on-white = black on white
window-theme-yellow-on-black = yellow on black
window-theme-soft-dark = soft and dark
window-theme-soft-light = soft and light
window-unfocused-all = everything
window-unfocused-sounds = sounds only
window-unfocused-nothing = nothing
window-echo-letters = letters
window-echo-words = words
window-echo-both = letters and words
window-echo-none = nothing
window-ms = { $n ->
    [0] at once
   *[other] { $n } milliseconds
}
window-too-soon = Too soon, nothing was done.
window-size = Text { $n } per cent.
window-full = Full screen.
window-not-full = In a window.
window-rate = Speech at { $n } words a minute.
window-loudness-speech = Speech at { $n } per cent.
window-loudness-sounds = Sounds at { $n } per cent.

# --- Keys as they are called

window-key-cap = key { $cap }
window-key-function = F{ $n }
window-key-with = { $modifier } and { $key }
window-key-ctrl = Control
window-key-shift = Shift
window-key-left = Left arrow
window-key-right = Right arrow
window-key-up = Up arrow
window-key-down = Down arrow
window-key-home = Home
window-key-end = End
window-key-pageup = Page up
window-key-pagedown = Page down
window-key-enter = Enter
window-key-space = Space
window-key-tab = Tab
window-key-escape = Escape
window-key-backspace = Backspace
window-key-delete = Delete
window-key-plus = plus
window-key-minus = minus

# --- What each command does

window-command-previous = the card or entry before
window-command-next = the next card or entry
window-command-up = a line up inside the card or entry; where it has one line only, the one before
window-command-down = a line down inside the card or entry; where it has one line only, the next one
window-command-first = the first card or entry
window-command-final = the last card or entry
window-command-choose = do it
window-command-draw = draw
window-command-next-playable = the next card that can be played
window-command-previous-playable = the card before that can be played
window-command-menu = one step back; in a game the menu
window-command-type = type a command, a move or a number
window-command-commands = all that can be asked and done now, as a list
window-command-slower = slower speech
window-command-faster = faster speech
window-command-sounds-softer = softer sounds
window-command-sounds-louder = louder sounds
window-command-softer = softer speech
window-command-louder = louder speech
window-command-larger = larger text; an answer without room goes on when its key is pressed again
window-command-smaller = smaller text
window-command-usual-size = text of the usual size
window-command-full-screen = full screen, or not
window-command-help = the keys, and why one is not there now
window-command-status = what goes on
window-command-hand = your hand
window-command-turn = whose turn, and what is asked
window-command-scores = the scores
window-command-details = the scores in detail
window-command-table = what lies on the table
window-command-counts = how many cards everybody has
window-command-last = the last event
window-command-repeat = the last line again
window-command-history = all events so far
window-command-older = one event back
window-command-newer = one event on
window-command-oldest = the first event
window-command-newest = the latest event
window-command-find = look for a word in the events
window-command-copy = copy the event
window-command-transcript = write all events into a file
window-command-sort = another order for your hand
window-command-verbosity = how much is said: brief, normal, full
window-command-pace = what the next event waits for
window-command-private = where your private lines go
window-command-rate = how fast speech is
window-command-pitch = how high the voice is
window-command-voice = the next voice
window-command-volume = how loud speech is
window-command-sounds = how loud sounds are
window-command-speaker = who speaks: this program, or your screen reader
window-command-silence = stop speech now
window-command-card = what this card is and does
window-command-rules = the rules, from what is asked now
window-command-aim = what the game is about
window-command-why = why the last move was refused, or what has just happened
window-command-hint = what a strong player would do; again, which move; again, why
window-command-away = cover your part until you press Enter
window-command-undo = take back the last decision
window-command-phone = take your hand to a phone
window-command-save = save under a name
window-command-quit = leave the game; it is saved
window-command-more = the commands that are seldom needed
window-command-previous-listed = the entry before
window-command-next-listed = the next entry
window-command-up-listed = the entry before
window-command-down-listed = the next entry
window-command-first-listed = the first entry
window-command-final-listed = the last entry
window-command-choose-listed = take the entry
window-command-next-playable-listed = the next entry
window-command-previous-playable-listed = the entry before

# --- Letters as they are read; only kana needs it

window-letter-a = A
window-letter-b = B
window-letter-c = C
window-letter-d = D
window-letter-e = E
window-letter-f = F
window-letter-g = G
window-letter-h = H
window-letter-i = I
window-letter-j = J
window-letter-k = K
window-letter-l = L
window-letter-m = M
window-letter-n = N
window-letter-o = O
window-letter-p = P
window-letter-q = Q
window-letter-r = R
window-letter-s = S
window-letter-t = T
window-letter-u = U
window-letter-v = V
window-letter-w = W
window-letter-x = X
window-letter-y = Y
window-letter-z = Z
