"""The contract of `validate.py` in a family: deciding from the facts alone which answers are possible.

A prover never sees how a row was sampled, worded or answered. It takes the facts as JSON (integers, `"p/q"`,
lists) and answers in canonical text. It shares no function with `generate`: it uses exact linear algebra from
python-flint, or counts the states of the stated domain.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

Facts = dict[str, Any]


@dataclass(frozen=True, kw_only=True)
class Prover:
    """The second opinion on a family. A view is the facts without the withheld values."""

    family_type: str
    answer_type: str
    method: str
    held: Callable[[Facts, str], dict[str, str]]
    """(facts, hint slot): each slot that the user simulator reveals, with its hint value; hint slot first.
    Raises: KeyError, IndexError or ValueError when the facts have no such slot."""
    ranges: Callable[[Facts, str, int], Iterable[str]]
    """(facts, hint slot, difficulty): a sentence for each value that is degenerate or outside the ranges of
    `docs/data/missing_fact_ranges.csv`. `held` has already accepted the facts."""
    view: Callable[[Facts, str], Facts]
    """(facts, hint slot): the solver's facts, with None for each withheld value."""
    admits: Callable[[Facts, str, str], bool]
    """(view, slot, hint value): whether the value is in the stated domain and fits the view."""
    answers: Callable[[Facts, str, str], Iterable[str]]
    """(view, slot, hint value): the possible answers with that hint; two are enough."""
    values: Callable[[Facts, str, str], Iterable[str]]
    """(view, slot, true hint value): hint values at which to replay the certificate. If there are few, every
    admissible one; else at least four besides the true one, or six for answers of degree 2."""
    count: Callable[[Facts], tuple[int | None, int | None]] | None = None
    """(view): the number of states and of answers it allows; None if they are not counted."""
    other_side: Callable[[Facts, str], Iterable[str]] | None = None
    """(facts, hint slot): the possible answers given only the withheld data; two are enough."""
