"""Guesses c from the integer solutions of the two equations; unknowns may be renamed."""

from collections.abc import Iterator, Mapping

from seedproof.benchmarks.missing_fact import integer_lines
from seedproof.benchmarks.missing_fact.families.linear_system_separator.validate import unknown_sizes
from seedproof.benchmarks.missing_fact.survey import Facts, Survey


def completions(view: Facts, slot: str, difficulty: int) -> Mapping[str, int]:
    """Return every c of the band that leaves a and b in it, all alike likely."""
    sizes = unknown_sizes(difficulty)
    triples = [integer_lines.point(view["equations"], sign * size) for size in sizes for sign in (1, -1)]
    return {
        str(triple[2]): 1
        for triple in triples
        if triple is not None and all(abs(value) in sizes for value in triple)
    }


def simplest(view: Facts, slot: str) -> str:
    """Return the c with the least |a| + |b| + |c|."""
    return str(integer_lines.smallest(view["equations"])[2])


def images(facts: Facts) -> Iterator[Facts]:
    """Yield the unknowns in every order and with every sign, the equations in order and positive."""
    c = facts["c"]
    values = None if c is None else integer_lines.point(facts["equations"], c)
    for order, signs, equations in integer_lines.images(facts["equations"]):
        moved = None if values is None else signs[2] * values[order[2]]
        yield {"equations": equations, "c": moved}


SURVEY = Survey(
    completions=completions,
    simplest=simplest,
    images=images,
    operations=lambda facts: 13,
)
