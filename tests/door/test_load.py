"""`sp.load`: rows of a release, from a folder or from the Hub, as they were released."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import seedproof as sp
from pipeline.publishing.local_hub.clients import environment
from pipeline.releasing.layers import release_files
from seedproof.record.rows import read_rows
from tests.circles import few
from tests.conftest import REPOSITORY, run
from tests.hub import TOKEN, hub_fixture
from tests.tiny import client_fixture, real_cache_fixture

__all__ = ["client_fixture", "hub_fixture", "real_cache_fixture"]

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
        ({"split": "../secrets"}, "zero_shot has no split '../secrets', expected one of: test"),
        ({"split": "tset"}, "zero_shot has no split 'tset', expected one of: test"),
        ({"version": "banana"}, "'banana' is no version, expected three numbers such as 1.0.0"),
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


NOWHERE = "http://127.0.0.1:9"
"""An address at which nobody answers."""


def on(hub, built):
    """Put the small release on a Hub."""
    folder = built / RELEASE
    files = {name: (folder / name).read_bytes() for name in release_files(folder)}
    hub.create("acme/missing_fact")
    hub.tag("acme/missing_fact", "v1.0.0", hub.commit("acme/missing_fact", files, "1.0.0"))


@pytest.fixture
def at(client, real_cache, monkeypatch):
    """A function: from now on the client of this process asks the Hub at an address."""

    def at(endpoint):
        address = f"{endpoint}/{{repo_id}}/resolve/{{revision}}/{{filename}}"
        monkeypatch.setattr("huggingface_hub.constants.ENDPOINT", endpoint)
        monkeypatch.setattr("huggingface_hub.constants.HUGGINGFACE_CO_URL_TEMPLATE", address)

    return at


def python(*arguments, folder, endpoint):
    """Run Python in a folder, with its own caches and a Hub at an address."""
    settings = environment(endpoint, folder / "home", TOKEN) | {"PYTHONPATH": str(REPOSITORY)}
    return subprocess.run(
        [sys.executable, *arguments], cwd=folder, env=os.environ | settings, capture_output=True, text=True
    )


@pytest.mark.parametrize("version", few(["", "1.0.0"], 1))
def test_rows_come_from_the_hub_where_no_release_is_here(built, hub, tmp_path, version):
    on(hub, built)
    rows = list(read_rows(built / RELEASE / "jsonl/zero_shot/test.jsonl"))
    done = python("-c", CODE, version, folder=tmp_path, endpoint=hub.endpoint)
    assert done.stdout.strip() == f"{len(rows)} {rows[0]['id']}"
    (tmp_path / "responses.jsonl").write_text(json.dumps({"id": rows[0]["id"], "response": "Answer: 0"}))
    scoring = ("-m", "pipeline", "score", "acme/missing_fact", "responses.jsonl", "--json")
    result = json.loads(python(*scoring, folder=tmp_path, endpoint=hub.endpoint).stdout)
    assert (result["version"], result["counts"]["rows"]) == ("1.0.0", len(rows))


def test_a_version_that_was_fetched_needs_no_network(built, hub, at, capsys):
    on(hub, built)
    at(hub.endpoint)
    fetched = sp.load("acme/missing_fact", version="1.0.0")
    at(NOWHERE)
    assert sp.load("acme/missing_fact", version="1.0.0") == fetched
    assert capsys.readouterr().err == ""


def test_a_version_that_the_hub_lacks_is_one_sentence(built, hub, at):
    on(hub, built)
    at(hub.endpoint)
    with pytest.raises(sp.SeedproofError) as error:
        sp.load("acme/missing_fact", version="9.9.9")
    assert str(error.value) == "acme/missing_fact: has no version 9.9.9 on the Hub, which has 1.0.0"


@pytest.mark.parametrize("version", [(), ("--version", "1.0.0")])
@pytest.mark.parametrize(
    ("command", "more"),
    [("score", ["responses.jsonl"]), ("evaluate", ["--model", "seedproof/prober", "--out", "runs/x"])],
)
def test_without_a_network_one_line_says_what_to_do(tmp_path, monkeypatch, at, command, more, version):
    (tmp_path / "responses.jsonl").write_text("")
    monkeypatch.chdir(tmp_path)
    at(NOWHERE)
    done = run(command, "acme/missing_fact", *more, *version)
    said = "Error: acme/missing_fact: cannot be had from the Hub (nobody answers there)"
    assert (done.exit_code, done.output.count("\n")) == (3, 1), done.output
    assert done.output.startswith(said)
    assert done.output.endswith(
        "Connect to the network, or see HF_ENDPOINT, or name the folder of a release\n"
    )
    assert not (tmp_path / "runs").exists()


@pytest.mark.parametrize(
    ("version", "remedy"),
    [
        ((), "Bring its data here: seedproof restore missing_fact 1.0.0, or make release"),
        (("--version", "1.0.0"), "Bring its data here: seedproof restore missing_fact 1.0.0"),
        (("--version", "1.0.1"), "Here are 1.0.0: seedproof restore missing_fact VERSION"),
    ],
)
def test_where_another_release_has_no_data_it_says_how_to_bring_it(workplace, at, version, remedy):
    shutil.rmtree(Path(RELEASE, "jsonl"))
    Path("responses.jsonl").write_text("")
    at(NOWHERE)
    done = run("score", "missing_fact", "responses.jsonl", *version)
    assert done.output.endswith(f"). {remedy}\n")
    assert done.output.count("\n") == 1


def test_a_file_that_a_release_here_lacks_is_named_with_what_brings_it(workplace):
    Path(RELEASE, "jsonl/zero_shot/test.jsonl").unlink()
    with pytest.raises(
        sp.SeedproofError, match=r"is not there\. Bring .* seedproof restore missing_fact 1\.0\.0"
    ):
        sp.load("missing_fact")


@pytest.mark.parametrize("address", ["nowhere", "http://[nowhere"])
def test_an_address_that_is_none_is_one_sentence(tmp_path, address):
    (tmp_path / "responses.jsonl").write_text("")
    scoring = ("-m", "pipeline", "score", "acme/missing_fact", "responses.jsonl")
    done = python(*scoring, folder=tmp_path, endpoint=address)
    assert (done.returncode, done.stderr.count("\n")) in ((2, 1), (3, 1)), done.stderr
    assert "HF_ENDPOINT" in done.stderr


@pytest.mark.parametrize("arguments", [{"benchmark": None}, {"benchmark": "judge", "version": 3}])
def test_what_is_no_text_is_one_sentence(at_built, arguments):
    with pytest.raises(sp.SeedproofError, match=r"expected one such as missing_fact|is no version"):
        sp.load(**arguments)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("missing_fct", "there is no benchmark 'missing_fct', .* Did you mean missing_fact"),
        (
            "releases/missing_fact",
            "has no manifest.json, expected a release such as releases/missing_fact/1.0.0",
        ),
        ("releases/nope", "releases/nope: there is no such folder"),
        (
            "releases/missing_fact/1.0.1",
            "no such folder, expected a release such as releases/missing_fact/1.0.0",
        ),
        (RELEASE, "is version 1.0.0, and 1.0.1 was asked for"),
    ],
)
def test_what_can_be_no_release_is_refused_before_the_hub_is_asked(at_built, monkeypatch, name, said):
    monkeypatch.setitem(sys.modules, "huggingface_hub", None)
    with pytest.raises(sp.SeedproofError, match=said):
        sp.load(name, version="1.0.1")


def test_a_repository_that_is_not_there_is_one_sentence(hub, at):
    at(hub.endpoint)
    with pytest.raises(sp.SeedproofError) as error:
        sp.load("acme/nothing")
    assert type(error.value).__name__ == "NotFound"
    assert str(error.value).startswith("acme/nothing: cannot be had from the Hub (status 401)")
    assert "\n" not in str(error.value)
