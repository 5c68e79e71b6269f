"""Three weights from their moments, with the second moment withheld."""

from collections.abc import Sequence

from seedproof.certifying.missing_fact.family import Answer, Family, Model, each_is, of_kind, only
from seedproof.certifying.missing_fact.linear import LINEAR, linear
from seedproof.certifying.patterns import Kind, Patterns, Said
from seedproof.certifying.script import Unread
from seedproof.certifying.terms import Term, at_most, equal, integer

WEIGHTS = {name: integer(name) for name in ("q0", "q1", "q2")}

MOMENTS = {
    name: integer(name.replace(" ", "_")) for name in ("total weight", "first moment", "second moment")
}

FORMS = {
    linear("q0 + q1 + q2"): "total weight",
    linear("q1 + 2*q2"): "first moment",
    linear("q1 + 4*q2"): "second moment",
}
"""Which moment a sentence speaks of that has its formula alone."""

NOTES = Patterns(
    {
        "weights": (
            "The points 0, 1 and 2 have the weights q0, q1 and q2; no other point has a weight.",
            "Weights q0, q1 and q2 are placed on the points 0, 1 and 2, and nowhere else.",
            "A measure gives the points 0, 1 and 2 the weights q0, q1 and q2, and is zero elsewhere.",
            "q0, q1 and q2 are the weights of the points 0, 1 and 2, the only points with a weight.",
        ),
        "range": (
            "The weights are non-negative integers.",
            "No weight is negative, and all are integers.",
            "The weights q0, q1 and q2 are integers, none of them negative.",
            "Each weight is a non-negative integer.",
        ),
        "definition": (
            "{form:linear} is called the {moment:moment}.",
            "The {moment:moment} is given by {form:linear}.",
            "The {moment:moment} is defined as {form:linear}.",
            "By the {moment:moment} we mean {form:linear}.",
        ),
        "formula": ("{form:linear} = {value:integer}.",),
        "moment": (
            "The {moment:moment} is {value:integer}.",
            "The {moment:moment} is equal to {value:integer}.",
            "The {moment:moment} has the value {value:integer}.",
        ),
    },
    {**LINEAR, "moment": Kind("|".join(MOMENTS), str)},
)

TASKS = Patterns(
    {
        "weights": (
            "Find q0, q1 and q2.",
            "What are q0, q1 and q2?",
            "Determine the weights q0, q1 and q2.",
            "Find the weights of the three points: q0, q1 and q2.",
        ),
    }
)


def _mean(said: Said) -> Sequence[Term]:
    if said.kind == "weights":
        return []
    if said.kind == "range":
        return [at_most(0, weight) for weight in WEIGHTS.values()]
    if said.kind == "definition":
        return [equal(MOMENTS[said["moment"]], said["form"].of(WEIGHTS))]
    if said.kind == "formula":
        return [equal(said["form"].of(WEIGHTS), said["value"])]
    return [equal(MOMENTS[said["moment"]], said["value"])]


def _moment(said: Said) -> str:
    """Return the moment of which a sentence gives the value."""
    if said.kind == "moment":
        return str(said["moment"])
    if said["form"] not in FORMS:
        raise Unread(f"this is the formula of no moment: {said.sentence}")
    return FORMS[said["form"]]


def _build(notes: Sequence[Said], task: Said) -> Model:
    only(notes, "weights")
    only(notes, "range")
    defined = {said["form"]: said["moment"] for said in of_kind(notes, "definition")}
    stated = [*of_kind(notes, "formula"), *of_kind(notes, "moment")]
    values = {_moment(said): said["value"] for said in stated}
    if defined != FORMS or len(stated) != 2 or set(values) != {"total weight", "first moment"}:
        raise Unread("the notes do not define all moments and state the first two")
    answers = _answers(values["total weight"], values["first moment"])
    symbols = (*WEIGHTS.values(), *MOMENTS.values())
    return Model(symbols, _mean, each_is(list(WEIGHTS.values())), answers=answers)


def _answers(total: int, first: int) -> tuple[Answer, ...]:
    """Go through all values of q2; they decide q1, and both decide q0."""
    twos = range(first // 2 + 1)
    weights = [(total - (first - 2 * q2) - q2, first - 2 * q2, q2) for q2 in twos]
    return tuple(str(weight) for weight in weights if min(weight) >= 0)


FAMILY = Family(
    notes=NOTES,
    tasks=TASKS,
    build=_build,
    slot=lambda said: _moment(said).replace(" ", "_"),
    shared=frozenset(["weights", "range", "definition"]),
)
