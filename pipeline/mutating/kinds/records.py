"""Corruptions of what a row is: its id, its seed, its family, the form of its columns."""

from collections.abc import Callable
from typing import Any

from pipeline.mutating.kind import Case, Changed, Kind
from pipeline.mutating.kinds.texts import another_rows
from seedproof.record.seeds import parse_row_id


def _setting(column: str, value: Any) -> Callable[[Case], Changed]:
    def change(case: Case) -> Changed:
        return None if case.row[column] == value else case.row | {column: value}

    return change


def _another_number(case: Case) -> Changed:
    head, _, number = case.row["id"].rpartition("/")
    digits, dash, suffix = number.partition("-")
    return case.row | {"id": f"{head}/{int(digits) + 700_000:06d}{dash}{suffix}"}


def _anothers_id(case: Case) -> Changed:
    mate = case.mate_unlike("id")
    return None if mate is None else case.row | {"id": mate["id"]}


def _of_another_family(case: Case) -> Changed:
    others = [row["family"] for row in case.strangers if row["family"] != case.row["family"]]
    return case.row | {"family": case.draws.choice(others)} if others else None


def _harder(case: Case) -> Changed:
    return case.row | {"difficulty": case.row["difficulty"] + 1}


def _called_harder(case: Case) -> Changed:
    """Say of a row, in its id too, that it is of the next difficulty."""
    place = parse_row_id(case.row["id"])
    level = case.row["difficulty"] + 1
    others = {mate["difficulty"] for mate in case.mates}
    if level not in others:
        return None
    new = case.row["id"].replace(f"/d{place.difficulty}/", f"/d{level}/")
    return case.row | {"id": new, "difficulty": level}


def _another_seed(case: Case) -> Changed:
    seed = case.row["seed"]
    return case.row | {"seed": seed[::-1] if seed[::-1] != seed else "0" * 32}


def _answer_type(case: Case) -> Changed:
    known = sorted({row["answer_type"] for row in case.strangers} - {case.row["answer_type"]})
    return case.row | {"answer_type": case.draws.choice(known) if known else "tuple"}


def _column_gone(case: Case) -> Changed:
    gone = case.draws.choice(list(case.row))
    return {column: value for column, value in case.row.items() if column != gone}


def _column_more(case: Case) -> Changed:
    return case.row | {"comment": "looks right"}


def _text_for_number(case: Case) -> Changed:
    return case.row | {"difficulty": str(case.row["difficulty"])}


def _number_for_text(case: Case) -> Changed:
    return case.row | {"answer": 1}


def _list_for_text(case: Case) -> Changed:
    return case.row | {"question": [case.row["question"]]}


def _under_anothers_name(case: Case) -> Changed:
    """Give the row id and seed of another row of its family and difficulty."""
    like = [mate for mate in case.mates if mate["difficulty"] == case.row["difficulty"]]
    if not like:
        return None
    mate = case.draws.choice(like)
    return case.row | {"id": mate["id"], "seed": mate["seed"]}


KINDS = (
    Kind(name="id: another number", said="Give the row a number that no row has.", change=_another_number),
    Kind(name="id: another row's", said="Give the row the id of another row.", change=_anothers_id),
    Kind(name="id: malformed", said="Write an id that is none.", change=_setting("id", "row 1")),
    Kind(name="id: of another benchmark", said="Name another benchmark in the id.",
         change=lambda case: case.row | {"id": f"other_{case.row['id']}"}),
    Kind(name="family: another", said="Name another family.", change=_of_another_family),
    Kind(name="difficulty: one more", said="Raise the difficulty by one, the id stays.", change=_harder),
    Kind(name="difficulty: called harder", said=f"{_called_harder.__doc__}", change=_called_harder),
    Kind(name="seed: another", said="State another seed.", change=_another_seed),
    Kind(name="seed: another row's", said="State the seed of another row.", change=another_rows("seed")),
    Kind(name="seed: malformed", said="State a seed that is none.", change=_setting("seed", "1234")),
    Kind(
        name="id and seed: another row's", said=f"{_under_anothers_name.__doc__}",
        change=_under_anothers_name,
    ),
    Kind(name="answer type: another", said="Name another type of answer.", change=_answer_type),
    Kind(name="form: a column less", said="Leave a column out.", change=_column_gone),
    Kind(name="form: a column more", said="Add a column.", change=_column_more),
    Kind(name="form: text for a number", said="Write the difficulty as text.", change=_text_for_number),
    Kind(name="form: number for a text", said="Write the answer as a number.", change=_number_for_text),
    Kind(name="form: list for a text", said="Write the question as a list.", change=_list_for_text),
    Kind(name="form: null", said="Write null for the proof.", change=_setting("proof", None)),
)  # fmt: skip
