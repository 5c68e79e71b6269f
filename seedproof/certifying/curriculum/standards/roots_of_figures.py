"""Sides of squares and edges of cubes: `A cube has a volume of 27 cubic inches. How long is each edge?`."""

from seedproof.certifying.curriculum.measures import unit
from seedproof.certifying.curriculum.numerals import NUMBER_KINDS
from seedproof.certifying.curriculum.problem import Number, Problem
from seedproof.certifying.curriculum.wording import sentences_of
from seedproof.certifying.patterns import Kind, Patterns
from seedproof.certifying.script import Unread, step
from seedproof.certifying.terms import equal, less, unknown

LENGTH = unknown("length")

_KINDS = {
    **NUMBER_KINDS,
    "square": Kind(r"a square(?: [a-z]+)?", lambda text: text.removeprefix("a ")),
    "cube": Kind(r"a (?:cube|cube-shaped [a-z]+)", lambda text: text.removeprefix("a ")),
    "unit": Kind(r"(?:inch(?:es)?|foot|feet|yards?|centimeters?|meters?)", str),
    "thing": Kind(r"[a-z]+", str),
}

_FACTS = Patterns(
    {
        "square": (
            "The area of {f:square} is {n:numeral} square {u:unit}.",
            "{f:square} has an area of {n:numeral} square {u:unit}.",
        ),
        "cube": (
            "The volume of {f:cube} is {n:numeral} cubic {u:unit}.",
            "{f:cube} has a volume of {n:numeral} cubic {u:unit}.",
        ),
    },
    _KINDS,
)

_ASKED = Patterns(
    {
        "square": (
            "Find the length of [one][each] side.",
            "How long is [every][each] side[ of it]?",
            "How long is one side of the {t:thing}?",
            "How many {u:unit} long is each side?",
            "What is the length of each side in {u:unit}?",
        ),
        "cube": (
            "Find the length of [one][each] edge.",
            "How long is [every][each] edge[ of it]?",
            "How long is one edge of the {t:thing}?",
            "How many {u:unit} long is each edge?",
            "What is the length of each edge in {u:unit}?",
        ),
    },
    _KINDS,
)


def read(question: str) -> Problem | None:
    """Read a question for the side of a square or the edge of a cube; None for anything else."""
    fact, *others = sentences_of(question)
    said = _FACTS.find("a" + fact[1:] if fact.startswith("A ") else fact)
    if said is None or len(others) != 1:
        return None
    asked = _ASKED.read(others[0])
    fits = asked.kind == said.kind and unit(asked.gaps.get("u", said["u"])) == unit(said["u"])
    if not fits or asked.gaps.get("t", said["f"].split()[-1]) != said["f"].split()[-1]:
        raise Unread(f"asked for is something else: {question}")
    power = LENGTH ** (2 if said.kind == "square" else 3)
    shape = step(f"all sides of a {said.kind} are equally long, and longer than 0", less(0, LENGTH))
    steps = (step(fact, equal(power, said["n"])), shape, step(others[0]))
    return Problem((LENGTH,), steps, Number(LENGTH))
