"""What a family of missing-fact problems declares to `generate`, and the values it works with.

A family is a folder in `families/` with five files. `generate.py` (this contract) samples a problem, works
out its answer and says it in words; `validate.py` (`prover.py`) proves it from the facts; `cycle.py`
(`reader.py`) reads it back from the text; `quality.py` (`survey.py`) says what can be guessed, and which
problems are alike; `request.py` (`seedproof.requests`) how its quantities are named. What proves, reads or
surveys a row reaches nothing that makes it.
"""

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Literal

from seedproof.exact.certificate import Cases, Curve
from seedproof.record.draws import Draws, Rejected

Facts = dict[str, Any]


@dataclass(frozen=True)
class Problem:
    """A complete state: every fact, and which of them is withheld from the solver."""

    facts: Facts
    slot: str
    accepted: tuple[str, ...] = ()
    """All slots that the holder offers for, when there are more than `slot`; `slot` is the first."""


@dataclass(frozen=True)
class Solution:
    """The answer, what it would be for another hint, and the claim that `validate` replays."""

    answer: str
    hint_value: str
    witnesses: Sequence[tuple[str, str]]
    """(hint value, answer): possible hints other than the true one, each with another answer."""
    certificate: Curve | Cases
    other_values: tuple[str, ...] = ()
    """The values of the other accepted slots, in their order."""
    candidates: int | None = None
    """States that the view leaves, where they can be counted."""
    answers_without_hint: int | None = None


@dataclass(frozen=True)
class Words:
    """A problem in words. `view` holds the sentences that the solver sees, domain and definitions first."""

    view: list[str]
    target: str
    hints: tuple[str, ...]
    """The sentence that the holder quotes for each accepted slot, in their order."""
    request: str
    """A request that the holder accepts, as a demonstration shows it."""
    names: tuple[str, ...] = ()
    """The names of the places of a tuple answer."""
    symbol: str = ""
    """The symbol of a single value, where it has one."""


@dataclass(frozen=True, kw_only=True)
class Family:
    """One kind of missing fact."""

    family_type: Literal["A", "B"]
    """A: always the same slot. B: the slot varies."""
    answer_type: Literal["integer", "rational", "tuple", "expression"]
    unit: str = ""
    """The unit that the question asks for, in the singular."""
    method: Literal["linear", "finite", "parametric"]
    """How `validate` decides."""
    sample: Callable[[Draws, int], Problem]
    """Draw a problem of a difficulty. Raises: Rejected."""
    solve: Callable[[Problem], Solution]
    """Work out a sampled problem. Raises: Rejected."""
    words: Callable[[Problem, Draws], Words]
    """Say a problem in words: every sentence in a wording of its own, entries in random order."""
    state: Callable[[Problem], Hashable]
    """A fingerprint of all facts, whatever is asked and whatever is withheld.

    No renaming or symmetry of the family changes it. Two problems with one fingerprint count as the same,
    and the later one is dropped; problems that differ may share it, where the family has plenty.
    """
    notes: Callable[[Problem], Hashable]
    """A fingerprint of the same kind, of what the notes say."""
    max_difficulty: int | None = None
    """The highest difficulty; None where the formulas go on."""
    repairs: Sequence[str] = ()
    """What differs from the paper, one sentence each, for the card."""
    version: int = 1
    """The version of the sampling: it goes up when the same seed gives another row."""


def along(
    curve: Curve,
    hint: Fraction | int,
    values: Iterable[Fraction | int],
    form: str = "{}",
) -> Solution:
    """Solve a problem whose answer is a function of the hidden number.

    `values` are other values of the hidden number in the stated domain; the first that gives another answer
    becomes the witness. `form` is the hint value's text around the number.

    Raises: Rejected when none does, so the answer does not need the fact.
    """
    answer = curve.at(hint)
    if answer is None:
        raise Rejected("the complete problem has no answer")
    for value in values:
        witness = curve.at(value)
        if witness is not None and witness != answer:
            return Solution(
                answer=answer,
                hint_value=form.format(hint),
                witnesses=[(form.format(value), witness)],
                certificate=curve,
            )
    raise Rejected("answer does not depend on the withheld fact")
