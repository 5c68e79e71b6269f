"""What a sceptic gets: a row rebuilt from its id or seed, and every deviation of a release in one line."""

import json
import re
import shutil

import pytest

from pipeline.auditing import by_engines
from pipeline.certifying.deciding import decided
from pipeline.certifying.engines import installed_engines
from pipeline.certifying.making import made
from pipeline.certifying.telling import faults_of
from seedproof.benchmarks.missing_fact import FAMILIES
from tests.circles import soak
from tests.conftest import run

CUT = "releases/missing_fact/1.0.0"


@pytest.fixture
def without_engines(monkeypatch):
    """They start anew for each audited row, in half a second: one start decides the rows of all families."""
    monkeypatch.setattr(by_engines, "installed_engines", list)


def first_ids(built):
    seen = {}
    for line in (built / CUT / "jsonl/zero_shot/test.jsonl").read_bytes().splitlines():
        row = json.loads(line)
        seen.setdefault(row["family"], row)
    return seen


@pytest.mark.usefixtures("without_engines")
@pytest.mark.parametrize("name", FAMILIES)
def test_a_released_row_is_rebuilt_proved_and_equal(built, monkeypatch, name):
    monkeypatch.chdir(built)
    row = first_ids(built)[name]
    done = run("audit", row["id"])
    assert done.exit_code == 0, done.output
    for said in (
        row["seed"],
        row["hint"],
        row["answer"],
        row["witnesses"][0]["answer"],
        row["proof"]["certificate"],
    ):
        assert said in done.output
    assert f"equals the row in {CUT}/jsonl/four_shot/test.jsonl" in done.output


def test_engines_that_are_installed_decide_the_scripts_of_a_row(built, monkeypatch):
    pytest.importorskip("z3")
    monkeypatch.chdir(built)
    done = run("audit", first_ids(built)["laplace_grid"]["id"])
    assert re.search(r"scripts +[a-z_0-9, ]*\bunique\b", done.output)
    assert re.search(
        r"^passed +engines +z3(?: or cvc5)? decides each of \d+ queries as claimed$", done.output, re.M
    )


@soak
def test_engines_decide_the_scripts_of_a_row_of_every_family(built):
    pytest.importorskip("z3")
    results = list(made("missing_fact", first_ids(built).values()))
    assert {result.family for result in results} == {*FAMILIES}
    queries = [query for result in results for query in result.queries]
    said = list(decided(queries, installed_engines(), by_engines.MORE_SECONDS, workers=1))
    assert len(said) > 3 * len(FAMILIES)
    assert faults_of(results, said) == {}


@pytest.mark.usefixtures("without_engines")
def test_the_root_seed_may_come_from_the_release_or_the_command_line(built, tmp_path, monkeypatch):
    row = first_ids(built)["laplace_grid"]
    monkeypatch.chdir(tmp_path)
    assert run("audit", row["id"], "--release", built / CUT).exit_code == 0
    monkeypatch.chdir(built)
    done = run("audit", row["id"], "--root-seed", "8")
    assert done.exit_code == 1
    assert "differs from" in done.output


@pytest.mark.usefixtures("without_engines")
def test_a_seed_alone_gives_the_row(built, tmp_path, monkeypatch):
    row = first_ids(built)["crt_reconstruction"]
    monkeypatch.chdir(tmp_path)
    done = run("audit", "--seed", row["seed"], "--family", row["family"], "--difficulty", row["difficulty"])
    assert done.exit_code == 0
    for said in row["view"]:
        assert said in done.output


@pytest.mark.parametrize(
    ("row_id", "said"),
    [
        (
            "missing_fact/no_such_family/d1/000000",
            "missing_fact has no family 'no_such_family', expected one of",
        ),
        ("nothing/bayes_missing_prior/d1/000000", "there is no benchmark 'nothing'"),
        ("missing_fact/crt_reconstruction/d9/000000", "difficulty 9, expected 1 to 3"),
        ("missing_fact/crt_reconstruction/d0/000000", "difficulty 0, expected 1 to 3"),
        (
            "missing_fact/crt_reconstruction/d1/999999",
            "it has 2 of missing_fact/crt_reconstruction/d1, 000000 to",
        ),
        ("crt/7", "is not a row id, expected one like"),
    ],
)
def test_what_is_not_there_is_said_in_one_line(built, monkeypatch, row_id, said):
    monkeypatch.chdir(built)
    done = run("audit", row_id)
    assert done.exit_code in (1, 2)
    (line,) = done.output.splitlines()
    assert line.startswith("Error: ")
    assert said in line


def test_a_text_that_is_no_seed_is_refused(subtests):
    for seed in ["", "0" * 31, "g" * 32, "0" * 33]:
        with subtests.test(seed=seed):
            done = run("audit", "--seed", seed, "--family", "bayes_missing_prior", "--difficulty", 1)
            assert done.exit_code == 2
            assert "is not a seed, expected 32 hex digits" in done.output


@pytest.mark.usefixtures("without_engines")
def test_an_altered_release_is_found(workplace):
    path = workplace / CUT / "jsonl/zero_shot/test.jsonl"
    row = json.loads(path.read_bytes().splitlines()[0])
    path.write_text(path.read_text().replace(f'"answer":"{row["answer"]}"', '"answer":"77"', 1))
    done = run("audit", row["id"])
    assert done.exit_code == 1
    assert f"{CUT}/jsonl/zero_shot/test.jsonl is altered" in done.output
    assert "differs from" in done.output
    assert "in: answer" in done.output


@pytest.mark.usefixtures("without_engines")
def test_an_altered_line_is_said(workplace):
    path = workplace / CUT / "jsonl/zero_shot/test.jsonl"
    row = json.loads(path.read_bytes().splitlines()[0])
    for before, after in ((f'"{row["id"]}"', '"gone"'), ('"family":', '"family:')):
        content = path.read_text()
        path.write_text(content.replace(before, after, 1))
        done = run("audit", row["id"])
        assert done.exit_code == 1
        (line,) = done.output.splitlines()
        assert f"And {CUT}/jsonl/zero_shot/test.jsonl is altered" in line
        path.write_text(content)


@pytest.mark.usefixtures("without_engines")
def test_a_flipped_bit_in_another_file_is_found(workplace):
    path = workplace / CUT / "data/four_shot/test.parquet"
    content = bytearray(path.read_bytes())
    content[len(content) // 2] ^= 1
    path.write_bytes(content)
    row_id = first_ids(workplace)["bayes_missing_prior"]["id"]
    done = run("audit", row_id)
    assert done.exit_code == 1
    assert "test.parquet is altered" in done.output


def test_outside_the_checkout_a_row_is_compared_with_what_is_known_of_it(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "params.yaml").write_text("train: {epochs: 3}\n")
    done = run("audit", "missing_fact/laplace_grid/d1/000000")
    assert done.exit_code == 0, done.output
    assert "its line has the digest that this code knows of missing_fact 1.0.0" in done.output


@pytest.mark.usefixtures("without_engines")
def test_a_folder_that_is_no_release_is_said(workplace):
    row_id = first_ids(workplace)["bayes_missing_prior"]["id"]
    for folder in ("nowhere", "schemas"):
        done = run("audit", row_id, "--release", folder)
        assert done.exit_code == 2
        assert done.output.splitlines()[-1].startswith("Error: ")
    shutil.rmtree(workplace / CUT)
    done = run("audit", row_id)
    assert done.exit_code == 0
    assert "not compared: no release here" in done.output
