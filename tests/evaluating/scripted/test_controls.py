"""What the controls of missing_fact do to solvers of which it is known what they do."""

from itertools import product

import pytest

from pipeline.evaluating.scripted import SOLVERS
from tests.evaluating.samples import ends_of, played, replies_of, tables_of, value_of

ROWS = tables_of("missing_fact")["zero_shot", "test"]
PROTOCOLS = ["open", "reference"]


def episodes(name, control, protocol):
    return [played(row, SOLVERS[name], control=control, protocol=protocol) for row in ROWS]


def values(of_rows):
    return [value_of(row, episode) for row, episode in zip(ROWS, of_rows, strict=True)]


@pytest.mark.parametrize(
    ("control", "protocol"), [*(("oracle_hint", p) for p in PROTOCOLS), ("complete", "open")]
)
def test_the_oracle_that_has_the_fact_answers_at_once(control, protocol):
    of_rows = episodes("oracle", control, protocol)
    assert values(of_rows) == [1] * len(ROWS)
    assert all(len(episode.turns) == 1 for episode in of_rows)


def test_the_oracle_asks_again_when_the_first_reply_is_useless():
    of_rows = episodes("oracle", "useless", "open")
    assert values(of_rows) == [1] * len(ROWS)
    for row, episode in zip(ROWS, of_rows, strict=True):
        useless, reply = replies_of(episode)
        assert useless.text in row["view"]
        assert reply.slot in row["accepted_slots"]


@pytest.mark.parametrize("protocol", PROTOCOLS)
def test_the_oracle_has_no_answer_where_it_cannot_ask(protocol):
    of_rows = episodes("oracle", "blind", protocol)
    assert ends_of(of_rows) == {"no_answer": len(ROWS)}
    assert not any(map(replies_of, of_rows))


@pytest.mark.parametrize(
    ("control", "protocol"),
    [
        *product(("none", "oracle_hint", "blind"), PROTOCOLS),
        *product(("complete", "useless"), ["open"]),
    ],
)
def test_who_never_asks_is_never_offered_anything(control, protocol):
    of_rows = episodes("stubborn", control, protocol)
    assert not any(map(replies_of, of_rows))
    # In `reference` nobody may answer who has not asked, unless there is nothing to ask.
    answers = protocol == "open" or control in ("oracle_hint", "blind")
    assert ends_of(of_rows) == {"answer" if answers else "no_answer": len(ROWS)}
