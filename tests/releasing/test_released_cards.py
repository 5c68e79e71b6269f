"""The code on released cards runs by this code."""

import os
import re
import subprocess
import sys

import pytest

from pipeline.releasing.versions import parse_version
from tests.circles import few
from tests.conftest import REPOSITORY
from tests.ours import OURS

SNIPPET = re.compile(r"^```python\n(.*?)^```$", re.DOTALL | re.MULTILINE)

PRINTED = {
    "missing_fact": "True",
    "curriculum": "True",
    "number_game": "4/9\nlegal, 8 of 18 points; the best is 18",
    "university": "",
    "judge": "",
}
"""How that begins which the code for scoring prints."""

STAND_IN = """
import sys, types
from seedproof import rebuild

class Rows:
    def __iter__(self):
        yield self[0]

    def __getitem__(self, number):
        return rebuild({row_id!r})

datasets = types.ModuleType("datasets")
datasets.load_dataset = lambda *names, **options: Rows()
sys.modules["datasets"] = datasets
"""
"""In place of the dataset, the one row that the card shows, rebuilt from its seed."""


def newest_card(benchmark):
    folders = (REPOSITORY / "releases" / benchmark).iterdir()
    newest = max(folders, key=lambda folder: parse_version(folder.name))
    return (newest / "README.md").read_text()


def scored(benchmark, card, folder):
    """Run the code of a card. Returns the output of its scoring, and the new names that it is told."""
    example = re.search(rf"`({benchmark}/\w+/d\d/[0-9a-z-]+)`", card)[1]
    loading, *generating, scoring = SNIPPET.findall(card)
    question, _ = run(loading, example, folder)
    assert len(question) > 40
    for snippet in generating:
        run(snippet, example, folder)
    printed, warnings = run(scoring, example, folder)
    told = re.findall(r"DeprecationWarning: .+ goes with the next version of Seedproof: (.+)", warnings)
    return printed, told


@pytest.mark.parametrize("benchmark", few(OURS, 1))
def test_the_code_on_the_newest_card_runs_and_needs_no_old_name(benchmark, tmp_path):
    printed, told = scored(benchmark, newest_card(benchmark), tmp_path)
    assert printed.startswith(PRINTED[benchmark])
    assert told == []


@pytest.mark.parametrize("benchmark", OURS)
def test_the_newest_card_is_short(benchmark):
    """Its metadata and the row that it shows count, too."""
    assert len(newest_card(benchmark).split()) <= 1500


def run(snippet, row_id, folder):
    """Run code that loads a dataset, on one row. Returns what it prints, and its warnings."""
    command = [sys.executable, "-W", "always::DeprecationWarning:__main__", "-c"]
    done = subprocess.run(
        [*command, STAND_IN.format(row_id=row_id) + snippet],
        cwd=folder,
        env=os.environ | {"PYTHONPATH": str(REPOSITORY)},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout, done.stderr
