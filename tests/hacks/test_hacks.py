"""No response is paid that is no answer: mechanisms of many kinds, each tried on many rows."""

from itertools import islice

import pytest

from docs.generated import stale
from tests.circles import soak
from tests.hacks.frame import ALL, VALUES, load, mechanism, target, targets
from tests.hacks.page import SHOWN, accepted, files
from tests.hacks.playing import ROWS, is_paid, nobody_pays, play, plays, tries
from tests.hacks.wrong import complement, other_value

MECHANISMS = load()
KINDS = sorted({one.kind for one in MECHANISMS.values()})
FEW = 2
"""So many rows of a benchmark a mechanism is tried on in `make test`."""


def paid(kind: str, rows: int) -> list[tuple[str, str, tuple[str, ...], str]]:
    """What is paid of a kind, each response with its mechanism, row and golden answer."""
    played = plays([one for one in MECHANISMS.values() if one.kind == kind], rows)
    return [
        (one.mechanism.name, one.target.row["id"], one.target.golds, one.response)
        for each in played
        for one in each.accepted
    ]


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_no_hack_is_paid(kind: str) -> None:
    assert paid(kind, FEW) == []


@soak
@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_no_hack_is_paid_on_any_row(kind: str) -> None:
    assert paid(kind, ROWS) == []


def test_there_are_many_mechanisms() -> None:
    assert len(MECHANISMS) >= 500


def test_a_name_is_not_given_twice() -> None:
    name = next(iter(MECHANISMS))
    with pytest.raises(ValueError, match="two mechanisms are called"):
        mechanism(name)(lambda target: None)


def test_each_mechanism_says_its_idea() -> None:
    assert [one.name for one in MECHANISMS.values() if not one.idea and one.name != "nothing"] == []


@pytest.mark.slow
def test_each_mechanism_is_tried_often() -> None:
    for one in MECHANISMS.values():
        tried = (each for benchmark in one.benchmarks for each in tries(one, benchmark))
        assert len(list(islice(tried, ROWS))) == ROWS, one.name


@pytest.mark.slow
def test_page_and_data_are_as_they_are_written_where_no_hack_is_paid() -> None:
    assert stale(files(list(plays(MECHANISMS.values(), pays=nobody_pays)))) == []


def test_what_the_page_shows_is_tried() -> None:
    assert set(SHOWN) <= set(MECHANISMS)


@pytest.mark.parametrize("benchmark", ALL)
def test_what_targets_know_is_true(benchmark: str) -> None:
    """The golden answers are paid, the other ones are not: a try differs from an answer by its idea alone."""
    for one in targets(benchmark, 20):
        assert is_paid(one.row, one.around(lambda gold, wrong: gold))
        assert not is_paid(one.row, one.around(lambda gold, wrong: wrong))


@pytest.mark.parametrize("benchmark", VALUES)
def test_one_part_is_hacked_and_each_in_its_turn(benchmark: str) -> None:
    for one in targets(benchmark, 10):
        place = one.turn % len(one.golds)
        expected = one.answered(["X" if at == place else gold for at, gold in enumerate(one.golds)])
        assert one.around_one(lambda part: "X") == expected


def test_what_is_paid_is_found() -> None:
    """A mechanism that gives the golden answer is paid on every row."""
    honest = next(iter(MECHANISMS.values()))._replace(respond=lambda one: one.around(lambda gold, _: gold))
    played = play(honest, "curriculum", 5)
    assert (played.tries, len(played.accepted)) == (5, 5)
    text = accepted([played])
    assert target("curriculum", 0).row["id"] in text
    assert "5 of 5" in text


@pytest.mark.parametrize(
    ("answer", "kind", "other"),
    [
        ("12", "integer", "19"),
        ("-79/33", "rational", "152/33"),
        ("9.4", "decimal", "16.4"),
        ("sqrt(34)", "expression", "sqrt(34) + 7"),
        ("(1, 2)", "tuple", "(1, 9)"),
        ("{(1, 2), (3, 4)}", "set", "{(1, 2), (3, 11)}"),
        ("quotient = 11, remainder = 1", "named", "quotient = 11, remainder = 8"),
        ("2*n/(n + 1)", "expression(n; n >= 1, integer)", "2*n/(n + 1) + n"),
        ("(-oo, -6] U (-5, oo)", "interval_union", "(-6, -5]"),
    ],
)
def test_another_value_has_the_same_shape(answer: str, kind: str, other: str) -> None:
    assert other_value(answer, kind) == other


@pytest.mark.parametrize(
    ("union", "outside"),
    [
        ("(1, oo)", "(-oo, 1]"),
        ("(-oo, 0) U (0, oo)", "{0}"),
        ("(-oo, 3) U {5}", "[3, 5) U (5, oo)"),
        ("(-oo, oo)", "{}"),
    ],
)
def test_a_complement_is_what_a_union_leaves_out(union: str, outside: str) -> None:
    assert complement(union) == outside
