"""The last entry of a 2 x 2 matrix of rank 1, with m10 withheld."""

from collections.abc import Mapping, Sequence

from seedproof.certifying.missing_fact.family import Family, Model, each_is, of_kind, only
from seedproof.certifying.patterns import Kind, Patterns, Said
from seedproof.certifying.script import Unread
from seedproof.certifying.terms import Term, equal, integer, less

LEMMAS: Mapping[str, str] = {
    "rank_one_by_minors": "A matrix that is not zero has rank 1 exactly if each of its 2 x 2 minors is 0.",
}

ENTRIES = {name: integer(name) for name in ("m00", "m01", "m10", "m11")}

_ENTRY = {"entry": Kind("m[01][01]", str)}

NOTES = Patterns(
    {
        "matrix": (
            "M is a 2 x 2 matrix with the rows (m00, m01) and (m10, m11).",
            "The 2 x 2 matrix M has the rows (m00, m01) and (m10, m11).",
            "(m00, m01) and (m10, m11) are the rows of a 2 x 2 matrix M.",
            "Let M be the 2 x 2 matrix whose first row is (m00, m01) and whose second row is (m10, m11).",
        ),
        "domain": (
            "All entries of M are positive integers, and the rank of M is 1.",
            "M has rank 1, and its entries are positive integers.",
            "M is a matrix of rank 1 with positive integer entries.",
            "The entries of M are positive integers, and M has rank 1.",
        ),
        "value": (
            "{entry:entry} = {value:integer}.",
            "{entry:entry} is equal to {value:integer}.",
            "{entry:entry} has the value {value:integer}.",
            "The entry {entry:entry} is {value:integer}.",
        ),
    },
    _ENTRY,
)

TASKS = Patterns(
    {
        "value": (
            "Find {entry:entry}.",
            "What is {entry:entry}?",
            "Determine the entry {entry:entry}.",
            "Find the value of {entry:entry}.",
        ),
    },
    _ENTRY,
)


def _mean(said: Said) -> Sequence[Term]:
    if said.kind == "matrix":
        return []
    if said.kind == "value":
        return [equal(ENTRIES[said["entry"]], said["value"])]
    minor = equal(ENTRIES["m00"] * ENTRIES["m11"], ENTRIES["m01"] * ENTRIES["m10"])
    return [*(less(0, entry) for entry in ENTRIES.values()), minor]


def _build(notes: Sequence[Said], task: Said) -> Model:
    only(notes, "matrix")
    only(notes, "domain")
    stated = sorted(said["entry"] for said in of_kind(notes, "value"))
    if stated != ["m00", "m01"]:
        raise Unread(f"the notes state {stated}")
    asked = ENTRIES[task["entry"]]
    return Model(tuple(ENTRIES.values()), _mean, each_is([asked]), axioms=tuple(LEMMAS))


FAMILY = Family(
    notes=NOTES,
    tasks=TASKS,
    build=_build,
    slot=lambda said: said["entry"],
    shared=frozenset(["matrix", "domain"]),
    lent=lambda said: said.kind == "value" and said["entry"] == "m00",
)
