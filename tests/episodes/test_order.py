"""The order in which rows are asked: each beginning has of every family its share."""

from collections import Counter
from fractions import Fraction

import pytest

from seedproof.episodes.order import balanced

SIZES = {"a": 40, "b": 40, "c": 7, "d": 1}


def rows_of(sizes):
    return [{"id": f"{name}/{number}", "family": name} for name, of in sizes.items() for number in range(of)]


@pytest.mark.parametrize("sizes", [SIZES, {"a": 5, "b": 5, "c": 5}, {"only": 3}])
def test_each_beginning_has_of_every_family_its_share_to_within_a_row(sizes):
    rows = rows_of(sizes)
    asked = Counter()
    for count, row in enumerate(balanced(rows), start=1):
        asked[row["family"]] += 1
        for family, size in sizes.items():
            assert abs(asked[family] - Fraction(size * count, len(rows))) < 2 - Fraction(size, len(rows))
    assert asked == sizes


def test_families_of_one_size_take_turns():
    families = [row["family"] for row in balanced(rows_of({"a": 5, "b": 5, "c": 5}))]
    assert sorted(families[:3]) == ["a", "b", "c"]
    assert families == families[:3] * 5


def test_the_order_of_the_release_changes_nothing_and_is_another_one():
    rows = rows_of(SIZES)
    order = balanced(rows)
    assert balanced(rows[::-1]) == order
    first = [row["id"] for row in order if row["family"] == "a"]
    assert first != sorted(first, key=lambda name: int(name[2:]))
