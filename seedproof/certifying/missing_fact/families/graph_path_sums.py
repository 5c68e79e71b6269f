"""The weights of a triangle, found from the sums of pairs of them, one of which is withheld."""

from collections.abc import Iterator, Mapping, Sequence

from seedproof.certifying.missing_fact.family import Answer, Family, Model, each_is, of_kind, only
from seedproof.certifying.patterns import Kind, Patterns, Said
from seedproof.certifying.script import Unread
from seedproof.certifying.terms import Term, equal, integer, less, total

EDGES = ("e01", "e12", "e20")
WEIGHTS = {edge: integer(edge) for edge in EDGES}
_NAMES = ("s1", "s2", "s3")

_SUM = "{one:edge} + {other:edge}"

NOTES = Patterns(
    {
        "triangle": (
            "In a triangle on the vertices 0, 1, 2, the edges 0-1, 1-2, 2-0 have the weights e01, e12, e20.",
            "A triangle has the vertices 0, 1 and 2; its edges 0-1, 1-2 and 2-0 "
            "have the weights e01, e12 and e20.",
            "The vertices 0, 1 and 2 form a triangle. "
            "Let e01, e12 and e20 be the weights of its edges 0-1, 1-2 and 2-0.",
            "e01, e12 and e20 are the weights of the edges 0-1, 1-2 and 2-0 "
            "of a triangle on the vertices 0, 1, 2.",
        ),
        "positive": (
            "The weights are positive integers.",
            "Each weight is a positive integer.",
            "Every edge has a positive integer as its weight.",
            "All of the weights are integers greater than 0.",
        ),
        "definition": (
            f"{{sum:sum}} is the path sum {_SUM}.",
            f"{{sum:sum}} stands for the path sum {_SUM}.",
            f"Let {{sum:sum}} be the path sum {_SUM}.",
            f"The path sum {_SUM} is called {{sum:sum}}.",
        ),
        "value": (
            "{sum:sum} = {value:integer}.",
            "{sum:sum} is equal to {value:integer}.",
            "{sum:sum} has the value {value:integer}.",
            "The path sum {sum:sum} is {value:integer}.",
        ),
        "path": (f"{_SUM} = {{value:integer}}.",),
    },
    {
        "edge": Kind("|".join(EDGES), str),
        "sum": Kind("|".join(_NAMES), str),
    },
)

TASKS = Patterns(
    {
        "weights": (
            "Find e01, e12 and e20.",
            "What are e01, e12 and e20?",
            "Determine the weights e01, e12 and e20.",
            "Find the weights of the three edges: e01, e12 and e20.",
        ),
    }
)

Pair = frozenset[str]

_SLOTS: Mapping[Pair, str] = {
    frozenset(["e01", "e12"]): "s1",
    frozenset(["e12", "e20"]): "s2",
    frozenset(["e01", "e20"]): "s3",
}
"""The slot of a sentence that does not name its sum."""


def _build(notes: Sequence[Said], task: Said) -> Model:
    only(notes, "triangle")
    only(notes, "positive")
    sums = _sums(of_kind(notes, "definition"))

    def added(said: Said) -> Pair:
        return sums[said["sum"]] if said.kind == "value" else _pair(said)

    def mean(said: Said) -> Sequence[Term]:
        if said.kind == "positive":
            return [less(0, weight) for weight in WEIGHTS.values()]
        if said.kind in ("value", "path"):
            return [equal(total(WEIGHTS[edge] for edge in sorted(added(said))), said["value"])]
        return []

    stated = {added(said): said["value"] for said in [*of_kind(notes, "value"), *of_kind(notes, "path")]}
    weights = tuple(WEIGHTS.values())
    return Model(weights, mean, each_is(weights), answers=tuple(_answers(stated)))


def _sums(definitions: Sequence[Said]) -> Mapping[str, Pair]:
    """Return which edges each named sum adds.

    Raises: Unread unless all names are defined, each once.
    """
    sums = {said["sum"]: _pair(said) for said in definitions}
    if sorted(said["sum"] for said in definitions) != sorted(_NAMES):
        raise Unread(f"the notes define {[said['sum'] for said in definitions]}")
    return sums


def _pair(said: Said) -> Pair:
    if said["one"] == said["other"]:
        raise Unread(f"one edge twice: {said.sentence}")
    return frozenset([said["one"], said["other"]])


def _answers(stated: Mapping[Pair, int]) -> Iterator[Answer]:
    """Go through the weights that the edge in both sums can have; the sums leave one choice for the others.

    Raises: Unread unless the notes state two sums.
    """
    if len(stated) != 2:
        raise Unread(f"the notes state {len(stated)} sums, expected two")
    first, second = stated
    (shared,) = first & second
    for weight in range(1, min(stated.values())):
        weights = {shared: weight}
        for pair, value in stated.items():
            (other,) = pair - {shared}
            weights[other] = value - weight
        yield f"({', '.join(str(weights[edge]) for edge in EDGES)})"


def _slot(said: Said) -> str:
    return _SLOTS[_pair(said)] if said.kind == "path" else said["sum"]


FAMILY = Family(
    notes=NOTES,
    tasks=TASKS,
    build=_build,
    slot=_slot,
    shared=frozenset(["triangle", "positive", "definition"]),
)
