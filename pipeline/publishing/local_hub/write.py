"""Calls that change a repository: where files belong, uploads of large files, and commits."""

import binascii
from base64 import b64decode
from typing import Any

from pipeline.publishing.local_hub.answer import Answer, Refused, json_answer
from pipeline.publishing.local_hub.attributes import REGULAR_BYTES, is_large
from pipeline.publishing.local_hub.card import findings
from pipeline.publishing.local_hub.lfs import Pointer, checked_digest
from pipeline.publishing.local_hub.repository import Entry
from pipeline.publishing.local_hub.request import Request, object_of, taken
from pipeline.publishing.local_hub.store import Store

_FORBIDDEN = ("", ".", "..", ".git")


def preupload(store: Store, request: Request, namespace: str, name: str, revision: str) -> Answer:
    """Answer for each file whether it belongs to LFS, and what its path has now."""
    repository = store.writable(request.account, namespace, name)
    oid = repository.resolve(revision)
    attributes = repository.attributes(oid)
    present = {entry.path: entry for entry in repository.entries(oid) if not entry.is_folder}
    rows = []
    for file in taken(request.fields(), "files", list):
        if not isinstance(file, dict):
            raise Refused(400, "files: expected objects")
        path = _checked_path(taken(file, "path", str))
        sample = _decoded(taken(file, "sample", str))
        large = is_large(path, taken(file, "size", int), sample, attributes)
        row = {"path": path, "uploadMode": "lfs" if large else "regular", "shouldIgnore": False}
        if path in present:
            pointer = present[path].pointer
            row["oid"] = pointer.digest if pointer else present[path].oid
        rows.append(row)
    return json_answer({"files": rows, "commitOid": oid})


def commit(store: Store, request: Request, namespace: str, name: str, revision: str) -> Answer:
    """Apply all operations of the body as one commit on a branch, or none of them."""
    repository = store.writable(request.account, namespace, name)
    if request.query.get("create_pr"):
        raise Refused(400, "This Hub has no pull requests")
    head = repository.branches.get(revision)
    if head is None:
        raise Refused(404, f"Invalid rev id: {revision}", "RevisionNotFound")
    operations = [object_of(line, f"line {n}") for n, line in enumerate(request.body.splitlines(), start=1)]
    if not operations or operations[0].get("key") != "header":
        raise Refused(400, "The first line must be the header")
    header = taken(operations[0], "value", dict)
    if header.get("parentCommit") not in (None, head):
        raise Refused(412, "A commit has happened since. Please refresh and try again.")
    title, description = taken(header, "summary", str), header.get("description") or ""
    changes: dict[str, bytes | None] = {}
    entries = repository.entries(head)
    for operation in operations[1:]:
        changes.update(_changes(operation, entries))
    _check_card(changes.get("README.md"))
    assert request.account is not None
    message = f"{title}\n\n{description}" if description else title
    oid = repository.commit(revision, head, changes, message, request.account.name)
    url = f"{store.endpoint}/datasets/{namespace}/{name}/commit/{oid}"
    return json_answer({"success": True, "commitOid": oid, "commitUrl": url})


def lfs_batch(store: Store, request: Request, namespace: str, name: str) -> Answer:
    """Answer for each large file where to upload it; nothing for one that is there."""
    repository, fields = store.writable(request.account, namespace, name), request.fields()
    if fields.get("operation") != "upload":
        raise Refused(400, "operation: this Hub knows upload only")
    parts = "multipart" in (fields.get("transfers") or [])
    rows = []
    for asked in taken(fields, "objects", list):
        if not isinstance(asked, dict):
            raise Refused(400, "objects: expected objects")
        pointer = _pointer(asked)
        row: dict[str, Any] = {"oid": pointer.digest, "size": pointer.size}
        if not repository.objects.has(pointer):
            row["actions"] = _actions(store, namespace, name, pointer, parts)
        rows.append(row)
    return json_answer({"transfer": "basic", "objects": rows})


def lfs_complete(store: Store, request: Request, namespace: str, name: str) -> Answer:
    """Join the parts of a large file. The link is the permission."""
    store.links.check("POST", request.path, request.query)
    fields = request.fields()
    parts = taken(fields, "parts", list)
    digest = checked_digest(fields.get("oid"))
    if digest != request.query["oid"] or not all(isinstance(part, dict) for part in parts):
        raise Refused(400, "The parts are not those of the link")
    if [part.get("partNumber") for part in parts] != list(range(1, len(parts) + 1)):
        raise Refused(400, "The parts are not numbered from 1")
    tags = [str(part.get("etag")).strip('"') for part in parts]
    objects = store.open(namespace, name).objects
    objects.complete(digest, int(request.query["size"]), tags)
    return json_answer({"success": True})


def lfs_verify(store: Store, request: Request, namespace: str, name: str) -> Answer:
    """Answer whether a large file is there in its size."""
    repository = store.writable(request.account, namespace, name)
    pointer = _pointer(request.fields())
    if not repository.objects.has(pointer):
        raise Refused(404, f"{pointer.digest} is not there in {pointer.size} bytes")
    return json_answer({"success": True})


def _actions(store: Store, namespace: str, name: str, pointer: Pointer, parts: bool) -> dict[str, Any]:
    path, size, digest = f"/datasets/{namespace}/{name}", pointer.size, pointer.digest
    verify = {"href": f"{store.endpoint}{path}.git/info/lfs/objects/verify"}
    if not parts or size <= store.multipart_above:
        href = store.links.sign("PUT", store.storage, f"{path}/{digest}", size=size)
        return {"upload": {"href": href}, "verify": verify}
    count = -(-size // store.part_bytes)
    header = {"chunk_size": str(store.part_bytes)}
    for number in range(1, count + 1):
        length = min(store.part_bytes, size - (number - 1) * store.part_bytes)
        header[str(number)] = store.links.sign("PUT", store.storage, f"{path}/{digest}/{number}", size=length)
    href = store.links.sign(
        "POST", store.endpoint, f"{path}.git/info/lfs/objects/complete", oid=digest, size=size
    )
    return {"upload": {"href": href, "header": header}, "verify": verify}


def _changes(operation: dict[str, Any], entries: list[Entry]) -> dict[str, bytes | None]:
    """Return the content that one operation puts under each path; None removes."""
    key, value = operation.get("key"), taken(operation, "value", dict)
    path = _checked_path(taken(value, "path", str).removesuffix("/" if key == "deletedFolder" else ""))
    if key == "file":
        content = _decoded(taken(value, "content", str))
        if len(content) > REGULAR_BYTES:
            raise Refused(400, f"{path} has {len(content)} bytes: upload it as a large file")
        return {path: content}
    if key == "lfsFile":
        return {path: _pointer(value).text()}
    if key == "deletedFile":
        removed = [e.path for e in entries if e.path == path and not e.is_folder]
    elif key == "deletedFolder":
        removed = [e.path for e in entries if e.path.startswith(f"{path}/") and not e.is_folder]
    else:
        raise Refused(400, f"{key!r} is no operation")
    if not removed:
        raise Refused(404, f"{path} does not exist on this revision", "EntryNotFound")
    return dict.fromkeys(removed)


def _check_card(card: bytes | None) -> None:
    errors, _ = findings((card or b"").decode(errors="replace"))
    if errors:
        raise Refused(400, f"README.md: {errors[0]}")


def _pointer(fields: dict[str, Any]) -> Pointer:
    size = taken(fields, "size", int)
    if not 0 < size < 1 << 40:
        raise Refused(422, "size: expected a number of bytes from 1")
    return Pointer(checked_digest(fields.get("oid")), size)


def _checked_path(path: str) -> str:
    parts = path.split("/")
    if any(part.lower() in _FORBIDDEN for part in parts) or not path.isprintable() or "\\" in path:
        raise Refused(400, f"{path!r} is no path in a repository")
    if len(path.encode()) > 1024:
        raise Refused(400, "path: longer than 1024 bytes")
    return path


def _decoded(text: str) -> bytes:
    try:
        return b64decode(text, validate=True)
    except (binascii.Error, ValueError) as error:
        raise Refused(400, "content: expected base64") from error
