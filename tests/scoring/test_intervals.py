"""Intervals, against values from the literature, by hand, and by how often they hold the truth."""

import math
import random
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seedproof.measuring.statistics import decimal
from seedproof.scoring.intervals import Cluster, Z, interval_of_mean, interval_of_share, root, wilson
from tests.circles import soak

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


def singles(values):
    return [Cluster(1, Fraction(value)) for value in values]


def squares(values):
    return sum((Fraction(value) ** 2 for value in values), Fraction(0))


def close(left, right):
    return abs(left - right) < Fraction(1, 10**12)


def test_a_share_of_single_rows_has_the_interval_of_wilson():
    interval = interval_of_share(singles([1] * 81 + [0] * 182))
    assert (interval.low, interval.high) == wilson(81, 263)
    assert interval.method == "wilson"


def test_a_mean_by_hand():
    """0, 1/2, 1/2, 1/2, 1: mean 1/2, sample variance 1/8, squared error of the mean 1/40."""
    values = [0, Fraction(1, 2), Fraction(1, 2), Fraction(1, 2), 1]
    interval = interval_of_mean(singles(values), squares(values))
    assert interval.method == "normal"
    assert close((interval.low + interval.high) / 2, Fraction(1, 2))
    assert close(((interval.high - interval.low) / 2 / Z) ** 2, Fraction(1, 40))


def test_clusters_by_hand():
    """Pairs (1, 1), (0, 0), (1, 0), (1, 0): mean 1/2, deviations of pairs 1, −1, 0, 0, squared error 2/64."""
    clusters = [Cluster(2, Fraction(total)) for total in (2, 0, 1, 1)]
    for interval in (interval_of_share(clusters), interval_of_mean(clusters, Fraction(4))):
        assert interval.method == "clustered"
        assert close(((interval.high - interval.low) / 2 / Z) ** 2, Fraction(1, 32))
        assert close((interval.low + interval.high) / 2, Fraction(1, 2))


def test_clusters_of_unequal_size_by_hand():
    """(1, 1, 1), (0), (0, 1): mean 2/3, deviations 1, −2/3, −1/3, squared error (14/9) / 36."""
    interval = interval_of_share([Cluster(3, Fraction(3)), Cluster(1, Fraction(0)), Cluster(2, Fraction(1))])
    assert close(((Fraction(2, 3) - interval.low) / Z) ** 2, Fraction(14, 324))
    assert interval.high == 1


@pytest.mark.parametrize("value", [Fraction(0), Fraction(4, 9), Fraction(1)])
def test_rows_that_are_all_alike_do_not_prove_their_mean(value):
    """Their standard error is 0; each cluster counts as one trial, the most cautious reading."""
    for size in (1, 4):
        clusters = [Cluster(size, size * value)] * 10
        interval = interval_of_mean(clusters, 10 * size * value**2)
        assert interval.method == "wilson over clusters"
        assert (interval.low, interval.high) == wilson(10 * value, 10)
        assert interval.high - interval.low > Fraction(1, 4)


def test_one_row_says_little():
    interval = interval_of_mean([Cluster(1, Fraction(1, 2))], Fraction(1, 4))
    assert interval.low < Fraction(1, 10)
    assert interval.high > Fraction(9, 10)


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


@given(st.lists(st.tuples(st.integers(0, 3), st.just(3)), min_size=1, max_size=30))
def test_no_interval_leaves_the_unit_interval_or_its_mean(tallies):
    clusters = [Cluster(size, Fraction(total)) for total, size in tallies]
    interval = interval_of_share(clusters)
    mean = sum(cluster.total for cluster in clusters) / (3 * len(clusters))
    assert 0 <= interval.low <= mean <= interval.high <= 1


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


RUNS = 1_500


@soak
def test_the_interval_of_a_mean_holds_the_truth_in_95_percent():
    """Values 0, 1/3, 2/3, 1 with weights 1 to 4, so that their mean is 2/3."""
    drawn = random.Random(1)
    covered = 0
    for _ in range(RUNS):
        values = [Fraction(third, 3) for third in drawn.choices(range(4), [1, 2, 3, 4], k=200)]
        interval = interval_of_mean(singles(values), squares(values))
        covered += interval.low <= Fraction(2, 3) <= interval.high
    assert 0.94 < covered / RUNS < 0.96


@soak
def test_the_interval_by_clusters_holds_the_truth_in_95_percent():
    """Problems of four solutions, mostly judged alike; taken for single rows they hold it less often."""
    drawn = random.Random(2)
    covered = 0
    as_singles = 0
    for _ in range(RUNS):
        totals = []
        for _ in range(120):
            easy = drawn.random() < 0.5
            totals.append(sum(drawn.random() < (0.9 if easy else 0.3) for _ in range(4)))
        interval = interval_of_share(Cluster(4, Fraction(total)) for total in totals)
        covered += interval.low <= Fraction(3, 5) <= interval.high
        low, high = wilson(sum(totals), 480)
        as_singles += low <= Fraction(3, 5) <= high
    assert 0.94 < covered / RUNS < 0.96
    assert as_singles / RUNS < 0.88
