"""Benchmark `university`: free-form problems of six subjects with typed, certified answers (from U-MATH).

A template is a folder in `templates/` with three files that never import one another: `generate.py` samples a
problem, answers it and says it in words (`template.py` has the contract), `validate.py` proves the answers by
another path (`checker.py`), `cycle.py` reads the problem back from its text, and from what its figure shows
(`reader.py`). Templates without a figure have a fourth, `solve.py`, for the benchmark `judge`: how such a
problem is worked out, and the slips that people make (`solution.py`).
"""

from importlib import import_module
from pathlib import Path
from typing import Any, Literal

from pipeline.errors import SeedproofError

Subject = Literal[
    "precalculus",
    "algebra",
    "differential_calculus",
    "integral_calculus",
    "multivariable_calculus",
    "sequences_series",
]

TEMPLATES = tuple(
    sorted(path.parent.name for path in (Path(__file__).parent / "templates").glob("*/generate.py"))
)

WORKED = tuple(
    name for name in TEMPLATES if (Path(__file__).parent / "templates" / name / "solve.py").exists()
)
"""The templates with a worked solution."""


def part(template: str, step: str, name: str) -> Any:
    """What a template's file for one step declares. Imports that file and no other of the template."""
    if template not in TEMPLATES:
        raise SeedproofError(
            f"university has no template {template!r}, expected one of {', '.join(TEMPLATES)}"
        )
    return getattr(import_module(f"{__name__}.templates.{template}.{step}"), name)
