"""What the tasks beside this file ask of Python: the question of a row as it is sent, and the verdict.

It takes `seedproof_score.py`, which stands one folder up.
"""

import importlib.util
import sys
from collections.abc import Mapping, Sequence
from fractions import Fraction
from pathlib import Path
from types import ModuleType
from typing import Any

PACKAGE = "_seedproof"
"""The package that the sources in `seedproof_score.py` are under."""

CONTROL = "none"
"""What is changed in the questions, as seedproof names it."""

_SCORER = Path(__file__).resolve().parents[1] / "seedproof_score.py"


def question(doc: Mapping[str, Any]) -> str:
    """Return the question of a row as it is sent; the system message is the task's description."""
    scorer = _scorer()
    plan = scorer.module("seedproof.episodes.turns").Plan(scorer.BENCHMARK, "", control=CONTROL)
    text: str = scorer.asking().next_step(doc, plan, []).messages[-1].text
    return text


def process_results(doc: Mapping[str, Any], results: Sequence[str]) -> dict[str, float]:
    """Return the metrics of a response: whether it is right, what it scores, whether it stays undecided."""
    scored = _scorer().score(results[0], doc)
    return {
        "right": float(scored["right"]),
        "score": float(Fraction(scored["score"])),
        "undecided": float(scored["verdict"] == "undecided"),
    }


def without_images(docs: Any) -> Any:
    """Return the rows that no image belongs to, without the column of images."""
    texts = docs.filter(lambda has_image: not has_image, input_columns=["has_image"])
    return texts.remove_columns("image")


def _scorer() -> ModuleType:
    """Return the scorer, loaded once."""
    name = f"{PACKAGE}_score"
    if name not in sys.modules:
        spec = importlib.util.spec_from_file_location(name, _SCORER)
        if spec is None or spec.loader is None:
            raise ImportError(f"{_SCORER}: cannot be loaded, expected a Python file")
        scorer = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(scorer)
        sys.modules[name] = scorer
    return sys.modules[name]
