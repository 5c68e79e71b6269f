"""Check that a row is what its id says."""

from collections.abc import Iterator

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
