"""The files of `evals/`: small, of the installed packages, the same wherever they are written."""

import ast
import os
import re
import subprocess
import sys

import pytest

from pipeline.evals.writing import evals_of
from tests.circles import soak
from tests.conftest import REPOSITORY, run
from tests.evals.releases import BENCHMARKS, files, write

LONGEST = 80

_ROWS = "import functions; print(len(functions.rows('default')['test']))"


def python_of(benchmark):
    return {name: text.decode() for name, text in files(benchmark).items() if name.endswith(".py")}


@pytest.mark.parametrize("benchmark", BENCHMARKS)
def test_a_python_file_is_small_and_imports_what_is_installed(benchmark):
    written = python_of(benchmark)
    assert written.keys() == {"inspect_tasks.py", "rewards.py", "lm_eval/functions.py"}
    for name, text in written.items():
        assert text.count("\n") <= LONGEST, name
        nodes = list(ast.walk(ast.parse(text)))
        modules = {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
        modules |= {node.module for node in nodes if isinstance(node, ast.ImportFrom)}
        assert {module.partition(".")[0] for module in modules} & {"seedproof", "pipeline"}, name


@pytest.mark.parametrize("benchmark", BENCHMARKS)
def test_the_files_tell_of_one_benchmark_and_of_no_machine(benchmark):
    others = set(BENCHMARKS) - {benchmark}
    for name, content in files(benchmark).items():
        text = content.decode()
        assert not others & set(re.findall(r"[a-z_]+", text)) - {"judge"}, name
        assert str(REPOSITORY) not in text
    assert evals_of(benchmark) == files(benchmark)


@pytest.mark.parametrize("benchmark", BENCHMARKS)
def test_a_release_has_them_in_its_folder(benchmark, released):
    for name, content in files(benchmark).items():
        assert (released / benchmark / "evals" / name).read_bytes() == content, name


@soak
def test_they_are_exported_for_a_release_that_is_elsewhere(tmp_path, monkeypatch):
    write(tmp_path / "judge", "judge")
    monkeypatch.chdir(tmp_path)
    done = run("export", "evals", "judge", "--release", "judge")
    assert done.output == (
        "evals-judge: tasks and rewards of judge. How to run them: evals-judge/README.md\n"
    )
    found = subprocess.run(
        [sys.executable, "-c", _ROWS],
        cwd=tmp_path / "evals-judge" / "lm_eval",
        env=os.environ | {"PYTHONPATH": str(REPOSITORY)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert found.stdout == "20\n"


def test_without_a_release_they_ask_the_rows_that_the_name_stands_for(tmp_path):
    out = tmp_path / "out"
    assert run("export", "evals", "judge", "--out", out).exit_code == 0
    assert '\nRELEASE = "judge"\n' in (out / "inspect_tasks.py").read_text()
    assert '\nRELEASE = "judge"\n' in (out / "lm_eval" / "functions.py").read_text()


def test_a_release_of_another_benchmark_is_refused(released, tmp_path):
    out = tmp_path / "out"
    done = run("export", "evals", "university", "--release", released / "judge", "--out", out)
    assert done.exit_code == 2
    assert done.output.endswith("is a release of judge, expected one of university\n")
    assert not out.exists()
