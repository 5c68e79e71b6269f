r"""Math benchmarks whose every row can be proved from its seed.

    import seedproof as sp

    rows = sp.load("missing_fact")
    more = sp.generate("missing_fact", 1000, seed=7)
    score = sp.score(rows[17], "Answer: 10/37")
    verdict = sp.compare("x**2/2", r"\frac{x^2}{2} + C", "antiderivative(x)")
    reply = sp.hold(rows[17], "What is P(H)?")
    row = sp.rebuild("missing_fact/bayes_missing_prior/d2/000017")
    checks = list(sp.audit(row))

The rooms, from the ground up: `record` has rows, seeds and draws; `exact`, `text`, `figures`, `proving` and
`solving` are what benchmarks are written with; `answers` and `equivalence` read and compare answers, and
`requests` reads requests; `contract` says what a benchmark is, `problems` has the templates that two of them
share, `benchmarks` the five; `scoring` and `auditing` are what is done with a row. The package `pipeline`
makes releases of them.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from seedproof.record.checks import Check, State
from seedproof.record.errors import SeedproofError
from seedproof.record.rows import Row
from seedproof.record.score import PartScore, Score
from seedproof.record.seeds import RELEASED
from seedproof.record.verdict import Verdict
from seedproof.requests.replies import Reply

# The doors import their rooms when they are used: whoever imports one module of this package, such as a
# proof, must not load what made the row.

__version__ = "1.0.0.dev0"
"""Raised with every change of what is written into releases; a manifest names it as `code`."""

__all__ = [
    "Check",
    "PartScore",
    "Reply",
    "Row",
    "Score",
    "SeedproofError",
    "State",
    "Verdict",
    "__version__",
    "audit",
    "compare",
    "dataset",
    "generate",
    "hold",
    "load",
    "rebuild",
    "score",
]


def load(
    benchmark: str,
    config: str | None = None,
    split: str = "test",
    version: str | None = None,
    *,
    unproved: bool = False,
) -> list[Row]:
    """Read the rows of a release, each as its canonical JSON line has it, and prove them.

    Rows that this code knows, those of our releases, need no proof here. Of others, every one is decided from
    its own facts and text, in seconds; `unproved` leaves that out.

    `benchmark` is a name, `<namespace>/<name>` on the Hub, or the folder of a release. A name stands for
    `releases/<name>/<version>` in the current folder if its data is there, else for the Hub. Without a
    version, the newest one; without a config, the default one.

    Raises: SeedproofError when there is no such release, config or split, a file is not as released, or a row
    is refuted.
    """
    from seedproof import loading

    return loading.load(benchmark, config, split, version, unproved=unproved)


def generate(
    benchmark: str,
    size: int | None = None,
    *,
    seed: int | str = 0,
    families: str | Iterable[str] | None = None,
    difficulty: int | Iterable[int] | None = None,
    prove: bool = True,
    distinct: bool = False,
) -> Sequence[Row]:
    """Return rows that no release has: a sequence of `size` rows, or an endless one.

    Row i is a pure function of the seed and of i, which is made when it is asked for, proved and read back;
    `prove=False` leaves that out. Families and difficulties come in turn. A long sequence has repeats:
    `distinct=True` leaves them out, and ends where a family has no more; then rows can only be iterated. A
    text is a seed as well; keep it to yourself, and nobody can make these rows before you show them.

    Raises: SeedproofError when there is no such benchmark, family or difficulty.
    """
    from seedproof import generating

    return generating.generate(
        benchmark,
        size,
        seed=seed,
        families=families,
        difficulty=difficulty,
        prove=prove,
        distinct=distinct,
    )


def dataset(
    benchmark: str,
    size: int | None = None,
    *,
    seed: int | str = 0,
    families: str | Iterable[str] | None = None,
    difficulty: int | Iterable[int] | None = None,
    prove: bool = True,
) -> Any:
    """Return what `generate` gives as a `datasets.IterableDataset`, with shards for workers; it can resume.

    Raises: SeedproofError when there is no such benchmark, family or difficulty, or `datasets` is missing.
    """
    from seedproof import generating

    return generating.dataset(
        benchmark, size, seed=seed, families=families, difficulty=difficulty, prove=prove
    )


def score(row: Mapping[str, Any], response: str) -> Score:
    """Score a response to a row, as JSON lines or `datasets` give the row. No response raises.

    Raises: SeedproofError when the row has no answer of a known type, or the response is no text.
    """
    from seedproof.scoring import responses

    _expect_row(row)
    _expect_text("response", response)
    return responses.score(row, response)


def compare(gold: str, answer: str, answer_type: str) -> Verdict:
    """Compare an answer with the golden one, in text or LaTeX: equal, different or undecided, and why.

    Types are those of university rows, such as `number`, `expression(x; x > 0)` or `antiderivative(x)`.
    Raises: ValueError for an unknown type. No answer raises.
    """
    from seedproof import equivalence
    from seedproof.equivalence.answer_types import parse_type

    kind, options = parse_type(answer_type)
    return equivalence.compare(gold, answer, kind, {**options, "units": True})


def hold(row: Mapping[str, Any], request: str) -> Reply:
    """Reply to a request for a fact that a row withholds: offered, declined, or not read. No request raises.

    Raises: SeedproofError when the row's benchmark has no holder, or nothing is held of the row.
    """
    from seedproof import holding

    _expect_row(row)
    _expect_text("request", request)
    return holding.hold(row, request)


def rebuild(row_id: str, root_seed: int | str = RELEASED) -> Row:
    """Make the row of an id, with the settings of our releases; `root_seed` is an integer or 64 hex digits.

    Raises: SeedproofError when there is no such row, or the id is no text.
    """
    from seedproof.auditing import row

    _expect_text("id", row_id)
    return row.rebuild(row_id, root_seed)


def audit(row: Mapping[str, Any], root_seed: int | str = RELEASED) -> Iterator[Check]:
    """Rebuild a row from the seed that it states, prove it and read it back; yield each check as it is made.

    The row may come from JSON lines or from `datasets`. One of a few-shot config is checked without its
    worked examples. Rows of `judge` and follow-ups of `curriculum` are made from more than their own seed:
    for those of `generate`, give its seed as `root_seed`.
    Raises: SeedproofError when the row has no id of a benchmark that is installed.
    """
    from seedproof.auditing import row as auditing

    _expect_row(row)
    return auditing.audit(row, root_seed)


def _expect_row(row: object) -> None:
    if not isinstance(row, Mapping):
        raise SeedproofError(f"row: is {row!r:.40}, expected a row as load gives it")


def _expect_text(name: str, text: object) -> None:
    if not isinstance(text, str):
        raise SeedproofError(f"{name}: is {text!r:.40}, expected text")
