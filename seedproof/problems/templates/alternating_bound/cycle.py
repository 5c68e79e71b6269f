"""Reads the term by its kind: a linear denominator is what no other kind has."""

import msgspec

from seedproof.problems.checking.polynomials import integer, polynomial_of
from seedproof.problems.checking.texts import Values, reader
from seedproof.problems.phrases import Phrases
from seedproof.problems.reader import Unreadable
from seedproof.problems.reading import integer_of, read_gaps, read_kind
from seedproof.problems.templates.alternating_bound.facts import Facts
from seedproof.problems.templates.alternating_bound.phrases import TERMS, TEXTS


def made(values: Values) -> Facts:
    """Return the series with this term."""
    term = values["term"]
    try:
        kind, gaps = read_kind(term, {kind: TERMS[kind] for kind in ("square", "geometric", "hump")})
    except Unreadable:
        kind = "linear"
        gaps = read_gaps(term, TERMS["linear"])
    a, b = map(integer, polynomial_of(gaps["below"], "n")) if kind != "hump" else (0, 0)
    c = integer_of(gaps.get("c", "0"))
    return msgspec.convert({**values, "kind": kind, "a": a, "b": b, "c": c}, Facts)


READER = reader(Facts, Phrases(TEXTS, {}), made, implied=lambda facts: {"following": str(facts.terms + 1)})
