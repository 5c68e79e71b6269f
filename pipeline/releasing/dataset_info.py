"""The content of a release's Parquet files as the Hub and `datasets` expect it: the card's `dataset_info`.

Everything is read from the files. `load_dataset` compares what it loads with these numbers.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from pipeline.releasing.parquet import read_table
from seedproof.record.errors import SeedproofError
from seedproof.record.rows import OWN_SPLIT

Tables = dict[str, dict[str, Path]]
"""Parquet files by config, then by split."""


def tables_of(folder: Path, manifest: dict[str, Any], configs: Iterable[str]) -> Tables:
    """Return the files `data/<config>/<split>.parquet` that the manifest lists, the own split first.

    A config without files is left out.
    Raises: SeedproofError when the default config, the first, has none.
    """
    tables: Tables = {config: {} for config in configs}
    for name in sorted(manifest["files"], key=lambda name: (Path(name).stem != OWN_SPLIT, name)):
        path = Path(name)
        if path.suffix == ".parquet" and path.parent.name in tables:
            tables[path.parent.name][path.stem] = folder / name
    default = next(iter(tables))
    if not tables[default]:
        raise SeedproofError(
            f"{folder / 'manifest.json'}: lists no Parquet file of the config {default}, expected "
            f"data/{default}/{OWN_SPLIT}.parquet. Make the release again: dvc repro"
        )
    return {config: splits for config, splits in tables.items() if splits}


def dataset_info(tables: Tables) -> list[dict[str, Any]]:
    """Return for each config its features, and rows and bytes of each split, as `push_to_hub` writes them.

    `num_bytes` are those of the Arrow table in memory, `download_size` those of the files.
    Raises: SeedproofError when a config's splits differ in their features, or a file is not Parquet.
    """
    return [_of_config(config, splits) for config, splits in tables.items()]


def size_category(rows: int) -> str:
    """Return the Hub's name for a number of rows: `n<1K`, `1K<n<10K`; a limit belongs to the higher one."""
    names = ["1K", "10K", "100K", "1M", "10M", "100M", "1B", "10B", "100B", "1T"]
    above = [name for index, name in enumerate(names) if rows >= 10 ** (index + 3)]
    if not above:
        return "n<1K"
    return f"{above[-1]}<n<{names[len(above)]}" if len(above) < len(names) else "n>1T"


def _of_config(config: str, splits: dict[str, Path]) -> dict[str, Any]:
    from datasets import DatasetInfo, Features
    from datasets.splits import SplitDict, SplitInfo

    features: Any = None
    counted = SplitDict()
    for name, path in splits.items():
        table = read_table(path)
        of_split = Features.from_arrow_schema(table.schema)
        if features not in (None, of_split):
            raise SeedproofError(
                f"{path}: has other columns than the other splits of {config}, expected the same"
            )
        features = of_split
        counted.add(SplitInfo(name=name, num_bytes=table.nbytes, num_examples=table.num_rows))
    info = DatasetInfo(
        config_name=config,
        features=features,
        splits=counted,
        download_size=sum(path.stat().st_size for path in splits.values()),
        dataset_size=sum(split.num_bytes for split in counted.values()),
    )
    return {"config_name": config, **info._to_yaml_dict()}
