"""`sp.load`: rows of a release, from a folder or from the Hub, as they were released."""

import json
import os
import subprocess
import sys

import pytest

import seedproof as sp
from pipeline.publishing.local_hub.clients import environment
from pipeline.releasing.checksums import release_files
from seedproof.record.rows import read_rows
from tests.conftest import REPOSITORY
from tests.hub import TOKEN, hub_fixture

__all__ = ["hub_fixture"]

RELEASE = "releases/missing_fact/1.0.0"


@pytest.fixture
def at_built(built, monkeypatch):
    monkeypatch.chdir(built)
    return built


def test_a_name_is_the_newest_release_here(at_built):
    rows = sp.load("missing_fact")
    assert rows == list(read_rows(at_built / RELEASE / "jsonl/zero_shot/test.jsonl"))
    assert sp.load("missing_fact", "four_shot", version="1.0.0")[0]["demonstrations"]


def test_the_default_config_is_the_one_that_the_card_says(at_built):
    assert sp.load("number_game") == sp.load("number_game", "mixed")
    assert {row["kind"] for row in sp.load("curriculum")} == {"original"}


def test_a_folder_of_a_release_is_read_wherever_one_stands(built, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert len(sp.load(str(built / RELEASE))) > 0


def test_a_further_split_is_read_by_its_name(at_built):
    rows = sp.load("judge", split="final_correct_reasoning_wrong")
    assert {row["label"] for row in rows} == {True}


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"config": "ten_shot"}, "has no config 'ten_shot', expected one of: zero_shot, four_shot"),
        ({"split": "../secrets"}, "is no split, expected a name such as test"),
        ({"split": "held_out"}, "is not there"),
    ],
)
def test_what_a_release_lacks_is_one_sentence(at_built, arguments, said):
    with pytest.raises(sp.SeedproofError) as error:
        sp.load("missing_fact", **arguments)
    assert said in str(error.value)
    assert "\n" not in str(error.value)


def test_altered_rows_are_not_given_out(workplace):
    path = workplace / RELEASE / "jsonl/zero_shot/test.jsonl"
    path.write_bytes(path.read_bytes().replace(b'"answer":"', b'"answer":"1', 1))
    with pytest.raises(sp.SeedproofError, match="is not what SHA256SUMS states"):
        sp.load("missing_fact")


CODE = """
import sys
import seedproof as sp
rows = sp.load("acme/missing_fact", version=sys.argv[1] or None)
print(len(rows), rows[0]["id"])
"""


@pytest.mark.parametrize("version", ["", "1.0.0"])
def test_rows_come_from_the_hub_where_no_release_is_here(built, hub, tmp_path, version):
    folder = built / RELEASE
    files = {name: (folder / name).read_bytes() for name in release_files(folder)}
    hub.create("acme/missing_fact")
    hub.tag("acme/missing_fact", "v1.0.0", hub.commit("acme/missing_fact", files, "1.0.0"))
    settings = environment(hub.endpoint, tmp_path / "home", TOKEN) | {"PYTHONPATH": str(REPOSITORY)}
    done = subprocess.run(
        [sys.executable, "-c", CODE, version],
        cwd=tmp_path,
        env=os.environ | settings,
        capture_output=True,
        text=True,
        check=True,
    )
    rows = list(read_rows(folder / "jsonl/zero_shot/test.jsonl"))
    assert done.stdout.strip() == f"{len(rows)} {rows[0]['id']}"
    (tmp_path / "responses.jsonl").write_text(json.dumps({"id": rows[0]["id"], "response": "Answer: 0"}))
    scored = subprocess.run(
        [sys.executable, "-m", "pipeline", "score", "acme/missing_fact", "responses.jsonl", "--json"],
        cwd=tmp_path,
        env=os.environ | settings,
        capture_output=True,
        text=True,
        check=True,
    )
    result = json.loads(scored.stdout)
    assert (result["version"], result["counts"]["rows"]) == ("1.0.0", len(rows))


def test_a_repository_that_is_not_there_is_one_sentence(hub, tmp_path):
    code = CODE.replace("acme/missing_fact", "acme/nothing")
    settings = environment(hub.endpoint, tmp_path / "home", TOKEN) | {"PYTHONPATH": str(REPOSITORY)}
    done = subprocess.run(
        [sys.executable, "-c", code, ""],
        cwd=tmp_path,
        env=os.environ | settings,
        capture_output=True,
        text=True,
    )
    assert "SeedproofError: acme/nothing: cannot be had from the Hub (RepositoryNotFoundError" in done.stderr
