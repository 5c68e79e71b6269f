"""Whose verdict is right on cases of other verifiers' own tests: `python -m tests.bench cases`.

Pip fetches source distributions once into `build/peers`, pinned by their hashes, as is what it builds their
metadata with; no text of theirs is kept.
Test modules are parsed, never run: a case is a row of literals in `pytest.mark.parametrize`. It has no type
and no question, so its type is told from its golden answer.
"""

import ast
import hashlib
import re
import subprocess
import sys
import tarfile
from collections import Counter
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path
from typing import Any, NamedTuple

import click
import msgspec

import seedproof
from seedproof import responses
from seedproof.record.errors import SeedproofError
from tests.conftest import REPOSITORY
from tests.corpus.opinions import Peer
from tests.corpus.reading import HERE

FETCHED = REPOSITORY / "build" / "peers"
KEPT = REPOSITORY / "docs" / "cases.json"


class Table(NamedTuple):
    """Parametrized tests of a module, and which of their arguments is what."""

    package: str
    module: str
    test: str
    gold: str
    answer: str
    expected: str | bool
    """The argument that says whether the two are equal, or what they always are."""


PACKAGES = {
    "math_verify": ("0.9.0", "45ac6c61344ba056b9e99a660a4bc8d044ed408f730aed68c60435aa5eec4645"),
    "lm_eval": ("0.4.13", "f592269f21a5e173d7993ae01267f61fc84be393cee1f51779e3e104a70c967e"),
    "inspect_evals": ("0.28.0", "e44e816d2b523faf6f81a7b32bef13ea5cfa2d1928416ef209a14b9f82c40486"),
}
"""Versions of source distributions, and their hashes."""
TABLES = (
    Table("math_verify", "tests/test_*.py", "*", "gold", "pred", "expected"),
    Table("math_verify", "tests/test_yujianll.py", "*", "gold", "pred", "result"),
    Table("lm_eval", "tests/test_minerva_math.py", "*matches_itself", "answer", "answer", True),
    Table("lm_eval", "tests/test_minerva_math.py", "test_is_equiv_*", "gold", "pred", True),
    Table("lm_eval", "tests/test_minerva_math.py", "test_different_*", "x1", "x2", False),
    Table("inspect_evals", "tests/aime_common/test_*.py", "*", "target", "completion", "expected"),
    Table("inspect_evals", "tests/math/test_scorer.py", "test_exact_*", "target", "completion", "expected"),
    Table("inspect_evals", "tests/math/test_scorer.py", "test_sympy_*", "target", "completion", "expected"),
)
FATES = ("agree", "ours right", "theirs right", "open", "undecided by us")
ADJUDICATED = HERE / "adjudicated.txt"
"""By hand: the keys of cases on which two differ, what is true of each, or that it is `open`, and why."""

_TYPES = (
    (r"\\begin\{(?:[a-z]*matrix|array)\}", "matrix"),
    (r"\)[,;\s]*(?:or|and)?\s*\(.*,", "set"),
    (r"[<>≤≥]|!=|\\(?:lt|gt|leq?|geq?|neq?|cup|in)\b|^\[.*[\])]$|^\(.*\]$|\\infty\)", "interval_union"),
    (r"\\pm|^\\?\{|\bor\b", "set"),
    (r"^[^(]*\([^()]*,[^()]*\)$|\([^()]*\{[^()]*,", "tuple"),
    (r"[^({],|;|\band\b", "set"),
    (r"^(?:\\text\{)?[A-Za-z ]{2,}\}?$", "label"),
    (r"(?<![\\a-z])[a-z]\b.*[+-].*=|=.*(?<![\\a-z])[a-z]\b", "equation_up_to_scale"),
)
"""The type of a golden answer by the first pattern that it has; else it is an expression or a number."""
_COMMAND = re.compile(r"\\(?:text|mbox|textnormal|mathrm)\{[^{}]*\}|\\[A-Za-z]+")
_NAMES = {"CORRECT": True, "INCORRECT": False}
"""Constants of inspect-ai that stand in tables."""


class Case(NamedTuple):
    """A golden answer, an answer, and what a test says of the two: `equal` or `different`."""

    gold: str
    answer: str
    expected: str


def cases_of(package: str) -> list[Case]:
    """Return the cases of a package, each once; none of which two tests say opposite things.

    Raises: SeedproofError where the package cannot be had.
    """
    found: dict[tuple[str, str], set[str]] = {}
    with tarfile.open(_fetched(package)) as archive:
        for member in archive:
            for table in TABLES:
                if table.package == package and fnmatch(member.name, f"*/{table.module}"):
                    module = archive.extractfile(member)
                    for case in cases_in(module.read().decode() if module else "", table):
                        found.setdefault((case.gold, case.answer), set()).add(case.expected)
    return [Case(*pair, *said) for pair, said in found.items() if len(said) == 1]


def _fetched(package: str) -> Path:
    """Return the file of a distribution, fetched if it is not here."""
    version, sha256 = PACKAGES[package]
    path = FETCHED / f"{package}-{version}.tar.gz"
    if not path.exists():
        FETCHED.mkdir(parents=True, exist_ok=True)
        Path(FETCHED, "wanted.txt").write_text(f"{package}=={version} --hash=sha256:{sha256}\n")
        locks = (REPOSITORY / "requirements.lock", HERE / "build.lock")
        options = ["--no-deps", "--no-binary", package, *(f"--build-constraint={lock}" for lock in locks)]
        command = [sys.executable, "-m", "pip", "download", "--require-hashes", "-r", "wanted.txt", *options]
        subprocess.run(command, cwd=FETCHED, capture_output=True)
    if not path.exists() or hashlib.sha256(path.read_bytes()).hexdigest() != sha256:
        raise SeedproofError(f"{path.name} cannot be had with its hash")
    return path


def cases_in(text: str, table: Table) -> Iterator[Case]:
    """Yield the cases that a module has in a table; a row that is not of literals is passed over."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and fnmatch(node.name, table.test):
            for decorator in node.decorator_list:
                if isinstance(decorator, ast.Call) and ast.unparse(decorator.func).endswith(".parametrize"):
                    names, rows = decorator.args[:2]
                    yield from _rows(names, rows, table)


def _rows(named: ast.expr, rows: ast.expr, table: Table) -> Iterator[Case]:
    names = [name.strip() for text in _values(named) for name in text.split(",")]
    for row in rows.elts if isinstance(rows, ast.List) else []:
        found = dict(zip(names, _values(row), strict=False))
        gold, answer = found.get(table.gold), found.get(table.answer)
        said = found.get(table.expected, table.expected)
        if isinstance(gold, str) and isinstance(answer, str) and said in (True, False):
            yield Case(gold, answer, "equal" if said else "different")


def _values(node: ast.expr) -> list[Any]:
    """Return the literals in a row, or in `pytest.param`; nothing if it has something else."""
    parts = node.elts if isinstance(node, ast.Tuple) else node.args if isinstance(node, ast.Call) else [node]
    try:
        return [_NAMES[part.id] if isinstance(part, ast.Name) else ast.literal_eval(part) for part in parts]
    except (KeyError, ValueError):
        return []


def type_of(gold: str) -> str:
    """Return the answer type that a golden answer looks like."""
    for pattern, name in _TYPES:
        if re.search(pattern, gold):
            return name
    value = _COMMAND.sub("", gold).rpartition("=")[2]
    letters = sorted(set(re.findall("[A-Za-z]", value)) - {"e"})
    return f"expression({', '.join(letters)})" if letters else "number"


def ours(case: Case) -> str:
    """Return our verdict on a case, as on a response to a row of one part; no answer is not the answer."""
    gold = responses.read(case.gold, 1).parts[0].strip()
    part = {"question": "", "answer": gold, "type": type_of(gold)}
    row = {"question": "", "answer_type": "parts", "answer": gold, "parts": [part]}
    score = seedproof.score(row, case.answer)
    said = {"right": "equal", "wrong": "different", "no answer": "different"}
    return said.get(score.verdict, "undecided")


def fate(our: str, their: str, truth: str) -> str:
    """Return what becomes of a case; what is not adjudicated is told as it is."""
    if our == "undecided":
        return "undecided by us"
    if our == their:
        return "agree"
    return {our: "ours right", their: "theirs right"}.get(truth, truth)


def record(is_kept: bool) -> None:
    """Print the counts, and each case that waits for an adjudication; keep the counts if that is asked."""
    try:
        counts = dict(count for package in PACKAGES for count in _counts(package))
    except SeedproofError as error:
        click.echo(f"cases: {error}; the figures stay as they are")
        return
    for name, fates in counts.items():
        click.echo(f"{name}: {', '.join(f'{what} {number}' for what, number in fates.items())}")
    if is_kept:
        KEPT.write_bytes(msgspec.json.format(msgspec.json.encode(counts), indent=1) + b"\n")


def _counts(package: str) -> Iterator[tuple[str, Counter[str]]]:
    """Count the fates beside what the tests expect, and beside what Math-Verify says by itself."""
    cases = cases_of(package)
    truths = {key: truth for key, truth, _ in map(str.split, ADJUDICATED.read_text().splitlines())}
    theirs = {"its tests": [case.expected for case in cases]}
    if package == "math_verify":
        with Peer("Math-Verify") as peer:
            theirs["asked"] = [peer.of(case.gold, case.answer) for case in cases]
    for name, said in theirs.items():
        count = Counter(dict.fromkeys(FATES, 0))
        for case, their in zip(cases, said, strict=True):
            key = hashlib.sha256(f"{case.gold}\0{case.answer}".encode()).hexdigest()[:12]
            what = fate(ours(case), their, truths.get(key, "not adjudicated"))
            count[what] += 1
            if what == "not adjudicated":
                click.echo(f"{key}: theirs {their}: {case.gold!r} {case.answer!r}")
        yield f"{package} {PACKAGES[package][0]}, {name}", count
