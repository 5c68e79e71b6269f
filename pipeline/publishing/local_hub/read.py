"""Calls that read a repository: its description, its content, its history, and single files."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any
from urllib.parse import urlencode

from pipeline.publishing.local_hub.answer import Answer, Refused, json_answer
from pipeline.publishing.local_hub.card import front_matter
from pipeline.publishing.local_hub.ranges import ranged
from pipeline.publishing.local_hub.repository import Entry, Logged, Repository
from pipeline.publishing.local_hub.request import Request
from pipeline.publishing.local_hub.store import Store
from pipeline.workplace.yaml_text import NotYaml


def info(store: Store, request: Request, namespace: str, name: str, revision: str = "main") -> Answer:
    """Answer the description of a revision: id, commit, card, files, and with `blobs` their hashes."""
    repository = store.readable(request.account, namespace, name)
    oid = repository.resolve(revision)
    logged = list(repository.log(oid))
    files = [entry for entry in repository.entries(oid) if not entry.is_folder]
    return json_answer(
        {
            "id": f"{namespace}/{name}",
            "author": namespace,
            "sha": oid,
            "createdAt": _date(logged[-1]),
            "lastModified": _date(logged[0]),
            "private": repository.is_private,
            "gated": False,
            "disabled": False,
            "downloads": 0,
            "likes": 0,
            "tags": [],
            "cardData": _card(repository, files),
            "siblings": [_sibling(entry, _is_on(request.query.get("blobs"))) for entry in files],
        }
    )


def tree(
    store: Store, request: Request, namespace: str, name: str, revision: str, folder: str = ""
) -> Answer:
    """Answer the entries of a folder, with `recursive` all below it, in pages."""
    repository, query = store.readable(request.account, namespace, name), request.query
    oid = repository.resolve(revision)
    entries = repository.entries(oid, folder.strip("/"), _is_on(query.get("recursive")))
    page, headers = _page(store, request, entries)
    expand = _is_on(query.get("expand"))
    return json_answer([_row(repository, oid, entry, expand) for entry in page], headers=headers)


def paths_info(store: Store, request: Request, namespace: str, name: str, revision: str) -> Answer:
    """Answer the entries of the named files and folders; missing ones are left out."""
    repository, form = store.readable(request.account, namespace, name), request.form()
    oid = repository.resolve(revision)
    asked = {value.strip("/") for key, value in form if key == "paths"}
    expand = _is_on(dict(form).get("expand"))
    entries = [entry for entry in repository.entries(oid) if entry.path in asked]
    return json_answer([_row(repository, oid, entry, expand) for entry in entries])


def commits(store: Store, request: Request, namespace: str, name: str, revision: str) -> Answer:
    """Answer the history up to a revision, newest first, in pages."""
    repository = store.readable(request.account, namespace, name)
    page, headers = _page(store, request, list(repository.log(repository.resolve(revision))))
    rows = [
        {
            "id": logged.oid,
            "title": logged.title,
            "message": logged.message,
            "date": _date(logged),
            "authors": [{"user": logged.author}],
        }
        for logged in page
    ]
    return json_answer(rows, headers=headers)


def resolve(store: Store, request: Request, namespace: str, name: str, revision: str, path: str) -> Answer:
    """Answer one file: its bytes, or for a large one a link to the storage."""
    repository = store.readable(request.account, namespace, name)
    oid = repository.resolve(revision)
    entry = repository.entry(oid, path)
    headers = {"X-Repo-Commit": oid, "ETag": f'"{entry.oid}"', "Accept-Ranges": "bytes"}
    if entry.pointer is None:
        return ranged(repository.content(entry), request.headers.get("Range"), headers)
    linked = {
        "X-Linked-Etag": f'"{entry.pointer.digest}"',
        "X-Linked-Size": str(entry.size),
        "Location": store.links.sign(
            "GET", store.storage, f"/datasets/{namespace}/{name}/{entry.pointer.digest}"
        ),
    }
    return Answer(302, b"Found. Redirecting to the storage", {**headers, **linked})


def _page(store: Store, request: Request, rows: Sequence[Any]) -> tuple[Sequence[Any], dict[str, str]]:
    """Return the rows that a request's cursor selects, and the header that names the next page."""
    query = request.query
    try:
        start = int(query.get("cursor", "0"))
        size = min(int(query.get("limit", store.page)), store.page)
    except ValueError as error:
        raise Refused(400, "cursor and limit: expected numbers") from error
    if start < 0 or size < 1:
        raise Refused(400, "cursor and limit: expected numbers from 0 and from 1")
    next_start = start + size
    if next_start >= len(rows):
        return rows[start:], {}
    following = urlencode({**query, "cursor": next_start})
    return rows[start:next_start], {"Link": f'<{store.endpoint}{request.path}?{following}>; rel="next"'}


def _row(repository: Repository, oid: str, entry: Entry, expand: bool) -> dict[str, Any]:
    row: dict[str, Any] = {
        "type": "directory" if entry.is_folder else "file",
        "oid": entry.oid,
        "size": entry.size,
        "path": entry.path,
    }
    if entry.pointer is not None:
        size, pointer_size = entry.pointer.size, len(entry.pointer.text())
        row["lfs"] = {"oid": entry.pointer.digest, "size": size, "pointerSize": pointer_size}
    if expand:
        last = _last_change(repository, oid, entry)
        row["lastCommit"] = {"id": last.oid, "title": last.title, "date": _date(last)}
    return row


def _last_change(repository: Repository, oid: str, entry: Entry) -> Logged:
    """Return the first commit since which a path has not changed."""
    history = repository.log(oid)
    last = next(history)
    for logged in history:
        if (entry.path, entry.oid) not in {(e.path, e.oid) for e in repository.entries(logged.oid)}:
            break
        last = logged
    return last


def _sibling(entry: Entry, with_blobs: bool) -> dict[str, Any]:
    if not with_blobs:
        return {"rfilename": entry.path}
    row: dict[str, Any] = {"rfilename": entry.path, "size": entry.size, "blobId": entry.oid}
    if entry.pointer is not None:
        size, pointer_size = entry.pointer.size, len(entry.pointer.text())
        row["lfs"] = {"sha256": entry.pointer.digest, "size": size, "pointerSize": pointer_size}
    return row


def _card(repository: Repository, files: Sequence[Entry]) -> dict[str, Any] | None:
    for entry in files:
        if entry.path == "README.md":
            try:
                metadata = front_matter(repository.content(entry).decode(errors="replace"))
            except NotYaml:
                return None
            return metadata if isinstance(metadata, dict) else None
    return None


def _date(logged: Logged) -> str:
    return datetime.fromtimestamp(logged.seconds, UTC).strftime("%Y-%m-%dT%H:%M:%S.000Z")


def _is_on(value: str | None) -> bool:
    return value is not None and value.lower() in ("1", "true")
