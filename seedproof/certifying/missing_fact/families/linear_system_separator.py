"""Two equations in three unknowns, one of which a second subsystem decides: its value is withheld."""

from collections.abc import Sequence

from seedproof.certifying.missing_fact.family import Family, Model, each_is, of_kind, only
from seedproof.certifying.missing_fact.linear import FIND_ALL, LINEAR, integers
from seedproof.certifying.patterns import Patterns, Said
from seedproof.certifying.script import Unread
from seedproof.certifying.terms import Term, equal

NOTES = Patterns(
    {
        "unknowns": (
            "Two equations form a subsystem that the integers {names:names} satisfy.",
            "The integers {names:names} solve a subsystem of two equations.",
            "A subsystem of two equations holds for the integers {names:names}.",
            "{names:names} are integers that satisfy a subsystem of two equations.",
        ),
        "shared": (
            "A second subsystem, which shares the unknown {name:name}, was solved for {again:name}.",
            "There is a second subsystem with the same {name:name}, and it was solved for {again:name}.",
            "{name:name} is shared with a second subsystem, from which its value was found.",
            "{name:name} also occurs in a second subsystem, and its value was found there.",
        ),
        "equation": (
            "{equation:equation}.",
            "It is known that {equation:equation}.",
            "The equation {equation:equation} holds.",
            "The subsystem has the equation {equation:equation}.",
            "The unknowns satisfy {equation:equation}.",
        ),
        "value": (
            "{name:name} = {value:integer}.",
            "The value of {name:name} is {value:integer}.",
            "{name:name} has the value {value:integer}.",
            "{name:name} is equal to {value:integer}.",
        ),
    },
    LINEAR,
)


def _build(notes: Sequence[Said], task: Said) -> Model:
    unknowns = integers(only(notes, "unknowns"), task)
    shared = only(notes, "shared")
    if shared["name"] not in unknowns or shared.gaps.get("again", shared["name"]) != shared["name"]:
        raise Unread(f"not one of the unknowns is shared: {shared.sentence}")
    if len(of_kind(notes, "equation")) != 2 or of_kind(notes, "value"):
        raise Unread("the notes do not state two equations and nothing else")

    def mean(said: Said) -> Sequence[Term]:
        if said.kind in ("unknowns", "shared"):
            return []
        if said.kind == "value":
            return [equal(unknowns[said["name"]], said["value"])]
        return [said["equation"].of(unknowns)]

    return Model(tuple(unknowns.values()), mean, each_is(list(unknowns.values())))


FAMILY = Family(
    notes=NOTES,
    tasks=FIND_ALL,
    build=_build,
    slot=lambda said: said["name"],
    shared=frozenset(["unknowns", "shared"]),
)
