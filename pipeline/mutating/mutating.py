"""Corrupts a table of rows, kind by kind, and counts who refuses what."""

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import cast

from pipeline.mutating.gates import Gates, Refusals
from pipeline.mutating.kind import Case, Kind, Plain, TableKind
from seedproof.record.draws import Draws
from seedproof.record.rows import Row, line_of

WHOLE_FAMILIES = 3
"""The most places at which a corruption of a table is tried that cannot be tried at several at once."""


@dataclass
class Outcome:
    """What became of the rows that one kind corrupted."""

    kind: Kind | TableKind
    applied: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    """Rows by who refuses them without making them again; one row may count for several."""
    only_by_rebuild: int = 0
    passed: int = 0
    examples: list[str] = field(default_factory=list)
    """Ids of rows that only the making from the seed refuses, or nobody."""

    def count(self, row_id: str, refusals: Refusals, is_from_seed: bool) -> None:
        """Count one corrupted row."""
        self.applied += 1
        self.refused.update(refusals)
        if refusals:
            return
        self.examples.append(row_id)
        if is_from_seed:
            self.passed += 1
        else:
            self.only_by_rebuild += 1


def chosen(rows: Sequence[Row], per: int) -> list[int]:
    """Return the places of the first `per` rows of each family, difficulty and sort of follow-up."""
    taken: Counter[tuple[str, int, str]] = Counter()
    places = []
    for place, row in enumerate(rows):
        group = (row["family"], row["difficulty"], row["id"].rpartition("/")[2].partition("-")[2])
        taken[group] += 1
        if taken[group] <= per:
            places.append(place)
    return places


def outcomes(
    gates: Gates,
    kinds: Sequence[Kind | TableKind],
    rows: Sequence[Row],
    places: Sequence[int],
    root_seed: str,
) -> Iterator[Outcome]:
    """Corrupt the rows at some places in each of the kinds, and yield what became of them."""
    for kind in kinds:
        if isinstance(kind, TableKind):
            yield _of_table(gates, kind, rows, places)
        else:
            yield _of_rows(gates, kind, rows, places, root_seed)


def _of_rows(gates: Gates, kind: Kind, rows: Sequence[Row], places: Sequence[int], root_seed: str) -> Outcome:
    outcome = Outcome(kind)
    left: dict[int, Row] = {}
    for place in places:
        changed = kind.change(_case(kind, rows, place, root_seed))
        if changed is None:
            continue
        if refusals := gates.of_row(changed):
            outcome.count(rows[place]["id"], refusals, False)
        else:
            left[place] = cast(Row, changed)
    if left:
        table = [left.get(place, row) for place, row in enumerate(rows)]
        refused = gates.of_table(table)
        for place, corrupted in left.items():
            outcome.count(rows[place]["id"], _about(refused, corrupted), gates.is_from_its_seed(corrupted))
    return outcome


def _of_table(gates: Gates, kind: TableKind, rows: Sequence[Row], places: Sequence[int]) -> Outcome:
    """Corrupt a table at one place of each of some families, each time by itself."""
    outcome = Outcome(kind)
    families: dict[str, int] = {}
    for place in places:
        families.setdefault(rows[place]["family"], place)
    for place in list(families.values())[:WHOLE_FAMILIES]:
        changed = kind.change([cast(Plain, dict(row)) for row in rows], place)
        if changed is None:
            continue
        refused = gates.of_table(cast(list[Row], changed))
        refusals = {who for of in refused.values() for who in of}
        as_made = not refusals and gates.are_as_made(cast(list[Row], changed))
        outcome.count(rows[place]["id"], refusals, as_made)
    return outcome


def _case(kind: Kind, rows: Sequence[Row], place: int, root_seed: str) -> Case:
    row = rows[place]
    mates = [other for other in rows if other["family"] == row["family"] and other is not row]
    strangers = [other for other in rows[:: max(1, len(rows) // 200)] if other["family"] != row["family"]]
    seed = sha256(f"mutate|{kind.name}|{row['id']}|{root_seed}".encode()).hexdigest()[:32]
    return Case(json.loads(line_of(row)), mates, strangers or mates, Draws(seed))


def _about(refused: dict[str, Refusals], row: Row) -> Refusals:
    """Return who refuses a row of a table: by its id, by its family, or the table as a whole."""
    subjects = (str(row["id"]), f"family/{row['family']}", "")
    return {who for subject in subjects for who in refused.get(subject, ())}
