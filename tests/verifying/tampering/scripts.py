"""Scripts that ask something else, archives of another kind, and words of engines that never ran."""

import io
import json
import tarfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

import pyarrow

from seedproof.record.draws import Draws
from tests.verifying.tampering.editing import in_bytes, in_json
from tests.verifying.tampering.resealing import pretty
from tests.verifying.tampering.tampering import Change, DoesNotApply, Tampering

ARCHIVE = "proofs/scripts.tar.zst"
STATEMENT = "report/certify.json"
MOST = 1 << 26
"""Bytes that the scripts of a small release unpack to at most."""
LEVEL = 12
"""How the archive of a release is compressed."""


@dataclass(frozen=True)
class Member:
    """A file of an archive."""

    name: str
    content: bytes


def unpacked(content: bytes) -> list[Member]:
    with pyarrow.input_stream(io.BytesIO(content), compression="zstd") as stream:
        packed = stream.read(MOST)
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        return list(_members(archive))


def _members(archive: tarfile.TarFile) -> Iterator[Member]:
    for told in archive:
        file = archive.extractfile(told)
        if file is not None:
            yield Member(told.name, file.read())


def packed(members: list[Member], level: int = LEVEL) -> bytes:
    held = io.BytesIO()
    with tarfile.open(fileobj=held, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for member in members:
            told = tarfile.TarInfo(member.name)
            told.size = len(member.content)
            archive.addfile(told, io.BytesIO(member.content))
    return compressed(held.getvalue(), level)


def compressed(content: bytes, level: int = LEVEL) -> bytes:
    made: bytes = pyarrow.Codec("zstd", compression_level=level).compress(content, asbytes=True)
    return made


def _in_archive(edit: Callable[[list[Member]], list[Member]], level: int = LEVEL) -> Change:
    return in_bytes(ARCHIVE, lambda content: packed(edit(unpacked(content)), level))


def _in_script(old: bytes, new: bytes) -> Change:
    """Put other words into the first script that has some."""

    def edit(members: list[Member]) -> list[Member]:
        for place, member in enumerate(members):
            if old in member.content:
                other = Member(member.name, member.content.replace(old, new, 1))
                return [*members[:place], other, *members[place + 1 :]]
        raise DoesNotApply(f"no script has {old!r}")

    return _in_archive(edit)


SCRIPTS: dict[str, Change] = {
    "an assertion taken out": _in_script(b"(assert (not (=", b"; (assert (not (="),
    "a contradiction put in": _in_script(b"(check-sat)", b"(assert false)\n(check-sat)"),
    "another status": _in_script(b":status unsat", b":status sat"),
    "another number": _in_script(b"(/ 1.0", b"(/ 2.0"),
    "another sentence above an assertion": _in_script(b"; Task: ", b"; Question: "),
    "a command that writes a file": _in_script(
        b"(check-sat)", b'(set-option :regular-output-channel "written")\n(check-sat)'
    ),
    "one dropped": _in_archive(lambda members: members[:-1]),
    "one twice": _in_archive(lambda members: [*members, members[0]]),
    "one of another row": _in_archive(
        lambda members: [Member(members[0].name, members[-1].content), *members[1:]]
    ),
    "one of a row that is not there": _in_archive(
        lambda members: [*members, Member("missing_fact/invented/d1/000000/unique.smt2", b"(check-sat)\n")]
    ),
    "one that leaves its folder": _in_archive(
        lambda members: [*members, Member("../../outside.smt2", b"(check-sat)\n")]
    ),
    "in another order": _in_archive(lambda members: members[::-1]),
    "none": _in_archive(lambda members: []),
    "compressed in another way": _in_archive(lambda members: members, level=1),
    "no archive": in_bytes(ARCHIVE, lambda content: b"trust us\n"),
    "an archive that is cut off": in_bytes(ARCHIVE, lambda content: content[: len(content) // 2]),
    "an archive that unpacks to very much": in_bytes(ARCHIVE, lambda content: compressed(bytes(1 << 28))),
    "nothing": in_bytes(ARCHIVE, lambda content: b""),
}


def _counted(key: str, value: object) -> Change:
    return in_json("manifest.json", lambda manifest: manifest["scripts"].update({key: value}))


MANIFEST: dict[str, Change] = {
    "more than there are": _counted("scripts", 1_000_000),
    "no lemmas": _counted("lemmas", {}),
    "all rows covered": _counted("families", {}),
    "not mentioned": in_json("manifest.json", lambda manifest: manifest.pop("scripts")),
}


def _stated(**changes: Any) -> Change:
    """Add the word of an engine on these very scripts, one query of them, but for some changes."""

    def change(folder: Path, draws: Draws) -> None:
        content = (folder / ARCHIVE).read_bytes()
        count = len(unpacked(content))
        query = {
            "family": "bayes_missing_prior",
            "query": "unique",
            "expected": "unsat",
            "scripts": count,
            "said": {"z3": {"unsat": count}},
            "replayed": 0,
        }
        statement = {
            "benchmark": "missing_fact",
            "scripts": {"count": count, "sha256": sha256(content).hexdigest()},
            "seconds": "2",
            "engines": {"z3": "5.4.1.0"},
            "queries": [query],
        }
        (folder / STATEMENT).write_bytes(pretty(statement | changes))

    return change


def _text(content: bytes) -> Change:
    def change(folder: Path, draws: Draws) -> None:
        (folder / STATEMENT).write_bytes(content)

    return change


STATEMENTS: dict[str, Change] = {
    "on one query alone": _stated(),
    "on other scripts": _stated(scripts={"count": 1, "sha256": "0" * 64}),
    "on another benchmark": _stated(benchmark="university"),
    "of an engine without a name": _stated(engines={}),
    "on nothing": _stated(queries=[]),
    "in other JSON": _text(json.dumps({"benchmark": "missing_fact"}).encode()),
    "no JSON": _text(b"decided, trust us\n"),
}

_GROUPS = {"scripts": SCRIPTS, "scripts in the manifest": MANIFEST, "a word of engines": STATEMENTS}

KINDS = tuple(
    Tampering(name=f"{group}: {name}", change=change, only=("missing_fact",))
    for group, changes in _GROUPS.items()
    for name, change in changes.items()
)
