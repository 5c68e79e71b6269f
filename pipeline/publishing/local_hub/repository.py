"""A dataset repository: a bare Git repository on disk, with its large files beside it, as a Hub keeps it.

Only the refs of a repository change: objects are written first, and one ref then makes them visible. Times
are counted, one second a commit, so that the same calls give the same ids.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from stat import S_ISDIR

from dulwich.index import commit_tree
from dulwich.object_store import iter_tree_contents
from dulwich.objects import Blob, Commit, ObjectID
from dulwich.refs import Ref
from dulwich.repo import Repo

from pipeline.publishing.local_hub.answer import Refused
from pipeline.publishing.local_hub.attributes import DEFAULT, is_large
from pipeline.publishing.local_hub.lfs import Objects, Pointer, read_pointer
from pipeline.publishing.local_hub.names import Names, commit_of, no_revision, person

FIRST_SECOND = 1_577_836_800
"""2020-01-01T00:00:00Z, the time of a repository's first commit."""

ATTRIBUTES = ".gitattributes"
_FILE = 0o100644


@dataclass(frozen=True)
class Entry:
    """A file or folder of a commit: `oid` is Git's id, `size` the content's bytes (0 for a folder)."""

    path: str
    oid: str
    size: int
    is_folder: bool
    pointer: Pointer | None


@dataclass(frozen=True)
class Logged:
    """A commit: `seconds` since 1970, as counted."""

    oid: str
    title: str
    message: str
    author: str
    seconds: int


class Repository:
    """A bare Git repository at `folder`; `close` it when done."""

    def __init__(self, folder: Path) -> None:
        self._git = Repo(str(folder))
        self._private = folder / "private"
        self._seen: dict[bytes, tuple[int, Pointer | None]] = {}
        self.branches, self.tags = Names(self._git, "heads"), Names(self._git, "tags")
        self.objects = Objects(folder / "lfs")

    @classmethod
    def create(cls, folder: Path, author: str, private: bool) -> "Repository":
        """Create a repository whose one commit has the default `.gitattributes`; whole, or not at all."""
        beside = folder.with_name(f".{folder.name}")
        Repo.init_bare(str(beside), mkdir=True, default_branch=b"main").close()
        if private:
            (beside / "private").touch()
        made = cls(beside)
        made.commit("main", None, {ATTRIBUTES: DEFAULT}, "initial commit", author)
        made.close()
        beside.rename(folder)
        return cls(folder)

    def close(self) -> None:
        """Release the open files."""
        self._git.close()

    @property
    def is_private(self) -> bool:
        """True if only those who may write may read it."""
        return self._private.exists()

    def resolve(self, revision: str) -> str:
        """Return the commit that a branch, a tag or a full id names.

        Raises: Refused when none does.
        """
        named = self.branches.get(revision) or self.tags.get(revision)
        if named is not None:
            return named
        oid = ObjectID(revision.encode())
        if len(oid) == 40 and set(revision) <= set("0123456789abcdef") and oid in self._git.object_store:
            return commit_of(self._git, oid).id.decode()
        raise no_revision(revision)

    def entries(self, oid: str, folder: str = "", recursive: bool = True) -> list[Entry]:
        """Return the files and folders of a commit below `folder`, in Git's order.

        Raises: Refused when there is no such folder.
        """
        tree, inside = commit_of(self._git, ObjectID(oid.encode())).tree, f"{folder}/" if folder else ""
        all_entries = [
            self._entry(entry.path, entry.mode, entry.sha)
            for entry in iter_tree_contents(self._git.object_store, tree, include_trees=True)
            if entry.path
        ]
        if folder and not any(entry.is_folder and entry.path == folder for entry in all_entries):
            raise Refused(404, f"{folder} does not exist on this revision", "EntryNotFound")
        below = [entry for entry in all_entries if entry.path.startswith(inside)]
        return [entry for entry in below if recursive or "/" not in entry.path.removeprefix(inside)]

    def entry(self, oid: str, path: str) -> Entry:
        """Return one file of a commit.

        Raises: Refused when there is no such file.
        """
        for entry in self.entries(oid):
            if entry.path == path and not entry.is_folder:
                return entry
        raise Refused(404, f"{path} does not exist on this revision", "EntryNotFound")

    def blob(self, oid: str) -> bytes:
        """Return what Git holds under an id: for a large file, its pointer."""
        return bytes(self._git[oid.encode()].as_raw_string())

    def content(self, entry: Entry) -> bytes:
        """Return the content of a file, large or not."""
        if entry.pointer is None:
            return self.blob(entry.oid)
        return self.objects.path(entry.pointer.digest).read_bytes()

    def attributes(self, oid: str) -> bytes:
        """Return the `.gitattributes` of a commit, empty if it has none."""
        return next((self.blob(entry.oid) for entry in self.entries(oid) if entry.path == ATTRIBUTES), b"")

    def log(self, oid: str) -> Iterator[Logged]:
        """Yield a commit and those before it, newest first."""
        following: ObjectID | None = ObjectID(oid.encode())
        while following is not None:
            commit = commit_of(self._git, following)
            title, _, message = commit.message.decode().partition("\n\n")
            author = commit.author.decode().split(" <")[0]
            yield Logged(commit.id.decode(), title, message, author, commit.commit_time)
            following = commit.parents[0] if commit.parents else None

    def store(self, path: str, content: bytes, attributes: bytes) -> bytes:
        """Store a file as the Hub would. Return what Git is to hold: the content, or a pointer to it."""
        if not is_large(path, len(content), content, attributes):
            return content
        pointer = Pointer(sha256(content).hexdigest(), len(content))
        self.objects.put(pointer.digest, content)
        return pointer.text()

    def commit(
        self,
        branch: str,
        parent: str | None,
        changes: Mapping[str, bytes | None],
        message: str,
        author: str,
    ) -> str:
        """Add a commit to a branch that stands at `parent`; None among the changes removes a file.

        Return the new commit's id.
        Raises: Refused when the branch is not at `parent`, or when the changes make no tree.
        """
        head = None if parent is None else ObjectID(parent.encode())
        files = {} if parent is None else {e.path: e.oid for e in self.entries(parent) if not e.is_folder}
        for path, content in changes.items():
            if content is None:
                files.pop(path, None)
            else:
                files[path] = self._add_blob(path, content)
        folders = {str(above) for path in files for above in Path(path).parents}
        for path in sorted(folders & files.keys()):
            raise Refused(400, f"{path} is a file, and a folder of another file")
        commit = Commit()
        commit.tree = commit_tree(
            self._git.object_store,
            [(path.encode(), ObjectID(oid.encode()), _FILE) for path, oid in files.items()],
        )
        commit.parents = [] if head is None else [head]
        commit.author = commit.committer = person(author)
        seconds = FIRST_SECOND if head is None else commit_of(self._git, head).commit_time + 1
        commit.author_time = commit.commit_time = seconds
        commit.author_timezone = commit.commit_timezone = 0
        commit.message = message.encode()
        self._git.object_store.add_object(commit)
        ref = Ref(f"refs/heads/{branch}".encode())
        moved = (
            self._git.refs.add_if_new(ref, commit.id)
            if head is None
            else self._git.refs.set_if_equals(ref, head, commit.id)
        )
        if not moved:
            raise Refused(412, "A commit has happened since. Please refresh and try again.")
        return commit.id.decode()

    def _add_blob(self, path: str, content: bytes) -> str:
        pointer = read_pointer(content)
        if pointer is not None and not self.objects.has(pointer):
            raise Refused(400, f"{path} points to a large file that was not uploaded")
        blob = Blob.from_string(content)
        self._git.object_store.add_object(blob)
        return blob.id.decode()

    def _entry(self, path: bytes, mode: int, oid: ObjectID) -> Entry:
        if S_ISDIR(mode):
            return Entry(path.decode(), oid.decode(), 0, True, None)
        if oid not in self._seen:
            content = self.blob(oid.decode())
            pointer = read_pointer(content)
            self._seen[oid] = (pointer.size if pointer else len(content), pointer)
        size, pointer = self._seen[oid]
        return Entry(path.decode(), oid.decode(), size, False, pointer)
