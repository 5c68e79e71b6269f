"""What the code knows of its releases: read back as it was written, and equal to what was released."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seedproof.record.candidates import cells_of, key_of
from seedproof.record.seeds import RowId
from seedproof.released import places
from seedproof.released.known import KnownRelease, bytes_of, known, released_keys, table_of

NUMBERS = st.integers(0, 30).map(str) | st.sampled_from(["3-i", "3-c", "demonstration-4"])
PLACES = st.lists(
    st.builds(RowId, st.just("b"), st.sampled_from(["one", "a_2"]), st.integers(0, 3), NUMBERS), max_size=40
)


@given(PLACES)
def test_places_are_read_as_they_were_written(stated):
    assert places.read("b", places.written(stated)) == stated


def test_places_in_a_row_take_little_room():
    stated = [RowId("b", "one", 2, str(number)) for number in (0, 1, 2, 3, 7, 9, 10)]
    assert places.written(stated) == ["one/d2 0..3 7 9..10"]


def test_what_is_known_has_one_form():
    table = table_of([{"id": "b/one/d1/000000"}, {"id": "b/one/d1/000001"}])
    release = KnownRelease(1, {"generate": {}}, {}, {"jsonl/default/test.jsonl": table})
    keys = [key_of("x"), key_of("y")]
    assert bytes_of({"1.0.0": release}, keys) == bytes_of({"1.0.0": release}, [*reversed(keys), *keys])
    assert [place.number for place, _ in table.rows("b")] == ["0", "1"]


@pytest.mark.parametrize("name", ["curriculum", "judge", "missing_fact", "number_game", "university"])
def test_there_is_a_key_of_each_problem_that_was_released(name):
    (release,) = known(name).releases.values()
    problems = {
        place for table in release.tables.values() for place, _ in table.rows(name) if place.number.isdigit()
    }
    assert len(released_keys(name)) >= len(problems)


def test_nothing_is_known_of_other_names():
    for name in ("nothing", "../released/judge", "", "Judge"):
        assert known(name).releases == {}
        assert released_keys(name) == frozenset()


def test_a_key_is_the_same_in_every_process():
    assert key_of("a", 1, (Fraction(1, 2), frozenset(("x", "y")))).hex() == "e1b26a18c8600a72da2c3b762d2f772d"
    with pytest.raises(TypeError, match="float has no text"):
        key_of(0.5)


def test_cells_come_in_rounds_that_begin_with_every_difficulty():
    cells = cells_of({"one": (1, 2), "two": (1, 2), "three": (1,)})
    assert cells == [("one", 1), ("two", 2), ("three", 1), ("one", 2), ("two", 1)]
