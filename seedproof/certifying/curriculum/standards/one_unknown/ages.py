"""Ages of two people now and later."""

from fractions import Fraction

from seedproof.certifying.curriculum.numerals import NUMBER_KINDS, WORD, number
from seedproof.certifying.curriculum.problem import Number, Problem
from seedproof.certifying.curriculum.wording import sentences_of
from seedproof.certifying.patterns import Kind, Patterns
from seedproof.certifying.script import Unread, step
from seedproof.certifying.terms import equal, unknown


def _times(text: str) -> Fraction:
    return Fraction(2) if text == "twice" else number(text.removesuffix(" times"))


_KINDS = {
    **NUMBER_KINDS,
    "who": Kind(r"[A-Z][a-zé]+", str),
    "times": Kind(rf"(?:twice|(?:{WORD}|\d+) times)", _times),
    "friend": Kind(r"(?:(?:his|her) (?:friend|cousin|brother|sister|neighbor) )", str),
}

_NOW = Patterns(
    {
        "now": (
            "[Today, ]{a:who} is {n:times} as old as [{f:friend}]{b:who}.",
            "{a:who}'s age is {n:times} the age of [{f:friend}]{b:who}.",
        )
    },
    _KINDS,
)

_LATER = Patterns(
    {
        "later": (
            "{m:number} years from now, [he][she] will be {n:times} as old as {b:who}.",
            "In {m:number} years, [he][she] will be {n:times} as old as {b:who}.",
        )
    },
    _KINDS,
)

_ASKED = Patterns(
    {
        "asked": (
            "What is {b:who}'s age now?",
            "How old is {b:who} now?",
            "How many years old is {b:who} [now][today]?",
        )
    },
    _KINDS,
)

OLDER = unknown("older")
YOUNGER = unknown("younger")


def read(question: str) -> Problem | None:
    """Read a riddle of two ages; None for anything else."""
    sentences = sentences_of(question)
    now = _NOW.find(sentences[0])
    if now is None or len(sentences) != 3:
        return None
    later = _LATER.read(sentences[1])
    asked = _ASKED.read(sentences[2])

    ages = {now["a"]: OLDER, now["b"]: YOUNGER}
    if later["b"] != now["b"] or asked["b"] not in ages:
        raise Unread(f"other people: {question}")

    years = later["m"]
    steps = (
        step(now.sentence, equal(OLDER, now["n"] * YOUNGER)),
        step(later.sentence, equal(OLDER + years, later["n"] * (YOUNGER + years))),
        step(asked.sentence),
    )
    return Problem((OLDER, YOUNGER), steps, Number(ages[asked["b"]], "solution"))
