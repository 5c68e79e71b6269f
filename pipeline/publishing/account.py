"""The account of a token, and its rights to write."""

from dataclasses import dataclass
from typing import Any

READING_ROLES = ("read",)
"""Roles, of a token or of a member of an organisation, that cannot write."""


@dataclass(frozen=True)
class Account:
    """An account: the namespaces it may write in, those it may only read, and its token's role.

    The role is `write`, `read`, or another one, such as `fineGrained`, whose rights only the Hub knows.
    """

    name: str
    writable: tuple[str, ...]
    readable: tuple[str, ...]
    token_role: str | None

    def reason_against(self, repository: str) -> str | None:
        """Return why the token cannot write in a repository; None if it can, or if only the Hub knows."""
        if self.token_role in READING_ROLES:
            return self.refused(repository)
        namespace = repository.partition("/")[0]
        if self.token_role != "write" or namespace in self.writable:
            return None
        may = f"the token's account is {self.name}, which may write in {', '.join(self.writable)}, but "
        if namespace in self.readable:
            return (
                f"{may}only read in {namespace}. Take one of these as --namespace, or ask for the role write"
            )
        return f"{may}not in {namespace}. Take one of these as --namespace, or a token of a member"

    def refused(self, repository: str) -> str:
        """Return the sentence for a token that may not write in a repository."""
        return (
            f"the token of {self.name} may not write in {repository}. Make one with the right to write, and "
            "set HF_TOKEN"
        )


def account_of(answer: Any) -> Account:
    """Return the account in the Hub's answer to the call whoami.

    Raises: KeyError or TypeError when it is not such an answer.
    """
    name = str(answer["name"])
    members = {str(member["name"]): member.get("roleInOrg") for member in answer.get("orgs", [])}
    writable = [member for member, role in members.items() if role not in READING_ROLES]
    readable = [member for member, role in members.items() if role in READING_ROLES]
    token = (answer.get("auth") or {}).get("accessToken") or {}
    return Account(name, (name, *writable), tuple(readable), token.get("role"))
