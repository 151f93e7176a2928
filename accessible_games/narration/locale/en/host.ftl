# What a device of one's own is told beside the game, and the words of its page.

host-you-sit = You sit at the table, { $name }. { $awaited ->
    [0] Everybody is here.
    [one] One is still awaited.
   *[other] { $awaited } are still awaited.
}
host-has-come = { $name } has come. { $awaited ->
    [0] Everybody is here.
    [one] One is still awaited.
   *[other] { $awaited } are still awaited.
}
host-waiting = { $awaited ->
    [0] The game is about to begin.
    [one] The game begins when one more has come.
   *[other] The game begins when { $awaited } more have come.
}
host-saves-itself = every move is kept by itself, and whoever hosts the table gives the game its name
host-chat-too-often = Not so many lines at once, please: this one was not sent.
host-photo-none = That is no photo that can be read.
host-photo-label = No single sticker is to be seen. Lay one on something darker, and photograph it from above with a margin all around.
host-photo-small = The sticker is too small to be read. Go nearer, and hold the camera above it.
host-photo-unread = That mark cannot be read. Take another photo, sharp and in even light.

host-page-title = A table to join
host-page-intro = Type your name, and the code that the host says.
host-page-name = Name
host-page-code = Code
host-page-language = Language
host-page-sit-down = Sit down
host-page-speaks = Who speaks on this device?
host-page-speaks-reader = My screen reader, or I read
host-page-speaks-page = This page
host-page-sounds = Sounds
host-page-refused-code = That is not the code. Ask whoever hosts the table.
host-page-refused-wait = Too many wrong codes. Try again in { $seconds } seconds.
host-page-refused-closed = Too many wrong codes were tried at this table. Its host has to open it again.
host-page-refused-name = Type a name of 1 to 40 letters.
host-page-refused-taken = Somebody of that name sits at the table already. Type another name.
host-page-refused-full = All seats are taken.
host-page-refused-over = That game is over.
host-page-refused-busy = The table is busy. Try once more.
host-page-refused-request = That did not work. Load the page anew and try once more.
host-page-refused-network = The table cannot be reached. Is this device in the same network?
host-page-table = Table
host-page-your-turn = Your turn
host-page-wait-turn = You are not asked anything now
host-page-asked = What is asked
host-page-log = What happens
host-page-command = Command or answer
host-page-command-help = A number or words of the list, or a command such as hand, scores, history, help
host-page-send = Send
host-page-go-on = Go on
host-page-back = Back
host-page-lost = The connection is lost. Your seat is kept; this page tries again by itself.
host-page-found = The connection is back.
host-page-missed = What you missed, { $n } in all:
host-page-again = You are back at the table. What was told so far stands above.
host-page-left = You have left the table. Your seat is free.
host-page-over = The game is over.
host-page-ended = The table is closed.
host-page-ask = Ask
host-page-hand = Hand
host-page-turn = What is asked
host-page-scores = Scores
host-page-on-table = Table
host-page-counts = Who has how many
host-page-repeat = Repeat
host-page-older = One event back
host-page-newer = One event on
host-page-help = Help
host-page-hint = Hint
host-page-rules = Rules
host-page-undo = Take back
host-page-leave = Leave the table
host-page-leave-sure = Leave? Your seat is then free for somebody else.
host-page-yes = Yes
host-page-no = No
host-page-taken-along = Text to take along
host-page-close = Close
host-page-settings = How this device tells
host-page-speed = Speed of speech
host-page-voice = Voice
host-page-volume = Loudness of sounds
host-page-size = Size of letters
host-page-stay-awake = A phone that locks its screen loses the table for that time: in its settings, let the screen stay on for some minutes. When you come back, you hear what you missed.
host-page-silence = Silence
host-page-wake = Let this page speak and sound
host-page-no-voice = This device has no voice of this language. Its settings can add one.
host-page-keep-file = Keep it as a file
host-page-race = Duel
host-page-press = Buzz
host-page-press-taps = Tap the posture
host-page-press-wait = Nothing to press now
host-page-elsewhere = Another device in this room sounds for this one, too
host-page-calibrate = Measure this device by ten taps
host-page-calibrate-help = Headphones without a wire are late, and no page can know by how much. Ten ticks follow: tap this button with each.
host-page-calibrate-tap = Tap with each tick
host-page-calibrated = This device is { $n } milliseconds late. That is taken off your presses from now on.
host-page-calibrate-failed = The taps were too few or too uneven. Nothing has changed.
host-page-tone = The tone
host-page-tone-help = The tone goes from left to right and back, and is highest in the middle. Start it, then press the same button when it is in the middle.
host-page-tone-start = Start the tone
host-page-tone-now = Now
host-page-tone-without = Draw without it
host-page-watch = I only watch
host-page-asking = Somebody of that name sits at the table. If it is you, answer on your other device.
host-page-moved = Your seat is used by another device now.
host-page-chat = Write to all
host-page-chat-line = A line to all
host-page-chat-send = Send to all
host-page-chat-mute = Tell me nothing that others write
host-page-begin = Another game begins, with the same people.
host-page-photo = Photo of a card's sticker
host-page-photo-help = Lay the card with its sticker on something darker. What is read is asked back before it is entered.
host-page-photo-reading = The photo is being read.
host-page-photo-sure = { $name }: is that the card?
host-page-photo-yes = Yes, enter it
host-page-photo-no = No
host-page-open = Open a table
host-page-open-code = Code of the club
host-page-open-game = Game
host-page-open-people = Players with a device
host-page-open-robots = Robots
host-page-open-do = Open the table
host-page-opened = The table is open. Its code is { $code }. Tell it to your friends, and sit down.
host-page-refused-players = That game cannot be played by so many.
