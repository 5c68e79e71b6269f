"""The release folder: what it holds, that it is the same every time, and that it is never half there."""

import hashlib
import json
import shutil
import subprocess
import tomllib
from pathlib import Path

import pyarrow.parquet as pq
import pytest
import yaml

from pipeline.releasing.checksums import read_sums
from pipeline.stages import STAGES
from seedproof.benchmarks.missing_fact import FAMILIES
from tests.conftest import PARAMS, REPOSITORY, SMALL, furnish, run

BUILT = "build/missing_fact/release"
CUT = "releases/missing_fact/1.0.0"
CONFIGS = ("zero_shot", "four_shot")


def bytes_of(folder):
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def rows_of(built, config):
    path = built / CUT / f"jsonl/{config}/test.jsonl"
    return [json.loads(line) for line in path.read_bytes().splitlines()]


def test_it_holds_what_it_should(built):
    tables = {f"data/{config}/test.parquet" for config in CONFIGS}
    tables |= {f"jsonl/{config}/test.jsonl" for config in CONFIGS}
    rows = {"manifest.json", "schema.json"} | tables
    documents = {"README.md", "CHANGELOG.md", "LICENSE", "croissant.json"}
    attested = {f"attestations/{gate}.json" for gate in ("validate", "cycle", "certify", "quality")}
    assert set(bytes_of(built / BUILT)) == {"SHA256SUMS"} | rows | documents | attested
    assert set(read_sums(built / BUILT)) == rows, "a version is its rows"


def test_sha256sum_agrees(built):
    done = subprocess.run(["sha256sum", "-c", "--strict", "SHA256SUMS"], cwd=built / CUT, capture_output=True)
    assert done.returncode == 0, done.stdout


def test_parquet_and_jsonl_say_the_same(built):
    for config in CONFIGS:
        table = pq.read_table(built / CUT / f"data/{config}/test.parquet").to_pylist()
        assert table == rows_of(built, config)


def test_rows_are_in_order_and_complete(built):
    rows = rows_of(built, "zero_shot")
    assert [row["id"] for row in rows] == [row["id"] for row in rows_of(built, "four_shot")]
    assert len(rows) == len(FAMILIES) * 2 * 2
    keys = [(row["family"], row["difficulty"], row["id"]) for row in rows]
    assert keys == sorted(keys)
    assert list(rows[0])[:9] == [
        "id",
        "family",
        "difficulty",
        "seed",
        "question",
        "answer",
        "answer_type",
        "asked",
        "proof",
    ]


def test_no_number_in_a_release_is_a_float(built):
    def walk(value):
        assert not isinstance(value, float)
        for part in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
            walk(part)

    for config in CONFIGS:
        for row in rows_of(built, config):
            walk(row)
            walk(json.loads(row["facts"]))
    for path in (built / CUT).rglob("*.json"):
        walk(json.loads(path.read_text()))


def test_datasets_loads_both_configs(built, tmp_path):
    from datasets import get_dataset_config_names, load_dataset

    folder = str(built / CUT)
    assert get_dataset_config_names(folder) == list(CONFIGS)
    for config in (*CONFIGS, None):
        loaded = load_dataset(folder, config, split="test", cache_dir=str(tmp_path))
        assert loaded.to_list() == rows_of(built, config or "zero_shot")
        assert loaded.features["difficulty"].dtype == "int8"


def test_four_shot_questions_begin_with_their_demonstrations(built):
    plain = {row["id"]: row for row in rows_of(built, "zero_shot")}
    for row in rows_of(built, "four_shot"):
        (shot,) = row["demonstrations"]
        assert row["question"].startswith(f"Example 1\n\n{shot['question']}\n\nRequest: {shot['request']}\n")
        assert row["question"].endswith(plain[row["id"]]["question"])
        assert {key: row[key] for key in row if key not in ("question", "demonstrations")} == {
            key: value for key, value in plain[row["id"]].items() if key not in ("question", "demonstrations")
        }


def test_the_manifest_tells_the_files(built):
    folder = built / CUT
    manifest = json.loads((folder / "manifest.json").read_text())
    assert manifest["root_seed"] == 7
    assert set(manifest["families"]) == set(FAMILIES)
    for name, said in manifest["files"].items():
        content = (folder / name).read_bytes()
        assert (said["bytes"], said["sha256"]) == (len(content), hashlib.sha256(content).hexdigest())
        assert said["rows"] == len(FAMILIES) * 4


def test_a_secret_root_seed_stays_secret(built, tmp_path, monkeypatch):
    secret = "5e" * 32
    folder = tmp_path / "secret"
    shutil.copytree(built, folder)
    monkeypatch.chdir(folder)
    params = yaml.safe_load((folder / "params.yaml").read_text())
    params["missing_fact"]["generate"]["root_seed"] = secret
    params["missing_fact"]["generate"]["rows"] = dict.fromkeys(FAMILIES, 0) | {
        "A": 0,
        "B": 0,
        "crt_reconstruction": 2,
    }
    (folder / "params.yaml").write_text(yaml.safe_dump(params))
    for stage in STAGES:
        done = run(stage, "missing_fact")
        assert done.exit_code == 0, done.output
    everything = b"".join(bytes_of(folder / BUILT).values())
    assert secret.encode() not in everything
    assert hashlib.sha256(bytes.fromhex(secret)).hexdigest().encode() in everything


def test_nothing_of_this_machine_is_in_it(built):
    everything = b"".join(bytes_of(built / CUT).values())
    for word in (str(built), str(Path.home()), "/tmp/"):
        assert word.encode() not in everything


def test_rows_are_told_without_the_code_the_libraries_and_the_day_that_made_them(built):
    """So that the same rows have the same manifest, and the same version."""
    manifest = json.loads((built / CUT / "manifest.json").read_bytes())
    assert set(manifest) == {
        "name", "version", "format", "canary", "root_seed", "params", "splits", "families", "files"
    }  # fmt: skip
    assert set(manifest["params"]) == {"generate"}


def test_the_bytes_are_the_same_again_and_for_any_number_of_workers(built, tmp_path, monkeypatch):
    furnish(tmp_path)
    shutil.copytree(built / "datacards", tmp_path / "datacards", dirs_exist_ok=True)
    monkeypatch.chdir(tmp_path)
    assert run("generate", "missing_fact", "--workers", 3).exit_code == 0
    for stage in STAGES[1:]:
        assert run(stage, "missing_fact").exit_code == 0
    assert bytes_of(tmp_path / BUILT) == bytes_of(built / BUILT)


def test_cut_again_changes_nothing(workplace):
    before = bytes_of(workplace / CUT)
    done = run("cut", "missing_fact")
    assert (done.exit_code, done.output) == (0, f"{CUT}: same rows\n")
    assert bytes_of(workplace / CUT) == before


def test_cut_puts_missing_data_in_place(workplace):
    before = bytes_of(workplace / CUT)
    shutil.rmtree(workplace / CUT / "data")
    (workplace / CUT / "jsonl/zero_shot/test.jsonl").unlink()
    done = run("cut")
    assert "3 files put in place" in done.output
    assert bytes_of(workplace / CUT) == before


@pytest.mark.parametrize("name", ["manifest.json", "schema.json", "data/zero_shot/test.parquet"])
def test_cut_finds_altered_rows(workplace, name):
    path = workplace / CUT / name
    path.write_bytes(path.read_bytes()[:-1] + b"\x00")
    done = run("cut")
    assert done.exit_code == 1
    assert f"{CUT}/{name}: is altered" in done.output


@pytest.mark.parametrize("name", ["README.md", "LICENSE", "attestations/quality.json"])
def test_cut_writes_documents_and_attestations_again(workplace, name):
    before = bytes_of(workplace / CUT)
    (workplace / CUT / name).write_text("{}")
    done = run("cut", "missing_fact")
    assert (done.exit_code, done.output) == (0, f"{CUT}: same rows; written again: {name}\n")
    assert bytes_of(workplace / CUT) == before


def test_cut_refuses_an_altered_or_unfinished_build(workplace):
    path = workplace / BUILT / "jsonl/zero_shot/test.jsonl"
    path.write_bytes(path.read_bytes() + b"\n")
    assert "test.jsonl: is altered. Make it again" in run("cut").output
    shutil.rmtree(workplace / BUILT)
    assert run("cut").exit_code == 2


def test_cut_refuses_a_build_of_another_version(workplace):
    params = PARAMS | {"missing_fact": SMALL["missing_fact"] | {"version": "1.1.0"}}
    (workplace / "params.yaml").write_text(yaml.safe_dump(params))
    assert "missing_fact.version is 1.1.0 now, and was 1.0.0. Run: dvc repro" in run("cut").output


@pytest.mark.parametrize("line", ["0" * 64 + "  ../../params.yaml", "0" * 64 + "  /etc/hostname", "nonsense"])
def test_checksums_cannot_name_a_path_outside(workplace, line):
    (workplace / BUILT / "SHA256SUMS").write_text(line + "\n")
    done = run("cut")
    assert done.exit_code == 1
    assert "expected '<sha256>  <path in the folder>'" in done.output


def test_a_release_that_fails_half_way_leaves_the_old_one(workplace, monkeypatch):
    from pipeline.releasing import assembling

    before = bytes_of(workplace / BUILT)

    def broken(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(assembling, "write_tables", broken)
    done = run("release", "missing_fact")
    assert done.exit_code == 3
    assert "No space left on device" in done.output
    assert bytes_of(workplace / BUILT) == before
    assert [
        path.name for path in (workplace / "build/missing_fact").iterdir() if path.name.startswith(".")
    ] == []


def test_the_console_script_is_the_module():
    project = tomllib.loads((REPOSITORY / "pyproject.toml").read_text())["project"]
    assert project["scripts"] == {"seedproof": "pipeline.__main__:main"}
