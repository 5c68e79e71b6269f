"""A rehearsal of the way to the Hub and back, on a local Hub with the real clients.

Every command runs as a separate process, as a user runs it; its effect is read from the Hub's side.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from shutil import copyfile, copytree
from typing import Any

from pipeline.archiving.releases import release_folder, released_versions
from pipeline.publishing.child import last_line, run_python
from pipeline.publishing.local_hub import Account, LocalHub
from pipeline.publishing.local_hub.clients import environment
from pipeline.releasing.changelog import CARDS
from pipeline.releasing.checksums import differing, read_sums
from pipeline.releasing.documents import LICENCE
from pipeline.releasing.home import home_of
from pipeline.releasing.layers import release_files
from pipeline.releasing.versions import parse_version
from pipeline.workplace.settings import PARAMS
from seedproof.record.checks import Check
from seedproof.record.errors import NotDone, SeedproofError
from seedproof.record.files import working_folder
from seedproof.record.json_text import read_json
from seedproof.record.reasons import in_our_words
from seedproof.record.rows import read_rows

NAMESPACE = "acme"
_TOKEN = "the-token-of-a-rehearsal"


def rehearse(benchmark: str, folder: Path) -> Iterator[Check]:
    """Publish a copy of a release and read it back in every way, then publish better documents of it.

    The newest older version whose data is present is put on the Hub first, as it is on the real one. Yields
    each step when it is done. Raises: SeedproofError at the first step that fails.
    """
    read_sums(folder)
    try:
        with working_folder() as work:
            yield from _rehearse(benchmark, folder, work)
    except OSError as error:
        raise NotDone(
            f"a rehearsal needs room for files and the loopback network: {in_our_words(error)}"
        ) from error


def _rehearse(benchmark: str, folder: Path, work: Path) -> Iterator[Check]:
    older = _older(benchmark, folder)
    copy = work / folder.name
    copytree(folder, copy)
    with LocalHub(work / "hub", {_TOKEN: Account(NAMESPACE)}) as hub:
        rehearsal = _Rehearsal(benchmark, hub, work)
        if older:
            yield rehearsal.put(older)
        yield rehearsal.dry_run(copy)
        yield from rehearsal.publish(copy)
        yield from rehearsal.read(copy)
        yield rehearsal.publish_again(copy)
        tagged = work / "tagged" / folder.name
        copytree(copy, tagged)
        rehearsal.workplace = _with_a_better_licence(benchmark, work / "workplace")
        yield rehearsal.publish_documents(copy)
        yield rehearsal.load("older tag", older or tagged)
        yield rehearsal.token()


def _with_a_better_licence(benchmark: str, workplace: Path) -> Path:
    """Copy what documents are written from, and add a line to the licence."""
    home = home_of(benchmark)
    workplace.mkdir()
    copytree(home / CARDS, workplace / CARDS)
    copyfile(home / PARAMS, workplace / PARAMS)
    licence = (home / LICENCE).read_text(encoding="utf-8")
    (workplace / LICENCE).write_text(f"{licence}\nRehearsed.\n", encoding="utf-8")
    return workplace


class _Rehearsal:
    """A rehearsal of one benchmark on one Hub, with a fresh cache folder for every step."""

    def __init__(self, benchmark: str, hub: LocalHub, work: Path) -> None:
        self._benchmark, self._hub, self._place = benchmark, hub, work
        self._repository = f"{NAMESPACE}/{benchmark}"
        self._processes = 0
        self._storage_calls = 0
        self.workplace = Path()
        """Where commands run: that of the release, which has its params and changelog."""

    def put(self, folder: Path) -> Check:
        """Put an older version on the Hub without publishing it."""
        files = _files(folder)
        self._hub.create(self._repository)
        self._hub.tag(self._repository, _tag(folder), self._hub.commit(self._repository, files, "Older"))
        return Check("older", f"{_tag(folder)} is there already, as on the real Hub: {len(files)} files")

    def dry_run(self, folder: Path) -> Check:
        """Check that a dry run only prints the plan."""
        before = self._hub.refs(self._repository)
        output = self._publish("dry run", folder)
        changed = [call.name for call in self._hub.calls if call.method not in ("GET", "HEAD")]
        if changed or self._hub.refs(self._repository) != before:
            raise SeedproofError(f"dry run: called {', '.join(changed)}, expected only to look")
        return Check(
            "dry run", f"{_tag(folder)}: a plan of {len(output.splitlines())} lines, nothing was sent"
        )

    def publish(self, folder: Path) -> Iterator[Check]:
        """Publish a release, and check that one commit and one tag have exactly its files."""
        tag, before = _tag(folder), self._hub.refs(self._repository)
        self._publish("publish", folder, "--yes")
        calls = self._hub.calls
        commits = sum(call.name == "commit" for call in calls)
        sent = sum(call.received for call in calls)
        yield Check("publish", f"{tag}: {commits} commit, {sent:,} bytes sent in {len(calls)} calls")
        refs = self._hub.refs(self._repository)
        if commits != 1 or refs != {**before, "main": refs.get("main"), tag: refs.get("main")}:
            raise SeedproofError(f"publish: {commits} commits left the refs {refs}, expected 1 and {tag}")
        self._expect_files("publish", tag, folder)
        expected = release_files(folder)
        yield Check("tag", f"{tag} is commit {refs[tag][:12]}: {len(expected)} files, as in the release")

    def publish_documents(self, folder: Path) -> Check:
        """Check that better documents are one commit on main, which leaves the tag alone."""
        before = self._hub.refs(self._repository)
        self._publish("documents", folder, "--yes")
        commits = sum(call.name == "commit" for call in self._hub.calls)
        refs = self._hub.refs(self._repository)
        if commits != 1 or refs != {**before, "main": refs["main"]} or refs == before:
            raise SeedproofError(f"documents: {commits} commits left the refs {refs}, expected 1 and no tag")
        self._expect_files("documents", "main", folder)
        return Check("documents", f"a better licence is commit {refs['main'][:12]} of main, without a tag")

    def _expect_files(self, label: str, revision: str, folder: Path) -> None:
        """Raise SeedproofError unless the Hub has the files of a release, whatever else is in `evals/`."""
        held, expected = self._hub.files(self._repository, revision), _files(folder)
        names = {name for name in held if not name.startswith("evals/")} - {".gitattributes"}
        for name in sorted({*names, *expected}):
            if held.get(name) != expected.get(name):
                raise SeedproofError(f"{label}: {name} at {revision} is not what the release has")

    def read(self, folder: Path) -> Iterator[Check]:
        """Read a version as users do, each time with an empty cache and without a token."""
        tag = _tag(folder)
        yield self.load("load_dataset", folder)
        copy = self._place / f"copy-{tag}"
        options = ("--version", tag.removeprefix("v"), "--namespace", NAMESPACE, "--out", str(copy))
        self._seedproof("download", None, "download", self._benchmark, *options)
        _check_copy("download", copy, folder)
        yield Check("download", f"{tag}: every SHA-256 is right")
        address = f"hf://datasets/{self._repository}@{tag}"
        output = self._seedproof("verify", None, "verify", address)
        yield Check("verify", f"{address}: {output.splitlines()[-1]}")

    def load(self, label: str, folder: Path) -> Check:
        """Load every config with `load_dataset` and `snapshot_download`, at the release's tag."""
        tag = _tag(folder)
        command = ("-m", "pipeline.publishing.loading", self._repository, tag)
        loaded: Any = json.loads(self._run(label, None, command).splitlines()[-1])
        expected = {
            "/".join(path.with_suffix("").parts[-2:]): [row["id"] for row in read_rows(path)]
            for path in sorted(folder.glob("jsonl/*/*.jsonl"))
        }
        if loaded["ids"] != expected:
            raise SeedproofError(f"{label}: {tag} gives other rows than {folder}")
        _check_copy("snapshot_download", Path(loaded["folder"]), folder)
        counts = ", ".join(f"{len(ids):,} rows in {split}" for split, ids in expected.items())
        return Check(label, f"{tag}: {counts}; the snapshot has all files")

    def publish_again(self, folder: Path) -> Check:
        """Check that publishing again does nothing."""
        before = self._hub.refs(self._repository)
        self._publish("again", folder, "--yes")
        sent = sum(call.received for call in self._hub.calls)
        if sent or self._hub.refs(self._repository) != before:
            raise SeedproofError(f"again: {sent:,} bytes were sent, expected that nothing happens")
        return Check("again", f"{_tag(folder)}: nothing to do, {len(self._hub.calls)} calls, no byte is sent")

    def token(self) -> Check:
        """Check that the token went to the hub only. Each command was checked not to print it."""
        if self._hub.broken:
            raise SeedproofError(f"the local Hub is broken: {self._hub.broken[0].splitlines()[-1]}")
        return Check("token", f"in none of the {self._storage_calls} calls to the storage, and never printed")

    def _publish(self, label: str, folder: Path, *words: str) -> str:
        options = ("--namespace", NAMESPACE, "--release", str(folder.resolve()), *words)
        return self._seedproof(label, _TOKEN, "publish", self._benchmark, *options)

    def _seedproof(self, label: str, token: str | None, *words: str) -> str:
        return self._run(label, token, ("-m", "pipeline", *words))

    def _run(self, label: str, token: str | None, words: tuple[str, ...]) -> str:
        """Run Python with a fresh cache, forgetting earlier calls. Return what it printed."""
        self._hub.calls.clear()
        self._processes += 1
        home = self._place / f"home-{self._processes}"
        settings = environment(self._hub.endpoint, home, token)
        done = run_python(*words, folder=self.workplace, environment=settings)
        if _TOKEN in done.stdout + done.stderr:
            raise SeedproofError(f"{label}: the token was printed")
        stored = [call for call in self._hub.calls if call.origin == "storage"]
        self._storage_calls += len(stored)
        if any(call.token for call in stored):
            raise SeedproofError(f"{label}: the token was sent to the storage")
        if done.returncode:
            raise SeedproofError(f"{label}: {last_line(done)}")
        return done.stdout


def _tag(folder: Path) -> str:
    return f"v{read_json(folder / 'manifest.json')['version']}"


def _files(folder: Path) -> dict[str, bytes]:
    """Return the files of a release that travel."""
    return {name: (folder / name).read_bytes() for name in release_files(folder)}


def _older(benchmark: str, folder: Path) -> Path | None:
    """Return the newest version before a release whose data is present."""
    version = parse_version(_tag(folder)[1:])
    for name in reversed(released_versions(benchmark)):
        older = release_folder(benchmark, name)
        if parse_version(name) < version and not any(differing(older, read_sums(older))):
            return older
    return None


def _check_copy(label: str, copy: Path, folder: Path) -> None:
    """Raise SeedproofError if a copy does not have the files of the release, whatever else is in `evals/`."""
    present = {path.relative_to(copy).as_posix() for path in copy.rglob("*") if path.is_file()}
    names = {name for name in present if not name.startswith("evals/")} - {".gitattributes"}
    for name in sorted(names | release_files(folder)):
        is_there = (copy / name).is_file() and (folder / name).is_file()
        if not is_there or (copy / name).read_bytes() != (folder / name).read_bytes():
            raise SeedproofError(f"{label}: {name} is not what the release has")
