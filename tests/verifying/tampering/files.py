"""Files added, missing, linked or of another kind, and checksums and pointers that tell of others."""

import os
import shutil
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import yaml

from seedproof.record.draws import Draws
from tests.verifying.tampering.editing import first
from tests.verifying.tampering.resealing import POINTER, SUMS, sums_lines, write_pointer
from tests.verifying.tampering.tampering import Change, Tampering, outside

PARQUET = "data/*/*.parquet"
JSONL = "jsonl/*/*.jsonl"
ATTESTATION = "attestations/quality.json"

FILES = (
    "README.md",
    "CHANGELOG.md",
    "LICENSE",
    "manifest.json",
    "croissant.json",
    "schema.json",
    "example.png",
    "attestations/validate.json",
    "attestations/cycle.json",
    "attestations/quality.json",
    PARQUET,
    JSONL,
)
"""Every file of a release but its checksums; those with stars stand for all of their kind."""

SCRIPT = b"import os\n\nos.system('touch unpickled')\n"


def _written(name: str, content: bytes = b"trust us\n") -> Change:
    """Add a file."""

    def change(folder: Path, draws: Draws) -> None:
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)

    return change


def _made(name: str) -> Change:
    """Add an empty folder."""
    return lambda folder, draws: (folder / name).mkdir(parents=True)


def _removed(name: str) -> Change:
    def change(folder: Path, draws: Draws) -> None:
        path = first(folder, name)
        path.unlink()

    return change


def _renamed(name: str, rename: Callable[[str], str]) -> Change:
    def change(folder: Path, draws: Draws) -> None:
        path = first(folder, name)
        path.rename(path.with_name(rename(path.name)))

    return change


def _linked(name: str) -> Change:
    """Put a link to a copy outside in the place of a file or folder."""

    def change(folder: Path, draws: Draws) -> None:
        path = first(folder, name)
        copy = outside(folder) / path.name
        shutil.move(path, copy)
        path.symlink_to(os.path.relpath(copy, path.parent))

    return change


def _linked_within(name: str) -> Change:
    """Put a link to another file of the release in the place of a file."""

    def change(folder: Path, draws: Draws) -> None:
        path = first(folder, name)
        path.unlink()
        path.symlink_to(os.path.relpath(folder / "LICENSE", path.parent))

    return change


def _dangling(name: str) -> Change:
    def change(folder: Path, draws: Draws) -> None:
        path = first(folder, name)
        path.unlink()
        path.symlink_to("nowhere")

    return change


def _extra_link(name: str, target: str) -> Change:
    return lambda folder, draws: (folder / name).symlink_to(target)


def _pipe(name: str) -> Change:
    """Put a pipe, from which nobody ever reads anything, in the place of a file."""

    def change(folder: Path, draws: Draws) -> None:
        path = first(folder, name)
        path.unlink()
        os.mkfifo(path)

    return change


def _extra_pipe(name: str) -> Change:
    return lambda folder, draws: os.mkfifo(folder / name)


def _folder_for(name: str) -> Change:
    """Put a folder that holds the file in the file's place."""

    def change(folder: Path, draws: Draws) -> None:
        path = first(folder, name)
        content = path.read_bytes()
        path.unlink()
        path.mkdir()
        (path / path.name).write_bytes(content)

    return change


def _file_for(name: str) -> Change:
    """Put a file in the place of a folder."""

    def change(folder: Path, draws: Draws) -> None:
        shutil.rmtree(folder / name)
        (folder / name).write_bytes(b"moved\n")

    return change


def _copied(name: str, to: str) -> Change:
    def change(folder: Path, draws: Draws) -> None:
        path = folder / to
        path.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(first(folder, name), path)

    return change


def _exchanged(name: str, other: str) -> Change:
    """Exchange the contents of two files."""

    def change(folder: Path, draws: Draws) -> None:
        one, two = first(folder, name), first(folder, other)
        content = one.read_bytes()
        one.write_bytes(two.read_bytes())
        two.write_bytes(content)

    return change


def _as_submodule(folder: Path, draws: Draws) -> None:
    (folder / ".git").write_bytes(b"gitdir: ../../elsewhere\n")


def _git(folder: Path, draws: Draws) -> None:
    """A Git folder whose hook runs what it likes."""
    hooks = folder / ".git/hooks"
    hooks.mkdir(parents=True)
    (hooks / "post-checkout").write_bytes(b"#!/bin/sh\ntouch unpickled\n")
    (folder / ".git/config").write_bytes(b"[core]\n\tfsmonitor = touch unpickled\n")


EXTRA: dict[str, Change] = {
    "a text": _written("notes.txt"),
    "a loading script": _written("missing_fact.py", SCRIPT),
    "a requirements.txt": _written("requirements.txt", b"evil @ http://127.0.0.1:9/evil.tar.gz\n"),
    "a pickle": _written("rows.pkl", b"\x80\x04N."),
    "a .dvc/config": _written(".dvc/config", b"[core]\n    remote = elsewhere\n"),
    "a hidden file in data": _written("data/.hidden"),
    "a Parquet file in data": _copied(PARQUET, "data/extra/test.parquet"),
    "a Parquet file beside another": _copied(PARQUET, "data/extra.parquet"),
    "a train split": _copied(JSONL, "jsonl/extra/train.jsonl"),
    "a copy of the card of another case": _copied("README.md", "readme.md"),
    "a copy of the licence of another case": _copied("LICENSE", "license"),
    "a second licence": _written("LICENSE.txt"),
    "a report": _written("report/quality.json", b"{}\n"),
    "a gallery": _written("GALLERY.md"),
    "an attestation of another kind": _copied(ATTESTATION, "attestations/humans.json"),
    "an attestation in another folder": _copied(ATTESTATION, "data/quality.json"),
    "a chart": _written("report/figures/most_common_answer.svg", b"<svg/>\n"),
    "a source": _copied(JSONL, "sources/notes.jsonl"),
    "an archive of scripts": _written("proofs/scripts.tar.zst"),
    "an archive of something else": _written("proofs/rows.tar.zst"),
    "a task that runs what it likes": _written("evals/inspect_tasks.py", SCRIPT),
    "a task too much": _written("evals/humans.py", SCRIPT),
    "a pointer to other scripts": _written(
        "scripts.dvc", b"outs:\n- path: ../../../pipeline\n  remote: elsewhere\n"
    ),
    "a word on where it was published": _written("publication.json"),
    "a web page": _written("index.html", b"<script>fetch('http://127.0.0.1:9/')</script>\n"),
    "a file with a space in its name": _written("read me.txt"),
    "a file with a newline in its name": _written("a\nb"),
    "a file with a backslash in its name": _written("data\\extra"),
    "a file whose name is no ASCII": _written("READM\u0415.md"),
    "a file whose name begins with a dash": _written("-rf"),
    "a file of a backup": _copied("README.md", "README.md~"),
    "a Mac's leavings": _written(".DS_Store", b"\x00\x00\x00\x01Bud1"),
    "an empty file": _written("empty", b""),
    "compiled Python": _written("__pycache__/pyarrow.cpython-311.pyc", b"\xa7\r\r\n"),
    "a module that shadows pyarrow": _written("pyarrow.py", SCRIPT),
    "a dvc.yaml": _written("dvc.yaml", b"stages:\n  evil:\n    cmd: touch unpickled\n"),
    "signatures": _written("SHA256SUMS.asc", b"-----BEGIN PGP SIGNATURE-----\n"),
}
"""Once with a line in SHA256SUMS, once without."""

KIND_OF_FILE: dict[str, Change] = {
    "a link to a copy outside, for a Parquet file": _linked(PARQUET),
    "a link to a copy outside, for JSON lines": _linked(JSONL),
    "a link to a copy outside, for the card": _linked("README.md"),
    "a link to a copy outside, for the manifest": _linked("manifest.json"),
    "a link to a copy outside, for the folder of Parquet files": _linked("data"),
    "a link to a copy outside, for a config's folder": _linked("jsonl/*"),
    "a link to a copy outside, for the attestations": _linked("attestations"),
    "a link to a copy outside, for an attestation": _linked(ATTESTATION),
    "a link to nowhere, for JSON lines": _dangling(JSONL),
    "a link to itself": _extra_link("loop", "loop"),
    "a link to the licence, for the changelog": _linked_within("CHANGELOG.md"),
    "a pipe for a document": _pipe("CHANGELOG.md"),
    "a pipe for an attestation": _pipe(ATTESTATION),
    "a pipe for the card": _pipe("README.md"),
    "a pipe for the manifest": _pipe("manifest.json"),
    "a pipe for JSON lines": _pipe(JSONL),
    "a pipe for a Parquet file": _pipe(PARQUET),
    "a pipe too much": _extra_pipe("pipe"),
    "a folder for a document": _folder_for("LICENSE"),
    "a folder for the manifest": _folder_for("manifest.json"),
    "a folder for a Parquet file": _folder_for(PARQUET),
    "a file for the folder of attestations": _file_for("attestations"),
    "a file for the folder of JSON lines": _file_for("jsonl"),
    "an empty folder": _made("notes"),
    "an empty folder in data": _made("data/extra"),
    "an empty hidden folder": _made(".cache"),
    "a folder .git": _git,
    "a file .git": _as_submodule,
    "a link to a file outside": _extra_link("hosts", "/etc/hosts"),
    "a link to the folder above": _extra_link("notes", "nowhere/.."),
    "card and changelog exchanged": _exchanged("README.md", "CHANGELOG.md"),
    "two attestations exchanged": _exchanged("attestations/validate.json", "attestations/quality.json"),
    "the card named in small letters": _renamed("README.md", str.lower),
    "a Parquet file of another name": _renamed(PARQUET, lambda name: f"other_{name}"),
    "JSON lines of another ending": _renamed(JSONL, lambda name: name.replace(".jsonl", ".json")),
}


def _listing(edit: Callable[[list[str]], list[str]]) -> Change:
    """Alter the lines of SHA256SUMS."""

    def change(folder: Path, draws: Draws) -> None:
        lines = edit(sums_lines(folder))
        (folder / SUMS).write_text("".join(f"{line}\n" for line in lines))

    return change


def _sums_bytes(edit: Callable[[bytes], bytes]) -> Change:
    def change(folder: Path, draws: Draws) -> None:
        path = folder / SUMS
        path.write_bytes(edit(path.read_bytes()))

    return change


def _also_listed(name: str) -> Change:
    """List a file that is not of the rows, in its place."""

    def change(folder: Path, draws: Draws) -> None:
        line = f"{sha256((folder / name).read_bytes()).hexdigest()}  {name}"
        lines = sorted([*sums_lines(folder), line], key=lambda line: line[66:])
        (folder / SUMS).write_text("".join(f"{line}\n" for line in lines))

    return change


def _above(folder: Path, draws: Draws) -> None:
    """List the licence by a way that leaves the folder and comes back."""
    lines = sums_lines(folder)
    digest = sha256((folder / "LICENSE").read_bytes()).hexdigest()
    text = "".join(f"{line}\n" for line in [*lines, f"{digest}  ../{folder.name}/LICENSE"])
    (folder / SUMS).write_text(text)


EMPTY = sha256(b"").hexdigest()

LISTINGS: dict[str, Change] = {
    "in another order": _listing(lambda lines: lines[::-1]),
    "in the order of the hashes": _listing(sorted),
    "with a comment": _listing(lambda lines: ["# made by hand", *lines]),
    "with an empty line": _listing(lambda lines: [*lines, ""]),
    "with marks of binary files": _listing(lambda lines: [line.replace("  ", " *", 1) for line in lines]),
    "with hashes in capitals": _listing(lambda lines: [line[:64].upper() + line[64:] for line in lines]),
    "with an absolute path": _listing(lambda lines: [*lines, f"{EMPTY}  /dev/null"]),
    "with a path out of the folder": _above,
    "with a dot before the paths": _listing(lambda lines: [line.replace("  ", "  ./", 1) for line in lines]),
    "with two slashes in a path": _listing(lambda lines: [line.replace("/", "//", 1) for line in lines]),
    "with the same path twice": _listing(lambda lines: [*lines, lines[-1]]),
    "with the same path twice, first with another hash": _listing(
        lambda lines: ["0" * 64 + lines[0][64:], *lines]
    ),
    "without the schema": _listing(
        lambda lines: [line for line in lines if not line.endswith("  schema.json")]
    ),
    "with the card": _also_listed("README.md"),
    "with an attestation": _also_listed(ATTESTATION),
    "without the manifest": _listing(
        lambda lines: [line for line in lines if not line.endswith("manifest.json")]
    ),
    "without the data": _listing(lambda lines: [line for line in lines if "  data/" not in line]),
    "without JSON lines": _listing(lambda lines: [line for line in lines if "  jsonl/" not in line]),
    "with a file that is not there": _listing(lambda lines: [*lines, f"{EMPTY}  notes.txt"]),
    "with a line for itself": _listing(lambda lines: [*lines, f"{EMPTY}  SHA256SUMS"]),
    "with another hash": _listing(lambda lines: ["0" * 64 + lines[0][64:], *lines[1:]]),
    "with SHA-1": _listing(lambda lines: [line[:40] + line[64:] for line in lines]),
    "in the form of BSD": _listing(lambda lines: [f"SHA256 ({line[66:]}) = {line[:64]}" for line in lines]),
    "with one space": _listing(lambda lines: [line.replace("  ", " ", 1) for line in lines]),
    "with three spaces": _listing(lambda lines: [line.replace("  ", "   ", 1) for line in lines]),
    "with tabs": _listing(lambda lines: [line.replace("  ", "\t", 1) for line in lines]),
    "with spaces at the end": _listing(lambda lines: [f"{line} " for line in lines]),
    "with CRLF": _sums_bytes(lambda content: content.replace(b"\n", b"\r\n")),
    "with a byte-order mark": _sums_bytes(lambda content: b"\xef\xbb\xbf" + content),
    "with a line separator of Unicode": _sums_bytes(
        lambda content: content.replace(b"\n", "\u2028".encode(), 1)
    ),
    "with a form feed for a newline": _sums_bytes(lambda content: content.replace(b"\n", b"\x0c", 1)),
    "without the last newline": _sums_bytes(lambda content: content[:-1]),
    "with a byte that is no UTF-8": _sums_bytes(lambda content: content + b"\xff\n"),
    "empty": _sums_bytes(lambda content: b""),
    "missing": lambda folder, draws: (folder / SUMS).unlink(),
    "a pipe": _pipe(SUMS),
    "a link to a copy outside": _linked(SUMS),
    "a folder": _folder_for(SUMS),
}


def _pointing(edit: Callable[[dict[str, Any]], Any]) -> Change:
    """Write DVC's pointer, with something wrong in it."""

    def change(folder: Path, draws: Draws) -> None:
        write_pointer(folder)
        path = folder / POINTER
        pointer = yaml.safe_load(path.read_text())
        edit(pointer)
        path.write_text(yaml.safe_dump(pointer, sort_keys=False))

    return change


def _pointer_text(edit: Callable[[str], str]) -> Change:
    def change(folder: Path, draws: Draws) -> None:
        write_pointer(folder)
        path = folder / POINTER
        path.write_text(edit(path.read_text()))

    return change


POINTERS: dict[str, Change] = {
    "another hash": _pointing(lambda pointer: pointer["outs"][0].update(md5=f"{'0' * 32}.dir")),
    "another size": _pointing(lambda pointer: pointer["outs"][0].update(size=1)),
    "another count of files": _pointing(lambda pointer: pointer["outs"][0].update(nfiles=99)),
    "another hash function": _pointing(lambda pointer: pointer["outs"][0].update(hash="sha256")),
    "a command": _pointing(lambda pointer: pointer.update(cmd="touch unpickled")),
    "a path out of the folder": _pointing(
        lambda pointer: pointer["outs"][0].update(path="../../../pipeline")
    ),
    "an absolute path": _pointing(lambda pointer: pointer["outs"][0].update(path="/etc")),
    "the attestations too": _pointing(lambda pointer: pointer["outs"].append({"path": "attestations"})),
    "a dependency on the web": _pointing(
        lambda pointer: pointer.update(deps=[{"path": "http://127.0.0.1:9/data"}])
    ),
    "another remote": _pointing(lambda pointer: pointer["outs"][0].update(remote="elsewhere")),
    "no cache": _pointing(lambda pointer: pointer["outs"][0].update(cache=False)),
    "a folder less": _pointing(lambda pointer: pointer["outs"].pop()),
    "folders in another order": _pointing(lambda pointer: pointer["outs"].reverse()),
    "frozen": _pointing(lambda pointer: pointer.update(frozen=True)),
    "a note": _pointing(lambda pointer: pointer.update(meta={"note": "trust us"})),
    "a comment": _pointer_text(lambda text: f"# trust us\n{text}"),
    "an object of Python": _pointer_text(
        lambda text: f"{text}meta: !!python/object/apply:os.system ['touch unpickled']\n"
    ),
    "no YAML": _pointer_text(lambda text: "\t: ["),
    "nothing": _pointer_text(lambda text: ""),
}


def _missing() -> list[Tampering]:
    """Each file missing, with its line in SHA256SUMS and without."""
    kinds = []
    for name in FILES:
        removed = _removed(name)
        kinds.append(Tampering(name=f"missing: {name}", change=removed, sealed=False))
        kinds.append(Tampering(name=f"missing: {name}, also in the checksums", change=removed))
    return kinds


def _folder_missing(name: str) -> Change:
    return lambda folder, draws: shutil.rmtree(folder / name)


KINDS = (
    *(Tampering(name=f"extra, listed: {name}", change=change) for name, change in EXTRA.items()),
    *(
        Tampering(name=f"extra, unlisted: {name}", change=change, sealed=False)
        for name, change in EXTRA.items()
    ),
    *(Tampering(name=f"files: {name}", change=change) for name, change in KIND_OF_FILE.items()),
    Tampering(name="files: a folder .git, unlisted", change=_git, sealed=False),
    *(
        Tampering(name=f"SHA256SUMS: {name}", change=change, sealed=False)
        for name, change in LISTINGS.items()
    ),
    *(Tampering(name=f"pointer: {name}", change=change, sealed=False) for name, change in POINTERS.items()),
    *_missing(),
    Tampering(name="missing: all Parquet files", change=_folder_missing("data")),
    Tampering(name="missing: all JSON lines", change=_folder_missing("jsonl")),
    Tampering(name="missing: all attestations", change=_folder_missing("attestations")),
)
