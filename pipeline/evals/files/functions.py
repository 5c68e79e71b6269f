"""What the tasks of lm-eval beside this file ask of Python: rows, questions as they are sent, and scores."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from datasets import Dataset

import seedproof as sp
from seedproof.contract import registry
from seedproof.episodes.order import balanced
from seedproof.episodes.turns import Ask, Plan

RELEASE = ".."
"""A folder as seen from the one above this, or else a name as `seedproof.load` takes it."""

PLAN = Plan("missing_fact", "", control="oracle_hint")


def rows(config: str, **_: Any) -> dict[str, Dataset]:
    """Return the rows of a config that have no image, so that the first N are a balanced sample of them."""
    folder = Path(__file__).parents[1] / RELEASE
    loaded = sp.load(str(folder) if folder.is_dir() else RELEASE, config)
    return {"test": Dataset.from_list(balanced([row for row in loaded if not row.get("has_image")]))}


def question(doc: Mapping[str, Any]) -> str:
    """Return the question of a row as it is sent; the system message is the task's description."""
    step = registry.benchmark(PLAN.benchmark).asking.next_step(doc, PLAN, [])
    return step.messages[-1].text if isinstance(step, Ask) else ""


def process_results(doc: Mapping[str, Any], results: Sequence[str]) -> dict[str, float]:
    """Return the metrics of a response: whether it is right, what it scores, whether it stays undecided."""
    score = sp.score(doc, results[0])
    return {
        "right": float(score.right),
        "score": float(score.value),
        "undecided": float(score.verdict == "undecided"),
    }
