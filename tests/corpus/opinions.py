"""Other verifiers on the same pairs: Math-Verify, and SymPy's `simplify`. They have no vote.

Each runs in a process of its own, with a time limit for every pair; a pair that takes longer ends the process
and gets no opinion. The extra `peers` installs what they need.
"""

import json
import re
import selectors
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator, Mapping
from typing import Literal, TypeAlias

import msgspec

from seedproof.record.errors import SeedproofError

Opinion: TypeAlias = Literal["equal", "different", "none"]

_MATH_VERIFY = r"""
import json, logging, sys
logging.disable(logging.CRITICAL)
from math_verify import parse, verify
def read(text):
    return parse(text, parsing_timeout=None)
print(json.dumps("ready"), flush=True)
for line in sys.stdin:
    gold, answer = json.loads(line)
    try:
        said = verify(read(gold), read(answer), timeout_seconds=None)
    except Exception:
        said = None
    print(json.dumps(said), flush=True)
"""

_SYMPY = r"""
import json, sys
from latex2sympy2_extended import latex2sympy
from sympy import simplify
def read(text):
    return latex2sympy(text.strip("$ "))
print(json.dumps("ready"), flush=True)
for line in sys.stdin:
    gold, answer = json.loads(line)
    try:
        said = bool(simplify(read(gold) - read(answer)) == 0)
    except Exception:
        said = None
    print(json.dumps(said), flush=True)
"""

PROGRAMS: Mapping[str, str] = {"Math-Verify": _MATH_VERIFY, "SymPy": _SYMPY}
SYMPY_TYPES = ("number", "expression", "antiderivative")
"""What a difference that simplifies to zero can be asked of."""

_START_SECONDS = 60.0


class Peer:
    """Another verifier at work, used as a context manager."""

    def __init__(self, name: str, seconds: float = 5.0, python: str = sys.executable) -> None:
        """Set the time limit for one pair, and the interpreter whose environment has the extra `peers`."""
        self.name = name
        self.seconds = seconds
        self._python = python
        self._process: subprocess.Popen[str] | None = None

    def __enter__(self) -> "Peer":
        self._start()
        return self

    def __exit__(self, *_: object) -> None:
        self._stop()

    def of(self, gold: str, answer: str) -> Opinion:
        """Return the opinion on a pair; `none` if the other verifier fails or takes too long."""
        if self._process is None:
            self._start()
        opinion = self._asked(json.dumps([gold, answer]), self.seconds)
        if opinion is None:
            return "none"
        return "equal" if opinion else "different"

    def _start(self) -> None:
        self._process = subprocess.Popen(
            [self._python, "-c", PROGRAMS[self.name]],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        if self._asked(None, _START_SECONDS) != "ready":
            self._stop()
            raise SeedproofError(f"{self.name} does not start: pip install 'seedproof[peers]'")

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


class Labelled(msgspec.Struct, frozen=True):
    """A labelled pair, in the fields of `pairs.jsonl`."""

    type: str
    gold: str
    answer: str
    verdict: Literal["equal", "different", "open"]
    note: str = ""
    simple: bool = False
    question: str = ""


class Opinions(msgspec.Struct, frozen=True):
    """What one verifier says of labelled pairs, and how many it decides in a second of wall time."""

    said: list[Opinion]
    rate: float


def delimited(text: str) -> str:
    """Return a text as the other verifiers find mathematics in it."""
    return text if "$" in text or "\\boxed" in text else f"${text}$"


def latex(gold: str) -> str:
    """Return a golden answer in LaTeX, as the other verifiers want it."""
    for pattern, replacement in _LATEX:
        gold = pattern.sub(replacement, gold)
    return gold


_LATEX = tuple(
    (re.compile(pattern), replacement)
    for pattern, replacement in (
        (r"\*\*\(([^()]*)\)", r"^{\1}"),
        (r"\*\*(\w+)", r"^{\1}"),
        (r"sqrt\(([^()]*)\)", r"\\sqrt{\1}"),
        (r"\b(log|sin|cos|tan|exp|atan|asin|acos)\(", r"\\\1("),
        (r"\\log\(", r"\\ln("),
        (r"\\a(tan|sin|cos)\(", r"\\arc\1("),
        (r"\bpi\b", r"\\pi "),
        (r"\boo\b", r"\\infty "),
        (r" U ", r" \\cup "),
        (r"\{", r"\\{"),
        (r"\}", r"\\}"),
        (r"\^\\\{(.*?)\\\}", r"^{\1}"),
        (r"sqrt\\\{(.*?)\\\}", r"sqrt{\1}"),
        (r"\*", r" \\cdot "),
    )
)


def opinions(name: str, pairs: Iterable[Labelled], python: str = sys.executable) -> Opinions:
    """Ask another verifier of every pair.

    Raises: SeedproofError when it is not installed.
    """
    said: list[Opinion] = []
    with Peer(name, python=python) as peer:
        start = time.perf_counter()
        for pair in pairs:
            said.append(peer.of(delimited(latex(pair.gold)), delimited(pair.answer)))
        seconds = time.perf_counter() - start
    return Opinions(said, len(said) / seconds if said else 0.0)


class Disagreement(msgspec.Struct, frozen=True):
    """A pair on which two verifiers disagree; ours may be undecided."""

    pair: Labelled
    ours: str
    theirs: Opinion

    @property
    def right(self) -> Literal["ours", "theirs", "neither"]:
        """Who is right, by the label."""
        if self.ours == self.pair.verdict:
            return "ours"
        if self.theirs == self.pair.verdict:
            return "theirs"
        return "neither"


def disagreements(
    pairs: Iterable[Labelled], ours: Iterable[str], theirs: Iterable[Opinion]
) -> Iterator[Disagreement]:
    """Yield the pairs on which the other verifier says something else; having no opinion is nothing else."""
    for pair, our, their in zip(pairs, ours, theirs, strict=True):
        if their not in ("none", our):
            yield Disagreement(pair, our, their)
