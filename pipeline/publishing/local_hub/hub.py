"""The local Hub itself: two origins over one store, started and stopped together, and queries for tests."""

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
    """A Hub on loopback for the length of a `with` block; `accounts` by token.

    `calls` has the calls received, in their order; `faults` the faults to come. `before` is called with each
    call before it is handled, `after` between handling it and sending the answer. `broken` has the
    tracebacks of errors in the Hub itself, and should stay empty.
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
        """Prepare the Hub; see `Store` for the sizes. Signed links hold for `lifetime` seconds."""
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
        """Return the commits of a repository's branches and tags, by name; empty if there is none."""
        with self._lock:
            try:
                repository = self._store.open(*repo.split("/"))
            except Refused:
                return {}
            return {**repository.branches.all(), **repository.tags.all()}

    def files(self, repo: str, revision: str) -> dict[str, bytes]:
        """Return all files at a revision, large ones in full."""
        with self._lock:
            repository = self._store.open(*repo.split("/"))
            entries = repository.entries(repository.resolve(revision))
            return {entry.path: repository.content(entry) for entry in entries if not entry.is_folder}

    def commit(self, repo: str, files: Mapping[str, bytes | None], message: str) -> str:
        """Commit to the main branch as somebody else; None removes a file. Return the commit's id."""
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
        """Create a public repository in the name of its namespace."""
        with self._lock:
            namespace, name = repo.split("/")
            self._store.create(Account(namespace), namespace, name, private=False)

    def tag(self, repo: str, name: str, oid: str) -> None:
        """Set a tag as somebody else."""
        with self._lock:
            self._store.open(*repo.split("/")).tags.add(name, oid)

    def folder(self, repo: str) -> Path:
        """Return the folder of the bare Git repository."""
        return self._store.folder / "datasets" / f"{repo}.git"

    def _begin(self, handler: Handler) -> Call:
        path = handler.path.partition("?")[0]
        matched_route = route(handler.server.name, handler.command, path)
        call = Call(
            name=matched_route.name if matched_route else "other",
            method=handler.command,
            path=handler.path,
            origin=handler.server.name,
            token=handler.headers.get("Authorization", "").lower().startswith("bearer "),
        )
        self.calls.append(call)
        return call

    def _exchange(self, handler: Handler, call: Call, body: bytes) -> tuple[Answer | None, Fault | None]:
        """Return the answer to a call, None for a reset, and the fault that it suffers."""
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
            matched_route = route(origin, request.method, request.path)
            if matched_route is None:
                raise Refused(404, "No such call")
            # One call at a time, so that nothing changes between reading and the writing based on it.
            with self._lock:
                return matched_route.handler(self._store, request, **matched_route.named)
        except Refused as refusal:
            return refusal.answer()
