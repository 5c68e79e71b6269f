"""The state of a local Hub: its repositories, its accounts, its settings."""

import re
import shutil
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from pipeline.publishing.local_hub.account import Account, check_may_write
from pipeline.publishing.local_hub.answer import Refused
from pipeline.publishing.local_hub.links import Links
from pipeline.publishing.local_hub.repository import Repository

_NAME = re.compile(r"[A-Za-z0-9_](?:[A-Za-z0-9_-]|\.(?!\.)){0,94}[A-Za-z0-9_]|[A-Za-z0-9_]")


@dataclass
class Store:
    """Repositories in a folder, by `namespace/name`.

    A large file of more than `multipart_above` bytes is uploaded in parts of `part_bytes`. `page` is the
    number of entries in one answer. `endpoint` and `storage` are the two origins, once they listen.
    """

    folder: Path
    accounts: Mapping[str, Account]
    links: Links
    multipart_above: int
    part_bytes: int
    page: int
    endpoint: str = ""
    storage: str = ""
    _open: dict[str, Repository] = field(default_factory=dict)

    def create(self, account: Account | None, namespace: str, name: str, private: bool) -> None:
        """Create a repository.

        Raises: Refused when it exists, the account may not create it, or the name is malformed.
        """
        check_may_write(account, namespace)
        folder = self._folder(namespace, name)
        if folder.exists():
            raise Refused(409, "You already created this dataset repo")
        assert account is not None
        folder.parent.mkdir(parents=True, exist_ok=True)
        self._open[f"{namespace}/{name}"] = Repository.create(folder, account.name, private)

    def delete(self, account: Account | None, namespace: str, name: str) -> None:
        """Delete a repository and everything in it.

        Raises: Refused when it does not exist or the account may not delete it.
        """
        self.writable(account, namespace, name).close()
        del self._open[f"{namespace}/{name}"]
        shutil.rmtree(self._folder(namespace, name))

    def readable(self, account: Account | None, namespace: str, name: str) -> Repository:
        """Return a repository for an account that may read it.

        Raises: Refused for other accounts, which do not learn whether it exists.
        """
        repository = self._find(namespace, name)
        is_member = account is not None and namespace in (account.name, *account.organisations)
        if repository is None or (repository.is_private and not is_member):
            if account is None:
                raise Refused(401, "Invalid username or password.", "RepoNotFound")
            raise Refused(404, "Repository not found", "RepoNotFound")
        return repository

    def writable(self, account: Account | None, namespace: str, name: str) -> Repository:
        """Return a repository for an account that may write in it.

        Raises: Refused for other accounts.
        """
        repository = self.readable(account, namespace, name)
        check_may_write(account, namespace)
        return repository

    def open(self, namespace: str, name: str) -> Repository:
        """Return a repository for a signed link into it.

        Raises: Refused when it was deleted since.
        """
        repository = self._find(namespace, name)
        if repository is None:
            raise Refused(404, "Repository not found", "RepoNotFound")
        return repository

    def close(self) -> None:
        """Release the files of all repositories."""
        for repository in self._open.values():
            repository.close()
        self._open.clear()

    def _find(self, namespace: str, name: str) -> Repository | None:
        folder, known = self._folder(namespace, name), f"{namespace}/{name}"
        if known not in self._open and folder.is_dir():
            self._open[known] = Repository(folder)
        return self._open.get(known)

    def _folder(self, namespace: str, name: str) -> Path:
        for part in (namespace, name):
            if not _NAME.fullmatch(part) or part.endswith(".git"):
                raise Refused(400, f"{part!r} is no name: expected letters, digits, -, _ and single dots")
        return self.folder / "datasets" / namespace / f"{name}.git"
