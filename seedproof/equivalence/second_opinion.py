"""What another verifier, math-verify, says of the same pairs: a second opinion, never a vote.

It is optional, and works in a process of its own with a time limit for every pair; a pair that takes
longer ends the process and gets no opinion.
"""

import json
import selectors
import subprocess
import sys
from collections.abc import Iterable, Iterator
from typing import Literal, TypeAlias

import msgspec

from seedproof.equivalence.comparing import compare
from seedproof.record.errors import SeedproofError
from seedproof.record.verdict import Verdict

Opinion: TypeAlias = Literal["equal", "different", "none"]
Pair: TypeAlias = tuple[str, str, str]
"""The golden answer, the answer, and the answer type."""

_PROGRAM = r"""
import json, logging, sys
logging.disable(logging.CRITICAL)
from math_verify import parse, verify
def read(text):
    return parse(text if "$" in text or "\\boxed" in text else f"${text}$", parsing_timeout=None)
print(json.dumps("ready"), flush=True)
for line in sys.stdin:
    gold, answer = json.loads(line)
    try:
        said = verify(read(gold), read(answer), timeout_seconds=None)
    except Exception:
        said = None
    print(json.dumps(said), flush=True)
"""
_START_SECONDS = 60.0


class Disagreement(msgspec.Struct, frozen=True):
    """A pair on which the two verifiers do not say the same; ours may be undecided."""

    gold: str
    answer: str
    answer_type: str
    ours: Verdict
    theirs: Opinion


class SecondOpinion:
    """A running math-verify; use it as a context."""

    def __init__(self, seconds: float = 5.0, python: str = sys.executable) -> None:
        """The limit for one pair, and the interpreter in whose environment math-verify is installed."""
        self._seconds = seconds
        self._python = python
        self._process: subprocess.Popen[str] | None = None

    def __enter__(self) -> "SecondOpinion":
        self._start()
        return self

    def __exit__(self, *_: object) -> None:
        self._stop()

    def of(self, gold: str, answer: str) -> Opinion:
        """What math-verify says; none if it fails or takes too long."""
        if self._process is None:
            self._start()
        said = self._asked(json.dumps([gold, answer]), self._seconds)
        if said is None:
            return "none"
        return "equal" if said else "different"

    def _start(self) -> None:
        """Begin a process.

        Raises:
            SeedproofError: math-verify is not installed there.
        """
        self._process = subprocess.Popen(
            [self._python, "-c", _PROGRAM],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        if self._asked(None, _START_SECONDS) != "ready":
            self._stop()
            raise SeedproofError(
                f"second opinion: math-verify does not start in {self._python}; "
                "install it into an environment of its own: python -m venv mv, mv/bin/pip install math-verify"
            )

    def _stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.communicate()
            self._process = None

    def _asked(self, line: str | None, seconds: float) -> object:
        """The answer to one line; None and an end of the process if there is none in time."""
        process = self._process
        if process is None or process.stdin is None or process.stdout is None:
            return None
        try:
            if line is not None:
                process.stdin.write(line + "\n")
                process.stdin.flush()
            with selectors.DefaultSelector() as selector:
                selector.register(process.stdout, selectors.EVENT_READ)
                if selector.select(seconds) and (said := process.stdout.readline()):
                    found: object = json.loads(said)
                    return found
        except (OSError, ValueError):
            pass
        self._stop()
        return None


def disagreements(
    pairs: Iterable[Pair], seconds: float = 5.0, python: str = sys.executable
) -> Iterator[Disagreement]:
    """The pairs on which math-verify and we differ; where it has no opinion, there is no disagreement.

    Raises:
        SeedproofError: math-verify is not installed.
    """
    with SecondOpinion(seconds, python) as second:
        for gold, answer, answer_type in pairs:
            ours, theirs = compare(gold, answer, answer_type), second.of(gold, answer)
            if theirs not in ("none", ours.result):
                yield Disagreement(gold, answer, answer_type, ours, theirs)
