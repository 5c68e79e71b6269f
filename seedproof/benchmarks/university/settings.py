"""The section `university` of params.yaml."""

from typing import Annotated, Any

import msgspec

from seedproof.contract.settings import Asked, BenchmarkSettings, Count, Settings, Split, SplitName
from seedproof.problems import TEMPLATES, Subject
from seedproof.problems.template import Template

Percent = Annotated[int, msgspec.Meta(ge=1, le=100)]


class MostRows(Settings, frozen=True, kw_only=True):
    """How many rows one template may have."""

    text: Count = 25
    """Of a template without a figure."""
    visual: Count = 15
    """Of a template with a figure."""
    school: Count = 5
    """Of a template that is taught at school, with or without a figure."""

    def of(self, template: Template[Any]) -> int:
        """Return the number of rows that a template may have."""
        if template.school:
            return self.school
        return self.text if template.drawing is None else self.visual


class Rows(Settings, frozen=True, kw_only=True):
    """Rows of each subject, shared out over its templates, and over their difficulties."""

    text: dict[Subject, Count]
    """The rows of templates without a figure."""
    visual: dict[Subject, Count]
    """The rows of templates with a figure."""
    most: MostRows = MostRows()


class Generate(Asked, frozen=True, kw_only=True):
    """What is sampled."""

    rows: Rows


class Quality(Settings, frozen=True, kw_only=True):
    """What the table must keep to."""

    most_common_answer_percent: dict[str, Percent]
    """The largest share of one answer in a template's rows, in percent: `default`, or by template."""

    def __post_init__(self) -> None:
        """Raises: ValueError for a key that is no template, or without `default`."""
        unknown = [name for name in self.most_common_answer_percent if name not in ("default", *TEMPLATES)]
        if unknown or "default" not in self.most_common_answer_percent:
            raise ValueError(f"expected `default` and names of templates, found {unknown or 'no default'}")

    def limit_of(self, template: str) -> int:
        """Return the largest share of one answer of a template, in percent."""
        shares = self.most_common_answer_percent
        return shares.get(template, shares["default"])


class University(BenchmarkSettings, frozen=True, kw_only=True):
    """All settings of the benchmark."""

    generate: Generate
    quality: Quality
    splits: dict[SplitName, Split[Rows]] = msgspec.field(default_factory=dict)


SETTINGS = University
