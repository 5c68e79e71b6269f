"""A function of two formulas, with the place withheld where one ends and the other begins."""

from collections.abc import Sequence

from seedproof.certifying.missing_fact.family import Family, Model, each_is, of_kind, only
from seedproof.certifying.missing_fact.linear import LINEAR
from seedproof.certifying.patterns import Patterns, Said
from seedproof.certifying.script import Unread, step
from seedproof.certifying.terms import Term, at_most, equal, implies, integer, less, unknown

THRESHOLD, POINT, VALUE = integer("t"), unknown("x"), unknown("f_of_x")

NOTES = Patterns(
    {
        "function": (
            "f is a function of a real variable x, and t is an integer.",
            "t is an integer, and f is a function of a real variable x.",
            "f is a function of a real variable x with two formulas, one on each side of an integer t.",
            "The function f of a real variable x has one formula on each side of an integer t.",
        ),
        "left": (
            "f(x) = {formula:linear} for x < t.",
            "f(x) is given by {formula:linear} for all x < t.",
            "If x < t, then f(x) = {formula:linear}.",
            "Where x is less than t, f(x) = {formula:linear}.",
            "For every x to the left of t, f(x) = {formula:linear}.",
        ),
        "right": (
            "f(x) = {formula:linear} for x >= t.",
            "f(x) is given by {formula:linear} for all x >= t.",
            "If x >= t, then f(x) = {formula:linear}.",
            "Where x is at least t, f(x) = {formula:linear}.",
            "For x = t and for every x to the right of t, f(x) = {formula:linear}.",
        ),
        "threshold": (
            "t = {value:integer}.",
            "t is equal to {value:integer}.",
            "The integer t is {value:integer}.",
            "The value of t is {value:integer}.",
        ),
    },
    LINEAR,
)

TASKS = Patterns(
    {
        "value": (
            "Find f({x:integer}).",
            "What is f({x:integer})?",
            "Evaluate f at x = {x:integer}.",
            "Find the value of f at x = {x:integer}.",
        ),
    }
)


def _mean(said: Said) -> Sequence[Term]:
    if said.kind == "function":
        return []
    if said.kind == "threshold":
        return [equal(THRESHOLD, said["value"])]
    where = less(POINT, THRESHOLD) if said.kind == "left" else at_most(THRESHOLD, POINT)
    return [implies(where, equal(VALUE, said["formula"].of({"x": POINT})))]


def _build(notes: Sequence[Said], task: Said) -> Model:
    only(notes, "function")
    if of_kind(notes, "threshold"):
        raise Unread("the notes state the threshold")
    formulas = [only(notes, side)["formula"] for side in ("left", "right")]
    answers = tuple(str(formula.at({"x": task["x"]})) for formula in formulas)
    point = step(f"f(x) is asked for at x = {task['x']}", equal(POINT, task["x"]))
    return Model((THRESHOLD, POINT, VALUE), _mean, each_is([VALUE]), (point,), answers=answers)


FAMILY = Family(
    notes=NOTES,
    tasks=TASKS,
    build=_build,
    slot=lambda said: said.kind,
    shared=frozenset(["function"]),
)
