"""Games as `generate_dataset.py` of Mathador-LM writes them, and `eval.py` reads them."""

from collections.abc import Mapping
from typing import Any

from pipeline.exporting.form import Form, Record


def record(row: Mapping[str, Any]) -> Record:
    """Return a game: where the best solution is the only score there is, the simple one is null."""
    one_score = row["simple_score"] == row["best_score"]
    return {
        "target": row["target"],
        "base_numbers": row["base_numbers"],
        "mathador_solution": row["best_solution"],
        "mathador_solution_score": row["best_score"],
        "simple_solution": None if one_score else row["simple_solution"],
        "simple_solution_score": None if one_score else row["simple_score"],
    }


FORM = Form(
    name="mathador",
    benchmark="number_game",
    file="jsonl",
    fields={
        "target": "number",
        "base_numbers": "array",
        "mathador_solution": "string",
        "mathador_solution_score": "number",
        "simple_solution": "string or null",
        "simple_solution_score": "number or null",
    },
    record=record,
)
