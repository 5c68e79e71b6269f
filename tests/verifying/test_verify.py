"""`verify` finds whatever is wrong with a release, all of it, and lets a good one through."""

import json
import shutil
from random import Random

import pyarrow.parquet as pq
import pytest

from pipeline.releasing.checksums import SUMS, sums_text
from pipeline.verifying import files
from pipeline.verifying.release import Release
from pipeline.verifying.verify import verify
from seedproof.contract import registry
from seedproof.record.checks import State
from seedproof.record.rows import LONGEST_LINE, line_of, pretty_json
from tests.conftest import run
from tests.releasing.test_release import CUT
from tests.verifying.tampering import reseal

FLIPS = 4
"""Bytes of each file that are changed besides its first and last, one at a time, all over the file."""


@pytest.fixture
def release(built_few, tmp_path, monkeypatch):
    """A release of few families to break, where no other one lies beside it."""
    folder = tmp_path / "missing_fact"
    shutil.copytree(built_few / CUT, folder)
    monkeypatch.chdir(built_few)
    return folder


def by_state(folder, state, **options):
    """The checks of a state: what each said, by label."""
    return {check.label: check.said for check in verify(folder, **options) if check.state is state}


def failed(folder, **options):
    return by_state(folder, State.FAILED, **options)


def not_checked(folder, **options):
    return by_state(folder, State.NOT_CHECKED, **options)


def rows_of(folder, config="zero_shot"):
    return [json.loads(line) for line in (folder / f"jsonl/{config}/test.jsonl").read_bytes().splitlines()]


def set_rows(folder, change):
    """Write changed rows into both configs, as JSON lines and as Parquet."""
    from pipeline.releasing.parquet import write_parquet
    from seedproof.benchmarks.missing_fact.release import LAYOUT

    manifest = json.loads((folder / "manifest.json").read_bytes())
    for config in ("zero_shot", "four_shot"):
        rows = change(rows_of(folder, config))
        (folder / f"jsonl/{config}/test.jsonl").write_bytes(b"".join(map(line_of, rows)))
        write_parquet(folder / f"data/{config}/test.parquet", rows, LAYOUT.columns, manifest["canary"])
    reseal(folder)


def change_manifest(folder, change):
    manifest = json.loads((folder / "manifest.json").read_bytes())
    change(manifest)
    (folder / "manifest.json").write_bytes(pretty_json(manifest))
    reseal(folder)


@pytest.mark.parametrize("benchmark", registry.benchmarks())
def test_the_release_of_every_benchmark_passes(built, monkeypatch, benchmark):
    monkeypatch.chdir(built)
    done = run("verify", f"releases/{benchmark}/1.0.0")
    assert done.exit_code == 0, done.output
    assert done.output.splitlines()[-1].startswith(f"{benchmark} 1.0.0: verified, ")


def test_the_last_line_says_it_all(release):
    done = run("verify", release)
    assert done.exit_code == 0, done.output
    passed = done.output.count("\npassed ") + done.output.startswith("passed ")
    assert done.output.splitlines()[-1] == f"missing_fact 1.0.0: verified, {passed} checks, 10 rows proved"
    done = run("verify", release, "--sample", "3")
    assert done.output.splitlines()[-1].endswith(", 3 rows proved")
    (release / "LICENSE").write_text("none")
    done = run("verify", release, "--sample", "3")
    assert done.exit_code == 1
    assert done.output.splitlines()[-1] == f"missing_fact 1.0.0: NOT VERIFIED: 2 of {passed} checks failed"
    assert "failed       checksums     LICENSE is altered" in done.output


def test_a_program_gets_the_same_as_json(release):
    done = run("verify", release, "--json")
    result = json.loads(done.output)
    assert (done.exit_code, result["verdict"], result["rows_proved"]) == (0, "verified", 10)
    assert result["passed"] == sum(check["state"] == "passed" for check in result["checks"])
    (release / "LICENSE").write_text("none")
    done = run("verify", release, "--json")
    assert (done.exit_code, json.loads(done.output)["verdict"]) == (1, "not verified")


def test_one_changed_byte_anywhere_is_found(release):
    chance = Random(0)
    paths = [path for path in sorted(release.rglob("*")) if path.is_file()]
    assert len(paths) > 12
    for path in paths:
        content = path.read_bytes()
        places = {0, len(content) - 1, *(chance.randrange(len(content)) for _ in range(FLIPS))}
        if path.name == SUMS:
            # Its lines are alike: every byte of the first, and those of the others where chance has it.
            places |= set(range(content.index(b"\n") + 1))
        for place in places:
            other = content[place] ^ (1 << chance.randrange(8))
            path.write_bytes(content[:place] + bytes([other]) + content[place + 1 :])
            files_check, checksums = (check for check, _ in zip(verify(release), range(2), strict=False))
            assert files_check.state is State.PASSED
            assert checksums.state is State.FAILED, f"{path.name}, byte {place}"
        path.write_bytes(content)
    assert failed(release, sample=1) == {}


def test_everything_that_is_wrong_is_said(release):
    (release / "LICENSE").unlink()
    (release / "extra.txt").write_text("?")
    (release / "README.md").write_text((release / "README.md").read_text().replace("zero_shot", "no_shot"))
    found = failed(release)
    assert set(found) == {"files", "checksums", "card", "licence"}
    assert "extra.txt is no file of a release" in found["files"]
    assert "LICENSE is missing" in found["checksums"]
    assert "README.md, line" in found["card"]


def test_papers_of_rows_that_are_not_right_are_not_read(release):
    """Rows that nobody made may be anything: nothing is solved, drawn or measured of them."""
    set_rows(release, lambda rows: [*rows[:5], rows[5] | {"answer": "0"}, *rows[6:]])
    assert "rows that are not known to be right" in failed(release)["papers"]
    assert "card" not in {check.label for check in verify(release)}


@pytest.mark.parametrize(
    ("column", "value", "label"),
    [
        ("answer", "0", "rows"),
        ("question", "What?", "rows"),
        ("seed", "0" * 32, "rows"),
        ("proof", {"method": "none", "candidates": None, "certificate": "0"}, "rows"),
        ("budget", 1, "rows"),
        ("difficulty", 77, "order"),
        ("answer_type", "nothing", "tables"),
    ],
)
def test_a_changed_row_is_found_although_everything_else_agrees(release, column, value, label):
    set_rows(release, lambda rows: [*rows[:5], rows[5] | {column: value}, *rows[6:]])
    found = failed(release)
    assert {label, "rows", "root seed"} <= set(found)
    assert "checksums" not in found
    assert rows_of(release)[5]["id"] in found["rows"]


@pytest.mark.parametrize(
    ("change", "label"),
    [
        (lambda rows: rows[1:], "root seed"),
        (lambda rows: rows[:-1], "root seed"),
        (lambda rows: [rows[1], rows[0], *rows[2:]], "order"),
        (lambda rows: [rows[0], *rows], "order"),
        (lambda rows: [*rows, rows[-1] | {"id": rows[-1]["id"][:-1] + "9"}], "root seed"),
    ],
    ids=["first gone", "last gone", "swapped", "doubled", "foreign"],
)
def test_rows_out_of_place_are_found_although_everything_else_agrees(release, change, label):
    set_rows(release, change)
    found = failed(release)
    assert {label, "root seed"} <= set(found)
    assert "checksums" not in found


def test_rows_that_differ_between_configs_are_found(release):
    path = release / "jsonl/four_shot/test.jsonl"
    lines = path.read_bytes().splitlines(keepends=True)
    other = json.loads(lines[5]) | {"answer": "0"}
    path.write_bytes(b"".join([*lines[:5], line_of(other), *lines[6:]]))
    reseal(release)
    assert "says something else in four_shot than in another config" in failed(release)["rows"]


@pytest.mark.parametrize(
    ("change", "label", "said"),
    [
        (lambda manifest: manifest.update(version="9.9.9"), "name", "the canary is not that of this release"),
        (lambda manifest: manifest.update(root_seed=8), "root seed", "is not what the root seed gives"),
        (lambda manifest: manifest["families"]["laplace_grid"].update(generator=4), "root seed", "its seeds"),
        (lambda manifest: manifest["families"]["laplace_grid"].update(distinct=5), "root seed", "its seeds"),
        (lambda manifest: manifest["figures"].update(blind_guess_rate="0"), "manifest", "expected"),
        (lambda manifest: manifest["checked"].update(cycle=1), "manifest", "expected"),
        (lambda manifest: manifest["params"].update(generate={}), "rows", "its params are malformed"),
        (lambda manifest: manifest.pop("root_seed"), "name", "expected either a root seed or its SHA-256"),
        (lambda manifest: manifest.update(new="key"), "manifest", "unknown field `new`"),
        (lambda manifest: manifest["libraries"].update(pyarrow="1.0"), "libraries", "but the lock"),
        (lambda manifest: manifest["params"]["quality"].clear(), "params", "has other params"),
    ],
)
def test_a_manifest_that_says_something_else_is_found(release, change, label, said):
    change_manifest(release, change)
    found = failed(release)
    assert said in found[label], found
    assert "checksums" not in found


@pytest.mark.parametrize("content", [b"", b"{}", b"[]", b"\xff", b'{"name": "missing_fact"}', b"[" * 100_000])
def test_a_manifest_that_is_none_is_one_line(release, content):
    (release / "manifest.json").write_bytes(content)
    found = failed(release)
    assert set(found) == {"checksums", "manifest"}
    assert "manifest.json" in found["manifest"]
    assert "\n" not in found["manifest"]


@pytest.mark.parametrize("name", ["jsonl/zero_shot/test.jsonl", "data/zero_shot/test.parquet", "schema.json"])
def test_a_file_that_is_none_of_its_kind_is_said(release, name):
    (release / name).write_bytes(b"\x00nonsense")
    assert len(failed(release, sample=1)) > 1


def test_a_folder_without_a_release_is_one_line(tmp_path):
    done = run("verify", tmp_path)
    assert (done.exit_code, done.output.count("\n")) == (1, 1)
    assert "is no release, expected a folder with manifest.json" in done.output


def test_a_release_without_its_data_is_told_how_to_get_it(release):
    shutil.rmtree(release / "data")
    shutil.rmtree(release / "jsonl")
    found = failed(release)
    assert list(found) == ["data"]
    assert "seedproof restore missing_fact 1.0.0" in found["data"]


def test_more_rows_than_the_files_hold_are_refused_before_any_is_made(release, monkeypatch):
    from pipeline.verifying import rows

    def never(*_):
        raise AssertionError("rows were made")

    monkeypatch.setattr(rows, "make", never)
    asked = {"bayes_missing_prior": 200_000}
    change_manifest(release, lambda manifest: manifest["params"]["generate"]["rows"].update(asked))
    assert "the manifest asks for" in failed(release)["root seed"]


@pytest.mark.parametrize("link", ["file", "folder", "pipe"])
def test_what_is_no_plain_file_is_refused_and_nothing_is_read_through_it(release, tmp_path, link):
    import os

    path = release / "data" if link == "folder" else release / "LICENSE"
    outside = tmp_path / "outside"
    shutil.move(path, outside)
    if link == "pipe":
        os.mkfifo(path)
    else:
        path.symlink_to(outside)
    found = failed(release)
    assert list(found) == ["files"]
    assert f"{path.name} is a" in found["files"]


def hide_root_seed(release, digest):
    def change(manifest):
        place = list(manifest).index("root_seed")
        items = [item for item in manifest.items() if item[0] != "root_seed"]
        items.insert(place, ("root_seed_sha256", digest))
        manifest.clear()
        manifest.update(items)

    change_manifest(release, change)


def test_the_forged_release_is_refused(release):
    """Every answer is wrong, and the manifest says that the root seed is secret."""
    set_rows(release, lambda rows: [row | {"answer": "0"} for row in rows])
    hide_root_seed(release, "0" * 64)
    done = run("verify", release)
    assert done.exit_code == 1
    assert "NOT VERIFIED" in done.output.splitlines()[-1]
    found = failed(release)
    assert "differ in answer" in found["rows"]
    row = rows_of(release)[0]
    done = run("audit", row["id"], "--release", release)
    assert done.exit_code == 1
    assert "in: answer" in done.output


def test_a_root_seed_that_is_only_said_to_be_secret_leaves_it_not_checked(release):
    """Rows that are right pass from their own seeds; that none was left out cannot be told."""
    hide_root_seed(release, "0" * 64)
    found = not_checked(release)
    assert list(found) == ["root seed"]
    assert "rows" not in failed(release)


def test_the_pointer_of_dvc_must_name_the_data(release):
    """Its text as DVC 3 writes it, worked out here by DVC's own objects in tests/house/test_dvc.py."""
    (release / "files.dvc").write_text("outs:\n- path: data\n  md5: 0.dir\n")
    assert list(files.pointer(Release(release))) == ["files.dvc does not name the data that is here"]


@pytest.mark.parametrize(
    "name",
    ["../data/zero_shot/test.parquet", "/jsonl/zero_shot/test.jsonl", "jsonl/../../zero_shot/test.jsonl"],
)
def test_a_manifest_cannot_name_a_path_outside(release, name):
    manifest = json.loads((release / "manifest.json").read_bytes())
    manifest["files"][name] = manifest["files"]["jsonl/zero_shot/test.jsonl"]
    (release / "manifest.json").write_bytes(pretty_json(manifest))
    found = failed(release)
    assert set(found) == {"checksums", "manifest"}
    assert f"names a file {name!r}" in found["manifest"]


def test_other_libraries_are_named_and_parquet_is_compared_by_what_it_says(release, monkeypatch):
    """As in an environment that is not the lock's: the bytes are others, the rows the same."""
    from pipeline.verifying import stated

    monkeypatch.setattr(stated, "_locked", dict)
    path = release / "data/zero_shot/test.parquet"
    pq.write_table(pq.read_table(path), path, compression="snappy")
    change_manifest(release, lambda manifest: manifest["libraries"].update(pyarrow="25.0.0"))
    checks = {check.label: check for check in verify(release)}
    assert "written by pyarrow 25.0.0 (here" in checks["libraries"].said
    assert checks["parquet"].state is State.PASSED
    assert failed(release) == {}
    table = pq.read_table(path).to_pandas()
    rows = table.to_dict("records")
    assert rows
    import pyarrow as pa

    schema = pq.read_schema(path)
    wrong = pq.read_table(path).to_pylist()
    wrong[3]["hint"] = "There is no hint."
    pq.write_table(pa.Table.from_pylist(wrong, schema=schema), path)
    reseal(release)
    assert "differs from the JSON lines in hint" in failed(release)["parquet"]


def test_checksums_of_a_good_release_are_those_of_its_files(release):
    assert (release / SUMS).read_text() == sums_text(release)


def test_where_a_platform_draws_otherwise_images_are_compared_by_what_they_show(built, monkeypatch):
    from pipeline.verifying import release as reading

    monkeypatch.chdir(built)
    monkeypatch.setattr(reading, "draws_as_released", lambda: False)
    checks = {check.label: check for check in verify(built / "releases/university/1.0.0")}
    assert "this platform draws other bytes" in checks["libraries"].said
    assert checks["parquet"].said.startswith("the rows, by what they say, and their statistics")
    assert {check.state for check in checks.values()} == {State.PASSED, None}


def test_this_platform_draws_as_the_one_that_makes_releases():
    """With the lock's packages; where it fails, releases cannot be made here."""
    from seedproof.figures import draws_as_released

    assert draws_as_released()


def test_a_signature_is_checked_against_a_key(release, tmp_path):
    from tests.releasing.test_signing import make_key

    assert by_state(release, None)["signature"] == "not signed"
    key, other = make_key(tmp_path / "key"), make_key(tmp_path / "other")
    assert "expected a signature" in failed(release, key=key.with_suffix(".pub"))["signature"]
    assert run("sign", release, "--key", key).exit_code == 0
    assert "signed by SHA256:" in by_state(release, None)["signature"]
    done = run("verify", release, "--key", key.with_suffix(".pub"))
    assert done.exit_code == 0, done.output
    assert "by the key SHA256:" in done.output
    assert "a key that" in failed(release, key=other.with_suffix(".pub"))["signature"]
    (release / "SHA256SUMS.sig").write_text("nothing")
    assert "is no signature" in failed(release)["signature"]


def test_a_sample_of_no_rows_is_refused(release):
    assert run("verify", release, "--sample", "0").exit_code == 2
    with pytest.raises(ValueError, match="expected at least 1 row"):
        verify(release, sample=0)


def test_a_name_is_compared_with_a_folder_only_where_releases_lie(release, built_few):
    assert by_state(release, State.PASSED)["name"] == "missing_fact 1.0.0, as its canary says"
    said = by_state(built_few / CUT, State.PASSED)["name"]
    assert said == "missing_fact 1.0.0, as its folder and canary say"


@pytest.mark.parametrize(
    "name",
    [SUMS, "manifest.json", "README.md", "data/zero_shot/test.parquet", "jsonl/zero_shot/test.jsonl"],
)
def test_a_file_that_is_larger_than_any_of_its_kind_is_not_read(release, name):
    with (release / name).open("r+b") as file:
        file.truncate(200_000_000_000)
    found = failed(release)
    assert list(found) == ["files"]
    assert f"{name} has 200,000,000,000 bytes, expected at most" in found["files"]
    done = run("verify", release)
    assert (done.exit_code, "NOT VERIFIED" in done.output.splitlines()[-1]) == (1, True)


def test_a_line_that_is_longer_than_any_row_is_not_read_whole(release):
    with (release / "jsonl/zero_shot/test.jsonl").open("r+b") as file:
        file.truncate(2 * LONGEST_LINE)
    reseal(release)
    assert "has a line that is no row" in failed(release, sample=1)["order"]


@pytest.fixture
def by_other_libraries(release, monkeypatch):
    """A release that an older pyarrow wrote, as it says."""
    from pipeline.verifying import stated

    monkeypatch.setattr(stated, "_locked", dict)
    change_manifest(release, lambda manifest: manifest["libraries"].update(pyarrow="25.0.0"))
    return release


def test_a_manifest_by_other_libraries_says_so(by_other_libraries):
    said = by_state(by_other_libraries, State.PASSED)
    assert said["manifest"] == "the same bytes, written again with the libraries that it states"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('\n "version"', '\n "version": "9.9.9",\n "version"'),
        ('{\n "name"', '{\n\n "name"'),
        (' "format": 2,\n "code"', ' "format":  2,\n "code"'),
        ('  "pyarrow": "25.0.0"', '  "pyarrow": "24.0.0",\n  "pyarrow": "25.0.0"'),
        ('"pyarrow": "25.0.0"', '"pyarrow": "25.0.0",\n  "audited-by": "ten people"'),
    ],
    ids=["a key twice", "a line more", "a space more", "a library twice", "a library of its own"],
)
def test_a_manifest_by_other_libraries_is_compared_in_its_bytes(by_other_libraries, old, new):
    path = by_other_libraries / "manifest.json"
    text = path.read_text()
    assert text.count(old) == 1
    path.write_text(text.replace(old, new))
    reseal(by_other_libraries)
    assert "manifest.json: it" in failed(by_other_libraries)["manifest"]


def test_statistics_that_are_not_those_of_the_values_are_found(by_other_libraries):
    """A reader that filters by them would skip rows."""
    path = by_other_libraries / "data/zero_shot/test.parquet"
    content = path.read_bytes()
    first = pq.ParquetFile(path).metadata.row_group(0).column(0).statistics.min.encode()
    footer = len(content) - 8 - pq.ParquetFile(path).metadata.serialized_size
    place = content.index(first, footer)
    path.write_bytes(content[:place] + b"z" + content[place + 1 :])
    reseal(by_other_libraries)
    assert "the statistics of id are not those of its values" in failed(by_other_libraries)["parquet"]


def test_bytes_of_no_column_are_found(by_other_libraries):
    path = by_other_libraries / "data/zero_shot/test.parquet"
    content = path.read_bytes()
    footer = len(content) - 8 - pq.ParquetFile(path).metadata.serialized_size
    path.write_bytes(content[:footer] + b"?" * 500_000 + content[footer:])
    reseal(by_other_libraries)
    assert "has bytes that belong to no column" in failed(by_other_libraries)["parquet"]


def test_metadata_that_no_release_has_is_found(by_other_libraries):
    path = by_other_libraries / "data/zero_shot/test.parquet"
    table = pq.read_table(path)
    said = {**table.schema.metadata, b"audited by": b"ten people"}
    pq.write_table(table.replace_schema_metadata(said), path, store_schema=False)
    reseal(by_other_libraries)
    assert "metadata than its rows give" in failed(by_other_libraries)["parquet"]


def test_figures_of_corrupted_rows_are_the_maintainers(workplace):
    assert run("mutate", "number_game", "--write").exit_code == 0
    shutil.rmtree(workplace / "releases/number_game")
    assert run("release", "number_game").exit_code == 0
    assert run("cut", "number_game").exit_code == 0
    folder = workplace / "releases/number_game/1.0.0"
    assert ", says the maintainer" in by_state(folder, None)["mutations"]
    path = folder / "report/mutations.json"
    statement = json.loads(path.read_bytes())
    next(iter(statement["kinds"].values()))["said"] = "Ten people tried for a year."
    path.write_bytes(pretty_json(statement))
    reseal(folder)
    assert "report/mutations.json is no file of this release" in failed(folder)["reports"]
