"""Problems as MathCAMPS publishes them in `problems/v1/`: a list for each problem with its follow-ups.

`evaluate.py` reads every JSON file of a folder, each a list of such lists; one file may hold all standards.
"""

from collections.abc import Mapping
from typing import Any

from pipeline.exporting.form import Form, Record

PLACES = {"original": 0, "incremental": 1, "counterfactual": 2}
"""How an id ends: `analysis.py` tells the two kinds of follow-ups by it."""

TAGS = {
    "original": "original problem",
    "incremental": "additional information follow up",
    "counterfactual": "modified information follow up",
}


def record(row: Mapping[str, Any]) -> Record:
    """Return a problem or a follow-up."""
    standard = _standard(row)
    symbolic = "\n".join(row["symbolic"])
    return {
        "id": f"{standard}-{_number(row)}-{PLACES[row['kind']]}",
        "standard": standard,
        "symbolic-struct": f"{symbolic}\ntheme: {row['theme']}",
        "statement": row["question"],
        "new symbolic struct": symbolic,
        "answer": _answer(row["answer"], row["answer_type"]),
        "tag": TAGS[row["kind"]],
    }


def _standard(row: Mapping[str, Any]) -> str:
    """Return the standard as the ancestor's file of it is named: 4.MD.A.2-decimal."""
    if not row["substandard"]:
        return str(row["standard"])
    return f"{row['standard']}-{row['substandard']}"


def _number(row: Mapping[str, Any]) -> int:
    """Return the number of a problem within its standard; its follow-ups have the same one."""
    problem = row["parent_id"] or row["id"]
    return int(problem.rpartition("/")[2])


def _answer(answer: str, answer_type: str) -> str:
    """Return an answer as the ancestor writes it: several values stand in braces or brackets."""
    match answer_type:
        case "named":
            return f"{{{answer.replace(' = ', ': ')}}}"
        case "factor_pairs" | "solutions":
            return f"[{answer}]"
        case _:
            return answer


FORM = Form(
    name="mathcamps",
    benchmark="curriculum",
    file="json",
    fields={
        "id": "string",
        "standard": "string",
        "symbolic-struct": "string",
        "statement": "string",
        "new symbolic struct": "string",
        "answer": "string",
        "tag": "string",
    },
    record=record,
    configs=("problems",),
    followups="followups",
)
