"""Scripts that ask something else, archives of another kind, and words of engines that never ran."""

import io
import tarfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

import pyarrow

from seedproof.record.draws import Draws
from tests.verifying.tampering.editing import in_bytes, in_json, in_text
from tests.verifying.tampering.tampering import Change, DoesNotApply, Tampering

ARCHIVE = "proofs/scripts.tar.zst"
CERTIFIED = ("missing_fact",)
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


STATEMENT = "attestations/certify.json"


def _stated(edit: Callable[[Any], Any]) -> Change:
    return in_json(STATEMENT, lambda statement: edit(statement["predicate"]))


def _first_query(**values: Any) -> Change:
    return _stated(lambda said: said["queries"][0].update(values))


STATEMENTS: dict[str, Change] = {
    "on one query alone": _stated(lambda said: said.update(queries=said["queries"][:1])),
    "on other scripts": _stated(lambda said: said["scripts"].update(sha256="0" * 64)),
    "on more scripts": _stated(lambda said: said["scripts"].update(count=1_000_000)),
    "of engines without a name": _stated(lambda said: said.update(engines={})),
    "of another engine": _stated(lambda said: said.update(engines={"humans": "1.0"})),
    "on nothing": _stated(lambda said: said.update(queries=[])),
    "a contradiction": _first_query(said={"z3": {"unsat": 6}, "cvc5": {"unsat": 6}}),
    "more models than scripts": _first_query(replayed=1_000),
    "nothing covered": _stated(lambda said: said.update(families={})),
    "no lemmas": _stated(lambda said: said.pop("lemmas")),
    "no JSON": in_text(STATEMENT, lambda text: "decided, trust us\n"),
    "taken out, the archive left": lambda folder, draws: (folder / STATEMENT).unlink(),
}


def _restated(change: Change) -> Change:
    """Alter the archive, and have the engines' word be on what then lies there."""

    def changed(folder: Path, draws: Draws) -> None:
        change(folder, draws)
        digest = sha256((folder / ARCHIVE).read_bytes()).hexdigest()
        _stated(lambda said: said["scripts"].update(sha256=digest))(folder, draws)

    return changed


def _less_covered(said: Any) -> None:
    family = next(iter(said["families"].values()))
    family |= {"full": 0, "part": family["full"]}


UNDECIDED: dict[str, Change] = {
    "on an archive with a contradiction put in": _restated(SCRIPTS["a contradiction put in"]),
    "on an archive that is none": _restated(SCRIPTS["no archive"]),
    "on lemmas that are invented": _stated(lambda said: said.update(lemmas={"trust_us": 7})),
    "on rows that are covered in part": _stated(_less_covered),
}
"""What could be the word of engines, and is not: having them decide tells."""

KINDS = (
    *(
        Tampering(name=f"{group}: {name}", change=change, only=CERTIFIED)
        for group, changes in {"scripts": SCRIPTS, "a word of engines": STATEMENTS}.items()
        for name, change in changes.items()
    ),
    *(
        Tampering(name=f"a word of engines: {name}", change=change, only=CERTIFIED, on_word=True)
        for name, change in UNDECIDED.items()
    ),
)
