"""`seedproof table` from folders of runs to tables, figures and files."""

import csv
import subprocess
import sys
from dataclasses import replace

import pytest
from click.testing import CliRunner

from pipeline.cli import cli
from pipeline.commands import table
from pipeline.evaluating.metrics import runs
from pipeline.evaluating.tables import FORMS
from tests.evaluating.tables.runs import FOUR, FOUR_LATER, curriculum, missing_fact

RUNS = {
    "zero": missing_fact(FOUR, config="zero_shot"),
    "four": missing_fact(FOUR_LATER, config="four_shot", shots=4),
    "large": curriculum({"3.OA.A.3/0"}, model="maker/large"),
    "small": curriculum({"3.OA.A.3/1"}, model="maker/small"),
    "tiny": curriculum(set(), model="maker/tiny"),
}


@pytest.fixture
def seedproof(monkeypatch, tmp_path):
    """The command line in an empty folder, with runs by the names of their folders."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(table, "read_head", lambda folder: RUNS[folder.name].head)
    monkeypatch.setattr(runs, "load_scored", lambda folder, release: RUNS[folder.name].scored)

    def run(*arguments):
        return CliRunner().invoke(cli, ["table", *arguments])

    return run


def test_forms_are_listed_with_what_each_needs(seedproof):
    done = seedproof("--forms")
    assert done.exit_code == 0
    for name, form in FORMS.items():
        assert name in done.output
        assert f"needs {form.needs.said}" in done.output


def test_a_form_is_shown_as_markdown(seedproof):
    done = seedproof("zero", "four", "--form", "mira-6")
    assert done.exit_code == 0
    assert "| model | zero\\_shot | 0.500 [" in done.output
    assert "| model | four\\_shot | 0.750 [" in done.output


def test_the_same_runs_give_the_same_bytes_as_csv(seedproof):
    first, second = (seedproof("zero", "--form", "mira-6", "--format", "csv").output for _ in range(2))
    assert first == second
    (row,) = csv.DictReader(first.splitlines())
    assert row["Acc"] == "0.500000"
    assert row["Acc low"] < row["Acc"] < row["Acc high"]


def test_published_figures_stand_below_ours(seedproof):
    done = seedproof("zero", "--form", "mira-6", "--published")
    assert "| ours | model | zero\\_shot |" in done.output
    assert "| MIRA-MATH, table 6 | gpt-5.1 | zero\\_shot | 0.690 |" in done.output


def test_a_figure_is_written_as_png_under_its_name(seedproof, tmp_path):
    done = seedproof("zero", "four", "--form", "mira-fig-2")
    assert done.output == "mira-fig-2.png\n"
    assert (tmp_path / "mira-fig-2.png").read_bytes().startswith(b"\x89PNG")


def test_the_numbers_of_a_figure_are_had_as_csv(seedproof):
    done = seedproof("zero", "four", "--form", "mira-fig-2", "--format", "csv")
    assert done.output.splitlines()[1].startswith(",model,,0.500000,")


def test_without_a_form_all_that_the_runs_can_fill_are_written(seedproof, tmp_path):
    done = seedproof("zero", "--out", "tables")
    names = {path.stem for path in (tmp_path / "tables").iterdir()}
    assert done.exit_code == 0
    assert {"mira-2", "mira-6", "mira-fig-2", "figure-missing_fact"} <= names
    assert not names & {"mira-delta", "mathcamps-1"}


def test_numbers_from_elsewhere_are_read_by_model(seedproof, tmp_path):
    (tmp_path / "gsm8k.csv").write_text("model,GSM8k\nlarge,0.9\nmaker/small,0.5\ntiny,0.1\n")
    done = seedproof(
        "large", "small", "tiny", "--form", "mathcamps-fig-3", "--against", "gsm8k.csv", "--format", "csv"
    )
    assert done.exit_code == 0
    assert [line.split(",")[:4] for line in done.output.splitlines()] == [
        ["panel", "name", "group", "GSM8k"],
        ["", "large", "", "0.900000"],
        ["", "small", "", "0.500000"],
        ["", "tiny", "", "0.100000"],
    ]


def test_a_result_for_the_hub_is_written_and_nothing_else(seedproof, tmp_path):
    done = seedproof("zero", "--hub-result", "--revision", "a" * 40)
    assert done.output == ".eval_results/missing_fact.yaml\n"
    assert f"revision: {'a' * 40}" in (tmp_path / ".eval_results/missing_fact.yaml").read_text()
    assert [path.name for path in tmp_path.iterdir()] == [".eval_results"]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("zero", "--form", "mira-99"), "Did you mean mira-9?"),
        (("zero", "--form", "mira-delta"), "mira-delta: needs two configs of one model"),
        (("zero", "--form", "mira-6", "--format", "png"), "mira-6: is a table, which has no png"),
        (("zero", "--form", "mira-delta", "--published"), "mira-delta: needs two configs"),
        (("zero", "--form", "mira-2", "--published"), "mira-2: has no published figures here"),
        (("large", "--against", "none.csv"), "none.csv: cannot be read"),
    ],
)
def test_what_cannot_be_made_is_said_in_one_line(seedproof, arguments, said):
    done = seedproof(*arguments)
    assert done.exit_code == 2
    assert said in done.output
    assert done.output.count("\n") == 1


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "has no columns of numbers"),
        ("model\nx\n", "has no columns of numbers"),
        ("model,a\nx,much\n", "line 2: is 'x,much', expected a model and 1 number"),
        ("model,a\nx,1/0\n", "line 2: is 'x,1/0', expected a model and 1 number"),
        ("model,a,b\nx,1\n", "line 2: is 'x,1', expected a model and 2 numbers"),
        (b"model,\xff\n", "is no CSV in UTF-8"),
    ],
)
def test_a_file_that_is_no_column_of_numbers_is_refused(seedproof, tmp_path, text, said):
    (tmp_path / "numbers.csv").write_bytes(text if isinstance(text, bytes) else text.encode())
    done = seedproof("large", "--against", "numbers.csv")
    assert done.exit_code == 1
    assert said in done.output


def test_a_run_without_a_scored_episode_is_refused(seedproof, monkeypatch):
    monkeypatch.setattr(runs, "load_scored", lambda folder, release: replace(RUNS["zero"].scored, scored=[]))
    done = seedproof("zero", "four")
    assert done.exit_code == 1
    assert "zero: no episode was scored. Go on with it" in done.output


def test_without_runs_the_usage_is_named(seedproof):
    done = seedproof()
    assert done.exit_code == 2
    assert "Missing argument" in done.output


def test_forms_are_loaded_without_what_costs_seconds():
    code = (
        "import sys; import pipeline.commands.table\n"
        "heavy = {'matplotlib', 'numpy', 'huggingface_hub', 'inspect_ai', 'pyarrow'}\n"
        "print(sorted(heavy & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
