"""Reads the path sums back, and solves the three equations."""

from collections.abc import Sequence

from seedproof.benchmarks.missing_fact.reader import Facts, Reader, Reading
from seedproof.solving.linear import solve_linear
from seedproof.text.reading import Sentences, Unreadable

SUMS = {"s1": "e01 + e12", "s2": "e12 + e20", "s3": "e01 + e20"}

MEANING = (
    "{name} is the path sum {sum}.",
    "Let {name} be the path sum {sum}.",
    "The path sum {sum} is called {name}.",
    "{name} stands for the path sum {sum}.",
)
VALUE = (
    "{name} = {{sum:nat}}.",
    "The path sum {name} is {{sum:nat}}.",
    "{name} is equal to {{sum:nat}}.",
    "{name} has the value {{sum:nat}}.",
    "{sum} = {{sum:nat}}.",
)


def _about(name: str, templates: Sequence[str]) -> list[str]:
    return [template.format(name=name, sum=SUMS[name]) for template in templates]


VIEW = Sentences(
    triangle=[
        "In a triangle on the vertices 0, 1, 2, the edges 0-1, 1-2, 2-0 have the weights e01, e12, e20.",
        "A triangle has the vertices 0, 1 and 2; its edges 0-1, 1-2 and 2-0 have the weights e01, e12 and "
        "e20.",
        "e01, e12 and e20 are the weights of the edges 0-1, 1-2 and 2-0 of a triangle on the vertices 0, 1, "
        "2.",
        "The vertices 0, 1 and 2 form a triangle. Let e01, e12 and e20 be the weights of its edges 0-1, 1-2 "
        "and 2-0.",
    ],
    domain=[
        "The weights are positive integers.",
        "Each weight is a positive integer.",
        "Every edge has a positive integer as its weight.",
        "All of the weights are integers greater than 0.",
    ],
    meaning_of_s1=_about("s1", MEANING),
    meaning_of_s2=_about("s2", MEANING),
    meaning_of_s3=_about("s3", MEANING),
    s1=_about("s1", VALUE),
    s2=_about("s2", VALUE),
    s3=_about("s3", VALUE),
)
ONCE = ("triangle", "domain", "meaning_of_s1", "meaning_of_s2", "meaning_of_s3", "s1", "s2")
TARGET = Sentences(
    target=[
        "Find e01, e12 and e20.",
        "What are e01, e12 and e20?",
        "Determine the weights e01, e12 and e20.",
        "Find the weights of the three edges: e01, e12 and e20.",
    ]
)
REQUESTS = ("What is s3?", "What is the path sum s3?", "What is the value of s3?", "Please give me s3.")


def read(view: Sequence[str], target: str) -> Reading:
    """Read two path sums; s3 is open unless the text gives it away."""
    sentences = VIEW.read_all(view, once=ONCE)
    TARGET.gaps("target", target)
    if len(sentences["s3"]) > 1:
        raise Unreadable("the text gives s3 twice")
    facts = {name: sentences[name][0]["sum"] if sentences[name] else None for name in SUMS}
    return Reading(facts, () if sentences["s3"] else ("s3",), ("e01", "e12", "e20"))


def solve(facts: Facts) -> str:
    """Return the only weights with these sums. Raises: Unreadable unless they are positive integers."""
    weights = solve_linear([[1, 1, 0], [0, 1, 1], [1, 0, 1]], [facts["s1"], facts["s2"], facts["s3"]])
    if any(weight.denominator != 1 or weight < 1 for weight in weights):
        raise Unreadable("the weights are not positive integers")
    return f"({', '.join(map(str, weights))})"


READER = Reader(
    read=read,
    hints=dict.fromkeys(_about("s3", VALUE), ("s3", "{sum}")),
    requests=dict.fromkeys(REQUESTS, "s3"),
    fill=lambda facts, slot, value: facts | {slot: int(value)},
    solve=solve,
)
