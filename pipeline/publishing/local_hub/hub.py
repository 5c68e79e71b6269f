"""The local Hub itself: two origins over one store, started and stopped together, and what tests ask it."""

import traceback
from collections.abc import Callable, Mapping
from pathlib import Path
from threading import RLock, Thread
from time import sleep
from types import TracebackType

from pipeline.publishing.local_hub.account import Account, caller
from pipeline.publishing.local_hub.answer import Answer, Refused, json_answer
from pipeline.publishing.local_hub.call import Call
from pipeline.publishing.local_hub.fault import Fault, fault_of
from pipeline.publishing.local_hub.links import Links
from pipeline.publishing.local_hub.repository import Repository
from pipeline.publishing.local_hub.request import Request
from pipeline.publishing.local_hub.routes import route
from pipeline.publishing.local_hub.server import Handler, Origin
from pipeline.publishing.local_hub.store import Store


class LocalHub:
    """A Hub on loopback, from `with` to the end of its block; `accounts` by token.

    `calls` are those that came, in their order; `faults` those to come. `before` and `after` are called with
    each call, before it is handled and after it is but before its answer is sent. `broken` holds the
    tracebacks of errors in the Hub itself: it should stay empty.
    """

    def __init__(
        self,
        folder: Path,
        accounts: Mapping[str, Account],
        *,
        multipart_above: int = 1 << 24,
        part_bytes: int = 1 << 24,
        page: int = 1000,
        lifetime: float = 3600,
    ) -> None:
        """See `Store` for the sizes; signed links hold for `lifetime` seconds."""
        self.calls: list[Call] = []
        self.faults: list[Fault] = []
        self.before: Callable[[Call], None] | None = None
        self.after: Callable[[Call], None] | None = None
        self.broken: list[str] = []
        self._store = Store(folder, accounts, Links(lifetime), multipart_above, part_bytes, page)
        self._lock = RLock()
        self._origins: tuple[Origin, ...] = ()

    @property
    def endpoint(self) -> str:
        """The hub's origin: the value for HF_ENDPOINT."""
        return self._store.endpoint

    @property
    def storage(self) -> str:
        """The origin of large files."""
        return self._store.storage

    def __enter__(self) -> "LocalHub":
        self._origins = tuple(Origin(name, self._begin, self._exchange) for name in ("hub", "storage"))
        self._store.endpoint, self._store.storage = (origin.url for origin in self._origins)
        for origin in self._origins:
            Thread(target=origin.serve_forever, args=(0.02,), daemon=True).start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for origin in self._origins:
            origin.stop()
        self._store.close()

    def refs(self, repo: str) -> dict[str, str]:
        """The commits of a repository's branches and tags, by name; empty if there is no repository."""
        with self._lock:
            try:
                repository = self._store.open(*repo.split("/"))
            except Refused:
                return {}
            return {**repository.branches.all(), **repository.tags.all()}

    def files(self, repo: str, revision: str) -> dict[str, bytes]:
        """All files at a revision, large ones in full."""
        with self._lock:
            repository = self._store.open(*repo.split("/"))
            entries = repository.entries(repository.resolve(revision))
            return {entry.path: repository.content(entry) for entry in entries if not entry.is_folder}

    def commit(self, repo: str, files: Mapping[str, bytes | None], message: str) -> str:
        """A commit by somebody else on the main branch; None removes a file. Returns its id."""
        with self._lock:
            repository: Repository = self._store.open(*repo.split("/"))
            head = repository.resolve("main")
            attributes = repository.attributes(head)
            changes = {
                path: None if content is None else repository.store(path, content, attributes)
                for path, content in files.items()
            }
            return repository.commit("main", head, changes, message, "somebody")

    def create(self, repo: str) -> None:
        """A new public repository, made by its namespace."""
        with self._lock:
            namespace, name = repo.split("/")
            self._store.create(Account(namespace), namespace, name, private=False)

    def tag(self, repo: str, name: str, oid: str) -> None:
        """A tag that somebody sets."""
        with self._lock:
            self._store.open(*repo.split("/")).tags.add(name, oid)

    def folder(self, repo: str) -> Path:
        """The bare Git repository on disk."""
        return self._store.folder / "datasets" / f"{repo}.git"

    def _begin(self, handler: Handler) -> Call:
        path = handler.path.partition("?")[0]
        found = route(handler.server.name, handler.command, path)
        call = Call(
            name=found.name if found else "other",
            method=handler.command,
            path=handler.path,
            origin=handler.server.name,
            token=handler.headers.get("Authorization", "").lower().startswith("bearer "),
        )
        self.calls.append(call)
        return call

    def _exchange(self, handler: Handler, call: Call, body: bytes) -> tuple[Answer | None, Fault | None]:
        """The answer to a call, None for a reset; and the fault that it suffers."""
        with self._lock:
            fault = fault_of(call, self.faults)
        try:
            if self.before is not None:
                self.before(call)
            if fault is not None and fault.kind == "reset":
                return None, fault
            if fault is not None and fault.kind == "slow":
                sleep(fault.seconds)
            answer = (fault and fault.instead()) or self._handle(handler, body)
            call.status = answer.status
            if self.after is not None:
                self.after(call)
        except Exception:
            self.broken.append(traceback.format_exc())
            answer = json_answer({"error": "The local Hub is broken: see its list of tracebacks"}, 500)
            call.status = answer.status
        return answer, fault

    def _handle(self, handler: Handler, body: bytes) -> Answer:
        origin, headers = handler.server.name, handler.headers
        try:
            account = caller(headers.get("Authorization"), self._store.accounts) if origin == "hub" else None
            request = Request(handler.command, handler.path, headers, body, account)
            found = route(origin, request.method, request.path)
            if found is None:
                raise Refused(404, "No such call")
            # One at a time: what is read and then written on that ground cannot change between.
            with self._lock:
                return found.handler(self._store, request, **found.named)
        except Refused as refusal:
            return refusal.answer()
