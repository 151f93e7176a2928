# What every game says.  See CONTRIBUTING.md for the rules of the catalogue.

# Lists: things ("a, b and c"), and rows that each say something of their own ("Ana has 4, Ben has 3");
# clauses are rows with commas of their own.
shared-list-middle = { $head }, { $tail }
shared-list-last = { $head } and { $tail }
shared-rows-middle = { $head }, { $tail }
shared-rows-last = { $head }, { $tail }
shared-clauses-middle = { $head }; { $tail }
shared-clauses-last = { $head }; { $tail }
shared-list-empty = none

# The listener, in a list of players.
shared-you = you

# A player whose name the voice cannot read, and typed words that it cannot read.
shared-player = player { $n }
shared-unreadable = words that cannot be read

shared-not-your-turn = Not now: it is { $seat }'s turn.
shared-outcome-awaited = Not now: the cards come first.
shared-outcome-not-possible = That is not what is due now, or it names cards that do not exist. Enter the cards that were really dealt or drawn.
shared-game-is-over = The game is over, and nothing more can be played.
shared-not-readable = Not understood: { $text }. It is no command, and no whole move that is possible now.

# Small words of a typed command that say nothing.
shared-filler = with, the, a, an, and, then, my, i, by, using, from, of, on, please, play, card, s, to, hand

# Who does it, at the head of a typed move.
shared-term-subject = you, we, she, he, they

# Numbers as they are typed in words, from 1 on; blanks between words for the same one.
shared-term-numbers = one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen, fifteen, sixteen, seventeen, eighteen, nineteen, twenty

# Signs of a command that is read out

shared-sign-dash = dash
shared-sign-underscore = underscore
shared-sign-dot = dot
shared-sign-slash = slash
shared-sign-backslash = backslash
shared-sign-colon = colon
shared-sign-equals = equals
shared-sign-question = question mark
shared-sign-and = and sign
shared-sign-open = open bracket
shared-sign-close = close bracket
shared-sign-comma = comma
shared-sign-quote = quote
