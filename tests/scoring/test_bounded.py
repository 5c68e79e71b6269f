"""What it takes to score a response is bounded: steps are counted, and memory is that of a small process."""

import re
import subprocess
import sys

import pytest

import seedproof as sp
from seedproof.equivalence import compare
from seedproof.record import budget
from seedproof.record.patterns import Pattern
from seedproof.record.score import PartScore
from seedproof.responses.hidden import without_hidden
from seedproof.responses.pairs import replaced_between
from seedproof.responses.reply import said
from tests.fuzz_answers.known import SIZE, SLOWEST, row_of, steps

STEPS_OF_A_CHARACTER = 40

POWERS = (
    "2^2^999999999",
    "2^(2^999999999)/3",
    "floor(2^999999999)",
    "2^2^999999999 + i",
    "2^(3^9999999)",
    "99999999!",
)

MEMORY = 100_000_000
"""The bytes that a child may take beyond what it has when all is imported."""

IN_LITTLE_MEMORY = f"""
import resource
import seedproof as sp
from seedproof.equivalence import compare
from seedproof.record import budget
from seedproof.scoring.responses import score

compare("1/2", "x + 1", "number")
row = {{"id": "a", "question": "How many?", "answer": "3", "answer_type": "integer"}}
score(row, "Answer: 4")
taken = int(open("/proc/self/statm").read().split()[0]) * resource.getpagesize()
resource.setrlimit(resource.RLIMIT_AS, (taken + {MEMORY}, taken + {MEMORY}))
for power in {POWERS!r}:
    print(compare("1", power, "number").reason, compare("x", power, "expression").reason)
    print(score(row, f"Answer: {{power}}").verdict)
"""


@pytest.mark.parametrize("name", SLOWEST)
def test_no_known_response_takes_more_steps_than_its_length_allows(name):
    benchmark, made = SLOWEST[name]
    row = row_of(benchmark)
    half, whole = (steps(row, made(size)) for size in (SIZE // 2, SIZE))
    assert whole <= STEPS_OF_A_CHARACTER * SIZE
    assert whole <= 2.5 * half + 5_000


@pytest.mark.skipif(sys.platform != "linux", reason="the system does not bound memory")
def test_a_power_that_cannot_be_written_out_needs_no_memory():
    """It took half a gigabyte: the exponent of a tower was written out."""
    done = subprocess.run(
        [sys.executable, "-c", IN_LITTLE_MEMORY], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "a number in the answer is too large" not in done.stdout
    assert "right" not in done.stdout


@pytest.mark.parametrize("power", POWERS)
def test_such_a_power_is_equal_to_nothing_else(power):
    assert compare("1", power, "number").result != "equal"


class Counted(Pattern):
    """An expression that counts its matches."""

    __slots__ = ("found",)

    def __init__(self, pattern):
        super().__init__(pattern)
        self.found = 0

    def __getattr__(self, name):
        if name != "finditer":
            return super().__getattr__(name)

        def finditer(*given):
            for match in re.compile(self.pattern).finditer(*given):
                self.found += 1
                yield match

        return finditer


@pytest.mark.parametrize("text", ["<a>" * 500, "<a>" * 500 + "</a>", "</a>" * 500, "<a></a>" * 500])
def test_each_opening_and_each_closing_is_looked_at_once(text):
    opening, closing = Counted("<a>"), Counted("</a>")
    replaced = replaced_between(text, opening, closing)
    assert opening.found <= 500
    assert closing.found <= 500
    assert replaced == re.sub("(?s)<a>.*?</a>", " ", text)


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("a <del>b</del> c", "a   c"),
        ("a ~~b c~~ d ~~e", "a   d ~~e"),
        ("<!-- x --> y <!-- z", "  y  "),
        ("<p hidden>q</p>r<p>s</p>", " r<p>s</p>"),
        ("<DEL>x</del> <s>1</del>2</s>", "   "),
        ("<span style='display: none'>1</span>2<span>3</span>", " 2<span>3</span>"),
        ("<div class=a style='visibility:hidden'>1</div>2", " 2"),
        (r"1 \cancel{2 {3}} 4", "1   4"),
        ("<del>never ended", "<del>never ended"),
    ],
)
def test_what_is_hidden_is_not_said(text, kept):
    assert without_hidden(text) == kept


@pytest.mark.parametrize("blank", [" ", "\t", "\n", " \t\n"])
def test_of_many_blanks_a_hundred_are_read(blank):
    read = said(f"Answer: 3{blank * 5_000}4")
    assert read.split() == ["Answer:", "3", "4"]
    assert len(read) < 120
    assert ("\n" in read) == ("\n" in blank)


def test_the_comparisons_of_a_response_share_a_budget_and_leave_nothing_behind(monkeypatch):
    """What is undecided for want of a share is not kept for another response, which is decided."""
    row = row_of("university")
    response = f"Answer: {row['answer']} "
    monkeypatch.setattr(budget, "STEPS_OF_A_RESPONSE", 30)
    assert sp.score(row, response).reason == "the expressions are too large to be worked out"
    monkeypatch.undo()
    assert sp.score(row, response).verdict == "right"


def test_an_answer_of_too_many_statements_is_undecided():
    score = sp.score(row_of("university"), "~~Answ;" + ";-1 " * 6_000)
    assert score.verdict in ("undecided", "no answer", "not in the asked form")


def test_where_a_reader_fails_the_response_is_undecided_and_the_row_is_not_blamed(monkeypatch):
    def decided(golden, text):
        return PartScore("undecided", "", "") if text == "" else 1 / 0

    monkeypatch.setattr("seedproof.scoring.responses.decided", decided)
    score = sp.score(row_of("university"), "Answer: (a) 1; (b) 2")
    assert (score.verdict, score.value) == ("undecided", 0)
    assert score.reason.startswith("it cannot be read")
