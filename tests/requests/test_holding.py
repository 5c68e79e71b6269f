"""The holder: what it quotes, what it refuses, and how a model may help it to read."""

import json
from functools import cache
from pathlib import Path

import pytest

import seedproof as sp
from seedproof.benchmarks.missing_fact import FAMILIES, holder
from seedproof.benchmarks.missing_fact.generate import rebuild
from seedproof.record.rows import line_of
from seedproof.record.seeds import RowId
from seedproof.requests import consulting
from seedproof.requests.replies import DECLINED, NOT_READ
from tests.circles import first_and_further
from tests.requests.corpus import WIDE, said, spellings

GOLDEN = {
    row["family"]: row
    for row in map(json.loads, Path("tests/golden/missing_fact.jsonl").read_text().splitlines())
}


@cache
def rows_of(family, numbers=range(4)):
    return [
        json.loads(line_of(rebuild(RowId("missing_fact", family, difficulty, str(number)), "holder")))
        for difficulty in (1, 2, 3)
        for number in numbers
    ]


def symbol_of(family, slot):
    """A request for a slot, made of the symbol of the notes alone."""
    vocabulary = holder.vocabulary_of(family)
    numbers = [part for part in slot.replace("_", " ").split() if part.isdigit()]
    indices = "".join(f"[{number}]" for number in numbers)
    name = slot.split("_")[0]
    for request in (
        slot,
        f"{name}{indices}",
        f"{name}({', '.join(numbers)})",
        "the second moment",
        "sign(x0)",
        "the third congruence",
    ):
        if vocabulary.read(request).slot == slot:
            return request
    raise AssertionError(f"{family}: no request for {slot}")


@pytest.mark.parametrize("family", FAMILIES)
def test_every_accepted_slot_is_offered_in_its_stored_sentence(family):
    for row in rows_of(family):
        for held in row["held"]:
            reply = sp.hold(row, symbol_of(family, held["slot"]))
            assert (reply.verdict, reply.slot, reply.text) == ("OFFER", held["slot"], held["hint"])


@pytest.mark.parametrize("family", FAMILIES)
def test_what_is_offered_is_accepted_and_asked_for(family):
    for row in rows_of(family):
        accepted = {held["slot"]: held["hint"] for held in row["held"]}
        for line in spellings(family):
            reply = sp.hold(row, line["request"])
            assert reply.slot == line["asks"]
            if reply.slot in accepted:
                assert (reply.verdict, reply.text) == ("OFFER", accepted[reply.slot])
            else:
                assert (reply.verdict, reply.text) == ("DECLINE", DECLINED)


@pytest.mark.parametrize("numbers", first_and_further(4))
@pytest.mark.parametrize("family", FAMILIES)
def test_a_wide_request_is_offered_nothing(family, numbers):
    for row in rows_of(family, numbers):
        request = symbol_of(family, row["hint_slot"])
        other = next(
            line["request"] for line in spellings(family) if line["asks"] not in row["accepted_slots"]
        )
        for frame in WIDE:
            reply = sp.hold(row, said(frame, request, other))
            assert reply.verdict != "OFFER", (frame, request)
            assert reply.text in (DECLINED, NOT_READ)


def test_widening_is_declined_and_what_is_unknown_is_not_read():
    row = GOLDEN["linear_system_separator"]
    assert sp.hold(row, "all the values").verdict == "DECLINE"
    assert sp.hold(row, "the missing fact").verdict == "DECLINE"
    assert sp.hold(row, "a").slot == "a"
    assert sp.hold(row, "a, c").verdict == "DECLINE"
    assert sp.hold(row, "c squared").verdict == "UNREAD"
    assert sp.hold(row, "Is c = 5?").verdict == "UNREAD"


def test_a_row_without_a_holder_is_refused_in_one_line():
    row = json.loads(Path("tests/golden/curriculum.jsonl").read_text().splitlines()[0])
    with pytest.raises(
        sp.SeedproofError, match="curriculum has no holder, expected one of: missing_fact"
    ) as error:
        sp.hold(row, "c")
    assert "\n" not in str(error.value)


def test_a_row_of_an_older_release_is_refused_in_one_line():
    row = {key: value for key, value in GOLDEN["linear_system_separator"].items() if key != "held"}
    with pytest.raises(sp.SeedproofError, match=r"2\.0\.0 or later"):
        sp.hold(row, "c")


def test_the_texts_of_the_holder_are_pinned():
    """They are a part of what a solver reads: a change is a new HOLDER_VERSION."""
    assert holder.HOLDER_VERSION == 1
    assert DECLINED == "I do not have that fact."
    assert NOT_READ == (
        "I cannot read this request. Ask for one fact, by the symbol that your notes use for it, "
        "and say nothing else."
    )


def test_a_model_may_choose_a_slot():
    row = GOLDEN["linear_system_separator"]
    system, user = holder.consultation(row, 'the shared one\n"', "hybrid")
    assert system == consulting.CHOOSE_A_SLOT
    assert user.splitlines() == [
        "Quantities:",
        "- c: c",
        "- a: a",
        "- b: b",
        "",
        r'Request: "the shared one\n\""',
    ]
    assert all(held["hint"] not in user for held in row["held"])
    assert holder.consulted(row, '{"slot": "c"}', "hybrid").text == row["hint"]
    assert holder.consulted(row, '```json\n{"slot": "c"}\n```', "hybrid").verdict == "OFFER"
    assert holder.consulted(row, '{"slot": "a"}', "hybrid").verdict == "DECLINE"


NO_SLOTS = [
    "",
    "c",
    '{"slot": null}',
    '{"slot": "d"}',
    '{"slot": 3}',
    '["c"]',
    '{"slot": "c", "x": 1}',
    "[" * 10_000,
    "{" * 9,
]


def test_a_model_that_names_no_slot_leaves_a_request_unread(subtests):
    for response in NO_SLOTS:
        with subtests.test(response=response):
            assert holder.consulted(GOLDEN["linear_system_separator"], response, "hybrid").verdict == "UNREAD"


def test_a_model_may_quote_what_is_held_and_nothing_else():
    row = GOLDEN["linear_system_separator"]
    system, user = holder.consultation(row, "c", "llm")
    assert system == consulting.QUOTE_A_SENTENCE
    assert row["hint"] in user
    reply = holder.consulted(row, json.dumps({"quote": row["hint"]}), "llm")
    assert (reply.verdict, reply.slot, reply.text) == ("OFFER", "c", row["hint"])
    other = holder.consulted(row, json.dumps({"quote": "c = 0."}), "llm")
    assert other.verdict == "DECLINE"
    assert other.why.startswith("noncanonical")
    assert holder.consulted(row, '{"quote": null}', "llm").why == "the model quotes nothing"
