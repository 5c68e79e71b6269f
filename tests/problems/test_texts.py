"""Texts whose gaps are fields: what is written is read back by type, and what contradicts is refused."""

import re
from contextlib import suppress
from typing import Literal

import msgspec
import pytest

from seedproof.problems.checking.texts import reader, reader_of
from seedproof.problems.facts import Polynomial
from seedproof.problems.making.texts import Writer
from seedproof.problems.phrases import Phrases
from seedproof.problems.reader import Unreadable
from seedproof.problems.sampling import template_of
from seedproof.record.draws import Draws, Rejected


class Facts(msgspec.Struct, frozen=True, kw_only=True):
    f: Polynomial
    shift: int = 0
    sign: Literal["<", ">"]
    asked: list[Literal["zeros", "value"]]
    last: Literal["most", "least"]


STATEMENTS = ("Let $f(x) = <f>$ be $<sign> 0$.", "Move $f(x) = <f>$ by $<shift>$, where it is $<sign> 0$.")
PHRASES = Phrases(
    (
        [STATEMENTS, ("Name it <name>.",)],
        {"asked": {"zeros": ("Find its zeros.",), "value": ("Find $f(2)$.", "What is $f(2)$?")}},
        {"last": {"most": ("Find the most.",), "least": ("Find the least.",)}},
    ),
    {"sign": {"<": r"\lt", ">": r"\gt"}},
)
READER = reader(Facts, PHRASES, implied=lambda facts: {"name": "F" if facts.shift else "f"})
MOVED = Facts(f=[1, 0, -3], shift=-2, sign="<", asked=["value", "zeros"], last="least")
RESTING = Facts(f=[1, 0, -3], sign=">", asked=["zeros"], last="most")


def written(facts, seed="00" * 16):
    more = {"name": "F" if facts.shift else "f"}
    return Writer(facts, PHRASES, Draws(seed), more).words(())


@pytest.mark.parametrize("facts", [MOVED, RESTING])
def test_what_is_written_by_type_is_read_by_type(facts):
    for seed in ("00" * 16, "01" * 16, "02" * 16):
        words = written(facts, seed)
        assert READER.read(words.statement, words.questions, None) == facts


def test_a_wording_without_a_gap_is_for_the_default():
    assert written(RESTING).statement == "Let $f(x) = x^{2} - 3$ be $\\gt 0$.\n\nName it f."
    assert written(MOVED).statement == (
        "Move $f(x) = x^{2} - 3$ by $-2$, where it is $\\lt 0$.\n\nName it F."
    )


def test_a_text_that_contradicts_itself_is_refused(subtests):
    said = "Let $f(x) = x$ be $\\gt 0$."
    for statement, questions, why in [
        (said, ("Find the most.",), "paragraphs"),
        (f"{said}\n\nName it f.", (), "parts are missing"),
        (f"{said}\n\nName it f.", ("Find its zeros.", "Find it."), "no wording"),
        (f"{said}\n\nName it F.", ("Find the most.",), "follows from the rest"),
        ("Move $f(x) = x$ by $0$, where it is $\\gt 0$.\n\nName it f.", ("Find the most.",), "need not be"),
    ]:
        with subtests.test(why), pytest.raises(Unreadable, match=why):
            READER.read(statement, questions, None)


def test_a_figure_of_which_nothing_is_said_is_refused():
    words = written(RESTING)
    with pytest.raises(Unreadable, match="figure"):
        READER.read(words.statement, words.questions, {"kind": "diagram"})


@pytest.mark.parametrize(
    ("name", "stands", "instead"),
    [
        ("mixing_tank", r"brine, with \d+ grams", "brine, with 0 grams"),
        ("matrix_inverse_equation", r"\$A - 3 I\$", "$A - 2 I$"),
        ("polynomial_division", r"\n\nLet \$d\(x\)\$.*", ""),
    ],
)
def test_a_text_of_a_template_that_contradicts_itself_is_refused(name, stands, instead):
    template = template_of(name)
    draws = Draws("00" * 16)
    whole = ""
    while not re.search(stands, whole):
        with suppress(Rejected):
            words = template.words(template.sample(draws, 2), draws)
            whole = "\n\n\n".join((words.statement, *words.questions))
    statement, *questions = re.sub(stands, instead, whole, count=1).split("\n\n\n")
    with pytest.raises(Unreadable):
        reader_of(name).read(statement, questions, None)
