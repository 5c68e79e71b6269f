"""Facts whose gap does not matter to the answer."""

from typing import NamedTuple

from tests.benchmarks.missing_fact.ranges.eigenvector_missing_entry import matrix
from tests.benchmarks.missing_fact.ranges.linear_system_missing_coeff import system
from tests.benchmarks.missing_fact.ranges.markov_missing_transition import transitions
from tests.benchmarks.missing_fact.ranges.rule import Facts


class Fixed(NamedTuple):
    """Facts whose answer is the same whatever the slot holds."""

    family: str
    difficulty: int
    slot: str
    facts: Facts


FIXED = [
    Fixed(
        "eigenvector_missing_entry",
        2,
        "M_1_0",
        matrix([[-7, -4, -4], [-3, 7, -7], [-11, -10, 4]], [0, -1, 1], 14, [1, 0]),
    ),
    Fixed("linear_system_missing_coeff", 1, "A_0_1", system([[2, 3], [4, 5]], [1, 2])),
    Fixed(
        "markov_missing_transition",
        2,
        "P_0_1",
        transitions("1/10 1/10 4/5, 7/10 1/5 1/10, 7/10 1/10 1/5", 0),
    ),
]
