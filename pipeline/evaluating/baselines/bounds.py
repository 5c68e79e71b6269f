"""What baselines must keep to: an oracle is right everywhere, and no family is guessed by one answer."""

from collections.abc import Iterator, Mapping
from fractions import Fraction

from pipeline.evaluating.baselines.measuring import Measured, Table
from pipeline.evaluating.baselines.played import Played
from pipeline.evaluating.baselines.shares import ALL
from seedproof.measuring.statistics import decimal
from seedproof.record.errors import Finding

JUDGED = 30
"""Rows of a family from which on the share of its most common answer says something."""

_CONSTANT: Mapping[str, Fraction] = {"missing_fact": Fraction(1, 4)}
"""The largest share of a family's most common answer, by benchmark; no bound where none stands."""

_CONSTANT_OF: Mapping[str, Fraction] = {"discrete_tomography": Fraction(3, 5)}
"""The same of a family whose answers are few. Its smallest grids have one cell that is free."""


def findings(benchmark: str, by_table: Mapping[Table, Measured]) -> Iterator[Finding]:
    """Yield what is wrong with a release by its baselines, row by row or family by family."""
    for (config, split), of_table in by_table.items():
        where = f"{config} {split}"
        for solver, by_plan in of_table.oracles.items():
            for plan, outcomes in by_plan.items():
                yield from _unlike_oracle(f"{where}, {solver}, {plan}", outcomes)
        yield from _guessed(benchmark, where, of_table)


def _unlike_oracle(where: str, outcomes: Mapping[str, Played]) -> Iterator[Finding]:
    """Yield the episodes of an oracle that are not right, or took more than one request."""
    for row_id, played in outcomes.items():
        if played.value != 1:
            said = f"{where}: scores {decimal(played.value)} with {played.response!r:.80}, expected 1"
            yield Finding(row_id, "oracle", said)
        if played.requests != int(played.granted_first):
            said = f"{where}: sends {played.requests} requests, expected one that is granted"
            yield Finding(row_id, "oracle-request", said)


def _guessed(benchmark: str, where: str, of_table: Measured) -> Iterator[Finding]:
    """Yield the families whose most common answer is too common."""
    bound = _CONSTANT.get(benchmark)
    if bound is None:
        return
    for family, share in of_table.guesses["constant"].items():
        allowed = _CONSTANT_OF.get(family, bound)
        if family != ALL and share.rows >= JUDGED and share.value > allowed:
            said = f"{where}: one answer is right in {share} of its rows, expected {decimal(allowed)} at most"
            yield Finding(family, "constant", said)
