"""The endless line as a `datasets.IterableDataset`: shards for workers, and a state to go on from."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from importlib.util import find_spec
from typing import Any

from seedproof.contract import registry
from seedproof.figures.in_rows import with_pictures, without_pictures
from seedproof.generating.rows import Rows, generate
from seedproof.record.errors import SeedproofError
from seedproof.record.extras import named_extra
from seedproof.record.features import features_of, images_in
from seedproof.record.printing import aside

SHARDS = 64
"""The least number of shards, as far as there are rows: so many workers can read at the same time."""

SHARD = 4096
"""The most rows of a shard. Going on from a state makes the rows of one shard again."""

ENDLESS_SHARDS = 1 << 16
"""So many shards stand for rows without end, 268 million rows: then another seed gives more."""


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
    """Return the rows that `generate` gives as a `datasets.IterableDataset`, in the order of positions.

    The first of `size` rows is at position `start`; ranks and workers share them. Figures are drawn if
    matplotlib is installed; otherwise their column is empty.
    Raises: SeedproofError when there is no such benchmark, family, difficulty or position, or `datasets` is
    missing.
    """
    if not isinstance(start, int) or start < 0:
        raise SeedproofError(f"start: is {start!r:.40}, expected a position, a whole number from 0 on")
    rows = generate(benchmark, size, seed=seed, families=families, difficulty=difficulty, prove=prove)
    with named_extra():
        from datasets import IterableDataset
    columns = registry.benchmark(benchmark).release.columns
    draws = find_spec("matplotlib") is not None
    if images_in(columns) and not draws:
        aside(f"{benchmark}: figures are left out. To have them drawn: pip install 'seedproof[build]'")
    return IterableDataset.from_generator(
        partial(_rows_of, rows, draws),
        features=features_of(columns),
        gen_kwargs={"shards": list(_shards(start, size))},
    )


def _shards(begin: int, size: int | None) -> Iterator[tuple[int, int]]:
    """Yield the first position of each shard, and the one behind its last."""
    step = SHARD if size is None else max(1, min(SHARD, -(-size // SHARDS)))
    end = begin + (SHARD * ENDLESS_SHARDS if size is None else size)
    for start in range(begin, end, step):
        yield start, min(start + step, end)


def _rows_of(rows: Rows, draws: bool, shards: list[tuple[int, int]]) -> Iterator[Mapping[str, Any]]:
    images = images_in(registry.benchmark(rows.benchmark).release.columns)
    finish = with_pictures if draws else without_pictures
    for start, stop in shards:
        for row in replace(rows, positions=range(start, stop)):
            yield finish(images, row)
