"""The lists of checksums that a version had in a history, from the hashes of its commits alone."""

from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from graphlib import TopologicalSorter
from typing import NamedTuple

from pipeline.archiving.objects import Commit, Objects
from pipeline.releasing.checksums import SUMS
from pipeline.releasing.versions import parse_version
from seedproof.record.errors import SeedproofError


class Replaced(NamedTuple):
    """A commit that put a list in the place of another one, although a higher version was there."""

    commit: str
    higher: str


@dataclass
class History:
    """What became of a version's SHA256SUMS, up to the list that it has now."""

    now: str
    """The object of the list that it has now."""
    given_by: dict[str, str] = field(default_factory=dict)
    """The first commit that gave each list, by the list's object, in their order."""
    cut_off: set[str] = field(default_factory=set)
    """Commits whose own history is not here: an older one may have given what they have."""
    replaced: Replaced | None = None
    """Set where the list of now came late: a version may be cut again only until it has a successor."""

    @property
    def place(self) -> int:
        """The place of the list of now among all, from 1 on."""
        return list(self.given_by).index(self.now) + 1


class _Known(NamedTuple):
    """What a commit and all before it had."""

    lists: frozenset[str]
    higher: str
    """A higher version of the benchmark; an empty text where there was none."""


def history_of(objects: Objects, head: str, now: str, benchmark: str, version: str) -> History:
    """Return the history of a version's list, whose object is `now` at the commit `head`."""
    history = History(now)
    known: dict[str, _Known] = {}
    for name, commit in _parents_first(objects, head):
        before = [known[parent] for parent in commit.parents if parent in known]
        if len(before) < len(commit.parents):
            history.cut_off.add(name)
        tree = objects.at(commit.tree, f"releases/{benchmark}")
        versions = objects.tree(tree.name) if tree is not None and tree.is_tree else {}
        has = objects.at(commit.tree, f"releases/{benchmark}/{version}/{SUMS}")
        lists = frozenset[str]().union(*(each.lists for each in before), {has.name} if has else ())
        higher = next(filter(None, (each.higher for each in before)), "") or _higher(versions, version)
        known[name] = _Known(lists, higher)
        if has is None:
            continue
        history.given_by.setdefault(has.name, name)
        late = [each for each in before if each.higher and each.lists and now not in each.lists]
        if has.name == now and late and history.replaced is None:
            history.replaced = Replaced(name, late[0].higher)
    return history


def _higher(versions: Iterable[str], version: str) -> str:
    """Return the first of some folders' names that is of a higher version; an empty text if none is."""
    for name in versions:
        with suppress(SeedproofError):
            if parse_version(name) > parse_version(version):
                return name
    return ""


def _parents_first(objects: Objects, head: str) -> Iterator[tuple[str, Commit]]:
    """Yield a commit and all before it that are here, each after its parents."""
    commits: dict[str, Commit] = {}
    to_read = [head]
    while to_read:
        name = to_read.pop()
        if name not in commits and (commit := objects.commit(name)) is not None:
            commits[name] = commit
            to_read += commit.parents
    order = TopologicalSorter({name: commit.parents for name, commit in commits.items()})
    for name in order.static_order():
        if name in commits:
            yield name, commits[name]
