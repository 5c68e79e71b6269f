"""Consecutive numbers with a sum, as of houses side by side."""

from collections.abc import Sequence

from seedproof.certifying.curriculum.numerals import NUMBER_KINDS
from seedproof.certifying.curriculum.problem import Number, Problem
from seedproof.certifying.curriculum.wording import sentences_of
from seedproof.certifying.patterns import Kind, Patterns, Said
from seedproof.certifying.script import Step, Unread, step
from seedproof.certifying.terms import Term, equal, integer, total

_KINDS = {
    **NUMBER_KINDS,
    "who": Kind(r"[A-Z][a-zé]+", str),
    "parity": Kind(r"(?:even |odd )", lambda text: text.strip()),
}

_OF = "[of the house numbers][of the numbers][of these numbers][of them][house number]"

_SENTENCES = Patterns(
    {
        "all": (
            "{k:number} consecutive [{p:parity}]numbers add up to {n:number}.",
            "{k:number} houses [in a row][side by side] have consecutive [{p:parity}]numbers with the sum "
            "{n:number}.",
            "The sum of {k:number} consecutive [{p:parity}]numbers is {n:number}.",
            "When {w:who} adds up {k:number} consecutive [{p:parity}]numbers, the sum is {n:number}.",
            "{w:who} adds {k:number} consecutive [{p:parity}]numbers and gets {n:number}.",
        ),
        "houses": ("{k:number} houses [in a row][side by side] have consecutive [{p:parity}]numbers.",),
        "sum": ("The numbers [add up to][have the sum] {n:number}.",),
        "first": (
            f"Find the [smallest][least] {_OF}.",
            f"What is the [smallest][least] {_OF}?",
            "Which is the [smallest][least] number?",
        ),
        "last": (
            f"Find the [largest][greatest] {_OF}.",
            f"What is the [largest][greatest] {_OF}?",
            "Which is the [largest][greatest] number?",
        ),
    },
    _KINDS,
)

HALF = integer("half")
"""A whole number that is counted on from: the even numbers are its doubles."""


def read(question: str) -> Problem | None:
    """Read a riddle of consecutive numbers; None for anything else."""
    said = _SENTENCES.find_all(sentences_of(question))
    if said is None:
        return None
    kinds = [part.kind for part in said]
    if kinds[:-1] not in (["all"], ["houses", "sum"]) or kinds[-1] not in ("first", "last"):
        raise Unread(f"not one riddle: {question}")
    numbers = _numbers(int(said[0]["k"]), said[0].gaps.get("p"))
    sought = numbers[0] if kinds[-1] == "first" else numbers[-1]
    return Problem((HALF,), tuple(_steps(said, numbers)), Number(sought, "solution"))


def _steps(said: Sequence[Said], numbers: Sequence[Term]) -> list[Step]:
    return [
        step(part.sentence, equal(total(numbers), int(part["n"])))
        if "n" in part.gaps
        else step(part.sentence)
        for part in said
    ]


def _numbers(count: int, parity: str | None) -> list[Term]:
    if parity is None:
        return [HALF + place for place in range(count)]
    first = 0 if parity == "even" else 1
    return [2 * HALF + (first + 2 * place) for place in range(count)]
