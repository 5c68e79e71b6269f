"""Turns what is asked for into a run."""

from collections.abc import Sequence
from fractions import Fraction
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path

import seedproof
from pipeline.scaling.run import HoldOut, Run
from pipeline.workplace.code import digest_of
from seedproof.contract import registry
from seedproof.contract.benchmark import Benchmark
from seedproof.generating.cells import chosen_cells
from seedproof.record.errors import Misuse
from seedproof.record.extras import named_extra
from seedproof.record.features import features_of


def run_of(
    out: Path,
    benchmark: str,
    root_seed: int | str,
    hold_out: str | None = None,
    families: Sequence[str] = (),
    difficulty: Sequence[int] = (),
) -> Run:
    """Return a run. Raises: SeedproofError when something asked for is not there, or not installed."""
    made = registry.benchmark(benchmark)
    with named_extra():
        schema = features_of(made.release.columns).arrow_schema.serialize().to_pybytes()
    return Run(
        out=out.absolute(),
        benchmark=benchmark,
        root_seed=root_seed,
        cells=chosen_cells(made, families or None, difficulty or None),
        hold_out=_range_of(hold_out) if hold_out else None,
        schema=schema,
        code=_code_of(made),
    )


def _range_of(text: str) -> HoldOut:
    """Return a range of keys. Raises: Misuse when it is none."""
    try:
        start, stop = map(Fraction, text.split(":"))
    except (ValueError, ZeroDivisionError):
        start, stop = Fraction(1), Fraction(0)
    if not 0 <= start < stop <= 1:
        raise Misuse(f"--hold-out: is {text!r:.40}, expected a range between 0 and 1 such as 0:0.05")
    return HoldOut(start, stop)


def _code_of(benchmark: Benchmark) -> str:
    """Return the digest of the code that makes, proves and writes rows, the writer of Parquet among it."""
    packages = {Path(seedproof.__file__).parent, benchmark.root / benchmark.package.partition(".")[0]}
    digests = [digest_of(str(package)) for package in sorted([*packages, Path(__file__).parent])]
    return sha256("\n".join([*digests, version("pyarrow")]).encode()).hexdigest()
