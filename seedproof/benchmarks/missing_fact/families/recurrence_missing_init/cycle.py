"""Reads the recurrence and a(0) back; x**n modulo the characteristic polynomial (SymPy) gives a(n)."""

import re
from collections.abc import Sequence

from seedproof.benchmarks.missing_fact.reader import Facts, Reader, Reading
from seedproof.text.reading import Sentences, Unreadable

VIEW = Sentences(
    domain="a(0), a(1), a(2), ... is a sequence of integers.",
    value="a({index:nat}) = {value:int}.",
)
TARGET = Sentences(term="Find a({n:nat}).")

SIZE = "[2-9]|[1-9][0-9]+"
RECURRENCE = re.compile(
    rf"a\(n\+2\) = (-?)(?:({SIZE})\*)?a\(n\+1\) ([+-]) (?:({SIZE})\*)?a\(n\) for (?:all|every) n >= 0\."
)


def read(view: Sequence[str], target: str) -> Reading:
    """Read the recurrence and a(0); the initial values that are not stated are open."""
    recurrences = [match for match in map(RECURRENCE.fullmatch, view) if match]
    if len(recurrences) != 1:
        raise Unreadable(f"the text has {len(recurrences)} recurrences, expected one")
    minus, r1, sign, r2 = recurrences[0].groups()
    sentences = VIEW.read_all((line for line in view if line != recurrences[0][0]), once=("domain",))
    _, term = TARGET.read(target)
    initial = {gaps["index"]: gaps["value"] for gaps in sentences["value"]}
    if len(initial) < len(sentences["value"]) or not initial.keys() <= {0, 1}:
        raise Unreadable("expected no value of the sequence but a(0) and a(1), each once")
    facts = {
        "r1": int(minus + (r1 or "1")),
        "r2": int(sign + (r2 or "1")),
        "a0": initial.get(0),
        "a1": initial.get(1),
        "n": term["n"],
    }
    return Reading(facts, tuple(f"a{index}" for index in (0, 1) if index not in initial))


def solve(facts: Facts) -> str:
    """Solve: x**n = q*x + p modulo x**2 - r1*x - r2 means a(n) = q*a(1) + p*a(0)."""
    from sympy import ZZ
    from sympy.polys.densearith import dup_rem

    if facts["n"] > 200:
        raise Unreadable(f"the text asks for a({facts['n']}), expected an index up to 200")
    power = [ZZ(1), *[ZZ(0)] * facts["n"]]
    remainder = dup_rem(power, [ZZ(1), ZZ(-facts["r1"]), ZZ(-facts["r2"])], ZZ)
    of_a1, of_a0 = [0] * (2 - len(remainder)) + list(map(int, remainder))
    return str(of_a1 * facts["a1"] + of_a0 * facts["a0"])


READER = Reader(
    read=read,
    hints={"a(1) = {value:int}.": ("a1", "{value}")},
    requests={"What is a(1)?": "a1"},
    fill=lambda facts, slot, value: facts | {slot: int(value)},
    solve=solve,
)
