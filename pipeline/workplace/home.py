"""Finds the templates of releases: cards, params.yaml, schemas, the licence of the data.

A workplace has templates of its own. In any other folder those count that came with this code: those of the
checkout, or in an installed package their copies, which setup.py puts beside the code.
"""

import re
from pathlib import Path

import pipeline
from pipeline.workplace.settings import PARAMS
from seedproof.record.bounds import LARGEST_YAML, read_at_most

CHECKOUT = Path(pipeline.__file__).parent.parent
"""The checkout that this code runs from, if it does: else the folder of all installed packages."""

INSTALLED = Path(pipeline.__file__).parent / "templates"
"""Where the wheel has them; a checkout has no such folder."""

HOMES = (Path(), CHECKOUT, INSTALLED)


def home_with(template: Path) -> Path | None:
    """Return the folder that has a file; None where there is none.

    `template` is the path that it has in a workplace, such as `schemas/judge.schema.json`.
    """
    return next((home for home in HOMES if (home / template).is_file()), None)


def params_of(benchmark: str) -> Path:
    """Return the params.yaml that has a section of a benchmark: one of another project has none.

    Where there is none, that of the current folder, for whoever reads it to say so.
    """
    section = re.compile(rf"^(['\"]?){re.escape(benchmark)}\1\s*:".encode(), re.MULTILINE)
    paths = [home / PARAMS for home in HOMES]
    here = (path for path in paths if path.is_file())
    return next((path for path in here if section.search(read_at_most(path, LARGEST_YAML))), PARAMS)
