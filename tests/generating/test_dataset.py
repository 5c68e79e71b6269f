"""`sp.dataset`: the endless line as `datasets` and its loaders read it."""

from itertools import chain, islice

import pytest
from datasets.distributed import split_dataset_by_node

import seedproof as sp
from seedproof.generating import iterable
from seedproof.record.errors import SeedproofError


def ids(rows):
    return [row["id"] for row in rows]


def test_it_has_the_rows_of_the_sequence_in_their_order():
    expected = list(sp.generate("missing_fact", 130, seed=3, prove=False))
    made = sp.dataset("missing_fact", 130, seed=3, prove=False)
    assert list(made) == expected
    assert ids(islice(sp.dataset("missing_fact", seed=3, prove=False), 5)) == ids(expected[:5])


def test_workers_share_it_and_lose_nothing():
    made = sp.dataset("missing_fact", 130, seed=3, prove=False)
    assert made.num_shards >= 2
    shares = [ids(made.shard(num_shards=2, index=index)) for index in range(2)]
    assert sorted([*shares[0], *shares[1]]) == sorted(ids(made))
    assert min(map(len, shares)) > 0


def test_it_begins_at_a_position():
    line = sp.generate("missing_fact", seed=3, prove=False)
    made = sp.dataset("missing_fact", 5, seed=3, start=70, prove=False)
    assert ids(made) == ids(line[70:75])
    endless = sp.dataset("missing_fact", seed=3, start=70, prove=False)
    assert ids(islice(endless, 5)) == ids(line[70:75])
    with pytest.raises(SeedproofError, match="start: is -1, expected a position"):
        sp.dataset("missing_fact", 5, start=-1)


def test_ranks_share_it_and_lose_nothing():
    made = sp.dataset("missing_fact", 130, seed=3, prove=False)
    shares = [ids(split_dataset_by_node(made, rank, world_size=3)) for rank in range(3)]
    assert sorted(chain.from_iterable(shares)) == sorted(ids(made))
    assert min(map(len, shares)) > 0


def test_it_goes_on_from_a_state():
    made = sp.dataset("missing_fact", 40, seed=3, prove=False)
    first = []
    for row in made:
        first.append(row["id"])
        if len(first) == 17:
            state = made.state_dict()
            break
    again = sp.dataset("missing_fact", 40, seed=3, prove=False)
    again.load_state_dict(state)
    assert first + ids(again) == ids(sp.generate("missing_fact", 40, seed=3, prove=False))


def test_figures_are_drawn_where_that_can_be_done_else_a_line_says_what_is_missing(monkeypatch, capsys):
    chosen = {"seed": 3, "families": "tank_sketch", "difficulty": 1, "prove": False}
    (row,) = sp.dataset("university", 1, **chosen)
    assert row["image"].size[0] == 600
    monkeypatch.setattr(iterable, "find_spec", lambda name: None)
    (row,) = sp.dataset("university", 1, **chosen)
    assert row["image"] is None
    assert capsys.readouterr().err.count("pip install 'seedproof[build]'") == 1


@pytest.mark.parametrize("name", ["curriculum", "judge", "number_game"])
def test_each_benchmark_can_be_read_so(name):
    (row,) = sp.dataset(name, 1, prove=False)
    (expected,) = sp.generate(name, 1, prove=False)
    assert row == expected
