"""`seedproof export` writes every row of a release in its ancestor's form, and refuses what has no place."""

import json
from base64 import b64decode

import pytest

from pipeline.exporting.forms import FORMS
from seedproof.figures import shows
from seedproof.record.rows import read_rows
from tests.conftest import run

TYPES = {
    "string": str,
    "number": int,
    "bool": bool,
    "object": dict,
    "array": list,
    "string or null": (str, type(None)),
    "number or null": (int, type(None)),
}

PAIRS = [(form.benchmark, form.name) for form in FORMS.values()]


def rows_of(built, benchmark, config, split="test"):
    path = built / "releases" / benchmark / "1.0.0" / "jsonl" / config / f"{split}.jsonl"
    return list(read_rows(path))


def exported(built, tmp_path, benchmark, name, *options):
    """The entries of an exported file."""
    path = tmp_path / "out" / f"test.{FORMS[name].file}"
    folder = built / "releases" / benchmark / "1.0.0"
    done = run("export", name, "--release", folder, "--out", path, *options)
    assert done.exit_code == 0, done.output
    if FORMS[name].file == "jsonl":
        return path, [json.loads(line) for line in path.read_text().splitlines()]
    if FORMS[name].file == "json":
        return path, json.loads(path.read_text())
    import pyarrow.parquet as pq

    return path, pq.read_table(path).to_pylist()


@pytest.mark.parametrize(
    ("benchmark", "name", "config"),
    [
        ("missing_fact", "mira", "zero_shot"),
        ("number_game", "mathador", "mixed"),
        ("university", "u-math", "default"),
        ("judge", "mu-math", "default"),
    ],
)
def test_every_row_is_a_record_with_the_fields_and_types_of_the_form(
    built, tmp_path, benchmark, name, config
):
    _, records = exported(built, tmp_path, benchmark, name, "--config", config)
    assert len(records) == len(rows_of(built, benchmark, config)) > 2
    for record in records:
        assert list(record) == list(FORMS[name].fields)
        for field, declared in FORMS[name].fields.items():
            nullable = name == "u-math" and field == "image" and not record["has_image"]
            assert record[field] is None if nullable else isinstance(record[field], TYPES[declared]), field


def test_a_problem_stands_in_a_list_with_its_followups(built, tmp_path):
    _, sequences = exported(built, tmp_path, "curriculum", "mathcamps")
    problems = rows_of(built, "curriculum", "problems")
    followups = rows_of(built, "curriculum", "followups")
    assert len(sequences) == len(problems)
    assert sum(map(len, sequences)) == len(problems) + len(followups)
    ids = [record["id"] for sequence in sequences for record in sequence]
    assert len(ids) == len(set(ids))
    for sequence in sequences:
        first, *following = sequence
        assert first["tag"] == "original problem"
        assert all(record["id"][:-1] == first["id"][:-1] for record in following)
        assert all(record["tag"].endswith("follow up") for record in following)
        assert all(list(record) == list(FORMS["mathcamps"].fields) for record in sequence)


@pytest.mark.parametrize(("benchmark", "name"), PAIRS)
def test_the_same_release_gives_the_same_bytes(built, tmp_path, benchmark, name):
    first, _ = exported(built, tmp_path / "first", benchmark, name)
    second, _ = exported(built, tmp_path / "second", benchmark, name)
    assert first.read_bytes() == second.read_bytes()


@pytest.mark.parametrize(("benchmark", "name"), [("university", "u-math"), ("judge", "mu-math")])
def test_the_ancestors_scripts_load_the_file_by_the_name_that_stands_in_them(
    built, tmp_path, monkeypatch, benchmark, name
):
    """They call `load_dataset("toloka/u-math", split="test")`, which takes a folder of that name first."""
    from datasets import load_dataset

    path, records = exported(built, tmp_path, benchmark, name)
    folder = tmp_path / "toloka" / name
    folder.mkdir(parents=True)
    path.rename(folder / "test.parquet")
    monkeypatch.chdir(tmp_path)
    dataset = load_dataset(f"toloka/{name}", split="test", cache_dir=str(tmp_path / "cache"))
    assert list(dataset) == records
    assert dataset.column_names == list(FORMS[name].fields)


def test_an_image_is_a_data_uri_of_the_picture_that_the_row_has(built, tmp_path):
    _, records = exported(built, tmp_path, "university", "u-math")
    rows = rows_of(built, "university", "default")
    drawn = 0
    for row, record in zip(rows, records, strict=True):
        assert record["uuid"] == row["uuid"]
        assert record["golden_answer"] == row["golden_latex"]
        if row["has_image"]:
            head, _, content = record["image"].partition(",")
            assert head == "data:image/png;base64"
            assert shows(b64decode(content), json.loads(row["drawing"]))
            drawn += 1
    assert drawn > 0


def test_subjects_have_the_ancestors_names(built, tmp_path):
    _, records = exported(built, tmp_path, "university", "u-math")
    known = {
        "algebra",
        "differential_calc",
        "integral_calc",
        "multivariable_calculus",
        "precalculus_review",
        "sequences_series",
    }
    subjects = {record["subject"] for record in records}
    assert "precalculus_review" in subjects
    assert subjects <= known


def test_a_judge_that_is_always_right_scores_full_marks(built, tmp_path):
    """`judge_mu_math.py` keeps judgements by uuid, and counts them against the labels."""
    _, records = exported(built, tmp_path, "judge", "mu-math")
    rows = rows_of(built, "judge", "default")
    judged = {record["uuid"]: record["label"] for record in records}
    assert len(judged) == len(records)
    assert [judged[record["uuid"]] for record in records] == [row["answer"] == "yes" for row in rows]
    assert {record["model"] for record in records} == {row["author"] for row in rows}


def test_another_split_can_be_written(built, tmp_path):
    split = "final_correct_reasoning_wrong"
    _, records = exported(built, tmp_path, "judge", "mu-math", "--split", split)
    assert len(records) == len(rows_of(built, "judge", "default", split))


def test_without_out_the_file_says_what_it_is(workplace):
    done = run("export", "mathador")
    assert done.exit_code == 0, done.output
    path = done.output.partition(":")[0]
    assert path.startswith("number_game-1.0.0-")
    assert path.endswith(".mathador.jsonl")
    assert (workplace / path).is_file()


@pytest.mark.parametrize("name", ["missing_fact", "--as"])
def test_what_is_no_form_is_refused_with_where_to_look(name):
    done = run("export", name)
    assert done.exit_code == 2
    assert done.output.splitlines()[1:] == ["See: seedproof export --help"]


@pytest.mark.parametrize(
    ("benchmark", "name", "options", "said"),
    [
        (
            "missing_fact",
            "mira",
            ("--config", "four_shot"),
            "missing_fact: config four_shot has no place in the form mira. Take --config zero_shot",
        ),
        (
            "curriculum",
            "mathcamps",
            ("--config", "followups"),
            "curriculum: config followups has no place in the form mathcamps. Take --config problems",
        ),
    ],
)
def test_a_config_without_a_place_is_refused(built, tmp_path, benchmark, name, options, said):
    out = tmp_path / "out"
    folder = built / "releases" / benchmark / "1.0.0"
    done = run("export", name, "--release", folder, "--out", out, *options)
    assert done.exit_code == 2
    assert done.output == f"Error: {said}\n"
    assert not out.exists()


def test_a_release_of_another_benchmark_is_refused(built, tmp_path):
    folder = built / "releases" / "judge" / "1.0.0"
    done = run("export", "u-math", "--release", folder, "--out", tmp_path / "out")
    assert done.exit_code == 2
    assert done.output.endswith("is a release of judge, expected one of university\n")


def test_a_folder_that_is_no_release_is_refused(tmp_path):
    done = run("export", "mu-math", "--release", tmp_path)
    assert done.exit_code == 2
    assert "has no manifest.json, expected a release such as releases/judge/" in done.output


def test_rows_of_an_early_version_are_refused(tmp_path):
    """Before 2.0.0, rows of missing_fact did not say which sentence states each accepted fact."""
    from tests.tiny import make_release

    card = b"---\nconfigs:\n- config_name: zero_shot\n  default: true\n---\n"
    row = b'{"id":"missing_fact/a/d1/000000","facts":"{}"}\n'
    changes = {"README.md": card, "jsonl/tiny/test.jsonl": None, "jsonl/zero_shot/test.jsonl": row}
    folder = make_release(tmp_path / "release", "1.0.4", **changes)
    done = run("export", "mira", "--release", folder, "--out", tmp_path / "out")
    assert done.exit_code == 1
    assert done.output == (
        "Error: missing_fact 1.0.4: has no column held, which the form mira needs. "
        "Take a newer version: --release\n"
    )
