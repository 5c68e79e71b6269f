"""Releases as a stranger's code could write them: refuted ones are refused, those of unknown origin told."""

import re
from hashlib import sha256

import pytest
from huggingface_hub import HfApi

import seedproof as sp
from pipeline.releasing.assembling import Contents, write_rows
from pipeline.releasing.attestations import attestations_of, write_attestation
from pipeline.releasing.documents import write_documents
from pipeline.verifying.release import Release
from seedproof.loading.stated import settings_from
from seedproof.record.rows import read_rows
from tests.conftest import run
from tests.releasing.test_release import CUT
from tests.tiny import acme_fixture, client_fixture, listed, real_cache_fixture

__all__ = ["acme_fixture", "client_fixture", "real_cache_fixture"]

NAME = "acme/missing_fact"


def swapped(rows):
    """Give each row the answer of the one before it in its family, and the first that of the last."""
    before = {row["family"]: row["answer"] for row in rows}
    changed = []
    for row in rows:
        changed.append(row | {"answer": before[row["family"]]})
        before[row["family"]] = row["answer"]
    return changed


def seeded(rows):
    """Give each row a seed that this code makes another row from."""
    return [row | {"seed": sha256(row["id"].encode()).hexdigest()[:32]} for row in rows]


@pytest.fixture
def put(acme, real_cache, built, tmp_path, monkeypatch):
    """Put the small release on the Hub with changed rows, by other generators and older code. Returns it."""
    monkeypatch.setattr("pipeline.verifying.verify.own_home", lambda benchmark: built)
    monkeypatch.setattr("seedproof.loading.hub._client", lambda restoring: HfApi(acme.endpoint))

    def put(change):
        folder, true = tmp_path / "release", Release(built / CUT)
        contents = Contents(
            benchmark=true.benchmark,
            settings=settings_from(true.manifest),
            families={
                family: made | {"generator": made["generator"] + 1}
                for family, made in true.manifest["families"].items()
            },
            tables={table: change(rows) for table, rows in true.rows.items()},
        )
        manifest = write_rows(folder, contents, built)
        for name, predicate in attestations_of(true.folder, true.manifest).items():
            write_attestation(folder, name, manifest, predicate | {"tool": {"seedproof": "0.9.0"}})
        write_documents(folder, built, None)
        acme.create(NAME)
        acme.tag(NAME, "v1.0.0", acme.commit(NAME, listed(folder), "1.0.0"))
        return folder

    return put


def download(out, *more):
    return run("download", "missing_fact", "--namespace", "acme", "--out", out, *more)


@pytest.mark.parametrize(
    ("change", "said"),
    [(swapped, r": missing_fact/\S+: .*"), (list, "seeds: .* its rows are those that this code makes")],
    ids=["swapped answers", "true rows of an invented generator"],
)
def test_a_refuted_release_is_placed_only_when_asked_for(put, tmp_path, change, said):
    folder, out = put(change), tmp_path / "out"
    done = download(out)
    assert (done.exit_code, out.exists()) == (1, False)
    assert re.search(f"^Error: {NAME}: is not what it says it is: .*{said}", done.output), done.output
    assert done.output.count("\n") == 1
    done = download(out, "--unproved")
    assert (done.exit_code, done.stdout) == (3, f"{out}\n")
    assert listed(out) == listed(folder)


def test_a_release_of_unknown_origin_is_placed_and_told(put, tmp_path):
    folder, out = put(seeded), tmp_path / "out"
    done = download(out)
    assert (done.exit_code, done.stdout) == (3, f"{out}\n")
    assert "not checked: seeds: of unknown provenance. See all" in done.stderr
    assert listed(out) == listed(folder)
    assert sp.load(NAME) == sp.load(out) == sp.load(folder, unproved=True)


def test_refuted_rows_are_loaded_only_unproved_or_known(put, monkeypatch):
    folder = put(swapped)
    table = folder / "jsonl/zero_shot/test.jsonl"
    for asked in (folder, NAME):
        with pytest.raises(sp.SeedproofError, match=r"is not proved: missing_fact/\w+/d\d/\d+: ") as refused:
            sp.load(asked)
        assert "\n" not in str(refused.value)
        assert sp.load(asked, unproved=True) == list(read_rows(table))
    digest = sha256(table.read_bytes()).hexdigest()
    monkeypatch.setattr("seedproof.loading.release.known_tables", lambda benchmark: {digest})
    assert sp.load(folder) == list(read_rows(table))
