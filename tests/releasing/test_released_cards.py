"""The code on released cards runs by this code; older cards are told by which name to import from now on."""

import os
import re
import subprocess
import sys

import pytest

from pipeline.releasing.versions import parse_version
from seedproof.contract import registry
from tests.conftest import REPOSITORY

SNIPPET = re.compile(r"^```python\n(.*?)^```$", re.DOTALL | re.MULTILINE)

PRINTED = {
    "missing_fact": "True",
    "curriculum": "True",
    "number_game": "4/9\nit scores 8 of 18",
    "university": "",
    "judge": "",
}
"""How that begins which the code for scoring prints."""

OLD = {
    "missing_fact": "1.0.2",
    "curriculum": "1.0.1",
    "number_game": "1.0.1",
    "university": "1.0.1",
    "judge": "1.0.1",
}
"""The last versions whose cards import from `pipeline`."""

# The row stands in from its id: those of `missing_fact` and `number_game` are other ones since 2.0.0.
PRINTED_BY_OLD = PRINTED | {
    "curriculum": "False",
    "missing_fact": "False",
    "number_game": "0 ('illegal operand', 'missed target')\n0\n",
    "university": "equal ",
}

INSTEAD = {
    "missing_fact": ["from seedproof.answers import is_right"],
    "curriculum": ["from seedproof.answers import is_right"],
    "number_game": [
        "from seedproof.answers import is_right",
        "from seedproof.answers.operations import score_game",
    ],
    "university": [
        "from seedproof.equivalence.answer_types import parse_type",
        "from seedproof.equivalence import compare",
    ],
    "judge": [],
}

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
    """Run the code of a card. Returns what its scoring prints, and the new names that it is told."""
    example = re.search(rf"`({benchmark}/\w+/d\d/[0-9a-z-]+)`", card)[1]
    loading, scoring = SNIPPET.findall(card)
    question, _ = run(loading, example, folder)
    assert len(question) > 40
    printed, warnings = run(scoring, example, folder)
    told = re.findall(r"DeprecationWarning: .+ goes with the next version of Seedproof: (.+)", warnings)
    return printed, told


@pytest.mark.parametrize("benchmark", registry.benchmarks())
def test_the_code_on_the_newest_card_runs_and_needs_no_old_name(benchmark, tmp_path):
    printed, told = scored(benchmark, newest_card(benchmark), tmp_path)
    assert printed.startswith(PRINTED[benchmark])
    assert told == []


@pytest.mark.parametrize("benchmark", registry.benchmarks())
def test_the_code_on_the_card_before_runs_and_is_told_the_new_names(benchmark, tmp_path):
    card = (REPOSITORY / "releases" / benchmark / OLD[benchmark] / "README.md").read_text()
    printed, told = scored(benchmark, card, tmp_path)
    assert printed.startswith(PRINTED_BY_OLD[benchmark])
    assert told == INSTEAD[benchmark]


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
