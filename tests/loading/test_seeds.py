"""`sp.load` without any file: rows are made from their seeds, compared, and kept."""

import subprocess
import sys
from hashlib import sha256

import pytest

import seedproof as sp
from seedproof.contract import registry
from seedproof.loading import Release, seeds
from seedproof.record.rows import line_of
from seedproof.released.known import known
from tests.circles import soak

TABLE = "jsonl/easy/test.jsonl"


@pytest.fixture(autouse=True)
def nowhere(tmp_path, monkeypatch):
    """A folder without releases, and a cache of its own."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return tmp_path


def kept(folder):
    return sorted((folder / "cache").rglob("*.jsonl"))


def test_rows_are_those_of_the_release_and_are_kept(nowhere, monkeypatch):
    rows = sp.load("number_game", "easy")
    digest = sha256(b"".join(map(line_of, rows))).hexdigest()
    assert digest == known("number_game").releases["1.0.0"].tables[TABLE].sha256
    assert sp.load("number_game", "easy", version="1.0.0") == rows
    (file,) = kept(nowhere)
    monkeypatch.setattr(registry.benchmark("number_game").generate, "rebuild", None)
    assert sp.load("number_game", "easy") == rows
    file.write_bytes(file.read_bytes().replace(b'"answer":"', b'"answer":"9', 1))
    with pytest.raises(TypeError):
        sp.load("number_game", "easy")


@pytest.mark.parametrize(
    "damage",
    [
        lambda whole: whole[:100] + bytes([whole[100] ^ 1]) + whole[101:],
        pytest.param(lambda whole: whole[:-1], marks=soak),
        pytest.param(lambda whole: b"", marks=soak),
    ],
    ids=["a bit", "cut off", "empty"],
)
def test_a_kept_file_that_was_altered_is_made_again(nowhere, damage):
    rows = sp.load("missing_fact")
    (file,) = kept(nowhere)
    whole = file.read_bytes()
    file.write_bytes(damage(whole))
    assert sp.load("missing_fact") == rows
    assert file.read_bytes() == whole


def test_few_shot_rows_have_their_worked_examples():
    rows = sp.load("missing_fact", "four_shot")
    assert len(rows[0]["demonstrations"]) == 4


def test_where_no_cache_can_be_written_rows_are_made_all_the_same(nowhere):
    (nowhere / "cache").write_text("no folder")
    assert len(sp.load("missing_fact")) == 2310


def test_a_row_that_is_not_as_released_is_named(monkeypatch):
    generate = registry.benchmark("missing_fact").generate
    made = generate.rebuild

    def other(place, *arguments):
        row = made(place, *arguments)
        return row | {"answer": "7"} if str(place).endswith("prior/d1/000003") else row

    monkeypatch.setattr(generate, "rebuild", other)
    with pytest.raises(sp.SeedproofError) as error:
        sp.load("missing_fact")
    assert str(error.value).startswith(
        "missing_fact/bayes_missing_prior/d1/000003: its seed gives another row"
    )
    assert "\n" not in str(error.value)


def test_what_there_is_not_is_one_sentence(subtests):
    for arguments, said in [
        ({"config": "five_shot"}, "has no config 'five_shot', expected one of: zero_shot, four_shot"),
        ({"split": "train"}, "zero_shot has no split 'train', expected one of: test"),
        ({"version": "banana"}, "'banana' is no version"),
    ]:
        with subtests.test(said):
            with pytest.raises(sp.SeedproofError) as error:
                sp.load("missing_fact", **arguments)
            assert said in str(error.value)


def test_a_release_from_seeds_has_no_files():
    release = Release("missing_fact")
    assert (release.name, release.version, release.has_files) == ("missing_fact", "1.0.0", False)
    with pytest.raises(sp.SeedproofError, match="is made from seeds here, so it has no file"):
        release.file("manifest.json")


def test_two_processes_at_once_keep_one_whole_file(nowhere):
    code = "import seedproof as sp; print(len(sp.load('missing_fact')))"
    both = [
        subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        for _ in range(2)
    ]
    assert [process.communicate() for process in both] == [(b"2310\n", b"")] * 2
    assert len(kept(nowhere)) == 1
    assert len(list((nowhere / "cache").rglob("*.part"))) == 0


def test_the_cache_is_that_of_the_user(nowhere):
    assert seeds.cache_folder() == nowhere / "cache/seedproof"
