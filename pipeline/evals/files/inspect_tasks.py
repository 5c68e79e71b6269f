"""The benchmark as a task of inspect-ai, asked and scored as `seedproof evaluate` does.

    inspect eval inspect_tasks.py --model openai/NAME

It asks the rows of the release that this folder is of; `-T release=NAMESPACE/NAME@vX.Y.Z` names one on the
Hub, `-T release=FOLDER` another one. `seedproof import` makes a run of the log.
"""

from pathlib import Path
from typing import Any

from inspect_ai import Task, task

from pipeline.evaluating.engine.plugin import TASKS

RELEASE = ".."
"""A folder as seen from this one, or else a name as `seedproof.load` takes it."""


@task(name="missing_fact")
def asked(release: str | None = None, **choices: Any) -> Task:
    """Return the task; its choices are those of `inspect eval seedproof/missing_fact`."""
    folder = Path(__file__).parent / RELEASE
    here = str(folder) if folder.is_dir() else RELEASE
    name, _, version = (release or "").partition("@v")
    return TASKS["missing_fact"](release=name or here, version=version or None, **choices)
