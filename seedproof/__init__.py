r"""Math benchmarks in which you can rebuild and prove every row.

    import seedproof as sp

    rows = sp.load("missing_fact")
    more = sp.generate("missing_fact", 1000, seed=7)
    score = sp.score(rows[17], "Answer: 10/37")
    verdict = sp.compare("x**2/2", r"\frac{x^2}{2} + C", "antiderivative(x)")
    reply = sp.hold(rows[17], "What is P(H)?")
    row = sp.rebuild("missing_fact/bayes_missing_prior/d2/000017")
    checks = list(sp.audit(row))

The subpackages, from the bottom up: `record` defines rows, seeds and random draws. `exact`, `text`,
`figures`, `proving` and `solving` are the building blocks of benchmarks. `answers` and `equivalence` read and
compare answers, and `requests` reads requests. `contract` defines what a benchmark is, `benchmarks`
contains the five benchmarks, and `problems` contains the templates that two of the five share. `scoring` and
`auditing` work on single rows. The package `pipeline` makes releases.
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
"""The version of the code, stated in each release's manifest as `code`."""

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
    """Load the rows of a release, and prove them unless the release is Seedproof's own.

    A row is proved from its facts and text, which takes seconds; `unproved=True` skips that.

    `benchmark` is a name, `<namespace>/<name>` on the Hub, or the folder of a release. If you pass a
    name, the rows come from `releases/<name>/<version>` in the current folder, if the data is there.
    Otherwise they are rebuilt from their seeds if this code knows the release, or downloaded from the Hub.
    The defaults are the newest version and the release's default config.

    Raises: SeedproofError when there is no such release, config or split, when a file's
    hash differs from the one that the release states, or when a row is refuted.
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
    """Generate rows that are in no release: a sequence of `size` rows, or an endless one.

    Row i depends only on the seed and i. It is made, proved and read back when you access it; `prove=False`
    skips the proof. Families and difficulties take turns. A family has finitely many rows, so long sequences
    repeat some. `distinct=True` drops the repeats, and ends the sequence when a family has no more rows. You
    can iterate over such a sequence, but not index it. The seed may also be a text. If you keep it secret,
    nobody can make your rows before you show them.

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
    start: int = 0,
    families: str | Iterable[str] | None = None,
    difficulty: int | Iterable[int] | None = None,
    prove: bool = True,
) -> Any:
    """Return the rows of `generate` as a `datasets.IterableDataset`, which is sharded and can be resumed.

    The first row is at position `start`.
    Raises: SeedproofError when there is no such benchmark, family, difficulty or position, or `datasets` is
    missing.
    """
    from seedproof import generating

    return generating.dataset(
        benchmark,
        size,
        seed=seed,
        start=start,
        families=families,
        difficulty=difficulty,
        prove=prove,
    )


def score(row: Mapping[str, Any], response: str) -> Score:
    """Score a model's response to a row.

    `score` never raises an error for a text, however malformed. The row may come from JSON Lines
    or from `datasets`.

    Raises: SeedproofError when the row has no answer of a known type, or the response is not a string.
    """
    from seedproof.scoring import responses

    _expect_row(row)
    _expect_text("response", response)
    return responses.score(row, response)


def compare(gold: str, answer: str, answer_type: str) -> Verdict:
    """Compare an answer with the correct one, `gold`: equal, different or undecided, and why.

    Both may be plain text or LaTeX. Types are `number`, `expression(x; x > 0)`, `antiderivative(x)` and
    others. In a row of `university`, `row["parts"][0]["type"]` is the type of part (a). `compare` never
    raises an error for an answer, however malformed the answer is.

    Raises: ValueError for an unknown type.
    """
    from seedproof import equivalence
    from seedproof.equivalence.answer_types import parse_type

    kind, options = parse_type(answer_type)
    return equivalence.compare(gold, answer, kind, {**options, "units": True})


def hold(row: Mapping[str, Any], request: str) -> Reply:
    """Answer a request for a fact that a row withholds, as the user simulator does.

    The reply offers the fact, declines the request, or reports that the request could not be read. `hold`
    never raises an error for a request, whatever its text.

    Raises: SeedproofError when the row's benchmark has no user simulator, or the row withholds nothing.
    """
    from seedproof import holding

    _expect_row(row)
    _expect_text("request", request)
    return holding.hold(row, request)


def rebuild(row_id: str, root_seed: int | str = RELEASED) -> Row:
    """Rebuild a row from its id, with the settings of our releases.

    `root_seed` is an integer or 64 hex digits.

    Raises: SeedproofError when there is no such row, or the id is not a string.
    """
    from seedproof.auditing import row

    _expect_text("id", row_id)
    return row.rebuild(row_id, root_seed)


def audit(row: Mapping[str, Any], root_seed: int | str = RELEASED) -> Iterator[Check]:
    """Rebuild a row from its seed, prove it and read it back, and yield each check.

    The row may come from JSON Lines or from `datasets`. Worked examples in a few-shot row are not checked.
    Rows of `judge` and follow-ups of `curriculum` need more than their own seed. If you got them
    from `generate`, pass the seed that you gave to `generate` as `root_seed`.

    Raises: SeedproofError when the row's id names no installed benchmark.
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
