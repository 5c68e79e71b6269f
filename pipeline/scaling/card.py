"""The card of a split, which says in words what its manifest says."""

from pipeline.scaling.manifest import CellRows, Manifest
from seedproof.record.seeds import ENDLESS, RowId

CARD = "README.md"

_TEXT = """\
---
configs:
- config_name: default
  data_files:
  - split: {manifest.split}
    path: data/{manifest.split}-*.parquet
license: cc-by-4.0
---

# {manifest.name}, {manifest.rows:,} rows

Seedproof made these rows from seed `{manifest.seed}`. It proved each row and read its text back.
No problem stands here twice, and none is in a release of `{manifest.name}`.{hold_out}

| family | difficulty | candidates | rows |
| --- | ---: | ---: | ---: |
{cells}

{spent}

## Check

```sh
sha256sum -c SHA256SUMS
seedproof audit {example} --root-seed SEED
```

## Gates

Each row passed `validate`, `cycle`, its schema, and the test of its id and seed. No gate has looked at the
whole table: near duplicates, baselines and shares of answers are measured on releases.
"""


def card_of(manifest: Manifest) -> str:
    """Return the card of a split."""
    return _TEXT.format(
        manifest=manifest,
        hold_out=_held_out(manifest),
        cells="\n".join(map(_line, manifest.cells)),
        spent=_spent(manifest),
        example=_example(manifest),
    )


def _example(manifest: Manifest) -> RowId:
    cell = manifest.cells[0]
    return RowId(manifest.name, cell.family, cell.difficulty, str(ENDLESS))


def _held_out(manifest: Manifest) -> str:
    if manifest.hold_out is None:
        return ""
    return f" Problems with a key in {manifest.hold_out} of the range of keys were held out."


def _line(cell: CellRows) -> str:
    return f"| {cell.family} | {cell.difficulty} | {cell.candidates:,} | {cell.rows:,} |"


def _spent(manifest: Manifest) -> str:
    spent = [
        f"{cell.family} d{cell.difficulty}" for cell in manifest.cells if 2 * cell.rows < cell.candidates
    ]
    if not spent:
        return "Every cell gave a row for at least half of its candidates."
    return f"Nearly spent, as less than half of their candidates were new: {', '.join(spent)}."
