"""University problems, which the benchmarks `university` and `judge` both stand on.

A template is a folder in `templates/` with three files of code that never import one another:

- `generate.py` samples a problem, answers it and words it. Its contract is `template.py`.
- `validate.py` proves the answers by another path. Its contract is `checker.py`.
- `cycle.py` reads the problem back from its text and figure. Its contract is `reader.py`.

They share no code, only the record of a problem's facts in `facts.py` and the sentences in `phrases.py`,
which `validate.py` does not see. Templates without a figure also have `solve.py` for the benchmark `judge`:
the worked solution, and the errors that people make. Its contract is `solution.py`.
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

TEMPLATES = tuple(sorted(path.parent.name for path in _FOLDER.glob("*/generate.py")))

WORKED = tuple(name for name in TEMPLATES if (_FOLDER / name / "solve.py").exists())
"""The templates with a worked solution."""

Declared = TypeVar("Declared")


def declaration(template: str, file: str, kind: type[Declared]) -> Declared:
    """Return the declaration in one file of a template, without importing its other files.

    Raises: SeedproofError for an unknown template.
    """
    if template not in TEMPLATES:
        raise no_such(f"there is no template {template!r}", template, TEMPLATES)
    return declarations.declaration(f"{__name__}.templates.{template}.{file}", kind)
