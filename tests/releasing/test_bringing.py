"""Data and scripts that are not here are made again, and only as they were."""

import shutil
from pathlib import Path

import pytest

from pipeline.archiving.bringing import bring, bring_scripts, scripts_of
from pipeline.certifying.statement import ARCHIVE
from pipeline.releasing.attestations import path_of, read_attestation, write_attestation
from pipeline.releasing.checksums import SUMS
from pipeline.releasing.manifest import read_manifest
from seedproof.record.errors import SeedproofError
from seedproof.record.files import file_digest
from tests.releasing.test_release import CUT, bytes_of

FOLDER = Path(CUT)


def test_missing_data_is_made_again_to_the_byte(workplace_few):
    before = bytes_of(FOLDER)
    assert bring(FOLDER) == "", "all of it is here"
    shutil.rmtree(FOLDER / "data")
    (FOLDER / "jsonl/zero_shot/test.jsonl").unlink()
    assert bring(FOLDER) == "made again"
    assert bytes_of(FOLDER) == before


def test_rows_that_this_code_makes_otherwise_are_not_put_in_place(workplace_few):
    sums = FOLDER / SUMS
    name = "jsonl/zero_shot/test.jsonl"
    sums.write_text(sums.read_text().replace(file_digest(FOLDER / name), "0" * 64))
    (FOLDER / name).unlink()
    shutil.rmtree(FOLDER / "data")
    with pytest.raises(SeedproofError, match="and this code makes other bytes"):
        bring(FOLDER)
    assert (FOLDER / "data/zero_shot/test.parquet").is_file(), "what is as it was is here"
    assert not (FOLDER / name).exists()


def test_data_that_is_altered_is_not_taken_for_what_was_released(workplace_few):
    (FOLDER / "jsonl/zero_shot/test.jsonl").write_bytes(b"")
    with pytest.raises(SeedproofError, match=r"test\.jsonl: is altered"):
        bring(FOLDER)


def certify(sha256):
    """Attest of the release that engines decided the scripts with this digest."""
    manifest = read_manifest(FOLDER)
    predicate = read_attestation(FOLDER, "certify", manifest)
    predicate["scripts"]["sha256"] = sha256
    write_attestation(FOLDER, "certify", manifest, predicate)


def test_scripts_are_made_where_the_release_attests_them(workplace_few):
    content = (FOLDER / ARCHIVE).read_bytes()
    assert content == scripts_of(FOLDER)
    (FOLDER / ARCHIVE).unlink()
    assert bring_scripts(FOLDER)
    assert (FOLDER / ARCHIVE).read_bytes() == content
    assert not bring_scripts(FOLDER), "they are here"
    (FOLDER / ARCHIVE).write_bytes(b"others")
    assert bring_scripts(FOLDER)
    assert (FOLDER / ARCHIVE).read_bytes() == content


def test_scripts_that_no_engine_decided_are_not_taken_for_those_attested(workplace_few):
    (FOLDER / ARCHIVE).unlink()
    certify("0" * 64)
    said = f"{path_of(FOLDER, 'certify')}: tells of other scripts than this code makes"
    with pytest.raises(SeedproofError, match=f"^{said}.*: dvc repro certify@missing_fact$"):
        bring_scripts(FOLDER)
    assert not (FOLDER / ARCHIVE).exists()
