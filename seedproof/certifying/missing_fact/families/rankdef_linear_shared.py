"""Four equations in three unknowns, of which the third and the fourth are withheld; either suffices."""

from collections.abc import Sequence

from seedproof.certifying.missing_fact.family import Family, Model, each_is, of_kind, only
from seedproof.certifying.missing_fact.linear import FIND_ALL, LINEAR, equation, integers
from seedproof.certifying.patterns import Patterns, Said
from seedproof.certifying.script import Unread
from seedproof.certifying.terms import Term, equal

NOTES = Patterns(
    {
        "unknowns": (
            "Four equations, numbered 1 to 4, form a system that the integers {names:names} satisfy.",
            "The integers {names:names} solve a system of four equations, which are numbered 1 to 4.",
            "A system of four equations, numbered 1 to 4, holds for the integers {names:names}.",
            "{names:names} are integers that satisfy a system of four equations, numbered 1 to 4.",
        ),
        "equation": (
            "Equation {number:integer}: {equation:equation}.",
            "Equation {number:integer} is {equation:equation}.",
            "Equation {number:integer} reads {equation:equation}.",
            "By equation {number:integer}, {equation:equation}.",
        ),
        "value": (
            "By equation {number:integer}, {expression:linear} equals {value:integer}.",
            "Equation {number:integer} says that {expression:linear} is {value:integer}.",
            "Equation {number:integer} sets {expression:linear} equal to {value:integer}.",
        ),
    },
    LINEAR,
)


def _build(notes: Sequence[Said], task: Said) -> Model:
    unknowns = integers(only(notes, "unknowns"), task)
    stated = [said["number"] for said in (*of_kind(notes, "equation"), *of_kind(notes, "value"))]
    if sorted(stated) != [1, 2]:
        raise Unread(f"the notes state the equations {stated}, not the first two")

    def mean(said: Said) -> Sequence[Term]:
        if said.kind == "unknowns":
            return []
        if said.kind == "value":
            return [equal(said["expression"].of(unknowns), said["value"])]
        return [said["equation"].of(unknowns)]

    return Model(tuple(unknowns.values()), mean, each_is(list(unknowns.values())))


def _revalued(said: Said, value: str) -> Said:
    """Put another equation under the number of a hint."""
    return Said("equation", {"number": said["number"], "equation": equation(value)}, said.sentence)


FAMILY = Family(
    notes=NOTES,
    tasks=FIND_ALL,
    build=_build,
    slot=lambda said: f"equation_{said['number']}",
    revalue=_revalued,
    shared=frozenset(["unknowns"]),
)
