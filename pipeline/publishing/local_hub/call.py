"""What the local Hub remembers of a call."""

from dataclasses import dataclass


@dataclass
class Call:
    """One request: `token` says whether a bearer token came with it, `received` counts its body's bytes.

    `origin` is `hub` or `storage`. `status` is 0 until an answer is made, and stays 0 when the connection is
    reset instead.
    """

    name: str
    method: str
    path: str
    origin: str
    token: bool
    received: int = 0
    status: int = 0
