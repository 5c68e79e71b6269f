"""Reads the total and the moments back, and solves the three equations."""

from collections.abc import Sequence

from seedproof.benchmarks.missing_fact.reader import Facts, Reader, Reading
from seedproof.solving.linear import solve_linear
from seedproof.text.reading import Sentences, Unreadable

TOTAL = ("total weight", "q0 + q1 + q2")
FIRST_MOMENT = ("first moment", "q1 + 2*q2")
SECOND_MOMENT = ("second moment", "q1 + 4*q2")

MEANING = (
    "The {name} is defined as {sum}.",
    "The {name} is given by {sum}.",
    "By the {name} we mean {sum}.",
    "{sum} is called the {name}.",
)
VALUE = (
    "{sum} = {{sum:nat}}.",
    "The {name} is {{sum:nat}}.",
    "The {name} is equal to {{sum:nat}}.",
    "The {name} has the value {{sum:nat}}.",
)


def _about(fact: tuple[str, str], templates: Sequence[str]) -> list[str]:
    name, expression = fact
    return [template.format(name=name, sum=expression) for template in templates]


VIEW = Sentences(
    points=[
        "The points 0, 1 and 2 have the weights q0, q1 and q2; no other point has a weight.",
        "Weights q0, q1 and q2 are placed on the points 0, 1 and 2, and nowhere else.",
        "q0, q1 and q2 are the weights of the points 0, 1 and 2, the only points with a weight.",
        "A measure gives the points 0, 1 and 2 the weights q0, q1 and q2, and is zero elsewhere.",
    ],
    domain=[
        "The weights are non-negative integers.",
        "Each weight is a non-negative integer.",
        "No weight is negative, and all are integers.",
        "The weights q0, q1 and q2 are integers, none of them negative.",
    ],
    meaning_of_total=_about(TOTAL, MEANING),
    meaning_of_first=_about(FIRST_MOMENT, MEANING),
    meaning_of_second=_about(SECOND_MOMENT, MEANING),
    total=_about(TOTAL, VALUE),
    first_moment=_about(FIRST_MOMENT, VALUE),
    second_moment=_about(SECOND_MOMENT, VALUE),
)
ONCE = (
    "points",
    "domain",
    "meaning_of_total",
    "meaning_of_first",
    "meaning_of_second",
    "total",
    "first_moment",
)
TARGET = Sentences(
    target=[
        "Find q0, q1 and q2.",
        "What are q0, q1 and q2?",
        "Determine the weights q0, q1 and q2.",
        "Find the weights of the three points: q0, q1 and q2.",
    ]
)
REQUESTS = (
    "What is the second moment?",
    "What is q1 + 4*q2?",
    "What is the value of q1 + 4*q2?",
    "Please give me the second moment.",
)


def read(view: Sequence[str], target: str) -> Reading:
    """Read the total and the first moment; the second moment is open unless the text gives it away."""
    sentences = VIEW.read_all(view, once=ONCE)
    TARGET.gaps("target", target)
    second = sentences["second_moment"]
    if len(second) > 1:
        raise Unreadable("the text gives the second moment twice")
    facts = {
        "total": sentences["total"][0]["sum"],
        "first_moment": sentences["first_moment"][0]["sum"],
        "second_moment": second[0]["sum"] if second else None,
    }
    return Reading(facts, () if second else ("second_moment",), ("q0", "q1", "q2"))


def solve(facts: Facts) -> str:
    """Return the only weights with these moments.

    Raises: Unreadable unless they are non-negative integers.
    """
    moments = [facts["total"], facts["first_moment"], facts["second_moment"]]
    weights = solve_linear([[1, 1, 1], [0, 1, 2], [0, 1, 4]], moments)
    if any(weight.denominator != 1 or weight < 0 for weight in weights):
        raise Unreadable("the weights are not non-negative integers")
    return f"({', '.join(map(str, weights))})"


READER = Reader(
    read=read,
    hints=dict.fromkeys(_about(SECOND_MOMENT, VALUE), ("second_moment", "{sum}")),
    requests=dict.fromkeys(REQUESTS, "second_moment"),
    fill=lambda facts, slot, value: facts | {slot: int(value)},
    solve=solve,
)
