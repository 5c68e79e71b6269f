"""What a writer declares: the order in which somebody writes a solution, the sentences, the layout."""

from dataclasses import dataclass
from typing import Literal

Order = Literal["forward", "answer first", "backward", "part by part"]


@dataclass(frozen=True, kw_only=True)
class Writer:
    """Somebody who writes solutions. All sentences are wordings with gaps; those of steps stand in `rules/`.

    No two writers share a sentence of their own, so that a text tells who wrote it.
    """

    about: str
    """How this person writes, a clause for the card: `gives the answer first, then the reasons`."""
    notation: tuple[int, ...]
    """Which wordings of a rule are used, by turns."""
    order: Order
    """From the data to the answer; the answer, then the steps to it; from the answer back to the data; or
    with the answer of each part as soon as it is found."""
    opening: tuple[str, ...]
    """How it begins: sentences without gaps."""
    restating: tuple[str, ...]
    """The problem again, `<problem>`."""
    planning: tuple[str, ...] = ()
    """Announces the rules that will be used, which then follow. Empty for who has no plan."""
    explains: bool = False
    """Whether a rule is said in general where it is used first."""
    skips: bool = False
    """Whether routine steps are left out."""
    mark: str = ""
    """What stands before a step: `<number>. `."""
    between: str = "\n"
    """What stands between steps, and between all other sentences of a paragraph."""
    linking: tuple[str, ...] = ()
    """Sentences between the steps, by turns, without gaps: `Why is that so?`."""
    back: tuple[str, ...]
    """Takes back the statement before: sentences without gaps."""
    before_answers: tuple[str, ...] = ()
    """Announces the answers."""
    answer: str
    """States the answer of a problem without parts, `<answer>`."""
    answer_twice: str
    """States it in two ways, `<answer>` and `<again>`."""
    part: str
    """States the answer of a part, `<of_part>` and `<answer>`."""
    part_twice: str
    """States it in two ways, `<of_part>`, `<answer>` and `<again>`."""
    checking: tuple[str, ...] = ()
    """Gives a value that was stated as a decimal, `<exact>` and `<decimal>`."""
    closing: tuple[str, ...]
    """What may stand at the end: sentences without gaps."""
