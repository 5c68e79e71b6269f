"""Seeds and draws are what `docs/explanation/seeds.md` says: its vectors are pinned, it is written again."""

import json
import re
from collections import Counter
from hashlib import shake_256
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seedproof.record.draws import Draws, Rejected, every_way
from seedproof.record.errors import SeedproofError
from seedproof.record.seeds import RowId, parse_row_id

GOLDEN = json.loads(Path("tests/golden/seeds.json").read_text())
PAGE = Path("docs/explanation/seeds.md").read_text()


class FromThePage:
    """The stream and `below` as the page words them, without a thought for speed."""

    def __init__(self, seed):
        self.bytes = self.stream(bytes.fromhex(seed))

    @staticmethod
    def stream(seed):
        block = 0
        while True:
            yield from shake_256(seed + block.to_bytes(8, "big")).digest(512)
            block += 1

    def below(self, bound):
        bits = len(bin(bound - 1)) - 2 if bound > 1 else 0
        while True:
            number = 0
            for _ in range(-(-bits // 8)):
                number = number * 256 + next(self.bytes)
            number %= 2**bits
            if number < bound:
                return number


def test_seeds_are_pinned(subtests):
    for case in GOLDEN["seeds"]:
        with subtests.test(case["id"]):
            place = RowId(case["benchmark"], case["family"], case["difficulty"], case["number"])
            assert (str(place), place.seed(case["root_seed"])) == (case["id"], case["seed"])
            assert parse_row_id(case["id"]) == place


def test_draws_are_pinned(subtests):
    for case in GOLDEN["draws"]:
        with subtests.test(case["seed"]):
            draws = Draws(case["seed"])
            assert [[name, args, getattr(draws, name)(*args)] for name, args, _ in case["calls"]] == case[
                "calls"
            ]


def test_the_page_has_the_right_vectors():
    text, seed = re.search(r"\| `(seedproof/1\S+)` \| `([0-9a-f]{32})` \|", PAGE).groups()
    _, benchmark, family, difficulty, number, root = text.replace("\\|", "|").split("|")
    assert RowId(benchmark, family, int(difficulty[1:]), number).seed(root) == seed
    drawn = re.search(r"^    ([0-9](?:, [0-9])+)$", PAGE, re.M)[1]
    draws = Draws(seed)
    assert ", ".join(str(draws.below(6)) for _ in range(10)) == drawn
    first = re.search(r"^    ([0-9a-f]{32})$", PAGE, re.M)[1]
    assert Draws(seed).below(2**128) == int(first, 16)


@given(st.binary(min_size=16, max_size=16), st.lists(st.integers(1, 2**70), max_size=60))
def test_below_is_what_the_page_says(seed, bounds):
    page, draws = FromThePage(seed.hex()), Draws(seed.hex())
    assert [draws.below(bound) for bound in bounds] == [page.below(bound) for bound in bounds]


@given(st.binary(min_size=16, max_size=16), st.integers(1, 12), st.integers(-20, 20), st.integers(0, 40))
def test_digits_of_one_draw_are_what_the_page_says(seed, count, low, width):
    page = FromThePage(seed.hex())
    number = page.below((width + 1) ** count)
    digits = [low + number // (width + 1) ** place % (width + 1) for place in range(count)]
    draws = Draws(seed.hex())
    assert draws.integers(count, low, low + width) == digits
    bound = width + 1
    drawn, again = (
        Draws(seed.hex()).nonzeros(count, bound),
        Draws(seed.hex()).integers(count, 1 - bound, bound),
    )
    assert drawn == [value - 1 if value <= 0 else value for value in again]
    assert all(0 < abs(value) <= bound for value in drawn)


def test_draws_are_uniform():
    draws = Draws("00" * 16)
    for bound in (3, 6, 10):
        counted = Counter(draws.below(bound) for _ in range(6000))
        assert len(counted) == bound
        # 5 standard deviations, and the stream is fixed: this either always holds or never.
        assert all(abs(n - 6000 / bound) < 5 * (6000 / bound) ** 0.5 for n in counted.values())


def test_sample_takes_every_place_once():
    draws = Draws("11" * 16)
    for _ in range(200):
        assert sorted(draws.sample(range(9), 9)) == list(range(9))


NO_IDS = [
    "missing_fact/bayes_missing_prior/d1/17",
    "missing_fact/bayes_missing_prior/d1/0000017",
    "missing_fact/bayes_missing_prior/d01/000017",
    "missing_fact/../d1/000017",
    "missing_fact/bayes_missing_prior/d1/000017\n",
    "",
    "missing_fact/bayes_missing_prior/d1/demonstration-01",
    "a" * 5000,
]


def test_other_texts_are_no_ids(subtests):
    for text in NO_IDS:
        with subtests.test(text=text), pytest.raises(SeedproofError, match="is not a row id"):
            parse_row_id(text)


def test_every_way_counts_the_ways():
    seen = []

    def trial(draws):
        first = draws.below(3)
        if first == 1:
            raise Rejected("one")
        seen.append((first, draws.choice("ab"), draws.below(1)))

    assert every_way(trial, 10)
    assert seen == [(0, "a", 0), (0, "b", 0), (2, "a", 0), (2, "b", 0)]
    assert not every_way(trial, 4)

    def endless(draws):
        while draws.below(2) == 0:
            pass

    assert not every_way(endless, 10)


@pytest.mark.parametrize("bound", [0, -1])
def test_nothing_is_drawn_from_no_numbers(bound):
    with pytest.raises(ValueError, match="expected at least one"):
        Draws("00" * 16).below(bound)
