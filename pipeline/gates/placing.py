"""Checks that a row is what its id says, and stands where its id belongs."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from seedproof.record.errors import Finding, SeedproofError
from seedproof.record.rows import Row
from seedproof.record.seeds import parse_row_id


def misplaced(row: Row, benchmark: str, root_seed: int | str) -> Iterator[Finding]:
    """Check that the id, the columns that repeat it, and the seed belong together."""
    try:
        place = parse_row_id(row["id"])
    except SeedproofError as error:
        yield Finding(row["id"], "id", str(error))
        return
    for column, expected in (
        ("benchmark", benchmark),
        ("family", place.family),
        ("difficulty", place.difficulty),
        ("seed", place.seed(root_seed)),
    ):
        given = place.benchmark if column == "benchmark" else row.get(column)
        if given != expected or type(given) is not type(expected):
            yield Finding(
                row["id"],
                "misplaced",
                f"{column} is {given!r}, but its id and the root seed give {expected!r}",
            )


def out_of_order(rows: Sequence[Row], families: Sequence[str]) -> Iterator[Finding]:
    """Yield a finding for every row before which one stands that belongs behind it.

    Rows are in the order of the families, then of difficulty and number. A malformed id has its own finding.
    """
    places = {family: number for number, family in enumerate(families)}
    known = [(row, place) for row in rows if (place := _place(row, places)) is not None]
    for (earlier, before), (row, place) in pairwise(known):
        if place <= before:
            yield Finding(row["id"], "order", f"stands behind {earlier['id']}, expected before it")


def _place(row: Row, families: dict[str, int]) -> tuple[int, int, int, str] | None:
    try:
        place = parse_row_id(row["id"])
    except SeedproofError:
        return None
    number, _, suffix = place.number.partition("-")
    if place.family not in families or not number.isdigit():
        return None
    return families[place.family], place.difficulty, int(number), suffix
