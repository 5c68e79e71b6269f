"""The only module that talks to the Hub's client: each call is made once, with a time limit.

A failed call raises Trouble if it may pass, else SeedproofError; `failures.py` decides which, and words it.
"""

import re
import warnings
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pipeline.publishing.account import Account, account_of
from pipeline.publishing.client import INACTIVITY, endpoint, prepare_client
from pipeline.publishing.discretion import keep_secret
from pipeline.publishing.failures import Asked, in_words
from pipeline.publishing.patience import Unreachable
from seedproof.record.errors import Misuse, NotDone, SeedproofError
from seedproof.record.leftovers import held
from seedproof.record.printing import aside, is_watched

_NAME = re.compile(r"[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?")


@dataclass(frozen=True)
class Stored:
    """A file on the Hub: its bytes, the SHA-256 of a large one, and the id of the blob in Git."""

    size: int
    sha256: str | None
    git_id: str


@dataclass(frozen=True)
class Refs:
    """The commit at the head of main, and the commit of every tag."""

    head: str | None
    tags: Mapping[str, str]


class Hub:
    """One dataset repository on the Hub, existing or not. The token is the client's own, or none."""

    def __init__(
        self,
        repository: str,
        *,
        say: Callable[[str], None] = aside,
        inactivity: float = INACTIVITY,
    ) -> None:
        """Find the endpoint and the token; `inactivity` is in seconds, `say` takes the client's warnings.

        Raises: SeedproofError when the repository's name, the endpoint or the token is malformed.
        """
        namespace, _, name = repository.partition("/")
        if not _NAME.fullmatch(namespace) or not _NAME.fullmatch(name):
            raise Misuse(
                f"{repository!r} is no repository, expected <namespace>/<name> of letters, digits and -_."
            )
        self.repository = repository
        self.endpoint = endpoint()
        self._say = say
        prepare_client(inactivity)
        from huggingface_hub import HfApi, get_token

        self._was_reached = False
        try:
            self._token = get_token()
        except OSError as error:
            raise NotDone(f"the token cannot be read ({error.strerror}). Set HF_TOKEN") from error
        if self._token is not None and not (self._token.isascii() and self._token.isprintable()):
            raise SeedproofError("the token (HF_TOKEN) holds signs that no token has. Copy it again")
        if self._token is not None:
            keep_secret(self._token)
        self._api: Any = HfApi(self.endpoint, token=self._token or False)

    @property
    def url(self) -> str:
        """The address of the repository's page."""
        return f"{self.endpoint}/datasets/{self.repository}"

    @property
    def has_token(self) -> bool:
        """True if calls are made with a token."""
        return self._token is not None

    def need_token(self) -> None:
        """Raise SeedproofError if calls are made without a token."""
        if not self.has_token:
            raise NotDone("publishing needs a token. Set HF_TOKEN, or run: hf auth login")

    def check_rights(self) -> None:
        """Check whether the token may write in the namespace, as far as the Hub tells before a try.

        Raises: SeedproofError when it may not.
        """
        from huggingface_hub.errors import HfHubHTTPError

        with self._asking("asking for the right to write"):
            try:
                account = account_of(self._api.whoami())
            except HfHubHTTPError as error:
                if error.response.status_code == 404:  # This Hub does not have the call.
                    return
                raise
        if (reason := account.reason_against(self.repository)) is not None:
            raise NotDone(reason)

    def refs(self) -> Refs | None:
        """Return the branch main and the tags; None if there is no such repository, or not for this token."""
        from huggingface_hub.errors import GatedRepoError, RepositoryNotFoundError

        with self._asking("reading the tags"):
            try:
                listed = self._api.list_repo_refs(self.repository, repo_type="dataset")
            except GatedRepoError:
                raise
            except RepositoryNotFoundError:
                return None
            heads = {branch.name: branch.target_commit for branch in listed.branches}
            return Refs(heads.get("main"), {tag.name: tag.target_commit for tag in listed.tags})

    def files(self, commit: str) -> dict[str, Stored]:
        """Return all files of a commit, by path."""
        with self._asking("listing the files"):
            entries = self._api.list_repo_tree(
                self.repository, repo_type="dataset", revision=commit, recursive=True
            )
            return {
                entry.path: Stored(entry.size, entry.lfs.sha256 if entry.lfs else None, entry.blob_id)
                for entry in entries
                if hasattr(entry, "blob_id")
            }

    def create(self) -> None:
        """Create the repository; its visibility is the namespace's default."""
        with self._asking("creating the repository"):
            self._api.create_repo(self.repository, repo_type="dataset")

    def commit(
        self,
        parent: str | None,
        adds: Mapping[str, Path],
        deletes: Iterable[str],
        title: str,
        description: str,
    ) -> str:
        """Add and delete files in one commit on top of `parent`, or not at all. Return its id."""
        from huggingface_hub import CommitOperationAdd, CommitOperationDelete

        with self._asking("sending the files"), warnings.catch_warnings(record=True) as warnings_given:
            warnings.simplefilter("always", UserWarning)
            # New objects for every try, because the client changes them.
            operations = [CommitOperationAdd(path, str(file)) for path, file in adds.items()]
            commit_info = self._api.create_commit(
                self.repository,
                [*operations, *(CommitOperationDelete(path, is_folder=False) for path in deletes)],
                commit_message=title,
                commit_description=description,
                repo_type="dataset",
                revision="main",
                parent_commit=parent,
            )
        for warning in warnings_given:
            if warning.category is UserWarning:
                self._say(" ".join(str(warning.message).split()))
        return str(commit_info.oid)

    def tag(self, name: str, commit: str) -> None:
        """Set a tag, which must not exist yet."""
        with self._asking("setting the tag"):
            self._api.create_tag(self.repository, tag=name, revision=commit, repo_type="dataset")

    def snapshot(self, revision: str, cache: Path | None) -> Path:
        """Return the cached folder with all files of a revision; missing ones are fetched.

        The client compares only sizes.
        """
        from huggingface_hub import snapshot_download

        if is_watched():
            aside(f"downloading {self.repository} {revision}")
        with self._asking("downloading"):
            folder = snapshot_download(
                self.repository,
                repo_type="dataset",
                revision=revision,
                cache_dir=cache,
                token=self._token or False,
                endpoint=self.endpoint,
            )
            _remove_halves(Path(folder).parents[1])
            return Path(folder)

    def fetch(self, commit: str, path: str, cache: Path | None) -> Path:
        """Fetch one file of a commit into the cache, even if it is there already."""
        from huggingface_hub import hf_hub_download

        with self._asking(f"downloading {path}"):
            file = hf_hub_download(
                self.repository,
                path,
                repo_type="dataset",
                revision=commit,
                cache_dir=cache,
                force_download=True,
                token=self._token or False,
                endpoint=self.endpoint,
            )
            return Path(file)

    def cached(self, revision: str, cache: Path | None) -> Path | None:
        """Return the folder of `snapshot` without any call; None if the cache does not have it whole."""
        from huggingface_hub import snapshot_download
        from huggingface_hub.errors import LocalEntryNotFoundError

        try:
            folder = snapshot_download(
                self.repository,
                repo_type="dataset",
                revision=revision,
                cache_dir=cache,
                local_files_only=True,
            )
        except LocalEntryNotFoundError:
            return None
        return Path(folder)

    def cached_revisions(self, cache: Path | None) -> list[str]:
        """Return the names of the revisions of which the cache holds something."""
        from huggingface_hub import constants

        folder = (
            Path(cache or constants.HF_HUB_CACHE) / f"datasets--{self.repository.replace('/', '--')}" / "refs"
        )
        return [path.name for path in sorted(folder.glob("*"))]

    @contextmanager
    def _asking(self, doing: str) -> Iterator[None]:
        try:
            yield
            self._was_reached = True
        except Exception as error:
            asked = Asked(
                doing, self.repository, self.endpoint, self._token, self._account, self._was_reached
            )
            failure = in_words(error, asked)
            self._was_reached = self._was_reached or not isinstance(failure, Unreachable)
            raise failure from error

    def _account(self) -> Account | None:
        try:
            return account_of(self._api.whoami())
        except Exception:
            return None


def _remove_halves(repository: Path) -> None:
    """Remove what downloads that were killed have left of files in the cache: the client begins each anew.

    Whoever still fetches a file holds the client's lock on it.
    """
    locks = repository.parent / ".locks" / repository.name
    for half in (repository / "blobs").glob("*.incomplete"):
        lock = locks / f"{half.name.partition('.')[0]}.lock"
        with suppress(OSError):
            lock.touch()
            with held(lock) as is_free:
                if is_free:
                    half.unlink()
