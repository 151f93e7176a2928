"""The suite that every game must pass, shipped with the program.

`suite.suite_of` lists all checks of a game; each module holds one kind of them:

- conformance: a state keeps its promises: legal actions, refusals, copies, positions, an end;
- secrecy: nothing that a seat gets depends on what it must not know;
- hotseat: nor anything that it reads or hears at one keyboard, by the real session;
- completeness: nothing that a seat may know happens in silence;
- determinise: the worlds that a bot imagines are possible ones, and not the real one;
- replay: kept, loaded, undone and done again it is the same game;
- playthrough: transcripts to be read by people, compared to the letter.

A failure names the case and the actions that lead to it, in notation.
"""

from .cases import Case, SuiteError
from .suite import Check, suite_of

__all__ = ["Case", "Check", "SuiteError", "suite_of"]
