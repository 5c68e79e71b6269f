"""A polynomial with integer coefficients at its nodes, one of whose values is withheld."""

from collections.abc import Sequence

from seedproof.certifying.missing_fact.family import Family, Model, each_is, of_kind, only
from seedproof.certifying.patterns import Patterns, Said
from seedproof.certifying.script import Unread, step
from seedproof.certifying.terms import Term, equal, integer, total

NOTES = Patterns(
    {
        "polynomial": (
            "p(x) is a polynomial in x with integer coefficients of any size; "
            "its degree is at most {degree:integer}.",
            "Let p be a polynomial whose coefficients are integers, of any size, "
            "and whose degree is at most {degree:integer}.",
            "The polynomial p has integer coefficients of any size, "
            "and its degree is at most {degree:integer}.",
            "p is a polynomial of degree at most {degree:integer}; "
            "its coefficients are integers of any size.",
        ),
        "nodes": (
            "The nodes at which p was sampled are x = {nodes:integers}.",
            "p was evaluated at x = {nodes:integers}.",
            "The values of p were recorded at x = {nodes:integers}.",
            "Samples of p were taken at the points x = {nodes:integers}.",
        ),
        "value": (
            "p({node:integer}) = {value:integer}.",
            "p({node:integer}) is equal to {value:integer}.",
            "At x = {node:integer}, p has the value {value:integer}.",
            "The value of p at x = {node:integer} is {value:integer}.",
            "The sample at x = {again:integer} is p({node:integer}) = {value:integer}.",
        ),
    }
)

TASKS = Patterns(
    {
        "value": (
            "Find p({node:integer}).",
            "What is p({node:integer})?",
            "Compute p({node:integer}).",
            "Determine the value of p at x = {node:integer}.",
        ),
    }
)


def _build(notes: Sequence[Said], task: Said) -> Model:
    nodes = only(notes, "nodes")["nodes"]
    stated = [said["node"] for said in of_kind(notes, "value")]
    if len(set(stated)) != len(stated) or len(set(nodes) - set(stated)) != 1 or set(stated) - set(nodes):
        raise Unread(f"the notes state p at {stated}, with the nodes {nodes}")
    degree = only(notes, "polynomial")["degree"]
    coefficients = [integer(f"c{power}") for power in range(degree + 1)]
    asked = integer("asked")

    def value_at(node: int) -> Term:
        return total(coefficient * node**power for power, coefficient in enumerate(coefficients))

    def mean(said: Said) -> Sequence[Term]:
        if said.kind != "value":
            return []
        if said["node"] not in nodes or said.gaps.get("again", said["node"]) != said["node"]:
            raise Unread(f"no node, or two of them: {said.sentence}")
        return [equal(value_at(said["node"]), said["value"])]

    value = step(f"p({task['node']}), with p(x) = c0 + c1*x + ...", equal(asked, value_at(task["node"])))
    return Model((*coefficients, asked), mean, each_is([asked]), (value,))


FAMILY = Family(
    notes=NOTES,
    tasks=TASKS,
    build=_build,
    slot=lambda said: f"p_{said['node']}",
    shared=frozenset(["polynomial", "nodes"]),
)
