"""The record of a call to the local Hub."""

from dataclasses import dataclass


@dataclass
class Call:
    """A request: `token` says whether a bearer token came with it, `received` counts its body's bytes.

    `origin` is `hub` or `storage`. `status` is 0 until there is an answer, and stays 0 if the connection is
    reset instead.
    """

    name: str
    method: str
    path: str
    origin: str
    token: bool
    received: int = 0
    status: int = 0
