"""Problems as the dataset toloka/u-math has them, and `solve_u_math.py` and `judge_u_math.py` read them."""

from base64 import b64encode
from collections.abc import Mapping
from typing import Any

from pipeline.exporting.form import Form, Record
from seedproof.figures import png
from seedproof.record.json_text import value_of

SUBJECTS = {
    "differential_calculus": "differential_calc",
    "integral_calculus": "integral_calc",
    "precalculus": "precalculus_review",
}
"""Our names of subjects that have another one in U-MATH."""


def record(row: Mapping[str, Any]) -> Record:
    """Return a problem; its image is a data URI, which the ancestor's prompt hands on as it is."""
    return {
        "uuid": row["uuid"],
        "subject": SUBJECTS.get(row["subject"], row["subject"]),
        "has_image": row["has_image"],
        "image": _data_uri(row["drawing"]) if row["has_image"] else None,
        "problem_statement": row["question"],
        "golden_answer": row["golden_latex"],
    }


def _data_uri(drawing: str) -> str:
    picture = b64encode(png(value_of(drawing))).decode()
    return f"data:image/png;base64,{picture}"


FORM = Form(
    name="u-math",
    benchmark="university",
    file="parquet",
    fields={
        "uuid": "string",
        "subject": "string",
        "has_image": "bool",
        "image": "string",
        "problem_statement": "string",
        "golden_answer": "string",
    },
    record=record,
)
