"""Distinct problems are counted as sets keep them, and bounds by chance never claim too much."""

from fractions import Fraction
from itertools import combinations, product
from math import prod

import pytest

from seedproof.measuring.distinct import TIMES, WRONG_IN, Distinct, least
from seedproof.record.draws import Draws

KEYS = "abcd"
PROBLEMS = [frozenset(chosen) for size in (1, 2) for chosen in combinations(KEYS, size)]


def largest(problems):
    """How many of some problems share no key at most, by trying every choice."""
    different = list(dict.fromkeys(problems))
    choices = (chosen for size in range(len(different) + 1) for chosen in combinations(different, size))
    return max(len(chosen) for chosen in choices if are_distinct(chosen))


def are_distinct(problems):
    return sum(map(len, problems)) == len(frozenset().union(*problems))


def test_what_is_kept_shares_no_key_and_is_called_the_largest_only_if_it_is():
    draws = Draws("00" * 16)
    said = set()
    for _ in range(300):
        problems = [draws.choice(PROBLEMS) for _ in range(1 + draws.below(8))]
        found = Distinct(problems)
        most = largest(problems)
        assert are_distinct(found.kept)
        assert len(found) <= most
        assert len(found) == most or not found.is_largest
        said.add(found.is_largest)
    assert said == {True, False}


def test_it_is_dry_when_each_has_come_often_enough():
    found = Distinct()
    assert not found.is_dry
    for turn in range(TIMES):
        assert not found.is_dry
        assert found.add(frozenset("a")) is (turn == 0)
        found.add(frozenset("b"))
    assert found.is_dry
    found.add(frozenset("c"))
    assert not found.is_dry


@pytest.mark.parametrize("draws", [6, 7, 40, 300])
def test_so_few_problems_would_hardly_ever_come_without_a_repeat(draws):
    fewest = least(draws)
    chance = prod((Fraction(fewest - number, fewest) for number in range(draws)), start=Fraction(1))
    assert chance * WRONG_IN <= 1


@pytest.mark.parametrize("draws", [2, 3, 4])
def test_no_chances_and_no_shared_keys_give_fewer_repeats_than_equal_chances(draws):
    """The theorem behind the bound, on small cases: all ways to draw, summed up."""
    stream = Draws("01" * 16)
    for _ in range(12):
        problems = stream.sample(PROBLEMS, 5)
        weights = [1 + stream.below(5) for _ in problems]
        most = largest(problems)
        chance = sum(
            prod(Fraction(weights[place], sum(weights)) for place in places)
            for places in product(range(len(problems)), repeat=draws)
            if len(Distinct(problems[place] for place in places)) == draws
        )
        assert chance <= prod(Fraction(most - number, most) for number in range(draws))
