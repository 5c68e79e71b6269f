"""Answers of the local Hub: a status, headers and a body; and refusals with their reasons."""

import json
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Answer:
    """An HTTP answer. Its length is not among the headers: the server adds it."""

    status: int = 200
    body: bytes = b""
    headers: dict[str, str] = field(default_factory=dict)


def json_answer(value: Any, status: int = 200, headers: dict[str, str] | None = None) -> Answer:
    """Return an answer with a JSON value."""
    return Answer(
        status,
        json.dumps(value).encode(),
        {"Content-Type": "application/json; charset=utf-8", **(headers or {})},
    )


class Refused(Exception):
    """Raised for a call that is not served: its status, its sentence, and the Hub's error code, if any."""

    def __init__(self, status: int, said: str, code: str | None = None) -> None:
        super().__init__(said)
        self.status = status
        self.said = said
        self.code = code

    def answer(self) -> Answer:
        """Return the refusal as the Hub words it: in the body and, for its client, in the headers."""
        # The sentence may contain a path from the request, which must not end the header.
        plain = "".join(sign if " " <= sign <= "~" else "?" for sign in self.said)
        headers = {"X-Error-Message": plain}
        if self.code is not None:
            headers["X-Error-Code"] = self.code
        return json_answer({"error": self.said}, self.status, headers)
