"""Faults that calls can be made to suffer, and their effect on a client."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from pipeline.publishing.local_hub.answer import Answer, json_answer
from pipeline.publishing.local_hub.call import Call

_PAGE = b"<!DOCTYPE html>\n<html><body><h1>503 Service Unavailable</h1></body></html>\n"

_INSTEAD = {
    "500": json_answer({"error": "Internal Error"}, 500),
    "503": json_answer({"error": "Service Unavailable"}, 503),
    "429": json_answer({"error": "Too Many Requests"}, 429, {"Retry-After": "1"}),
    "html": Answer(503, _PAGE, {"Content-Type": "text/html; charset=utf-8"}),
    "expired": Answer(403, b"<Error><Message>Request has expired</Message></Error>"),
}

KINDS = (*_INSTEAD, "reset", "cut", "slow", "unacknowledged", "flip")


@dataclass
class Fault:
    """A fault of `times` calls, from the `nth` matching one on, counted from when the fault was added.

    Kinds: `500`; `503`; `429`, with Retry-After: 1; `html`, a gateway's page with status 503; `expired`, the
    storage's answer to an old link; `reset`, before anything is done; `cut`, the answer ends early; `slow`,
    by `seconds`; `unacknowledged`, done, then reset before the answer; `flip`, one bit of a download. A fault
    without a `call` matches calls of any name, except that `flip` matches only downloads, and `expired` only
    the storage.
    """

    kind: str
    call: str | None = None
    nth: int = 1
    times: int = 1
    seconds: float = 1.0
    seen: int = field(default=0, init=False)

    def __post_init__(self) -> None:
        if self.kind not in KINDS:
            raise ValueError(f"a fault is {self.kind!r}, expected one of {', '.join(KINDS)}")

    def matches(self, call: Call) -> bool:
        """Return whether the fault applies to such a call."""
        if self.kind == "flip" and (call.method != "GET" or call.name not in ("resolve", "storage_get")):
            return False
        if self.kind == "expired" and call.origin != "storage":
            return False
        return self.call in (None, call.name)

    def instead(self) -> Answer | None:
        """Return the answer that replaces the call; None if the call is done all the same."""
        return _INSTEAD.get(self.kind)


def fault_of(call: Call, faults: Iterable[Fault]) -> Fault | None:
    """Return the first fault that this call suffers, and count the call in every fault that matches."""
    suffered = None
    for fault in faults:
        if fault.matches(call):
            fault.seen += 1
            if suffered is None and fault.nth <= fault.seen < fault.nth + fault.times:
                suffered = fault
    return suffered
