"""The equivalent resistance of a network of resistors, one of which is withheld.

In series resistances add, in parallel conductances do; a conductance is 1 over a resistance.
"""

from collections.abc import Sequence

from seedproof.certifying.missing_fact.family import Family, Model, each_is, of_kind, only
from seedproof.certifying.patterns import Patterns, Said
from seedproof.certifying.script import Unread
from seedproof.certifying.terms import Symbol, Term, at_most, equal, integer, real, unknown

NOTES = Patterns(
    {
        "resistors": (
            "A network is made of the {count:integer} resistors R{first:integer} to R{last:integer}.",
            "R{first:integer} to R{last:integer} are the {count:integer} resistors of a network.",
            "The {count:integer} resistors R{first:integer} to R{last:integer} "
            "are connected to form a network.",
            "A network is built from {count:integer} resistors, "
            "which are called R{first:integer} to R{last:integer}.",
        ),
        "positive": (
            "Each resistance is a positive integer, in ohms, and is denoted by the name of its resistor.",
            "All resistances are positive integers, in ohms, "
            "and each is denoted by the name of its resistor.",
            "The name of each resistor also stands for its resistance in ohms, which is a positive integer.",
            "The resistance of each resistor is a positive integer, in ohms, "
            "and is denoted by the resistor's name.",
        ),
        "series": (
            "{group:name} is {one:name} in series with {other:name}.",
            "{one:name} and {other:name} in series form the group {group:name}.",
            "The group {group:name} consists of {one:name} and {other:name} in series.",
            "Connecting {one:name} and {other:name} in series gives the group {group:name}.",
            "{one:name} is connected in series with {other:name}; together they are the group {group:name}.",
        ),
        "parallel": (
            "{group:name} is {one:name} in parallel with {other:name}.",
            "{one:name} and {other:name} in parallel form the group {group:name}.",
            "The group {group:name} consists of {one:name} and {other:name} in parallel.",
            "Connecting {one:name} and {other:name} in parallel gives the group {group:name}.",
            "{one:name} is connected in parallel with {other:name}; "
            "together they are the group {group:name}.",
        ),
        "whole": (
            "The whole network is {group:name}.",
            "The whole network is the group {group:name}.",
            "The group {group:name} is the whole network.",
            "{group:name} is the group that makes up the whole network.",
        ),
        "resistance": (
            "{resistor:name} = {value:integer} ohms.",
            "The resistance of {resistor:name} is {value:integer} ohms.",
            "{resistor:name} has a resistance of {value:integer} ohms.",
            "{resistor:name} is a resistor of {value:integer} ohms.",
        ),
    }
)

TASKS = Patterns(
    {
        "equivalent": (
            "Find the equivalent resistance of the whole network, in ohms.",
            "Determine the equivalent resistance of the whole network in ohms.",
            "What is the equivalent resistance of the whole network, in ohms?",
            "Which single resistance, in ohms, is equivalent to the whole network?",
        ),
    }
)


def _resistances_add(group: Term, one: Term, other: Term) -> Term:
    return equal(group, one + other)


def _conductances_add(group: Term, one: Term, other: Term) -> Term:
    """Say that 1/group = 1/one + 1/other, of resistances that are not 0."""
    return equal(group * (one + other), one * other)


_JOINED = {"series": _resistances_add, "parallel": _conductances_add}


def _build(notes: Sequence[Said], task: Said) -> Model:
    resistors = _resistors(only(notes, "resistors"))
    only(notes, "positive")
    joints = [joint for kind in _JOINED for joint in of_kind(notes, kind)]
    groups = {joint["group"]: unknown(joint["group"]) for joint in joints}
    whole = only(notes, "whole")["group"]
    _check_tree([*resistors, *groups], joints, whole)
    ohms = {name: real(symbol) for name, symbol in (resistors | groups).items()}

    def mean(said: Said) -> Sequence[Term]:
        if said.kind == "positive":
            return [at_most(1, resistor) for resistor in resistors.values()]
        if said.kind == "resistance":
            return [equal(ohms[said["resistor"]], said["value"])]
        if said.kind in _JOINED:
            return [_JOINED[said.kind](*(ohms[said[part]] for part in ("group", "one", "other")))]
        return []

    return Model((*resistors.values(), *groups.values()), mean, each_is([ohms[whole]]))


def _resistors(said: Said) -> dict[str, Symbol]:
    numbers = range(said["first"], said["last"] + 1)
    if len(numbers) != said["count"]:
        raise Unread(f"these are {len(numbers)} resistors: {said.sentence}")
    return {f"R{number}": integer(f"R{number}") for number in numbers}


def _check_tree(names: Sequence[str], joints: Sequence[Said], whole: str) -> None:
    """Raise Unread unless each resistor and group has one place: in a group, or as the whole network."""
    places = [whole, *(joint[part] for joint in joints for part in ("one", "other"))]
    if sorted(places) != sorted(names):
        raise Unread(f"the network joins {sorted(places)}, it has {sorted(names)}")


FAMILY = Family(
    notes=NOTES,
    tasks=TASKS,
    build=_build,
    slot=lambda said: said["resistor"] if said.kind == "resistance" else said.kind,
    shared=frozenset(["resistors", "positive"]),
)
