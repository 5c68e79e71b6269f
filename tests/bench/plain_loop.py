"""What `scale` is measured against: a loop that draws, proves and writes rows, and drops none.

python -m tests.bench.plain_loop missing_fact 3000 rows.parquet
"""

import sys
from pathlib import Path

import seedproof as sp
from pipeline.releasing.parquet import write_parquet
from seedproof.contract import registry


def main(benchmark: str, count: str, out: str) -> None:
    """Write so many rows of the line under seed 7."""
    rows = list(sp.generate(benchmark, int(count), seed=7))
    write_parquet(Path(out), rows, registry.benchmark(benchmark).release.columns, None)


if __name__ == "__main__":
    main(*sys.argv[1:])
