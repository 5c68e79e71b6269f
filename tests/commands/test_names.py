"""Names on the command line: what each stands for, which was meant, and how shells complete them."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from click.shell_completion import ShellComplete

from pipeline.cli import cli
from pipeline.workplace.naming import release_named
from seedproof.record.errors import NotFound
from seedproof.record.names import meant, no_such
from tests.conftest import run

RELEASE = Path("releases/missing_fact/1.0.0")


def completed(*words):
    """What a shell completes the last word to."""
    *before, last = words
    found = ShellComplete(cli, {}, "seedproof", "_SEEDPROOF_COMPLETE").get_completions(before, last)
    return [item.value for item in found]


@pytest.fixture
def versions(workplace):
    """Versions beside the one of params.yaml, of which text order is not their order."""
    for version in ("1.0.2", "1.0.10"):
        shutil.copytree(RELEASE, RELEASE.with_name(version))
    return workplace


@pytest.mark.parametrize(
    ("asked", "folder"),
    [
        ("missing_fact", "releases/missing_fact/1.0.0"),
        ("missing_fact@1.0.10", "releases/missing_fact/1.0.10"),
        ("releases/missing_fact/1.0.2", "releases/missing_fact/1.0.2"),
        ("releases/missing_fact", "releases/missing_fact"),
        ("schemas", "schemas"),
        ("elsewhere/nothing", "elsewhere/nothing"),
    ],
)
def test_a_name_stands_for_the_folder_of_a_release(versions, asked, folder):
    assert release_named(asked) == Path(folder)


def test_a_name_stands_for_the_newest_version_where_that_of_params_is_not_here(versions):
    shutil.rmtree(RELEASE)
    assert release_named("missing_fact") == RELEASE.with_name("1.0.10")


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ("missing_fcat", "Did you mean missing_fact?"),
        ("nothing", "no benchmark of this name, expected one of: curriculum, judge,"),
        (
            "missing_fact@1.0.1",
            "has no version 1.0.1, expected one of: 1.0.0, 1.0.2, 1.0.10. Did you mean 1.0.10?",
        ),
    ],
)
def test_a_name_that_stands_for_nothing_is_told_with_those_that_do(versions, asked, told):
    with pytest.raises(NotFound) as raised:
        release_named(asked)
    assert told in str(raised.value)


def test_a_benchmark_without_a_release_here_says_where_to_get_one(versions):
    shutil.rmtree("releases/judge")
    with pytest.raises(NotFound, match=r"seedproof download judge\. In a checkout: make release"):
        release_named("judge")


def test_a_folder_of_versions_is_told_with_their_names_in_order(versions):
    said = run("verify", "releases/missing_fact").output
    assert "has 3 in it: 1.0.0, 1.0.2, 1.0.10. Name one: releases/missing_fact/1.0.10\n" in said


@pytest.mark.parametrize(
    "words",
    [
        ("verify",),
        ("report", "--no-open", "--release"),
        ("certify", "missing_fact", "--per", "1", "--release"),
    ],
)
def test_commands_take_a_name_for_a_folder(workplace, words):
    done = run(*words, "missing_fact")
    assert done.exit_code in (0, 1), done.output
    assert "missing_fact 1.0.0" in done.output or RELEASE.as_posix() in done.output


def test_one_release_or_version_stands_for_no_two_benchmarks(subtests):
    asked = ("evaluate", "judge", "university", "--model", "seedproof/oracle", "--out", "run", "--dry-run")
    for named in [("--release", "releases/judge"), ("--version", "9.9.9")]:
        with subtests.test(named=named):
            done = run(*asked, *named)
            assert done.exit_code == 2
            assert "are of one benchmark. Name one, or leave them out" in done.output


def test_many_names_are_not_all_listed():
    said = str(no_such("there is no row", "row_42x", [f"row_{number}" for number in range(100)]))
    assert said == "there is no row, expected one of 100, such as row_0, row_1, row_2. Did you mean row_42?"


def test_what_is_near_to_nothing_is_not_guessed():
    assert meant("xyz", ["missing_fact", "judge"]) == ""


@pytest.mark.parametrize(
    ("words", "found"),
    [
        (("verif",), ["verify"]),
        (("verify", "mis"), ["missing_fact"]),
        (("verify", "missing_fact@"), ["missing_fact@1.0.0", "missing_fact@1.0.2", "missing_fact@1.0.10"]),
        (("verify", "rel"), ["rel"]),
        (("report", "--release", "ju"), ["judge"]),
        (("certify", "mis"), ["missing_fact"]),
        (("cut", "missing_fact", "ju"), ["judge"]),
        (("evaluate", "missing_fact", "cur"), ["curriculum"]),
        (("evaluate", "missing_fact", "--config", "z"), ["zero_shot"]),
        (("score", "missing_fact", "--config", ""), ["zero_shot", "four_shot"]),
        (("audit", "--family", "bay"), ["bayes_missing_prior"]),
        (("audit", "missing_f"), ["missing_fact/"]),
        (("audit", "missing_fact/bay"), ["missing_fact/bayes_missing_prior/"]),
        (
            ("audit", "missing_fact/bayes_missing_prior/"),
            ["missing_fact/bayes_missing_prior/d1/", "missing_fact/bayes_missing_prior/d2/"],
        ),
        (("audit", "nothing/x"), []),
    ],
    ids=lambda words: " ".join(words),
)
def test_a_shell_completes(versions, words, found):
    assert completed(*words) == found


@pytest.mark.slow
@pytest.mark.parametrize(
    "words", [["verify", "mis"], ["evaluate", "missing_fact", "--config", "z"], ["score", ""]]
)
def test_to_complete_loads_nothing_heavy(words):
    heavy = ("numba", "sympy", "flint", "numpy", "pyarrow", "datasets", "inspect_ai", "rich")
    code = (
        "import sys; from click.shell_completion import ShellComplete; from pipeline.cli import cli\n"
        f"*before, last = {words!r}\n"
        "ShellComplete(cli, {}, 'seedproof', '_X').get_completions(before, last)\n"
        f"print(*({{name.partition('.')[0] for name in sys.modules}} & set({heavy!r})))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == []
