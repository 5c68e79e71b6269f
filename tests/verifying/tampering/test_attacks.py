"""The attacker is worth its name: what it writes without an alteration has the bytes of the release.

That every kind alters a release is seen where it is tried on `verify`.
"""

import os
import shutil
from hashlib import sha256
from pathlib import Path

import pytest

from pipeline.releasing.checksums import SUMS
from seedproof.record.draws import Draws
from seedproof.record.files import walked
from tests.circles import soak
from tests.conftest import SMALL
from tests.verifying.tampering import TAMPERINGS, DoesNotApply, apply, reseal
from tests.verifying.tampering.editing import path_of, put_rows, read_table, rows_of, tables, write_table
from tests.verifying.tampering.remaking import remake
from tests.verifying.tampering.resealing import write_pointer

pytestmark = pytest.mark.slow

Entry = tuple[str, bytes]

POINTER = """\
outs:
- path: data
  md5: 01a73d571026682e3fc97a0a4176f634.dir
  size: 4
  nfiles: 1
  hash: md5
"""


class Victim:
    """A copy of a release in which everything is put back after each tampering."""

    def __init__(self, release: Path, folder: Path) -> None:
        shutil.copytree(release, folder)
        self.folder = folder
        self.intact = entries(folder)

    def altered(self, tampering) -> dict[str, Entry]:
        """What the folder holds after a tampering, which stays: something else, and its checksums hold."""
        try:
            apply(self.folder, tampering)
        except BaseException:
            self.put_back()
            raise
        after = entries(self.folder)
        if tampering.sealed and after.get(SUMS, ("", b""))[0] == "file":
            assert not broken_sums(self.folder, after), tampering.name
        names = told_apart(self.intact, after)
        if not tampering.name.startswith(SUMS):
            names = [name for name in names if name != SUMS]
        assert names, tampering.name
        return after

    def put_back(self, after: dict[str, Entry] | None = None) -> None:
        """Make the folder what it was, from what it holds now."""
        shutil.rmtree(self.folder.with_name(f"{self.folder.name}-outside"), ignore_errors=True)
        after = after or entries(self.folder)
        for name in sorted(after, reverse=True):
            if self.intact.get(name) != after[name]:
                remove(self.folder / name)
        for name, (kind, content) in self.intact.items():
            if after.get(name) == (kind, content):
                continue
            path = self.folder / name
            if kind == "folder":
                path.mkdir()
            else:
                path.write_bytes(content)


def entries(folder: Path) -> dict[str, Entry]:
    """Every name below a folder, with its type and content; a folder before what is in it."""
    return {name: held(entry) for name, entry in walked(folder)}


def held(entry: os.DirEntry) -> Entry:
    if entry.is_symlink():
        return "link", os.readlink(entry.path).encode()
    if entry.is_file():
        return "file", Path(entry.path).read_bytes()
    return ("folder" if entry.is_dir() else "pipe"), b""


def remove(path: Path) -> None:
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)


def broken_sums(folder: Path, after: dict[str, Entry]) -> list[str]:
    """The lines of SHA256SUMS that `sha256sum -c` would not confirm, in a folder that holds `after`."""
    lines = after[SUMS][1].decode().splitlines()
    return [line for line in lines if not confirmed(folder, after, line)]


def confirmed(folder: Path, after: dict[str, Entry], line: str) -> bool:
    digest, _, name = line.removeprefix("\\").partition("  ")
    if line.startswith("\\"):
        name = name.replace("\\n", "\n").replace("\\\\", "\\")
    kind, content = after.get(name, ("", b""))
    if kind == "file":
        return sha256(content).hexdigest() == digest
    path = folder / name
    return path.is_file() and sha256(path.read_bytes()).hexdigest() == digest


def told_apart(before: dict[str, Entry], after: dict[str, Entry]) -> list[str]:
    return [name for name in {*before, *after} if before.get(name) != after.get(name)]


@pytest.fixture(scope="module")
def victims(attested, tmp_path_factory):
    """A release of each benchmark to tamper with."""
    folder = tmp_path_factory.mktemp("victims")
    return {
        benchmark: Victim(attested / "releases" / benchmark / "1.0.0", folder / benchmark / "1.0.0")
        for benchmark in SMALL
    }


@pytest.fixture
def victim(victims, request, attested, monkeypatch):
    monkeypatch.chdir(attested)
    return victims[request.param]


each = pytest.mark.parametrize("victim", SMALL, indirect=True)


def test_there_are_many_kinds_and_no_two_have_the_same_name():
    names = {tampering.name for tampering in TAMPERINGS}
    assert len(names) == len(TAMPERINGS)
    assert len(TAMPERINGS) >= 900


@each
def test_what_is_read_and_written_again_has_the_same_bytes(victim):
    """The attacker writes as well as the project does: nothing but the alteration gives it away."""
    for table in tables(victim.folder):
        path = path_of(victim.folder, table, "data")
        write_table(path, read_table(path))
        put_rows(victim.folder, table, rows_of(victim.folder, table))
    reseal(victim.folder)
    assert told_apart(victim.intact, entries(victim.folder)) == []


@each
def test_what_is_counted_and_measured_again_of_the_same_rows_is_the_same(victim):
    remake(victim.folder, Draws("00" * 16))
    assert told_apart(victim.intact, entries(victim.folder)) == []


@pytest.mark.parametrize("step", [60, pytest.param(12, marks=soak)])
@pytest.mark.parametrize("victim", ["missing_fact"], indirect=True)
def test_a_kind_alters_a_release_the_same_way_every_time(victim, step):
    for tampering in TAMPERINGS[::step]:
        try:
            after = victim.altered(tampering)
        except DoesNotApply:
            continue
        victim.put_back(after)
        assert victim.altered(tampering) == after, tampering.name
        victim.put_back(after)


def test_a_pointer_is_the_one_that_dvc_writes(tmp_path):
    (tmp_path / "data/easy").mkdir(parents=True)
    (tmp_path / "data/easy/test.parquet").write_bytes(b"PAR1")
    write_pointer(tmp_path)
    assert (tmp_path / "files.dvc").read_text() == POINTER
