"""The section `missing_fact` of params.yaml."""

from typing import Annotated

from pydantic import Field, field_validator

from pipeline.benchmarks.missing_fact import FAMILIES
from pipeline.settings import Count, RootSeed, Settings, Version

Percent = Annotated[int, Field(ge=1, le=100)]


class Generate(Settings):
    """What is sampled."""

    root_seed: RootSeed
    difficulties: list[Annotated[int, Field(ge=1, le=99)]] = Field(min_length=1)
    rows: dict[str, Count]
    """Rows per difficulty: by family type (A, B), or for a family by its name, which goes first."""
    demonstrations: Count
    """Worked examples per family and difficulty."""

    @field_validator("difficulties")
    @classmethod
    def _rising(cls, difficulties: list[int]) -> list[int]:
        if difficulties != sorted(set(difficulties)):
            raise ValueError("each difficulty once, in rising order")
        return difficulties

    @field_validator("rows")
    @classmethod
    def _known(cls, rows: dict[str, int]) -> dict[str, int]:
        _check_names(rows, ("A", "B"))
        return rows

    def rows_of(self, family: str, family_type: str) -> int:
        """Rows per difficulty of one family."""
        return self.rows.get(family, self.rows[family_type])


class Quality(Settings):
    """What the table must keep to."""

    most_common_answer_percent: dict[str, Percent]
    """The largest share of one answer in a family's rows: `default`, or by the family's name."""

    @field_validator("most_common_answer_percent")
    @classmethod
    def _known(cls, shares: dict[str, int]) -> dict[str, int]:
        _check_names(shares, ("default",))
        return shares


class MissingFact(Settings):
    """All settings of the benchmark."""

    version: Version
    generate: Generate
    quality: Quality


SETTINGS = MissingFact


def _check_names(given: dict[str, int], needed: tuple[str, ...]) -> None:
    missing = [name for name in needed if name not in given]
    unknown = [name for name in given if name not in (*needed, *FAMILIES)]
    if missing:
        raise ValueError(f"a value for {' and '.join(missing)}")
    if unknown:
        raise ValueError(
            f"no {unknown[0]!r} but {', '.join(needed)} or one of the families {', '.join(FAMILIES)}"
        )
