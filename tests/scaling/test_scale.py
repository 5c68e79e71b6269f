"""`scale`: the same rows whatever runs it, none twice, resumed and grown without a file that changes."""

import dataclasses
import hashlib
import json
import shutil

import pyarrow.parquet as pq
import pytest
from click.testing import CliRunner
from hypothesis import given
from hypothesis import strategies as st

import seedproof as sp
from pipeline.cli import cli
from pipeline.scaling import parts as maps
from pipeline.scaling import run as runs
from pipeline.scaling import scale
from pipeline.scaling.asked import run_of
from pipeline.scaling.engines import engine_of
from pipeline.scaling.run import Share, Span, cut
from pipeline.scaling.scale import make_share, make_split
from seedproof.generating import Rows
from seedproof.record.errors import Finding, SeedproofError
from seedproof.record.files import alone

BENCHMARK = "missing_fact"
FAMILY = "recurrence_missing_init"
"""It holds so few problems at its first difficulty that a small split has repeats."""


@pytest.fixture(autouse=True)
def small_parts(monkeypatch):
    monkeypatch.setattr(runs, "SMALLEST_PART", 64)


def a_run(folder, **asked):
    return run_of(folder, BENCHMARK, **{"root_seed": 7, "families": [FAMILY], "difficulty": [1]} | asked)


def made(folder, candidates=None, rows=None, workers=1, **asked):
    with engine_of("processes", workers) as engine:
        return make_split(a_run(folder, **asked), engine, rows, candidates)


def sums(folder):
    return (folder / "SHA256SUMS").read_text().splitlines()


def ids(folder):
    return [
        row_id for path in sorted(folder.glob("data/*")) for row_id in pq.read_table(path)["id"].to_pylist()
    ]


@pytest.fixture(scope="module")
def whole(tmp_path_factory):
    """A split of 300 candidates in five parts, made in one go."""
    folder = tmp_path_factory.mktemp("whole")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(runs, "SMALLEST_PART", 64)
        made(folder, 300)
    return folder


def test_rows_are_those_of_the_stream_without_repeats(whole):
    line = sp.generate(BENCHMARK, 300, seed=7, families=FAMILY, difficulty=1)
    seen = set()
    expected = []
    for position in range(300):
        candidate = line.candidate(position)
        if candidate.keys.isdisjoint(seen):
            expected.append(candidate.row["id"])
        seen |= candidate.keys
    assert ids(whole) == expected
    assert len(expected) < 300


def test_rows_are_written_as_the_stream_has_them(whole):
    line = sp.generate(BENCHMARK, 300, seed=7, families=FAMILY, difficulty=1)
    of_stream = {row["id"]: row for row in line}
    for path in sorted(whole.glob("data/*")):
        for row in pq.read_table(path).to_pylist():
            assert row == of_stream[row["id"]]


def test_checksums_manifest_and_card_agree_with_the_files(whole):
    for line in sums(whole):
        digest, name = line.split("  ")
        assert hashlib.sha256((whole / name).read_bytes()).hexdigest() == digest
    manifest = json.loads((whole / "manifest.json").read_text())
    assert manifest["rows"] == len(ids(whole)) == sum(cell["rows"] for cell in manifest["cells"])
    assert [file["candidates"] for file in manifest["files"].values()] == [
        [0, 64],
        [64, 128],
        [128, 192],
        [192, 256],
        [256, 300],
    ]
    assert f"{manifest['rows']:,} rows" in (whole / "README.md").read_text()


def test_two_processes_write_the_same(whole, tmp_path):
    made(tmp_path, 300, workers=2)
    assert sums(tmp_path) == sums(whole)


def test_growing_changes_no_file(tmp_path):
    made(tmp_path, 100)
    before = sums(tmp_path)
    made(tmp_path, 300)
    assert sums(tmp_path)[: len(before)] == before
    assert len(sums(tmp_path)) > len(before)
    assert len(set(ids(tmp_path))) == len(ids(tmp_path))


def test_a_grown_split_has_the_rows_of_one_made_at_once(whole, tmp_path):
    made(tmp_path, 100)
    made(tmp_path, 300)
    assert ids(tmp_path) == ids(whole)


def test_what_stands_is_not_called_proved_again(whole, capsys):
    """Whoever alters a row and makes manifest and sums agree is found by making the split elsewhere."""
    made(whole, 300)
    assert "5 files stand as the manifest says, and are not proved again" in capsys.readouterr().err


def test_a_row_that_was_altered_under_agreeing_sums_differs_from_the_split_made_elsewhere(whole, tmp_path):
    altered = shutil.copytree(whole, tmp_path / "altered")
    path = altered / "data/train-00000.parquet"
    rows = pq.read_table(path)
    answers = [f"{answer}0" for answer in rows["answer"].to_pylist()]
    place = rows.schema.get_field_index("answer")
    pq.write_table(rows.set_column(place, rows.schema.field(place), [answers]), path)
    digest = hashlib.sha256(path.read_bytes()).hexdigest()
    for name in ("SHA256SUMS", "manifest.json"):
        text = (altered / name).read_text()
        (altered / name).write_text(text.replace(sums(whole)[0].split()[0], digest))
    made(tmp_path / "elsewhere", 300)
    assert sums(tmp_path / "elsewhere") == sums(whole) != sums(altered)


def test_fewer_candidates_than_there_are_change_nothing(tmp_path):
    made(tmp_path, 200)
    before = sums(tmp_path)
    assert made(tmp_path, 100).candidates == 200
    assert sums(tmp_path) == before


def test_shares_make_all_parts_and_the_call_without_one_finishes(whole, tmp_path, monkeypatch):
    with engine_of("processes", 1) as engine:
        shares = [make_share(a_run(tmp_path), engine, Share(300, number, 2)) for number in range(2)]
    assert shares == [3, 2]
    assert not (tmp_path / "data").exists()
    monkeypatch.setattr(Rows, "candidate", None)
    made(tmp_path, 300)
    assert sums(tmp_path) == sums(whole)


def test_so_many_rows_are_exactly_so_many(tmp_path):
    assert made(tmp_path, rows=90).rows == 90
    assert len(ids(tmp_path)) == 90
    before = sums(tmp_path)
    assert made(tmp_path, rows=150).rows == 150
    assert sums(tmp_path)[: len(before)] == before
    assert len(set(ids(tmp_path))) == 150


def test_what_is_spent_gives_what_there_is(tmp_path, monkeypatch):
    monkeypatch.setattr(scale, "LEAST_YIELD", 2)
    spent = made(tmp_path, rows=600)
    assert 0 < spent.rows < 600
    assert "Nearly spent" in (tmp_path / "README.md").read_text()


def test_a_range_of_keys_is_held_out(tmp_path):
    """What is written with the one range held out shares no key with what is written with the others."""
    run = a_run(tmp_path)
    keys = {}
    for name, held in {"train": "0:1/4", "test": "1/4:1"}.items():
        made(tmp_path / name, 300, hold_out=held)
        numbers = [int(row_id.rpartition("/")[2]) - 1_000_000_000 for row_id in ids(tmp_path / name)]
        keys[name] = frozenset().union(*(run.line.candidate(number).keys for number in numbers))
    assert all(keys.values())
    assert keys["train"].isdisjoint(keys["test"])


@pytest.mark.parametrize(
    "cut_short", ["data/train-00001.parquet", "work/made/00001.parquet", "work/keys/00002.parquet"]
)
def test_a_file_that_was_cut_short_is_made_again(whole, tmp_path, cut_short):
    folder = tmp_path / "split"
    shutil.copytree(whole, folder)
    content = (folder / cut_short).read_bytes()
    (folder / cut_short).write_bytes(content[: len(content) // 2])
    (folder / "data/train-00003.parquet").unlink()
    made(folder, 300)
    assert sums(folder) == sums(whole)
    for line in sums(folder):
        digest, name = line.split("  ")
        assert hashlib.sha256((folder / name).read_bytes()).hexdigest() == digest


@pytest.mark.parametrize(
    ("other", "said"),
    [
        ({"root_seed": 8}, "has a split with seed 7, not 8"),
        ({"hold_out": "0:1/2"}, "has a split with hold_out None, not 0:1/2"),
        ({"difficulty": [2]}, "other families or difficulties"),
    ],
)
def test_the_folder_of_another_split_is_left_alone(whole, other, said):
    before = sums(whole)
    with pytest.raises(SeedproofError, match=said):
        made(whole, 400, **other)
    assert sums(whole) == before


def test_the_folder_of_other_code_is_left_alone(whole):
    run = dataclasses.replace(a_run(whole), code="0" * 64)
    with engine_of("processes", 1) as engine, pytest.raises(SeedproofError, match="other code made its rows"):
        make_split(run, engine, None, 400)


def test_work_of_another_run_is_not_used(whole, tmp_path):
    folder = tmp_path / "split"
    made(folder, 300, root_seed=8)
    shutil.rmtree(folder / "data")
    (folder / "manifest.json").unlink()
    made(folder, 300)
    assert sums(folder) == sums(whole)


def test_a_row_with_a_finding_ends_the_run_and_is_named(tmp_path, monkeypatch):
    def refuted(benchmark, row):
        return [Finding(row["id"], "wrong", "the answer is 5, not 4")] if row["id"].endswith("70") else []

    monkeypatch.setattr(maps, "refuted", refuted)
    with pytest.raises(SeedproofError, match=f"{FAMILY}/d1/1000000070: the answer is 5, not 4"):
        made(tmp_path, 300)
    assert not (tmp_path / "manifest.json").exists()


@given(st.lists(st.integers(1, 10**7), min_size=1, max_size=4))
def test_parts_lie_end_to_end(stops):
    parts = []
    for candidates in stops:
        before = list(parts)
        parts = cut(candidates, parts)
        assert parts[: len(before)] == before
    starts = [0, *(part.stop for part in parts)]
    assert parts == [Span(number, starts[number], part.stop) for number, part in enumerate(parts)]
    assert parts[-1].stop == max(stops)


def said(*arguments):
    done = CliRunner().invoke(cli, ["scale", BENCHMARK, *map(str, arguments)])
    assert done.exit_code != 0
    return done.stderr


@pytest.mark.parametrize(
    ("arguments", "wrong"),
    [
        (["--root-seed", 7], "needs either --rows or --candidates"),
        (["--root-seed", 7, "--rows", 5, "--candidates", 5], "needs either --rows or --candidates"),
        (["--rows", 5], "needs --root-seed"),
        (["--root-seed", 7, "--rows", 5, "--part", "1/2"], "needs --candidates"),
        (["--root-seed", 7, "--candidates", 5, "--part", "3/2"], "expected a share such as 3/64"),
        (["--root-seed", 7, "--candidates", 5, "--hold-out", "0.5"], "expected a range between 0 and 1"),
        (["--root-seed", 7, "--candidates", 5, "--hold-out", "1:0"], "expected a range between 0 and 1"),
    ],
)
def test_what_is_asked_wrongly_is_one_sentence(tmp_path, arguments, wrong):
    assert wrong in said("--out", tmp_path / "split", *arguments)
    assert not (tmp_path / "split").exists()


def test_two_runs_do_not_write_one_folder(tmp_path):
    with alone(tmp_path), pytest.raises(SeedproofError, match="another run is writing it"):
        made(tmp_path, 10)
