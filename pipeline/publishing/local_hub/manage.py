"""Calls about accounts and whole repositories: whoami, create, delete, and the check of a card's YAML."""

from typing import Any

from pipeline.publishing.local_hub.answer import Answer, Refused, json_answer
from pipeline.publishing.local_hub.card import findings
from pipeline.publishing.local_hub.request import Request, taken
from pipeline.publishing.local_hub.store import Store


def whoami(store: Store, request: Request) -> Answer:
    """Answer whose token it is, their organisations, and their rights."""
    account = request.account
    if account is None:
        raise Refused(401, "Invalid username or password.")
    roles = dict.fromkeys(account.organisations, "write") | dict.fromkeys(account.guest, "read")
    token = {"displayName": "token", "role": account.token_role}
    return json_answer(
        {
            "type": "user",
            "name": account.name,
            "fullname": account.name,
            "orgs": [
                {"type": "org", "name": name, "fullname": name, "roleInOrg": role}
                for name, role in roles.items()
            ],
            "auth": {"type": "access_token", "accessToken": token},
        }
    )


def create_repo(store: Store, request: Request) -> Answer:
    """Create a dataset repository; an existing one is a conflict, whose answer still names it."""
    fields = request.fields()
    namespace, name = _named(fields, request)
    url = {"url": f"{store.endpoint}/datasets/{namespace}/{name}", "name": f"{namespace}/{name}"}
    private = fields.get("visibility") == "private" or fields.get("private") is True
    try:
        store.create(request.account, namespace, name, private)
    except Refused as refusal:
        if refusal.status != 409:
            raise
        return json_answer({**url, "error": refusal.said}, refusal.status, {"X-Error-Message": refusal.said})
    return json_answer(url)


def delete_repo(store: Store, request: Request) -> Answer:
    """Delete a dataset repository."""
    store.delete(request.account, *_named(request.fields(), request))
    return Answer()


def validate_yaml(store: Store, request: Request) -> Answer:
    """Answer what is wrong with the YAML at the top of a card."""
    errors, warnings = findings(taken(request.fields(), "content", str))
    result = {
        "errors": [{"message": text} for text in errors],
        "warnings": [{"message": text} for text in warnings],
    }
    return json_answer(result, 400 if errors else 200)


def _named(fields: dict[str, Any], request: Request) -> tuple[str, str]:
    if request.account is None:
        raise Refused(401, "Invalid username or password.")
    if fields.get("type") != "dataset":
        raise Refused(400, "type: this Hub keeps datasets only")
    namespace = fields.get("organization") or request.account.name
    if not isinstance(namespace, str):
        raise Refused(400, "organization: expected str")
    return namespace, taken(fields, "name", str)
