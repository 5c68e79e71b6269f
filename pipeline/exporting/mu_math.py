"""Labelled solutions as the dataset toloka/mu-math has them, and `judge_mu_math.py` reads them."""

from collections.abc import Mapping
from typing import Any
from uuid import UUID

from pipeline.exporting.form import Form, Record


def record(row: Mapping[str, Any]) -> Record:
    """Return a labelled solution.

    Its uuid is its own, made from the seed of the row: the ancestor's script keeps its judgements by uuid.
    """
    return {
        "uuid": str(UUID(hex=row["seed"])),
        "problem_statement": row["problem"],
        "golden_answer": row["golden_answer"],
        "model": row["author"],
        "model_output": row["candidate"],
        "label": row["label"],
    }


FORM = Form(
    name="mu-math",
    benchmark="judge",
    file="parquet",
    fields={
        "uuid": "string",
        "problem_statement": "string",
        "golden_answer": "string",
        "model": "string",
        "model_output": "string",
        "label": "bool",
    },
    record=record,
)
