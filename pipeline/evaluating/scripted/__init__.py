"""Scripted solvers: what each of them scores is known beforehand, so that an evaluation can be tested.

They are pure functions of a row and of the messages that a model would be sent. What a solver knows of the
row beyond the messages is said where it is written.
"""

from collections.abc import Mapping, Sequence

from pipeline.evaluating.scripted.constant import Constant, constant_of
from pipeline.evaluating.scripted.echo import echo
from pipeline.evaluating.scripted.empty import empty
from pipeline.evaluating.scripted.guess import guess
from pipeline.evaluating.scripted.oracle import oracle, oracle_latex
from pipeline.evaluating.scripted.prober import prober
from pipeline.evaluating.scripted.solver import Solver
from pipeline.evaluating.scripted.stubborn import stubborn
from pipeline.evaluating.scripted.wide import wide
from seedproof.record.rows import Row

__all__ = ["SOLVERS", "Solver", "solvers_for"]

SOLVERS: Mapping[str, Solver] = {
    "oracle": oracle,
    "oracle-latex": oracle_latex,
    "stubborn": stubborn,
    "wide": wide,
    "prober": prober,
    "echo": echo,
    "empty": empty,
    "constant": Constant(),
    "guess": guess,
}
"""The solvers by name. `constant` has seen no rows here: see `solvers_for`."""


def solvers_for(rows: Sequence[Row]) -> Mapping[str, Solver]:
    """Return the solvers by name, `constant` with the most common answers of these rows."""
    return {**SOLVERS, "constant": constant_of(rows)}
