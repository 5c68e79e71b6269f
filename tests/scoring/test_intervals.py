"""Intervals, against values from the literature, by hand, and by how often they hold the truth."""

import math
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seedproof.measuring.statistics import decimal
from seedproof.scoring.intervals import Z, bounds, interval_of, proportion, root, sums_of, wilson

NEWCOMBE = [
    (81, 263, "0.2553", "0.3662"),
    (15, 148, "0.0624", "0.1605"),
    (0, 20, "0.0000", "0.1611"),
    (1, 29, "0.0061", "0.1718"),
    (29, 29, "0.8830", "1.0000"),
]
"""Newcombe, 1998, table I, method 3; the last line follows from Wilson's formula: 1 / (1 + z² / 29)."""


def test_wilson_gives_the_published_values(subtests):
    for successes, trials, low, high in NEWCOMBE:
        with subtests.test(successes=successes, trials=trials):
            assert tuple(map(decimal, wilson(successes, trials))) == (low, high)


def close(left, right, places=12):
    return abs(left - right) < Fraction(1, 10**places)


def test_single_right_and_wrong_answers_have_the_interval_of_wilson():
    interval = interval_of([1] * 263, [1] * 81 + [0] * 182)
    assert (interval.low, interval.high) == wilson(81, 263)
    assert interval.method == "wilson"


def test_what_is_not_single_or_not_right_or_wrong_has_bounds_by_clusters():
    assert interval_of([1, 1], [1, Fraction(1, 2)]).method == "beta"
    assert interval_of([1, 2], [1, 2]).method == "beta over clusters"
    assert interval_of([2, 2], [2, 0], unit=2).method == "wilson"


def test_few_successes_have_the_end_of_clopper_and_pearson():
    """Of 100: 1 has 0.0003 to 0.0545, 3 has 0.0062 to 0.0852 (published tables, to four places)."""
    for successes, low in ((1, "0.0003"), (2, "0.0024"), (3, "0.0062")):
        assert abs(proportion(successes, 100)[0] - Fraction(low)) < Fraction(2, 10_000)
        assert proportion(successes, 100)[1] == wilson(successes, 100)[1]
        assert close(proportion(100 - successes, 100)[1], 1 - proportion(successes, 100)[0])
    assert proportion(4, 100) == wilson(4, 100)
    assert proportion(0, 30) == wilson(0, 30)


@pytest.mark.parametrize("trials", [1, 3, 30, 200])
def test_bounds_of_right_and_wrong_answers_leave_two_and_a_half_percent_beyond(trials):
    """By the binomial distribution, as Clopper and Pearson have it; the formula errs to the wide side."""
    for successes in range(trials):
        high = float(bounds(sums_of([1] * trials, [1] * successes + [0] * (trials - successes)))[1])
        beneath = sum(
            math.comb(trials, number) * high**number * (1 - high) ** (trials - number)
            for number in range(successes + 1)
        )
        assert 0.01 < beneath < 0.0256


def test_a_bound_by_hand():
    """Clusters (1, 1), (0, 0), (1, 0), (1, 0), and one more (1, 1), have the mean 6/10.

    The squares of their deviations 4/5, −6/5, −1/5, −1/5, 4/5 add to 2.8; times 5/6, by 10², it is 7/300. So
    many trials: 0.24 / (7/300) − 1 = 65/7. The beta distribution of 39/7 and 26/7 exceeds the bound in 2.5 %.
    """
    low, high = bounds(sums_of([2] * 4, [2, 0, 1, 1]))
    assert abs(float(high) - 0.8707) < 0.002
    assert close(low, 1 - high)


def test_clusters_that_are_all_alike_do_not_prove_their_mean():
    for size in (1, 4):
        for value in (Fraction(0), Fraction(4, 9), Fraction(1)):
            low, high = bounds(sums_of([size] * 10, [size * value] * 10))
            assert low <= value <= high
            assert high - low > Fraction(1, 4)


def test_one_row_says_little():
    low, high = bounds(sums_of([1], [Fraction(1, 2)]))
    assert low < Fraction(1, 10)
    assert high > Fraction(9, 10)


def test_a_large_cluster_is_no_large_number_of_rows():
    """Ten clusters, of which one has half of the rows, tell less than ten of one size."""
    of_one_size = bounds(sums_of([18] * 10, [9] * 10))
    with_a_large_one = bounds(sums_of([90, *[10] * 9], [45, *[5] * 9]))
    assert with_a_large_one[1] - with_a_large_one[0] > of_one_size[1] - of_one_size[0]


@given(st.fractions(0, 10**9, max_denominator=10**9))
def test_a_root_is_right_to_thirty_places(square):
    low = root(square)
    assert low**2 <= square < (low + Fraction(1, 10**30)) ** 2


TALLIES = st.integers(1, 400).flatmap(lambda trials: st.tuples(st.integers(0, trials), st.just(trials)))


@given(TALLIES)
def test_wilson_solves_its_equation_and_holds_the_share(tally):
    """Each bound is z of its own standard errors away from the share; and so it is for what is wrong."""
    successes, trials = tally
    low, high = wilson(successes, trials)
    share = Fraction(successes, trials)
    assert 0 <= low <= share <= high <= 1
    for bound in (low, high):
        if 0 < bound < 1:
            assert close((share - bound) ** 2, Z**2 * bound * (1 - bound) / trials)
    mirrored = wilson(trials - successes, trials)
    assert close(mirrored[0], 1 - high)
    assert close(mirrored[1], 1 - low)


CLUSTERS = st.lists(
    st.integers(1, 9).flatmap(lambda size: st.tuples(st.just(size), st.integers(0, size))),
    min_size=1,
    max_size=30,
)


@given(CLUSTERS)
def test_bounds_hold_the_mean_within_0_and_1_and_are_mirrored(clusters):
    sizes = [size for size, _ in clusters]
    totals = [total for _, total in clusters]
    low, high = bounds(sums_of(sizes, totals))
    assert 0 <= low <= Fraction(sum(totals), sum(sizes)) <= high <= 1
    mirrored = bounds(sums_of(sizes, [size - total for size, total in clusters]))
    assert mirrored == (1 - high, 1 - low)


@given(CLUSTERS, st.integers(2, 7))
def test_bounds_do_not_depend_on_the_unit(clusters, unit):
    sizes = [size for size, _ in clusters]
    totals = [total for _, total in clusters]
    scaled = sums_of([unit * size for size in sizes], [unit * total for total in totals])
    assert bounds(scaled) == bounds(sums_of(sizes, totals))


def test_wilson_holds_the_truth_in_95_percent():
    """Exactly, by the binomial distribution, in the mean over rates from 0.05 to 0.95."""
    trials = 60
    bounds = [tuple(map(float, wilson(successes, trials))) for successes in range(trials + 1)]
    covered = []
    for rate in (number / 100 for number in range(5, 96)):
        covered.append(
            sum(
                math.comb(trials, successes) * rate**successes * (1 - rate) ** (trials - successes)
                for successes, (low, high) in enumerate(bounds)
                if low <= rate <= high
            )
        )
    assert 0.94 < sum(covered) / len(covered) < 0.96
