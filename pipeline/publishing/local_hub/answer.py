"""What the local Hub answers: a status, headers and a body; and the refusals it makes in words."""

import json
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Answer:
    """One HTTP answer. Its length is not among the headers: the server adds it."""

    status: int = 200
    body: bytes = b""
    headers: dict[str, str] = field(default_factory=dict)


def json_answer(value: Any, status: int = 200, headers: dict[str, str] | None = None) -> Answer:
    """An answer that carries a JSON value."""
    return Answer(
        status,
        json.dumps(value).encode(),
        {"Content-Type": "application/json; charset=utf-8", **(headers or {})},
    )


class Refused(Exception):
    """A call that is not served: its status, the sentence for it, and the Hub's error code, if any."""

    def __init__(self, status: int, said: str, code: str | None = None) -> None:
        super().__init__(said)
        self.status = status
        self.said = said
        self.code = code

    def answer(self) -> Answer:
        """The refusal as the Hub words it: in the body and, for its client, in the headers."""
        # A path of the request may stand in the sentence, and must not end the header.
        plain = "".join(sign if " " <= sign <= "~" else "?" for sign in self.said)
        headers = {"X-Error-Message": plain}
        if self.code is not None:
            headers["X-Error-Code"] = self.code
        return json_answer({"error": self.said}, self.status, headers)
