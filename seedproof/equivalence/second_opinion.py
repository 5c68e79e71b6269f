"""A second opinion from another verifier, math-verify, on the same pairs; it never has a vote.

It is optional and runs in a separate process with a time limit for every pair; a pair that takes longer
ends the process and gets no opinion.
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
    """A pair on which the two verifiers disagree; ours may be undecided."""

    gold: str
    answer: str
    answer_type: str
    ours: Verdict
    theirs: Opinion


class SecondOpinion:
    """A running math-verify, used as a context manager."""

    def __init__(self, seconds: float = 5.0, python: str = sys.executable) -> None:
        """Set the time limit for one pair, and the interpreter whose environment has math-verify."""
        self._seconds = seconds
        self._python = python
        self._process: subprocess.Popen[str] | None = None

    def __enter__(self) -> "SecondOpinion":
        self._start()
        return self

    def __exit__(self, *_: object) -> None:
        self._stop()

    def of(self, gold: str, answer: str) -> Opinion:
        """Return the opinion of math-verify; `none` if it fails or takes too long."""
        if self._process is None:
            self._start()
        opinion = self._asked(json.dumps([gold, answer]), self._seconds)
        if opinion is None:
            return "none"
        return "equal" if opinion else "different"

    def _start(self) -> None:
        """Start a process.

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
        """Return the answer to one line, or None after stopping the process if it does not come in time."""
        process = self._process
        if process is None or process.stdin is None or process.stdout is None:
            return None
        try:
            if line is not None:
                process.stdin.write(line + "\n")
                process.stdin.flush()
            with selectors.DefaultSelector() as selector:
                selector.register(process.stdout, selectors.EVENT_READ)
                if selector.select(seconds) and (reply := process.stdout.readline()):
                    answer: object = json.loads(reply)
                    return answer
        except (OSError, ValueError):
            pass
        self._stop()
        return None


def disagreements(
    pairs: Iterable[Pair], seconds: float = 5.0, python: str = sys.executable
) -> Iterator[Disagreement]:
    """Yield the pairs on which math-verify and we disagree; having no opinion is no disagreement.

    Raises:
        SeedproofError: math-verify is not installed.
    """
    with SecondOpinion(seconds, python) as second:
        for gold, answer, answer_type in pairs:
            ours, theirs = compare(gold, answer, answer_type), second.of(gold, answer)
            if theirs not in ("none", ours.result):
                yield Disagreement(gold, answer, answer_type, ours, theirs)
