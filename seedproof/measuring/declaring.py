"""Declarations of what is expected of a benchmark's tables, a line or two each, and how they are judged.

What cannot be judged is a finding, never a pass: a split without rows, a measure that raises, a table without
lines. Where too few rows were asked for to say anything, that itself is stated and checked.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from seedproof.measuring.expectations import Expectation, Found, Suite, expect
from seedproof.record.reasons import in_our_words

Measure = Callable[[Any, Any], Found]
"""Takes a benchmark's settings and the rows of a split; those of all splits, if it is `across` them."""

UNJUDGED = "be_judged"
"""The kind of an expectation that could not be judged; no table meets it."""

ALL_SPLITS = "all splits"
"""Where a report names a split, what is expected across the splits."""


class TooFew(Exception):
    """Raised by a measure that says something of so many rows only. It is an outcome, not an error."""

    def __init__(self, rows: int, needed: int) -> None:
        """Take the most rows that there are of what is judged, and how many are needed."""
        super().__init__(f"{rows} rows, expected {needed}")
        self.rows = rows
        self.needed = needed


@dataclass(frozen=True)
class Expected:
    """Something that is expected of a benchmark's tables."""

    code: str
    """Its name, in reports and findings."""
    said: str
    """What is expected, as one sentence."""
    measure: Measure
    across: bool = False
    """Whether it is about all splits together."""
    when: Callable[[Any], bool] = lambda settings: True
    """Takes the settings: whether it is about the rows that they ask for."""


def suites_of(declared: Sequence[Expected], settings: Any, rows: Sequence[Any]) -> Iterator[Suite]:
    """Yield what is expected of a split, as tables."""
    for expected in declared:
        if not expected.across and expected.when(settings):
            yield _judged(expected, settings, rows, len(rows))


def across(
    declared: Sequence[Expected], settings: Any, tables: Mapping[str, Sequence[Any]]
) -> Iterator[Suite]:
    """Yield what is expected of all splits together; of a single one there is nothing to say."""
    for expected in declared:
        if expected.across and len(tables) > 1 and expected.when(settings):
            yield _judged(expected, settings, tables, min(map(len, tables.values())))


def _judged(expected: Expected, settings: Any, rows: Any, least: int) -> Suite:
    """Return what a measure finds. `least`: the rows of the smallest split that it is given."""
    if not least:
        return expected.code, [], [_unjudged("there are no rows")]
    try:
        table, expectations = expected.measure(settings, rows)
    except TooFew as few:
        line = {"rows": few.rows, "judged_from": few.needed}
        kind = "column_pair_values_a_to_be_greater_than_b"
        return expected.code, [line], [expect(kind, column_A="judged_from", column_B="rows")]
    except Exception as error:  # Whatever a measure raises, nothing was judged.
        return expected.code, [], [_unjudged(f"{in_our_words(error)}")]
    if not table or not expectations:
        return expected.code, [], [_unjudged("the measure found nothing to judge")]
    return expected.code, table, expectations


def _unjudged(reason: str) -> Expectation:
    return expect(UNJUDGED, reason=" ".join(reason.split())[:300])
