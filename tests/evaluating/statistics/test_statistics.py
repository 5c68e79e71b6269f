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
    over,
    quantile,
    ratio,
    sample_of,
    share_of_units,
    signed,
    standard_deviation,
    stated,
    statistic,
)
from seedproof.scoring.intervals import Z, wilson

HALF = Fraction(1, 2)


def squared_error(estimate):
    """The square of the standard error that an interval without bounds was made from."""
    return ((estimate.high - estimate.low) / 2 / Z) ** 2


def close(left, right):
    return abs(left - right) < Fraction(1, 10**12)


def test_a_share_of_rows_has_the_interval_of_wilson():
    """Newcombe, 1998, table I, method 3: 81 of 263 gives 0.2553 to 0.3662."""
    estimate = mean(sample_of([1] * 81 + [0] * 182))
    assert estimate.method == "wilson"
    assert (signed(estimate.low, 4), signed(estimate.high, 4)) == ("0.2553", "0.3662")


def test_a_stratified_mean_by_hand():
    """Strata (1, 0, 0, 0) and (1, 1): s² = 1/4 and 0, weights 4/6 and 2/6, SE² = (4/6)² (1/4)/4 = 1/36."""
    estimate = mean(sample_of([1, 0, 0, 0, 1, 1], strata="aaaabb"))
    assert estimate.method == "stratified"
    assert estimate.value == HALF
    assert close(squared_error(estimate), Fraction(1, 36))


def test_strata_that_differ_narrow_the_interval():
    values = [1] * 9 + [0] + [0] * 9 + [1]
    plain = mean(sample_of(values))
    by_strata = mean(sample_of(values, strata=["easy"] * 10 + ["hard"] * 10))
    assert by_strata.high - by_strata.low < plain.high - plain.low


def test_a_stratum_of_one_row_tells_no_variance_and_strata_are_left_out():
    estimate = mean(sample_of([1, 0, 1, 0, 1], strata="aaaab"))
    assert estimate.method == "wilson"


def test_clusters_by_hand():
    """Pairs (1, 1), (0, 0), (1, 0), (1, 0): deviations of pairs 1, −1, 0, 0; SE² = 2/64."""
    estimate = mean(sample_of([1, 1, 0, 0, 1, 0, 1, 0], clusters="aabbccdd"))
    assert estimate.method == "clustered"
    assert close(squared_error(estimate), Fraction(1, 32))


def test_over_families_has_families_as_clusters():
    """Families (1, 1, 1), (0, 0, 1): mean 2/3, deviations 1, −1; SE² = 2/36."""
    estimate = over(sample_of([1, 1, 1, 0, 0, 1]), "aaabbb")
    assert estimate.method == "over families"
    assert close(((estimate.value - estimate.low) / Z) ** 2, Fraction(2, 36))
    assert over(sample_of([1, 0]), "aa") is None


def test_a_count_may_lie_above_1_and_not_below_0():
    """0, 0, 6: mean 2, s² = 12, SE² = 4."""
    estimate = mean(sample_of([0, 0, 6]), "count")
    assert estimate.value == 2
    assert estimate.low == 0
    assert close(((estimate.high - 2) / Z) ** 2, Fraction(4))


def test_what_is_all_right_is_not_proved_to_be_always_right():
    for clusters in (None, [0, 0, 1, 1, 2, 2]):
        sample = sample_of([1] * 6, clusters)
        estimate = mean(sample)
        assert estimate.low == wilson(1 * len(set(sample.clusters)), len(set(sample.clusters)))[0]
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


def test_a_paired_difference_by_hand():
    """Differences 1, 0, 0, 0, −1, 1, 0, 0: mean 1/8, Σ(d − d̄)² = 23/8, SE² = 23/8 / 64 = 23/512."""
    first = [0, 1, 0, 1, 1, 0, 1, 0]
    second = [1, 1, 0, 1, 0, 1, 1, 0]
    compared = difference(first, second)
    assert compared.estimate.value == Fraction(1, 8)
    assert close(squared_error(compared.estimate), Fraction(23, 512))
    assert close(compared.detectable**2, Fraction(28, 10) ** 2 * Fraction(23, 512))
    assert not compared.is_clear


def test_a_paired_difference_by_clusters():
    """Attempts at one row together: (1, 1), (−1, 1), (0, 0): SE² = (16/9 + 4/9 + 4/9)/36."""
    compared = difference([0, 0, 1, 0, 1, 1], [1, 1, 0, 1, 1, 1], "aabbcc")
    assert compared.estimate.value == Fraction(1, 3)
    assert close(squared_error(compared.estimate), Fraction(24, 9) / 36)


def test_runs_that_agree_on_all_rows_are_not_proved_to_be_the_same():
    compared = difference([1, 0, 1], [1, 0, 1])
    assert compared.estimate.value == 0
    assert compared.estimate.low < 0 < compared.estimate.high
    assert compared.detectable == 0
    assert not compared.is_clear
    assert difference([], []) is None


def test_few_pairs_are_not_clear_though_their_interval_excludes_0():
    """3 of 9 rows that the second run alone has right: the exact p is 2/8."""
    compared = difference([0] * 9, [1] * 3 + [0] * 6)
    assert compared.estimate.low > 0
    assert compared.p == Fraction(1, 4)
    assert not compared.is_clear
    enough = difference([0] * 9, [1] * 6 + [0] * 3)
    assert enough.p == Fraction(2, 64)
    assert enough.is_clear


@pytest.mark.parametrize("value", [1, HALF])
def test_a_single_pair_is_not_clear(value):
    compared = difference([0], [value])
    assert (compared.estimate.low, compared.estimate.high) == (None, None)
    assert compared.estimate.method == "one value"
    assert not compared.is_clear


def test_values_between_0_and_1_have_no_exact_test():
    compared = difference([0] * 4, [HALF, HALF, HALF, Fraction(3, 4)])
    assert compared.p is None
    assert compared.is_clear


@pytest.mark.parametrize(("rows", "points"), [(60, "12.7"), (150, "8.0"), (2_310, "2.0")])
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


def test_the_bootstrap_of_a_mean_is_near_its_normal_interval():
    values = [1, 0, 0, 1, 0, 1, 1, 1, 0, 0] * 30
    drawn = ratio(values, [1] * 300)
    normal = mean(sample_of(values))
    assert abs(drawn.low - normal.low) < Fraction(1, 100)
    assert abs(drawn.high - normal.high) < Fraction(1, 100)


def test_the_bootstrap_draws_the_same_for_ever():
    """Pinned: a changed stream is a changed result."""
    estimate = ratio([1, 0, 2, 5, 1, 0, 3], [1, 1, 2, 6, 2, 1, 4])
    assert (estimate.low, estimate.high) == PINNED


def test_a_cluster_is_drawn_as_a_whole():
    """Of one cluster there is only one draw, which proves nothing; of its episodes on their own, many."""
    of_one = ratio([1, 0, 1], [1, 1, 1], clusters="aaa")
    of_three = ratio([1, 0, 1], [1, 1, 1])
    assert of_one.value == of_three.value == Fraction(2, 3)
    assert (of_one.low, of_one.high, of_one.method) == (None, None, "one value")
    assert (of_three.method, of_three.low) == ("bootstrap", 0)


def test_a_ratio_that_is_always_drawn_alike_has_the_clusters_of_its_denominator():
    """One hint in forty episodes, and a right answer to it: Wilson's interval of 1 of 1."""
    of_hint = ratio([1] + [0] * 39, [1] + [0] * 39)
    assert of_hint.n == 1
    assert (of_hint.low, of_hint.high) == wilson(1, 1)
    assert signed(of_hint.low, 4) == "0.2065"
    three = ratio([0] * 9, [1, 1, 1, 1] + [0] * 5, clusters="aabcdddde")
    assert (three.low, three.high) == wilson(0, 3)


@pytest.mark.parametrize("unit", ["share", "count"])
def test_a_single_value_has_no_interval_unless_it_is_right_or_wrong(unit):
    estimate = mean(sample_of([HALF]), unit)
    assert stated(estimate) == {
        "value": "0.500000",
        "n": 1,
        "low": None,
        "high": None,
        "method": "one value",
    }


def test_a_single_right_answer_has_the_interval_of_wilson_and_a_single_count_has_none():
    right = mean(sample_of([1]))
    assert (right.low, right.high, right.method) == (*wilson(1, 1), "wilson")
    count = mean(sample_of([1]), "count")
    assert (count.low, count.high, count.method) == (None, None, "one value")
    alike = mean(sample_of([3, 3]), "count")
    assert (alike.low, alike.high, alike.method) == (3, 3, "all alike")


def test_a_single_cluster_tells_no_spread():
    """Two attempts at one row, 1 and 3 requests: they are not all alike."""
    assert mean(sample_of([1, 3], "aa"), "count").method == "one value"
    assert mean(sample_of([1, 0], "aa")).low is None
    assert mean(sample_of([1, 1], "aa")).low == wilson(1, 1)[0]
    assert share_of_units([1], [3]).low is None
    assert (share_of_units([3], [3]).low, share_of_units([3], [3]).high) == wilson(1, 1)


def test_a_ratio_above_1_that_is_always_drawn_alike_is_left_as_it_is():
    estimate = ratio([2, 2], [1, 1])
    assert (estimate.low, estimate.value, estimate.high) == (2, 2, 2)


def test_a_statistic_of_sums_may_have_no_value_in_some_draws():
    def one_over(sums):
        return Fraction(1, sums[0]) if sums[0] else None

    estimate = statistic([(0,), (1,), (0,)], one_over)
    assert estimate.value == 1
    assert 0 < estimate.low <= estimate.high == 1


def test_ratios_are_drawn_in_blocks_without_a_seam(monkeypatch):
    from pipeline.evaluating.statistics import bootstrap

    whole = ratio([1, 0, 1, 1] * 10, [1] * 40)
    monkeypatch.setattr(bootstrap, "_AT_ONCE", 4_000)
    in_blocks = ratio([1, 0, 1, 1] * 10, [1] * 40)
    assert in_blocks.value == whole.value
    assert abs(in_blocks.low - whole.low) < Fraction(3, 40)


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


PINNED = (Fraction(4, 9), Fraction(16, 19))
