"""Facts that are no problem of their family."""

from typing import NamedTuple

from tests.benchmarks.missing_fact.ranges.bayes_missing_prior import bayes
from tests.benchmarks.missing_fact.ranges.circuit_missing_resistance import THREE_RESISTORS, circuit
from tests.benchmarks.missing_fact.ranges.crt_reconstruction import congruences
from tests.benchmarks.missing_fact.ranges.deconvolution import recorded
from tests.benchmarks.missing_fact.ranges.discrete_tomography import grid
from tests.benchmarks.missing_fact.ranges.eigenvector_missing_entry import OF_TWO_ROWS, matrix
from tests.benchmarks.missing_fact.ranges.laplace_grid import REST_1, border
from tests.benchmarks.missing_fact.ranges.linear_system_separator import two_equations
from tests.benchmarks.missing_fact.ranges.markov_missing_transition import transitions
from tests.benchmarks.missing_fact.ranges.matrix_completion import factors
from tests.benchmarks.missing_fact.ranges.poly_interpolation import polynomial
from tests.benchmarks.missing_fact.ranges.portfolio_variance_missing_corr import portfolio
from tests.benchmarks.missing_fact.ranges.rankdef_linear_shared import LEFTS_1, four_equations
from tests.benchmarks.missing_fact.ranges.recurrence_missing_init import recurrence
from tests.benchmarks.missing_fact.ranges.rule import Facts
from tests.benchmarks.missing_fact.ranges.steady_state_missing_emission import model


class Impossible(NamedTuple):
    """Facts that are no problem of the family at any difficulty, and what is said of them."""

    family: str
    slot: str
    facts: Facts
    words: str


IMPOSSIBLE = [
    Impossible(
        "bayes_missing_prior",
        "prior",
        bayes("2/8", "6/11", "2/11"),
        "prior is '2/8'",
    ),
    Impossible("circuit_missing_resistance", "R4", circuit(THREE_RESISTORS, 12, 13, 6), "R4"),
    Impossible(
        "crt_reconstruction",
        "congruence_3",
        congruences([5, 9, 11], 394),
        "expected different primes",
    ),
    Impossible(
        "deconvolution",
        "y_1",
        recorded([2, 1], [-4, 3, -6, -9], [0, 1, 2, 3, 4]),
        "expected 4 indices",
    ),
    Impossible(
        "discrete_tomography",
        "cell_1_2",
        grid("10000 11000 10100 11100", [1, 1]),
        "cell_1_2 is not the cell that was read out",
    ),
    Impossible("eigenvector_missing_entry", "M_1_1", OF_TWO_ROWS, "not in the column of the only zero of v"),
    Impossible(
        "eigenvector_missing_entry",
        "M_1_0",
        matrix([[-2, 1], [2, -3]], [0, 2], -3, [1, 0]),
        "does not hold",
    ),
    Impossible("laplace_grid", "u_0_0", border(4, [24, *REST_1], [1, 1]), "u_0_0 is a corner"),
    Impossible(
        "laplace_grid",
        "u_0_1",
        border(4, [24, -71, *REST_1[1:]], [1, 1]),
        "an inner value is not an integer",
    ),
    Impossible(
        "linear_system_separator",
        "c",
        two_equations((1, 0, -3), (2, -3, 4), (10, 100, 50)),
        "expected integer coefficients other than 0",
    ),
    Impossible("markov_missing_transition", "P_0_0", transitions("1/2 1/3, 2/5 3/5", 0), "does not sum to 1"),
    Impossible("matrix_completion", "m10", factors((4, 6), (3, 3)), "so m11 is m10 itself"),
    Impossible(
        "poly_interpolation",
        "p_1",
        polynomial([-5, -7, 3], -3, 1, [3, 4, 2], 4),
        "are not 5 different points",
    ),
    Impossible(
        "portfolio_variance_missing_corr",
        "rho_0_1",
        portfolio("1/6 4/6", [8, 10], "-2/5"),
        "not a number in canonical form",
    ),
    Impossible(
        "portfolio_variance_missing_corr",
        "rho_0_1",
        portfolio("1/6 2/3", [8, 10], "-2/5"),
        "do not add up to 1",
    ),
    Impossible(
        "rankdef_linear_shared",
        "equation_3",
        four_equations((*LEFTS_1[:3], (3, 0, -4)), (10, -100, 50)),
        "expected integer coefficients other than 0",
    ),
    Impossible("recurrence_missing_init", "a1", recurrence(1, 3, 4, 5, 201), "n is 201"),
    Impossible(
        "steady_state_missing_emission",
        "e_0_1",
        model("1/6 1/2 1/3, 1/6 2/3 1/6, 1/2 1/6 1/3", "8/11 1/11 2/11, 2/11 7/11 2/11, 5/11 5/11 1/11", 0),
        "no emission that is absent together with one of the target",
    ),
]
