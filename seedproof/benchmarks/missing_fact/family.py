"""The contract of `generate.py` in a family of missing-fact problems.

A family is a folder in `families/` with five files:

- `generate.py` samples a problem, solves it and words it. Its contract is this module.
- `validate.py` proves it from the facts. Its contract is `prover.py`.
- `cycle.py` reads it back from the text. Its contract is `reader.py`.
- `quality.py` finds guessable and similar problems. Its contract is `survey.py`.
- `request.py` names its quantities in requests. Its contract is `seedproof.requests`.

The last four never import code that makes a row.
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
    """A complete problem: every fact, and which of them is withheld from the solver."""

    facts: Facts
    slot: str
    accepted: tuple[str, ...] = ()
    """All slots that the user simulator reveals, if there are others besides `slot`, which is the first."""


@dataclass(frozen=True)
class Solution:
    """The answer, answers for other hints, and the certificate that `validate` replays."""

    answer: str
    hint_value: str
    witnesses: Sequence[tuple[str, str]]
    """Pairs (hint value, answer): other possible hints, each with another answer."""
    certificate: Curve | Cases
    other_values: tuple[str, ...] = ()
    """The values of the other accepted slots, in order."""
    candidates: int | None = None
    """The number of states that the view allows, if it can be counted."""
    answers_without_hint: int | None = None


@dataclass(frozen=True)
class Words:
    """A problem in words. `view` has the sentences for the solver, domain and definitions first."""

    view: list[str]
    target: str
    hints: tuple[str, ...]
    """The user simulator's sentence for each accepted slot, in order."""
    request: str
    """A request that the user simulator accepts, for demonstrations."""
    names: tuple[str, ...] = ()
    """The names of the entries in a tuple answer."""
    symbol: str = ""
    """The symbol of a single value, if it has one."""


@dataclass(frozen=True, kw_only=True)
class Family:
    """One kind of missing fact."""

    family_type: Literal["A", "B"]
    """A: the same slot is always withheld. B: the slot varies."""
    answer_type: Literal["integer", "rational", "tuple", "expression"]
    unit: str = ""
    """The unit requested in the question, in the singular."""
    method: Literal["linear", "finite", "parametric"]
    """The method of `validate`."""
    sample: Callable[[Draws, int], Problem]
    """Draws a problem of a difficulty. Raises: Rejected."""
    solve: Callable[[Problem], Solution]
    """Solves a sampled problem. Raises: Rejected."""
    words: Callable[[Problem, Draws], Words]
    """Words a problem, choosing a wording for each sentence and a random order of entries."""
    state: Callable[[Problem], Hashable]
    """Returns a fingerprint of all facts, whichever of them is asked for or withheld.

    Renaming and the family's symmetries do not change it. Of two problems with the same fingerprint, the
    later one is dropped. Different problems may share one if the family has plenty.
    """
    notes: Callable[[Problem], Hashable]
    """Returns such a fingerprint of the facts in the notes."""
    max_difficulty: int | None = None
    """The highest difficulty, or None if there is no highest."""
    repairs: Sequence[str] = ()
    """Differences from the paper, one sentence each."""
    version: int = 1
    """The version of the sampling; increase it when the same seed gives another row."""


def along(
    curve: Curve,
    hint: Fraction | int,
    values: Iterable[Fraction | int],
    form: str = "{}",
) -> Solution:
    """Solve a problem whose answer is a function of the hidden number.

    `values` are other values of the hidden number in the stated domain. The first that gives another answer
    becomes the witness. `form` is the format of the hint value.

    Raises: Rejected when none does, because then the fact is not needed.
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
