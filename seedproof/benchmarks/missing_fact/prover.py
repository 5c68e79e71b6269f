"""What a family declares to `validate`: how to decide from the facts alone which answers are possible.

A prover never sees how a row was sampled, worded or answered. It takes the facts as JSON gives them
(integers, `"p/q"`, lists) and answers in canonical text. Its answers come from a method that shares no
function with `generate`: exact linear algebra of python-flint, or counting the states of the stated domain.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

Facts = dict[str, Any]


@dataclass(frozen=True, kw_only=True)
class Prover:
    """The second opinion on a family. A view is the facts without what the hint slot withholds."""

    family_type: str
    answer_type: str
    method: str
    held: Callable[[Facts, str], dict[str, str]]
    """(facts, hint slot): every slot that the holder offers for, with its hint value; the hint slot first.
    Raises: KeyError, IndexError or ValueError when the facts have no such slot."""
    ranges: Callable[[Facts, str, int], Iterable[str]]
    """(facts, hint slot, difficulty): what lies outside the ranges of that difficulty, or is degenerate, in
    words; nothing where all is as `docs/data/missing_fact_ranges.csv` has it. `held` has accepted the facts
    before."""
    view: Callable[[Facts, str], Facts]
    """(facts, hint slot): the facts that the solver holds, None in place of each withheld value."""
    admits: Callable[[Facts, str, str], bool]
    """(view, slot, hint value): the value lies in the domain that the text states, and fits the view."""
    answers: Callable[[Facts, str, str], Iterable[str]]
    """(view, slot, hint value): all answers that are possible with that hint; two are enough."""
    values: Callable[[Facts, str, str], Iterable[str]]
    """(view, slot, true hint value): hint values to replay the certificate at: every admissible one where
    they are few, else at least four (six for answers of degree 2) beside the true one."""
    count: Callable[[Facts], tuple[int | None, int | None]] | None = None
    """(view): how many states it leaves, and how many answers; None where that is not counted."""
    other_side: Callable[[Facts, str], Iterable[str]] | None = None
    """(facts, hint slot): answers possible for one who has only the holder's data; two are enough."""
