"""Exactly one pattern reads a sentence."""

from fractions import Fraction

import pytest

from seedproof.certifying.patterns import Kind, Patterns
from seedproof.certifying.script import Unread

KNOWN = Patterns(
    {
        "value": ("{name:name} is {value:number}.", "{name:name} equals [exactly ]{value:number}."),
        "list": ("The numbers are {values:integers}.",),
        "set": ("M[[i] and {{x} are[ all] signs.",),
    }
)


@pytest.mark.parametrize(
    ("sentence", "kind", "gaps"),
    [
        ("x_1 is -3/4.", "value", {"name": "x_1", "value": Fraction(-3, 4)}),
        ("y equals 2.5.", "value", {"name": "y", "value": Fraction(5, 2)}),
        ("y equals exactly −2.", "value", None),
        ("The numbers are 1, -2 and 30.", "list", {"values": [1, -2, 30]}),
        ("M[i] and {x} are signs.", "set", {}),
    ],
)
def test_a_sentence_is_read_with_its_gaps(sentence, kind, gaps):
    if gaps is None:
        with pytest.raises(Unread, match="nothing reads"):
            KNOWN.read(sentence)
        return
    said = KNOWN.read(sentence)
    assert (said.kind, dict(said.gaps), said.sentence) == (kind, gaps, sentence)


def test_a_sentence_is_read_whole_or_not_at_all(subtests):
    for sentence in [
        "x_1 is -3/4",
        "x_1 is -3/4. ",
        " x_1 is 3.",
        "x is 3.\n",
        "x is 3..",
        "X y is 3.",
        "",
        "x is 3.4.5.",
    ]:
        with subtests.test(sentence), pytest.raises(Unread, match="nothing reads"):
            KNOWN.read(sentence)


def test_what_may_be_missing_need_not_stand_there():
    long = Patterns({"a": ("{n:integer}[ numbers without a name] are[ certainly] left",)})
    for sentence in ("3 are left", "3 numbers without a name are left", "3 are certainly left"):
        assert long.read(sentence)["n"] == 3
    assert long.find("3 numbers without a name") is None


def test_words_of_a_list_stand_in_a_gap_alone_or_as_a_part_of_another_word():
    kinds = {"is": Kind("(?:is|were left)", str), "verb": Kind("go(?:es)?", str, frozenset(["go", "goes"]))}
    listed = Patterns(
        {
            "a": ("{n:integer} {v:is}.", "{n:integer}{v:is}?", "{n:integer} {v:is}{w:name}."),
            "b": ("{v:verb}[ {w:is}]",),
        },
        kinds,
    )
    assert listed.read("3 is.")["v"] == "is"
    assert listed.read("3 were left.")["v"] == "were left"
    assert listed.read("3is?")["v"] == "is"
    assert dict(listed.read("3 island.").gaps) == {"n": 3, "v": "is", "w": "land"}
    assert listed.read("goes is")["w"] == "is"
    assert dict(listed.read("go").gaps) == {"v": "go"}
    for sentence in ("3 was.", "3 was", "is", "3 left.", "went"):
        assert listed.find(sentence) is None


def test_two_readings_are_none():
    both = Patterns({"a": ("{name:name} is {value:number}.",), "b": ("x is {value:integer}.",)})
    assert both.read("y is 3.").kind == "a"
    with pytest.raises(Unread, match=r"2 patterns match: x is 3\."):
        both.read("x is 3.")


def test_a_pattern_that_cannot_be_right_is_refused():
    with pytest.raises(ValueError, match="stands twice"):
        Patterns({"a": ("It is {n:integer}.",), "b": ("It is {n:integer}.",)})
    with pytest.raises(ValueError, match="there is no kind colour"):
        Patterns({"a": ("It is {n:colour}.",)})
    with pytest.raises(ValueError, match="the gap n stands twice"):
        Patterns({"a": ("{n:integer} and {n:integer}",)})


def test_a_family_may_have_kinds_of_its_own():
    colours = Patterns({"a": ("It is {c:colour}.",)}, {"colour": Kind("red|blue", str.upper)})
    assert colours.read("It is red.")["c"] == "RED"
