"""Accounts, their tokens, and their rights."""

from collections.abc import Mapping
from dataclasses import dataclass

from pipeline.publishing.local_hub.answer import Refused


@dataclass(frozen=True)
class Account:
    """A user of the local Hub, who may write under their own name and in their organisations.

    In organisations where they are a `guest` they may only read. `can_write` and `is_fine_grained` describe
    the token: about a fine-grained one, the Hub says only that it is one.
    """

    name: str
    organisations: tuple[str, ...] = ()
    guest: tuple[str, ...] = ()
    can_write: bool = True
    is_fine_grained: bool = False

    @property
    def token_role(self) -> str:
        """The role of the token, as the Hub names it."""
        if self.is_fine_grained:
            return "fineGrained"
        return "write" if self.can_write else "read"


def caller(authorization: str | None, accounts: Mapping[str, Account]) -> Account | None:
    """Return the account of a request's Authorization header; None for a request without one.

    Raises: Refused when the token is nobody's.
    """
    if authorization is None:
        return None
    scheme, _, token = authorization.partition(" ")
    if scheme.lower() != "bearer" or token not in accounts:
        raise Refused(401, "Invalid credentials in Authorization header")
    return accounts[token]


def check_may_write(account: Account | None, namespace: str) -> None:
    """Check that an account may write in a namespace.

    Raises: Refused if it may not, with the reason.
    """
    if account is None:
        raise Refused(401, "Invalid username or password.", "RepoNotFound")
    if namespace not in (account.name, *account.organisations):
        raise Refused(403, f"You don't have the rights to write under the namespace {namespace}")
    if not account.can_write:
        raise Refused(403, "This token may read only: writing needs a token with the role write")
