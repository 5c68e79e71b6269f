"""Benchmark `missing_fact`: 22 families of problems with one atomic fact withheld (ancestor: MIRA-MATH)."""

from importlib import import_module
from pathlib import Path
from typing import Any

from pipeline.errors import SeedproofError

FAMILIES = tuple(
    sorted(path.parent.name for path in (Path(__file__).parent / "families").glob("*/generate.py"))
)


def part(family: str, step: str, name: str) -> Any:
    """What a family's file for one step declares. Imports that file and no other of the family."""
    if family not in FAMILIES:
        raise SeedproofError(f"missing_fact has no family {family!r}, expected one of {', '.join(FAMILIES)}")
    return getattr(import_module(f"{__name__}.families.{family}.{step}"), name)
