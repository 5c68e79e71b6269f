"""The second origin: the contents of large files, by signed links only."""

from pipeline.publishing.local_hub.answer import Answer, Refused
from pipeline.publishing.local_hub.lfs import checked_digest
from pipeline.publishing.local_hub.ranges import ranged
from pipeline.publishing.local_hub.request import Request
from pipeline.publishing.local_hub.store import Store


def storage_get(store: Store, request: Request, namespace: str, name: str, digest: str) -> Answer:
    """Answer the bytes of a large file."""
    _check(store, request)
    path = store.open(namespace, name).objects.path(checked_digest(digest))
    if not path.is_file():
        raise Refused(404, "No such content")
    headers = {"ETag": f'"{digest}"', "Accept-Ranges": "bytes"}
    return ranged(path.read_bytes(), request.headers.get("Range"), headers)


def lfs_put(store: Store, request: Request, namespace: str, name: str, digest: str) -> Answer:
    """Store a large file that arrives whole."""
    _check_size(store, request)
    store.open(namespace, name).objects.put(checked_digest(digest), request.body)
    return Answer(200, b"", {"ETag": f'"{digest}"'})


def lfs_part(store: Store, request: Request, namespace: str, name: str, digest: str, number: str) -> Answer:
    """Store one part of a large file."""
    _check_size(store, request)
    objects = store.open(namespace, name).objects
    tag = objects.put_part(checked_digest(digest), int(number), request.body)
    return Answer(200, b"", {"ETag": f'"{tag}"'})


def _check_size(store: Store, request: Request) -> None:
    _check(store, request)
    expected = int(request.query["size"])
    if len(request.body) != expected:
        raise Refused(400, f"The body has {len(request.body)} bytes, expected {expected}")


def _check(store: Store, request: Request) -> None:
    """Check a request by its link alone. Raises: Refused, also if it has a token."""
    if "Authorization" in request.headers:
        raise Refused(400, "The storage takes no token: the link is the permission")
    store.links.check(request.method, request.path, request.query)
