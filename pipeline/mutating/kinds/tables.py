"""Corruptions of a table, each at the place of one row: rows that are missing, repeated or out of order."""

from pipeline.mutating.kind import Plain, TableKind


def _missing(rows: list[Plain], place: int) -> list[Plain]:
    return rows[:place] + rows[place + 1 :]


def _repeated(rows: list[Plain], place: int) -> list[Plain]:
    return [*rows[: place + 1], dict(rows[place]), *rows[place + 1 :]]


def _twin(rows: list[Plain], place: int) -> list[Plain] | None:
    """Put a row's problem in the place of the next row of its family, under that row's id and seed."""
    row = rows[place]
    for other in range(place + 1, len(rows)):
        same = rows[other]["family"] == row["family"] and rows[other]["difficulty"] == row["difficulty"]
        if same and rows[other]["question"] != row["question"]:
            twin = row | {"id": rows[other]["id"], "seed": rows[other]["seed"]}
            return [*rows[:other], twin, *rows[other + 1 :]]
    return None


def _exchanged(rows: list[Plain], place: int) -> list[Plain] | None:
    if place + 1 == len(rows):
        return None
    return [*rows[:place], rows[place + 1], rows[place], *rows[place + 2 :]]


def _family_missing(rows: list[Plain], place: int) -> list[Plain] | None:
    left = [row for row in rows if row["family"] != rows[place]["family"]]
    return left or None


KINDS = (
    TableKind(
        name="table: a row missing",
        said="Leave a row out.",
        change=_missing,
    ),
    TableKind(name="table: a row twice", said="Have a row twice.", change=_repeated),
    TableKind(name="table: a problem twice", said=f"{_twin.__doc__}", change=_twin),
    TableKind(name="table: rows exchanged", said="Exchange a row and the next.", change=_exchanged),
    TableKind(name="table: a family missing", said="Leave a whole family out.", change=_family_missing),
)
