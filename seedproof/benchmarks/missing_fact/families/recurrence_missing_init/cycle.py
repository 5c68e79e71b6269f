"""Reads the recurrence and a(0) back; x**n modulo the characteristic polynomial gives a(n)."""

import re
from collections.abc import Sequence

from seedproof.benchmarks.missing_fact.reader import Facts, Reader, Reading
from seedproof.text.reading import Sentences, Unreadable

VIEW = Sentences(
    domain=[
        "a(0), a(1), a(2), ... is a sequence of integers.",
        "The sequence a(0), a(1), a(2), ... consists of integers.",
        "All terms of the sequence a(0), a(1), a(2), ... are integers.",
        "Let a(0), a(1), a(2), ... be a sequence of integers.",
    ],
    value=[
        "a({index:nat}) = {value:int}.",
        "The value of a({index:nat}) is {value:int}.",
        "The sequence starts with a({index:nat}) = {value:int}.",
        "The initial term is a({index:nat}) = {value:int}.",
    ],
)
TARGET = Sentences(
    term=[
        "Find a({n:nat}).",
        "What is a({n:nat})?",
        "Determine the term a({n:nat}).",
        "Compute the value of a({n:nat}).",
    ]
)
HINTS = (
    "a(1) = {value:int}.",
    "The value of a(1) is {value:int}.",
    "The term a(1) is {value:int}.",
    "a(1) is equal to {value:int}.",
)
REQUESTS = (
    "What is a(1)?",
    "What is the value of a(1)?",
    "Please give me a(1).",
    "What is the term a(1)?",
)

TERM = r"(?:(?:[2-9]|[1-9][0-9]+)\*)?a\(n(?:\+[12])?\)"
SUM = rf"-?{TERM}(?: [+-] {TERM})*"
EQUATION = rf"(?P<left>{SUM}) = (?P<right>{SUM}|0)"
RECURRENCES = [
    re.compile(pattern)
    for pattern in (
        rf"{EQUATION} for all n >= 0\.",
        rf"{EQUATION} for every integer n >= 0\.",
        rf"For all n >= 0, {EQUATION}\.",
        rf"The sequence satisfies {EQUATION} for all n >= 0\.",
        rf"The terms obey the recurrence {EQUATION} for n >= 0\.",
    )
]
ONE_TERM = re.compile(r"(-?)(?:([0-9]+)\*)?(a\(n(?:\+[12])?\))")


def read(view: Sequence[str], target: str) -> Reading:
    """Read the recurrence and a(0); the initial values that are not stated are open."""
    recurrences = [
        (line, match)
        for line in view
        for match in (pattern.fullmatch(line) for pattern in RECURRENCES)
        if match is not None
    ]
    if len(recurrences) != 1:
        raise Unreadable(f"the text has {len(recurrences)} recurrences, expected one")
    stated, match = recurrences[0]
    r1, r2 = _coefficients(match["left"], match["right"])
    sentences = VIEW.read_all((line for line in view if line != stated), once=("domain",))
    _, term = TARGET.read(target)
    initial = {gaps["index"]: gaps["value"] for gaps in sentences["value"]}
    if len(initial) < len(sentences["value"]) or not initial.keys() <= {0, 1}:
        raise Unreadable("expected no value of the sequence but a(0) and a(1), each once")
    facts = {
        "r1": r1,
        "r2": r2,
        "a0": initial.get(0),
        "a1": initial.get(1),
        "n": term["n"],
    }
    return Reading(facts, tuple(f"a{index}" for index in (0, 1) if index not in initial))


def solve(facts: Facts) -> str:
    """Solve: x**n = q*x + p modulo x**2 - r1*x - r2 means a(n) = q*a(1) + p*a(0)."""
    if facts["n"] > 200:
        raise Unreadable(f"the text asks for a({facts['n']}), expected an index up to 200")
    of_a1, of_a0 = _power(facts["n"], facts["r1"], facts["r2"])
    return str(of_a1 * facts["a1"] + of_a0 * facts["a0"])


def _power(n: int, r1: int, r2: int) -> tuple[int, int]:
    """Return q and p of q*x + p = x**n modulo x**2 - r1*x - r2: squared for each binary digit of n."""
    q, p = 0, 1
    for digit in f"{n:b}":
        q, p = r1 * q * q + 2 * p * q, r2 * q * q + p * p
        if digit == "1":
            q, p = r1 * q + p, r2 * q
    return q, p


def _coefficients(left: str, right: str) -> tuple[int, int]:
    """Return r1 and r2 of `a(n+2) = r1*a(n+1) + r2*a(n)` or of the same with all terms on the left."""
    before = _terms(left)
    after = _terms(right)
    if before.pop("a(n+2)", None) != 1 or bool(before) == bool(after):
        raise Unreadable(f"{left} = {right} is not a recurrence for a(n+2)")
    if before:
        after = {term: -coefficient for term, coefficient in before.items()}
    if after.keys() != {"a(n+1)", "a(n)"}:
        raise Unreadable(f"{left} = {right} is not a recurrence of second order")
    return after["a(n+1)"], after["a(n)"]


def _terms(text: str) -> dict[str, int]:
    """Return the coefficients of a sum of terms that are all different; of `0`, none."""
    terms = ONE_TERM.findall(text.replace("+ ", "").replace("- ", "-"))
    coefficients = {term: int(f"{sign}{size or 1}") for sign, size, term in terms}
    if len(coefficients) < len(terms):
        raise Unreadable(f"{text!r} has a term twice")
    return coefficients


READER = Reader(
    read=read,
    hints=dict.fromkeys(HINTS, ("a1", "{value}")),
    requests=dict.fromkeys(REQUESTS, "a1"),
    fill=lambda facts, slot, value: facts | {slot: int(value)},
    solve=solve,
)
