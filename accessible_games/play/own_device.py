"""A player at a device of their own: told and asked in their own words alone, and nothing is handed over."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Literal, Protocol

from accessible_games.engine import Action, Event, Fact, Seat
from accessible_games.narration.rulespage import aim_of

from . import facts
from .hints import uncounted
from .interpret import Asked
from .match import Ears, NewsFilter, TakenBack
from .output import Output
from .own_lookback import CHOICES, LookingBack
from .own_typing import OwnTyping
from .prompter import numbered, picked, several
from .service import Service
from .sitting import KnownLists, Sitting
from .tone import Followed, Tone
from .turns import Turns

YES_OR_NO: Final = 2
"""The number of No where it is asked whether to play once more; Yes stands before it, more behind."""


@dataclass(frozen=True, slots=True)
class _Question:
    """What the player is asked.

    Attributes:
        answer: takes a line.
        prompt: what is shown below it.
        stays: whether it is asked still when something has happened since.
        typed: whether it asks what came with real cards.
    """

    answer: Callable[[str], None]
    prompt: Fact
    stays: bool = False
    typed: bool = False


class Aloud(Protocol):
    """A device beside a keyboard."""

    aloud: bool
    """Whether what is told now is told by the keyboard as well."""


class OwnDevice:
    """The `Party` of one player who has an output alone.

    Each question has a number of its own, and an answer says which one it is to: so an answer that
    comes too late answers nothing else.  Commands are served at any time.

    Args:
        turns: of the game; this joins them.
        output: where the player, and nobody else, is told.
        service: commands beside the game.
        new: whether the player has played no game at this table yet, and is told what it is about.
    """

    busy = False
    due = None
    heard = True

    def __init__(self, turns: Turns, output: Output, service: Service, *, new: bool = False) -> None:
        assert output.only is not None  # nobody else is told here
        self.seat = output.only
        self.seats = (self.seat,)
        self._turns = turns
        self._table = turns.table
        self._output = output
        self._service = service
        self._ears = Ears(self._table, self.seats)
        self._news = NewsFilter()
        self._known = KnownLists()
        turns.table.listen(self.seat, self._known)
        self._sitting = Sitting(self._table, output, service, self.seat, self._known)
        self._typing = OwnTyping(self, turns, output, self._put_typed, self._serves)
        self._device: Aloud | None = None
        self._all: Ears | None = None
        """What all hear, where a keyboard in the same room tells it."""
        self._asked = 0
        """How many questions there were."""
        self._questions: dict[int, _Question] = {}
        self.passes = False
        """Whether others may act, too, so that an empty line wants nothing of what is asked."""
        self.play_tone: Callable[[Tone], None] | None = None
        """Lets the device play a tone, and say when was pressed; None: it plays none."""
        self._awaits_tone: Action | None = None
        """What is done once it is known when was pressed."""
        self.leave: Callable[[], object] = lambda: turns.leave(self.seat)
        """Leaves the table; or goes back to the keyboard that the player came from."""
        self._later: Callable[[], None] | None = None
        """Asks for the turn, once what is kept nowhere has been taken in."""
        if self._table.count:  # first, so that a device knows with its first line how much it has heard
            self._ears.refill(output.history)
        seated = tuple(facts.PlayerSeated(Seat(seat)) for seat in range(self._table.seats))
        output.tell(facts.TableSeated(seated, keys=False), kind="event")
        aim = aim_of(self._table.game.name, output.player(self.seat).language) if new else None
        if aim is not None:
            output.tell(facts.AimIs(aim), kind="event")
        if self._table.take_back:
            output.tell(facts.TakingBackOffered(), kind="event")
        service.hint = turns.hint
        turns.join(self)

    def hear_aloud(self, device: Aloud) -> None:
        """A keyboard in the same room tells what all hear: the device is told which lines those are."""
        self._device, self._all = device, Ears(self._table, ())

    @property
    def question(self) -> int:
        """The number of what was asked last; 0: nothing is asked."""
        return max(self._questions, default=0)

    @property
    def types(self) -> bool:
        """Whether what was asked last is answered by typing alone."""
        return bool(self._questions) and self._questions[self.question].typed and self._typing.types

    # -- what the player types ----------------------------------------------------------------

    def take(self, line: str, question: int | None = None) -> None:
        """Follow a line.

        Args:
            line: what was typed or chosen.
            question: the number of the question that it answers; None: it is a command.
        """
        self._output.line_taken()
        line = line.strip()
        if question is None:
            self._follow_command(line)
        elif question in self._questions:
            self._questions[question].answer(line)
        else:
            self._output.whisper(self.seat, facts.QuestionOver())
        self._prompt()

    def _prompt(self) -> None:
        """Show what is asked, below all that was told since."""
        if self._questions:
            question = self._questions[self.question]
            turn = isinstance(question.prompt, facts.TurnPrompt)
            prompt = self._sitting.prompt() if turn else question.prompt
            self._output.prompt(prompt, self.seat, own=question.typed)

    def _follow_command(self, line: str) -> None:
        found = self._service.words(self.seat).find(line)
        if found is not None:
            self._obey(Asked(*found))
        else:
            self._output.whisper(self.seat, facts.AnswerFirst() if self._questions else facts.TooSoon())

    def _obey(self, asked: Asked) -> None:
        if asked.command.id == "quit":
            self.leave()
        elif asked.command.id == "undo":
            self._turns.undo(self.seat)
        elif asked.command.id == "phone":
            self._output.whisper(self.seat, facts.PhoneNotHere("there"))
        elif asked.command.id == "away":  # what is private here is so by itself
            self._output.forget()
        else:
            self._service.serve(self.seat, asked.command.id, asked.rest)

    def _put(self, question: _Question) -> int:
        """Ask: from now on this question can be answered."""
        self._asked += 1
        self._questions[self._asked] = question
        self._prompt()
        return self._asked

    def _put_typed(self, prompt: Fact, answer: Callable[[str], None]) -> None:
        """Ask for what came with real cards: a line answers it once."""
        for number in [one for one, question in self._questions.items() if question.typed]:
            del self._questions[number]

        def answered(line: str) -> None:
            self._questions.pop(number, None)
            answer(line)

        number = self._put(_Question(answered, prompt, typed=True))

    # -- as the turns want it: a `Party` --------------------------------------------------------

    def wake(self, now: float) -> None:
        """Nothing takes time here."""

    def settle(self) -> None:
        """Nobody waits for the voice of somebody else's device."""

    def tell(self, actor: Seat | None) -> None:
        """Tell what was heard, in the player's own form."""
        if actor == self.seat:
            self._output.answered()
        told_to_all = iter([] if self._all is None else self._all.take())
        for heard in self._ears.take():
            in_common = None if heard.event.whispered else next(told_to_all, None)
            if self._device is not None:  # what all hear in the same form, a keyboard tells them
                self._device.aloud = in_common is not None and in_common.event == heard.event
            if heard.event.fleeting and heard.event.whispered:
                self._tell_once(heard.event)
            elif self._news.is_news(heard.event):
                self._output.tell_event(heard.event)
        if self._device is not None:
            self._device.aloud = False
        if self._turns.over:
            for fact in uncounted(self._table):
                self._output.tell(fact, kind="event")
        if self._output.holds_once:  # other events may have been told behind it
            self._prompt()

    def _tell_once(self, event: Event) -> None:
        """Tell what no log keeps; it can be repeated until Enter, and no question comes before that."""
        self._output.whisper_once(self.seat, event, facts.OnlyNow(keys=self._output.keyed))

        def answer(line: str) -> None:
            if line:
                self._follow_command(line)
                return
            del self._questions[number]
            self._output.forget()
            if self._later is not None:
                later, self._later = self._later, None
                later()

        number = self._put(_Question(answer, facts.ConfirmPrompt(self.seat), stays=True))

    def ask(self, seats: Sequence[Seat], *, several: bool) -> None:
        """Ask what the player may do, alone or before others do."""
        if any(question.stays for question in self._questions.values()):
            self._later = lambda: self.ask(seats, several=several)
            return
        self._service.several_act = self.passes = several
        self._service.meant.clear()
        self._sitting.open()
        self._sitting.ask()

        def answer(line: str) -> None:
            self._known.settle(cut=False)
            if isinstance(self._turns.pressed, Followed):
                self._follow_tone(self._turns.pressed)
            elif line:
                self._follow(line)
            elif several:
                self._turns.enough(self)
            elif self._sitting.takes_enter:
                self._do(self._sitting.choose_only())
            else:
                self._sitting.ask("answer", whole=True)

        self._put(_Question(answer, facts.TurnPrompt(self.seat)))

    def _follow(self, line: str) -> None:
        meaning = self._sitting.take(line)
        if isinstance(meaning, Asked):
            self._obey(meaning)
        else:
            self._do(meaning)

    def _do(self, action: Action | None) -> None:
        """Do what was chosen, if it is a whole action, once its tone has been followed."""
        if action is not None and not self._begins_tone(action):
            self._act(action)

    def _act(self, action: Action) -> None:
        refused = self._turns.act(self.seat, action)
        if refused is not None:
            self._sitting.refuse(action, refused)

    def _begins_tone(self, action: Action) -> bool:
        """Let the device play a tone first, where an action waits for one; the question stays open."""
        tones = self._turns.tones
        if tones is None or self.play_tone is None or self._table.refusal(self.seat, action) is not None:
            return False
        tone = tones.tone(self.seat, action)
        if tone is None:
            return False
        if tone.intro is not None:
            self._output.whisper(self.seat, tone.intro)
        self._awaits_tone = action
        self.play_tone(tone)
        return True

    def _follow_tone(self, followed: Followed) -> None:
        """Do what has waited for a tone, with when was pressed."""
        waiting, self._awaits_tone = self._awaits_tone, None
        if waiting is None or self._turns.tones is None:
            self._output.whisper(self.seat, facts.QuestionOver())
            return
        action, told = self._turns.tones.followed(waiting, followed.ms)
        if told is not None:
            self._output.whisper(self.seat, told)
        self._act(action)

    def close(self) -> None:
        """What was asked is over."""
        self._typing.close()
        self._later = self._awaits_tone = None
        self._questions = {n: question for n, question in self._questions.items() if question.stays}

    def let_type(self) -> None:
        """Let the player type what nobody else may know, and what all may."""
        if any(question.stays for question in self._questions.values()):
            self._later = self.let_type
        else:
            self._typing.begin()

    def _serves(self, line: str) -> bool:
        """Follow a line that is a command, while real cards are typed; False if it is none."""
        found = self._service.words(self.seat).find(line)
        if found is not None:
            self._obey(Asked(*found))
        return found is not None

    def ask_to_keep(self, cause: str) -> None:
        """Ask what to do about a disk that refuses."""

        def chosen(number: int) -> None:
            if number == 2:
                self._turns.keep_no_more()
                self._output.tell(facts.KeepingStopped(), kind="alert")
            self._turns.try_again()

        self._pick(facts.NotKept(cause), (facts.RetryChoice(), facts.UnkeptChoice()), chosen)

    def ask_to_undo(self, seat: Seat) -> None:
        """Ask the player."""
        self._pick(
            facts.UndoWished(seat),
            (facts.YesChoice(), facts.NoChoice()),
            lambda number: self._turns.agree(self, agreed=number == 1),
        )

    def ask_for_robot(self, seat: Seat) -> None:
        """Ask the player."""
        self._pick(
            facts.RobotWished(seat),
            (facts.YesChoice(), facts.NoChoice()),
            lambda number: self._turns.agree(self, agreed=number == 1),
        )

    def ask_about_device(self, answered: Callable[[Literal["both", "new", "no"]], None]) -> None:
        """Ask the player whether somebody else, with the player's name, may sit here with another device."""
        answers: tuple[Literal["both", "new", "no"], ...] = ("both", "new", "no")
        choices = (facts.BothDevicesChoice(), facts.NewDeviceChoice(), facts.NoDeviceChoice())

        def chosen(number: int) -> None:
            answered(answers[number - 1])
            self._turns.ask_again(self)

        self._pick(facts.SecondDeviceWished(), choices, chosen, stays=True)

    def ask_once_more(self, answered: Callable[[bool], None]) -> None:
        """Ask the player, at the end, whether to play with the same people again."""

        def chosen(number: int) -> None:
            if number > YES_OR_NO:
                self._look_back(lambda: self.ask_once_more(answered)).tell(number - YES_OR_NO)
                return
            answered(number == 1)
            if number == YES_OR_NO:
                self.offer_to_look_back()

        self._pick(facts.AgainWished(), (facts.YesChoice(), facts.NoChoice(), *CHOICES), chosen)

    def offer_to_look_back(self) -> None:
        """Let the player hear of the game, which is over."""
        looking = self._look_back(self.offer_to_look_back)
        self._pick(facts.AfterwardsWished(), CHOICES, looking.tell)

    def _look_back(self, done: Callable[[], None]) -> LookingBack:
        return LookingBack(self._table, self.seat, self._output, self._pick, done)

    def _pick(
        self,
        question: Fact,
        choices: Sequence[Fact],
        chosen: Callable[[int], None],
        *,
        stays: bool = False,
    ) -> None:
        """Let the player choose from a list."""
        entries = numbered(choices)
        self._output.ask_choices(self.seat, question, entries)

        def answer(line: str) -> None:
            fit = picked(self._output, line, choices, self.seat)
            if len(fit) == 1:
                del self._questions[number]
                self._output.answered()
                chosen(fit[0])
                later, self._later = self._later, None
                if later is not None:
                    later()
            elif fit:
                self._output.whisper(self.seat, several(choices, fit))
            elif line:
                self._output.whisper(self.seat, facts.NoSuchChoice(len(choices)))
            else:
                self._output.ask_choices(self.seat, question, entries)

        number = self._put(_Question(answer, facts.NumberPrompt(), stays=stays))

    def say(self, seat: Seat | None, fact: Fact) -> None:
        """Tell the player something about the game's match."""
        self._output.tell(fact)

    def advise(self, seat: Seat, hint: Sequence[Fact]) -> None:
        """Tell the player a hint."""
        self._output.whisper(seat, *hint)
        self._prompt()

    def went_back(self, taken_back: TakenBack) -> None:
        """Begin anew with what the player was told, and say so."""
        self._ears.refill(self._output.history)
        self._output.answered()
        self._output.tell(facts.DecisionUndone(taken_back.seat, taken_back.revealed), kind="event")
