"""Statistics against values from the literature and values computed by hand."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pipeline.evaluating.statistics import (
    correlation,
    difference,
    half_width,
    holm,
    mcnemar,
    mean,
    quantile,
    ratio,
    sample_of,
    share_of_units,
    signed,
    standard_deviation,
    stated,
    statistic,
)
from seedproof.scoring.intervals import bounds, proportion, sums_of

HALF = Fraction(1, 2)


def close(left, right):
    return abs(left - right) < Fraction(1, 10**12)


def test_a_share_of_rows_has_the_interval_of_wilson():
    """Newcombe, 1998, table I, method 3: 81 of 263 gives 0.2553 to 0.3662."""
    estimate = mean(sample_of([1] * 81 + [0] * 182))
    assert estimate.method == "wilson"
    assert (signed(estimate.low, 4), signed(estimate.high, 4)) == ("0.2553", "0.3662")


def test_scores_are_taken_as_they_are_and_what_hangs_together_by_cluster():
    scores = mean(sample_of([1, HALF, 0, HALF]))
    assert (scores.method, scores.low, scores.high) == ("beta", *bounds(sums_of([1] * 4, [1, HALF, 0, HALF])))
    attempts = mean(sample_of([1, 1, 0, 0, 1, 0, 1, 0], clusters="aabbccdd"))
    assert attempts.method == "beta over clusters"
    assert (attempts.low, attempts.high) == bounds(sums_of([2] * 4, [2, 0, 1, 1]))


def test_attempts_that_are_alike_tell_as_much_as_one():
    alike = mean(sample_of([1, 1, 0, 0] * 10, [number // 2 for number in range(40)]))
    apart = mean(sample_of([1, 1, 0, 0] * 10))
    assert alike.high - alike.low > Fraction(13, 10) * (apart.high - apart.low)


def test_a_count_is_a_share_of_the_largest_that_was_seen():
    """0, 0, 6 are 0, 0, 1 of 6."""
    estimate = mean(sample_of([0, 0, 6]), "count")
    assert estimate.value == 2
    assert (estimate.low, estimate.high) == tuple(6 * bound for bound in proportion(1, 3))
    none = mean(sample_of([0, 0, 0]), "count")
    assert (none.low, none.high) == proportion(0, 3)


def test_what_is_all_right_is_not_proved_to_be_always_right():
    for clusters in (None, [0, 0, 1, 1, 2, 2]):
        estimate = mean(sample_of([1] * 6, clusters))
        assert Fraction(1, 4) < estimate.low < Fraction(3, 4)
        assert estimate.high == 1


def test_nothing_has_no_estimate():
    assert mean(sample_of([])) is None
    assert stated(None) == {"value": None, "n": 0, "low": None, "high": None, "method": None}


@pytest.mark.parametrize(
    ("first", "second", "p"),
    [
        (0, 0, Fraction(1)),
        (0, 5, Fraction(1, 16)),
        (5, 0, Fraction(1, 16)),
        (1, 9, Fraction(22, 1024)),
        (3, 3, Fraction(1)),
    ],
)
def test_mcnemar_is_exact(first, second, p):
    """(1 + 10) / 2^10, twice, is 22/1024."""
    pairs = [(True, False)] * first + [(False, True)] * second + [(True, True), (False, False)] * 4
    tested = mcnemar(pairs)
    assert (tested.first, tested.second, tested.p) == (first, second, p)


def test_mcnemar_gives_the_published_value():
    """Agresti, Categorical Data Analysis: 59 against 16 discordant has an exact two-sided p near 6e-7."""
    tested = mcnemar([(True, False)] * 59 + [(False, True)] * 16)
    assert Fraction(4, 10**7) < tested.p < Fraction(8, 10**7)


def test_holm_gives_the_values_of_its_example():
    """0.01, 0.04, 0.03, 0.005 become 0.03, 0.06, 0.06, 0.02."""
    given_p = {"a": Fraction(1, 100), "b": Fraction(4, 100), "c": Fraction(3, 100), "d": Fraction(5, 1000)}
    adjusted = holm(given_p)
    assert list(adjusted) == ["a", "b", "c", "d"]
    assert [100 * p for p in adjusted.values()] == [3, 6, 6, 2]


@given(st.lists(st.fractions(0, 1, max_denominator=1000), max_size=12))
def test_holm_keeps_the_order_and_lies_between_p_and_bonferroni(values):
    given_p = {str(index): value for index, value in enumerate(values)}
    adjusted = holm(given_p)
    for name, p in given_p.items():
        assert p <= adjusted[name] <= min(1, len(given_p) * p)
    in_order = sorted(given_p, key=lambda name: given_p[name])
    assert [adjusted[name] for name in in_order] == sorted(adjusted.values())


def test_a_paired_difference_is_twice_a_share_less_one():
    """Differences 1, 0, 0, 0, −1, 1, 0, 0: mean 1/8; as shares 1, ½, ½, ½, 0, 1, ½, ½."""
    first = [0, 1, 0, 1, 1, 0, 1, 0]
    second = [1, 1, 0, 1, 0, 1, 1, 0]
    compared = difference(first, second)
    assert compared.estimate.value == Fraction(1, 8)
    low, high = bounds(sums_of([2] * 8, [2, 1, 1, 1, 0, 2, 1, 1]))
    assert (compared.low, compared.high) == (2 * low - 1, 2 * high - 1)
    assert close(compared.detectable, Fraction(10, 7) * (high - low))
    assert not compared.is_clear


def test_a_paired_difference_by_clusters():
    """Attempts at one row together: (1, 1), (−1, 1), (0, 0) are 4, 2 and 2 of 4."""
    compared = difference([0, 0, 1, 0, 1, 1], [1, 1, 0, 1, 1, 1], "aabbcc")
    assert compared.estimate.value == Fraction(1, 3)
    assert compared.estimate.method == "beta over clusters"
    low, high = bounds(sums_of([4] * 3, [4, 2, 2]))
    assert (compared.low, compared.high) == (2 * low - 1, 2 * high - 1)


def test_runs_that_agree_on_all_rows_are_not_proved_to_be_the_same():
    compared = difference([1, 0, 1], [1, 0, 1])
    assert compared.estimate.value == 0
    assert compared.estimate.low < 0 < compared.estimate.high
    assert compared.detectable > 0
    assert not compared.is_clear
    assert difference([], []) is None


@pytest.mark.parametrize("pairs", [9, 150])
def test_single_pairs_are_clear_where_the_exact_test_says_so(pairs):
    """5 rows that the second run alone has right give p = 2/32, and 8 give 2/256."""
    few = difference([0] * pairs, [1] * 5 + [0] * (pairs - 5))
    assert few.low < 0
    assert few.p == Fraction(2, 32)
    enough = difference([0] * pairs, [1] * 8 + [0] * (pairs - 8))
    assert enough.low > 0
    assert enough.is_clear


def test_an_interval_without_0_is_not_clear_against_the_exact_test():
    """In each of 20 families 3 rows are right in the second run alone, and 2 in the first: p is 0.057."""
    families = [family for family in range(20) for _ in range(6)]
    compared = difference([0, 0, 0, 1, 1, 0] * 20, [1, 1, 1, 0, 0, 0] * 20, families)
    assert compared.excludes_zero
    assert Fraction(5, 100) < compared.p < Fraction(6, 100)
    assert not compared.is_clear


@pytest.mark.parametrize("value", [1, HALF])
def test_a_single_pair_is_not_clear(value):
    compared = difference([0], [value])
    assert compared.low < 0
    assert not compared.is_clear


def test_values_between_0_and_1_have_no_exact_test():
    compared = difference([0] * 12, [HALF, HALF, HALF, Fraction(3, 4)] * 3)
    assert compared.p is None
    assert compared.is_clear


@pytest.mark.parametrize(("rows", "points"), [(60, "12.3"), (150, "7.9"), (2_310, "2.0")])
def test_what_so_many_rows_can_show(rows, points):
    assert signed(100 * half_width(rows), 1) == points


def test_a_ratio_of_sums_and_what_has_no_ratio():
    estimate = ratio([1, 0, 0, 1, 0] * 20, [1, 1, 0, 1, 0] * 20)
    assert estimate.value == Fraction(2, 3)
    assert estimate.n == 60
    assert estimate.method == "bootstrap"
    assert estimate.low < Fraction(2, 3) < estimate.high
    assert ratio([0, 0], [0, 0]) is None
    assert ratio([], []) is None


def test_the_bootstrap_of_a_mean_is_near_its_bounds():
    values = [1, 0, 0, 1, 0, 1, 1, 1, 0, 0] * 30
    drawn = share_by_bootstrap(values)
    low, high = bounds(sums_of([1] * 300, values))
    assert abs(drawn.low - low) < Fraction(1, 100)
    assert abs(drawn.high - high) < Fraction(1, 100)


def share_by_bootstrap(values):
    def of(sums):
        return Fraction(sums[0], sum(sums))

    counts = [(value, 1 - value) for value in values]
    return statistic(counts, of, lambda sums: (0, sum(sums)), lambda sums: (sum(sums), 0))


def test_the_bootstrap_draws_the_same_for_ever():
    """Pinned: a changed stream is a changed result."""
    estimate = ratio([1, 0, HALF, 1, 1, 0, HALF], [1, 1, HALF, 1, HALF, 1, 1])
    assert (estimate.low, estimate.high) == PINNED


def test_a_cluster_is_drawn_as_a_whole():
    """Three episodes of one cluster tell less than three on their own."""
    of_one = ratio([1, 0, 1], [1, 1, 1], clusters="aaa")
    of_three = ratio([1, 0, 1], [1, 1, 1])
    assert of_one.value == of_three.value == Fraction(2, 3)
    assert of_one.low < of_three.low < of_three.high < of_one.high


def test_what_is_all_alike_is_not_proved_by_drawing():
    gain = ratio([1] * 20, [1] * 20, least=1)
    assert gain.low == gain.value == 1
    assert gain.high > Fraction(11, 10)


@pytest.mark.parametrize("value", [0, HALF, 1])
def test_a_single_share_has_wide_bounds_and_a_single_count_has_none(value):
    share = mean(sample_of([value]))
    assert share.high - share.low > Fraction(3, 4)
    assert stated(mean(sample_of([value]), "count")) == {
        "value": signed(Fraction(value)),
        "n": 1,
        "low": None,
        "high": None,
        "method": "one value",
    }


def test_a_single_cluster_of_counts_tells_no_spread():
    """Two attempts at one row, 1 and 3 requests."""
    assert mean(sample_of([1, 3], "aa"), "count").method == "one value"


def test_a_share_of_requests_is_over_the_episodes_that_have_some():
    estimate = share_of_units([1, 0, 0, 2], [1, 0, 1, 4])
    assert (estimate.value, estimate.n, estimate.method) == (HALF, 6, "beta over clusters")
    assert (estimate.low, estimate.high) == bounds(sums_of([1, 1, 4], [1, 0, 2]))
    assert share_of_units([1, 0, 0], [1, 1, 0]).method == "wilson"
    assert share_of_units([0], [0]) is None


def test_a_statistic_of_sums_may_have_no_value_in_some_draws():
    def one_over(sums):
        return Fraction(1, sums[0]) if sums[0] else None

    def none(sums):
        return (0,)

    estimate = statistic([(0,), (1,), (0,)], one_over, none, none)
    assert estimate.value == 1
    assert 0 < estimate.low <= estimate.high


def test_ratios_are_drawn_in_blocks_without_a_seam(monkeypatch):
    from pipeline.evaluating.statistics import bootstrap

    whole = share_by_bootstrap([1, 0, 1, 1] * 10)
    monkeypatch.setattr(bootstrap, "_AT_ONCE", 4_000)
    in_blocks = share_by_bootstrap([1, 0, 1, 1] * 10)
    assert in_blocks.value == whole.value
    assert abs(in_blocks.low - whole.low) < Fraction(1, 40)


def test_correlations_by_hand():
    """1, 2, 3, 4 with 1, 3, 2, 4: covariance 4 of 5, so 4/5; of 24 permutations 8 are as strong."""
    of_columns = correlation([1, 2, 3, 4], [1, 3, 2, 4])
    assert (of_columns.pearson, of_columns.spearman) == (Fraction(4, 5), Fraction(4, 5))
    assert of_columns.p == Fraction(8, 24)
    curved = correlation([1, 2, 3], [1, 4, 9])
    assert curved.spearman == 1
    assert signed(curved.pearson, 4) == "0.9897"
    assert correlation([1, 1, 1], [1, 2, 3]) is None
    assert correlation([1, 2], [1, 2]) is None


def test_equal_values_share_a_rank():
    """Ranks 1, 5/2, 5/2, 4 with 1, 2, 3, 4: 9/2 of the root of 9/2 times 5."""
    of_columns = correlation([1, 2, 2, 4], [1, 2, 3, 4])
    assert close(of_columns.spearman**2, Fraction(9, 10))


def test_many_pairs_are_permuted_by_drawing():
    pairs = list(range(12))
    of_columns = correlation(pairs, pairs)
    assert of_columns.p == Fraction(1, 10_001)


def test_spread_by_hand():
    assert standard_deviation([2, 4, 6]) == 2
    assert standard_deviation([1]) is None
    assert [quantile([5, 1, 3], Fraction(share, 4)) for share in (0, 1, 2, 3, 4)] == [1, 1, 3, 5, 5]
    assert quantile([], HALF) is None


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (Fraction(-1, 8), "-0.13"),
        (Fraction(1, 8), "0.13"),
        (Fraction(-1, 1000), "0.00"),
        (Fraction(7, 2), "3.50"),
    ],
)
def test_decimals_have_a_sign_and_zero_has_none(value, text):
    assert signed(value, 2) == text


PINNED = (Fraction(7514059, 32583301), Fraction(27551739, 17683544))
