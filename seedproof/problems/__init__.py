"""University problems, on which the benchmarks `university` and `judge` are both built.

A template is a folder in `templates/`. Its facts are a record in `facts.py`, its sentences in `phrases.py`.
Three files of code, which share nothing but these two, do the rest:

- `make.py` draws problems and solves them, with the errors that people make: it is the template's *sheet*.
  `sheet.py` has the contract; `figure.py` draws a figure.
- `validate.py` proves the answers by another path, and sees no sentence. Its contract is `checker.py`.
- `cycle.py` reads whatever gaps, formulas and figures do not say. Its contract is `reader.py`.

Templates of the older form have `generate.py` (`template.py`) and `solve.py` (`solution.py`) instead of a
sheet.
"""

from pathlib import Path
from typing import Literal, TypeVar

from seedproof.contract import declarations
from seedproof.record.names import no_such

Subject = Literal[
    "precalculus",
    "algebra",
    "differential_calculus",
    "integral_calculus",
    "multivariable_calculus",
    "sequences_series",
]

_FOLDER = Path(__file__).parent / "templates"


def _with(*files: str) -> frozenset[str]:
    return frozenset(path.parent.name for file in files for path in _FOLDER.glob(f"*/{file}.py"))


SHEETS = _with("make")
"""The templates in the new form."""

TEMPLATES = tuple(sorted(SHEETS | _with("generate")))

WORKED = tuple(sorted(SHEETS - _with("figure") | _with("solve")))
"""The templates with a worked solution: those without a figure."""

READ = _with("cycle")
"""Those that are not read from their sentences alone."""

Declared = TypeVar("Declared")


def declaration(template: str, file: str, kind: type[Declared]) -> Declared:
    """Return the declaration in one file of a template, without importing its other files.

    Raises: SeedproofError for an unknown template.
    """
    if template not in TEMPLATES:
        raise no_such(f"there is no template {template!r}", template, TEMPLATES)
    return declarations.declaration(f"{__name__}.templates.{template}.{file}", kind)
