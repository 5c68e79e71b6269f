"""Calls about branches and tags."""

from pipeline.publishing.local_hub.answer import Answer, Refused, json_answer
from pipeline.publishing.local_hub.request import Request, taken
from pipeline.publishing.local_hub.store import Store


def refs(store: Store, request: Request, namespace: str, name: str) -> Answer:
    """Answer all branches and tags, with their commits."""
    repository = store.readable(request.account, namespace, name)
    listed = {
        title: [
            {"name": ref, "ref": f"refs/{kind}/{ref}", "targetCommit": oid}
            for ref, oid in names.all().items()
        ]
        for title, kind, names in (
            ("branches", "heads", repository.branches),
            ("tags", "tags", repository.tags),
        )
    }
    return json_answer({**listed, "converts": [], "pullRequests": []})


def tag(store: Store, request: Request, namespace: str, name: str, revision: str) -> Answer:
    """Set a tag at a revision."""
    repository = store.writable(request.account, namespace, name)
    fields = request.fields()
    message = fields.get("message")
    if message is not None and not isinstance(message, str):
        raise Refused(400, "message: expected str")
    oid = repository.resolve(revision)
    repository.tags.add(taken(fields, "tag", str), oid, message)
    return json_answer({"success": True})


def delete_tag(store: Store, request: Request, namespace: str, name: str, revision: str) -> Answer:
    """Delete a tag."""
    store.writable(request.account, namespace, name).tags.remove(revision)
    return json_answer({"success": True})


def branch(store: Store, request: Request, namespace: str, name: str, revision: str) -> Answer:
    """Create a branch, or delete one other than main."""
    repository = store.writable(request.account, namespace, name)
    if request.method == "DELETE":
        if revision == "main":
            raise Refused(403, "The main branch stays")
        repository.branches.remove(revision)
    else:
        start = (request.fields() if request.body else {}).get("startingPoint") or "main"
        repository.branches.add(revision, repository.resolve(str(start)))
    return json_answer({"success": True})
