"""The wheel without extras, in another project's folder: what needs none works, the rest names its extra."""

import json
import subprocess
import sys
from itertools import islice
from pathlib import Path

import pytest

from seedproof.record.files import file_digest, replacing
from seedproof.record.rows import write_rows
from tests.circles import soak
from tests.conftest import REPOSITORY
from tests.ours import OURS
from tests.wheel.conftest import environment

HERE = Path(__file__).parent

HEAVY = (
    "PIL",
    "click",
    "datasets",
    "dvc",
    "flint",
    "huggingface_hub",
    "matplotlib",
    "numba",
    "numpy",
    "pipeline",
    "pyarrow",
    "rich",
    "sympy",
)

ROW = "missing_fact/bayes_missing_prior/d2/000017"


def golden(benchmark):
    """Return two released rows of a benchmark: of the university the second has a figure."""
    lines = (REPOSITORY / "tests" / "golden" / f"{benchmark}.jsonl").read_text().splitlines()
    rows = [json.loads(line) for line in lines]
    drawn = [row for row in rows if row.get("drawing")]
    return [rows[0], *islice(drawn or rows[1:], 1)]


ROWS = [row for benchmark in OURS for row in golden(benchmark)]
IDS = [row["id"] for row in ROWS]
RELEASED = [row["id"] for row in ROWS if row["id"].startswith("university/")]
"""The rows of a release that this code does not know, so that `load` proves them."""


@pytest.fixture(scope="session")
def released(tmp_path_factory):
    """Write the files of a release that `load` reads."""
    folder = tmp_path_factory.mktemp("released")
    table = "jsonl/default/test.jsonl"
    with replacing(folder / table) as file:
        write_rows(file, [row for row in ROWS if row["id"] in RELEASED])
    manifest = {"name": "university", "version": "1.0.0", "files": {table: {}}}
    (folder / "manifest.json").write_text(json.dumps(manifest))
    (folder / "SHA256SUMS").write_text(
        "".join(f"{file_digest(folder / name)}  {name}\n" for name in (table, "manifest.json"))
    )
    return folder


def expect_promises(installed, released, folder):
    rows = folder / "rows.jsonl"
    with rows.open("wb") as file:
        write_rows(file, ROWS)
    finished = installed.run("-P", HERE / "promises.py", rows, released, folder=folder)
    assert finished.returncode == 0, finished.stderr
    done = json.loads(finished.stdout)
    assert Path(done["file"]).is_relative_to(installed.packages)
    assert done["loaded"] == RELEASED
    assert done["compared"] == "equal"
    assert done["rebuilt"] == dict.fromkeys(IDS, True)
    assert done["right"] == dict.fromkeys(IDS, "right")
    assert done["silent"] == dict.fromkeys(IDS, "no answer")
    for row_id, checks in done["audited"].items():
        assert checks == [["seed", "passed"], ["validate", "passed"], ["cycle", "passed"]], row_id


def test_rows_of_every_benchmark_are_loaded_scored_rebuilt_and_audited(bare, released, elsewhere):
    expect_promises(bare, released, elsewhere)


@soak
def test_so_they_are_by_another_python(other, released, elsewhere):
    expect_promises(other, released, elsewhere)


def test_importing_changes_nothing_in_the_process_and_loads_no_heavy_library(bare, elsewhere):
    finished = bare.run(HERE / "quiet.py", folder=elsewhere)
    assert finished.returncode == 0, finished.stderr
    done = json.loads(finished.stdout)
    assert done["changed"] == []
    assert "seedproof.record.score" in done["imported"]
    assert [name for name in done["imported"] if name.startswith(HEAVY)] == []


def test_a_project_with_a_pipeline_of_its_own_may_import_seedproof(bare, elsewhere):
    """As `python -c` and a notebook do it: the current folder comes first on the path."""
    code = f"import seedproof as sp; print(*[check.state.value for check in sp.audit(sp.rebuild({ROW!r}))])"
    finished = bare.run("-c", code, folder=elsewhere)
    assert (finished.stdout, finished.stderr) == ("passed passed passed\n", "")


def test_the_hub_needs_its_extra(bare, elsewhere):
    code = "import seedproof as sp; sp.load('acme/missing_fact')"
    finished = bare.run("-c", code, folder=elsewhere)
    last = finished.stderr.splitlines()[-1]
    assert last.startswith("seedproof.record.errors.SeedproofError: huggingface_hub is not installed.")
    assert last.endswith("pip install 'seedproof[hub]'")


def test_figures_need_their_extra(bare, elsewhere):
    drawing = json.loads(next(row["drawing"] for row in ROWS if row.get("drawing")))
    code = f"from seedproof.figures import png; png({drawing!r})"
    finished = bare.run("-c", code, folder=elsewhere)
    assert finished.stderr.splitlines()[-1].endswith("pip install 'seedproof[build]'")


@pytest.mark.parametrize(
    ("words", "printed"),
    [
        (["--version"], "seedproof, version "),
        (["--help"], "Publish a release"),
        (["verify", "--help"], "Check a release without trusting it"),
        (["audit", ROW], "its line has the digest that this code knows of missing_fact 1.0.0"),
    ],
)
def test_the_command_line_works_without_extras(bare, elsewhere, words, printed):
    finished = bare.seedproof(*words, folder=elsewhere)
    assert finished.returncode == 0, finished.stderr
    assert " ".join(printed.split()) in " ".join(finished.stdout.split())


@pytest.mark.parametrize(
    ("words", "extra"),
    [
        (["download", "missing_fact", "--namespace", "acme"], "hub"),
        (["tabulate", "number_game", "--out", "universe.parquet"], "build"),
        (["rehearse", "missing_fact"], "build"),
    ],
)
def test_a_command_that_needs_an_extra_says_so_in_one_line(bare, elsewhere, words, extra):
    finished = bare.seedproof(*words, folder=elsewhere)
    assert finished.returncode == 3
    (line,) = finished.stderr.splitlines()
    assert line.endswith(f"pip install 'seedproof[{extra}]'")


def test_a_type_checker_knows_what_the_packages_return(bare, elsewhere):
    (elsewhere / "typed.py").write_bytes((HERE / "typed.py").read_bytes())
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file=", "--python-executable", bare.python]
    done = subprocess.run(
        [*command, "typed.py"], cwd=elsewhere, env=environment(), capture_output=True, text=True
    )
    assert done.stdout.startswith("Success"), done.stdout
