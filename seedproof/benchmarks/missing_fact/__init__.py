"""Benchmark `missing_fact`: 22 families of problems with one atomic fact withheld (ancestor: MIRA-MATH)."""

from pathlib import Path
from typing import TypeVar

from seedproof.contract import declarations
from seedproof.record.names import no_such

FAMILIES = tuple(
    sorted(path.parent.name for path in (Path(__file__).parent / "families").glob("*/generate.py"))
)

Declared = TypeVar("Declared")


def declaration(family: str, file: str, kind: type[Declared], name: str = "") -> Declared:
    """Return what one file of a family declares; no other file of the family is imported.

    Raises: SeedproofError for an unknown family.
    """
    if family not in FAMILIES:
        raise no_such(f"missing_fact has no family {family!r}", family, FAMILIES)
    return declarations.declaration(f"{__name__}.families.{family}.{file}", kind, name)
