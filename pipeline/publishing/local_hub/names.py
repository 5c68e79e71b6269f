"""Names of commits: branches and tags, as Git's refs."""

from dulwich.objects import Commit, ObjectID, Tag
from dulwich.refs import Ref, check_ref_format
from dulwich.repo import Repo

from pipeline.publishing.local_hub.answer import Refused


def no_revision(name: str) -> Refused:
    """Return the refusal of a revision that does not exist."""
    return Refused(404, f"Invalid rev id: {name}", "RevisionNotFound")


def commit_of(git: Repo, oid: ObjectID) -> Commit:
    """Return the commit with an id, or the one that the annotated tag with this id names.

    Raises: Refused when it is neither.
    """
    git_object = git[oid]
    if isinstance(git_object, Tag):
        git_object = git[git_object.object[1]]
    if not isinstance(git_object, Commit):
        raise no_revision(oid.decode())
    return git_object


def person(name: str) -> bytes:
    """Return an identity as Git writes it."""
    return f"{name} <{name}@local-hub>".encode()


class Names:
    """The branches (kind `heads`) or the tags (kind `tags`) of a repository."""

    def __init__(self, git: Repo, kind: str) -> None:
        self._git, self._inside = git, f"refs/{kind}/"

    def all(self) -> dict[str, str]:
        """Return the commits by name."""
        targets = self._git.refs.as_dict(Ref(self._inside.rstrip("/").encode()))
        return {name.decode(): commit_of(self._git, oid).id.decode() for name, oid in sorted(targets.items())}

    def get(self, revision: str) -> str | None:
        """Return the commit with a name, given with or without its `refs/...`."""
        return self.all().get(revision.removeprefix(self._inside))

    def add(self, name: str, oid: str, message: str | None = None) -> None:
        """Name a commit, with a message by an annotated tag.

        Raises: Refused when the name is taken, or when Git allows no such name.
        """
        ref = Ref(f"{self._inside}{name}".encode())
        if not check_ref_format(ref) or name.startswith("-"):
            raise Refused(400, f"{name!r} is no name for a ref")
        target = ObjectID(oid.encode())
        if not self._git.refs.add_if_new(ref, self._annotated(name, target, message)):
            raise Refused(409, f"Reference already exists: {name}")

    def remove(self, name: str) -> None:
        """Remove a name; the commit stays.

        Raises: Refused when there is no such name.
        """
        if name not in self.all():
            raise no_revision(name)
        self._git.refs.remove_if_equals(Ref(f"{self._inside}{name}".encode()), None)

    def _annotated(self, name: str, target: ObjectID, message: str | None) -> ObjectID:
        if not message:
            return target
        tag = Tag()
        tag.name, tag.message = name.encode(), message.encode() + b"\n"
        tag.object = (Commit, target)
        tag.tagger = person("hub")
        tag.tag_time, tag.tag_timezone = commit_of(self._git, target).commit_time, 0
        self._git.object_store.add_object(tag)
        return tag.id
