"""Audits one row with nothing but the row: rebuilds it from its own seed, proves it, and reads it back."""

from collections.abc import Iterator, Mapping
from typing import Any, cast

from seedproof.auditing.proofs import refuted
from seedproof.contract import registry
from seedproof.contract.benchmark import Benchmark
from seedproof.record.checks import Check, State
from seedproof.record.columns import IMAGE
from seedproof.record.errors import SeedproofError
from seedproof.record.reasons import in_our_words
from seedproof.record.rows import Row, is_behind_examples
from seedproof.record.seeds import RowId, is_seed, parse_row_id


def rebuild(row_id: str, root_seed: int | str) -> Row:
    """Make the row of an id, with the settings of our releases; `root_seed` is an integer or 64 hex digits.

    Raises: SeedproofError when there is no such row.
    """
    place = parse_row_id(row_id)
    return registry.benchmark(place.benchmark).generate.rebuild(place, root_seed)


def audit(row: Mapping[str, Any], root_seed: int | str) -> Iterator[Check]:
    """Check a row, as JSON lines or `datasets` give it: each check is yielded as it is made.

    A row of a few-shot config is checked without its worked examples. What is made from other rows' seeds,
    too, is only made again if the root seed is that of the row.
    Raises: SeedproofError when the row has no id of a benchmark that is installed.
    """
    place = parse_row_id(str(row.get("id")))
    benchmark = registry.benchmark(place.benchmark)
    rebuilt = _rebuilt(benchmark, place, row, root_seed)
    if isinstance(rebuilt, Check):
        yield rebuilt
        if rebuilt.state is State.NOT_CHECKED:
            yield _proved_alone(benchmark, row)
        return
    stated = _without_images(benchmark, row, rebuilt)
    yield from _compared(rebuilt, stated)
    if is_behind_examples(stated, rebuilt):
        yield from proved(benchmark, rebuilt)
    else:
        yield _proved_alone(benchmark, stated)


def _proved_alone(benchmark: Benchmark, row: Mapping[str, Any]) -> Check:
    """Check a row by nothing but itself."""
    findings = [str(finding) for finding in refuted(benchmark.name, cast(Row, dict(row)))]
    state = State.FAILED if findings else State.PASSED
    return Check("proof", "\n".join(findings) or "its own facts and text give the answer", state)


def proved(benchmark: Benchmark, row: Row) -> Iterator[Check]:
    """Check what both gates say of a row: `validate` of its facts, `cycle` of its text."""
    for label, gate in (("validate", benchmark.validate), ("cycle", benchmark.cycle)):
        findings = [str(finding) for finding in gate.check(row)]
        state = State.FAILED if findings else State.PASSED
        yield Check(label, "\n".join(findings) or "holds", state)


def _rebuilt(benchmark: Benchmark, place: RowId, row: Mapping[str, Any], root_seed: int | str) -> Row | Check:
    """Rebuild a row from the seed that it states, or say why that cannot be done."""
    if not is_seed(row.get("seed")):
        return Check("seed", f"is {row.get('seed')!r:.80}, expected 32 hex digits", State.FAILED)
    is_root = place.seed(root_seed) == row["seed"]

    def seed_of(other: RowId) -> str:
        if not is_root:
            raise _UnknownSeed(
                f"it also needs the seed of {other}: give the root seed, or audit the release that it is in"
            )
        return other.seed(root_seed)

    try:
        return benchmark.generate.from_own_seed(row, seed_of)
    except _UnknownSeed as error:
        return Check("seed", str(error), State.NOT_CHECKED)
    except SeedproofError as error:
        return Check("seed", str(error), State.FAILED)
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        return Check("seed", f"the row is malformed ({in_our_words(error)})", State.FAILED)


class _UnknownSeed(SeedproofError):
    """A row is made from another row's seed, too, which a lone row does not state."""


def _compared(rebuilt: Row, stated: Mapping[str, Any]) -> Iterator[Check]:
    if stated == rebuilt:
        yield Check("seed", f"{stated['seed']} gives this row")
    elif is_behind_examples(stated, rebuilt) and _says_all(str(stated["question"]), rebuilt["question"]):
        yield Check("seed", f"{stated['seed']} gives this row without its examples")
        said = "they do not come from the row's own seed: verify the release that it is in"
        yield Check("examples", said, State.NOT_CHECKED)
    else:
        given: Mapping[str, Any] = rebuilt
        columns = [name for name in {**given, **stated} if given.get(name) != stated.get(name)]
        yield Check("seed", f"gives another row, they differ in: {', '.join(columns)}", State.FAILED)


def _says_all(question: str, plain: str) -> bool:
    """Return whether a question has every paragraph of the plain one, in order: the examples stand before."""
    rest = question
    for paragraph in plain.split("\n\n"):
        _, found, rest = rest.partition(paragraph)
        if not found:
            return False
    return rest == ""


def _without_images(
    benchmark: Benchmark, row: Mapping[str, Any], rebuilt: Mapping[str, Any]
) -> Mapping[str, Any]:
    """Put the digest of its drawing in place of each image that `datasets` has decoded."""
    images = [name for name, kind in benchmark.release.columns.items() if kind == IMAGE]
    decoded = [name for name in images if row.get(name) is not None and not isinstance(row[name], str)]
    return {**row, **{name: rebuilt[name] for name in decoded}}
