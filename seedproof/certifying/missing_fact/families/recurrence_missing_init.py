"""A term of a linear recurrence of order two, with a(1) withheld."""

from collections.abc import Sequence

from seedproof.certifying.missing_fact.family import Family, Model, each_is, only
from seedproof.certifying.missing_fact.linear import LINEAR
from seedproof.certifying.patterns import Patterns, Said
from seedproof.certifying.script import Unread
from seedproof.certifying.terms import Term, equal, integer

NOTES = Patterns(
    {
        "sequence": (
            "All terms of the sequence a(0), a(1), a(2), ... are integers.",
            "a(0), a(1), a(2), ... is a sequence of integers.",
            "Let a(0), a(1), a(2), ... be a sequence of integers.",
            "The sequence a(0), a(1), a(2), ... consists of integers.",
        ),
        "recurrence": (
            "The sequence satisfies {recurrence:equation} for all n >= 0.",
            "{recurrence:equation} for all n >= 0.",
            "For all n >= 0, {recurrence:equation}.",
            "The terms obey the recurrence {recurrence:equation} for n >= 0.",
            "{recurrence:equation} for every integer n >= 0.",
        ),
        "term": (
            "a({index:integer}) = {value:integer}.",
            "a({index:integer}) is equal to {value:integer}.",
            "The term a({index:integer}) is {value:integer}.",
            "The value of a({index:integer}) is {value:integer}.",
            "The initial term is a({index:integer}) = {value:integer}.",
            "The sequence starts with a({index:integer}) = {value:integer}.",
        ),
    },
    LINEAR,
)

TASKS = Patterns(
    {
        "term": (
            "Find a({index:integer}).",
            "What is a({index:integer})?",
            "Compute the value of a({index:integer}).",
            "Determine the term a({index:integer}).",
        ),
    }
)


def _build(notes: Sequence[Said], task: Said) -> Model:
    only(notes, "sequence")
    only(notes, "recurrence")
    if only(notes, "term")["index"] != 0 or task["index"] < 2:
        raise Unread("the notes do not state a(0) alone, or the task asks for an initial term")
    terms = [integer(f"a{index}") for index in range(task["index"] + 1)]

    def mean(said: Said) -> Sequence[Term]:
        if said.kind == "sequence":
            return []
        if said.kind == "term":
            return [equal(terms[said["index"]], said["value"])]
        windows = zip(terms, terms[1:], terms[2:], strict=False)
        return [said["recurrence"].of(dict(zip(_WINDOW, window, strict=True))) for window in windows]

    return Model(tuple(terms), mean, each_is(terms[-1:]))


_WINDOW = ("a(n)", "a(n+1)", "a(n+2)")


FAMILY = Family(
    notes=NOTES,
    tasks=TASKS,
    build=_build,
    slot=lambda said: f"a{said['index']}",
    shared=frozenset(["sequence"]),
    lent=lambda said: said.kind == "recurrence",
)
