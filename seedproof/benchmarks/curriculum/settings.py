"""The section `curriculum` of params.yaml."""

from typing import Annotated, Any, Literal

import msgspec

from seedproof.benchmarks.curriculum.model.settings import ModelSettings
from seedproof.benchmarks.curriculum.standards import STANDARDS
from seedproof.contract.settings import Asked, BenchmarkSettings, Count, Settings, Split, SplitName

Percent = Annotated[int, msgspec.Meta(ge=1, le=100)]


def _field(family: str) -> str:
    """Return a family's name as Python can have it: they begin with the grade."""
    return f"of_{family}"


def _by_family(name: str, kind: Any) -> Any:
    """Make a section with the key `default`, and a key for any family, which goes before it."""
    fields: list[Any] = [("default", kind)]
    fields += [(_field(standard.family), kind | None, None) for standard in STANDARDS]
    renamed = {_field(standard.family): standard.family for standard in STANDARDS}
    return msgspec.defstruct(name, fields, bases=(Settings,), kw_only=True, rename=renamed)


Rows = _by_family("Rows", Count)
"""Problems of a sub-standard; their follow-ups come on top."""

Shares = _by_family("Shares", Percent)
"""The largest share of one answer in a family's problems, or in its follow-ups, in percent."""

Fewest = _by_family("Fewest", Count)
"""The fewest different sentence skeletons in 100 or more problems of a family; in fewer, in proportion."""


def of_family(section: Any, family: str) -> int:
    """What a section says of one family."""
    own: int | None = getattr(section, _field(family))
    return int(section.default) if own is None else own


class Generate(Asked, frozen=True, kw_only=True):
    """What is sampled."""

    rows: Rows  # type: ignore[valid-type]  # made at run time, from the standards
    realiser: Literal["grammar", "llm"] = "grammar"
    """Who puts problems into words: our grammar, or the model whose transcript is replayed."""
    transcript: Annotated[str, msgspec.Meta(pattern=r"\A([0-9a-f]{64})?\Z")] = ""
    """SHA-256 of the transcript that `llm` replays; `seedproof tell` writes it here."""

    def rows_of(self, family: str) -> int:
        """Problems of one sub-standard, in the benchmark's own split."""
        return of_family(self.rows, family)


class Naturalness(Settings, frozen=True, kw_only=True):
    """What equal samples of ours and of the ancestor's problems are measured by, and ours must reach."""

    least_vocabulary: Count = 0
    """Different words."""
    least_distinct_2_per_mille: Count = 0
    """Different pairs of words that follow one another, of 1000 pairs."""
    least_verb_forms: Count = 0
    """Different words in -ed or -ing."""


class Quality(Settings, frozen=True, kw_only=True):
    """What the table must keep to."""

    most_common_answer_percent: Shares  # type: ignore[valid-type]
    fewest_skeletons: Fewest  # type: ignore[valid-type]
    naturalness: Naturalness = Naturalness()
    """No limits in the settings of releases before 2.0.0."""


class Curriculum(BenchmarkSettings, frozen=True, kw_only=True):
    """All settings of the benchmark."""

    generate: Generate
    quality: Quality
    model: ModelSettings | None = None
    """The endpoint that `seedproof tell` asks. No release names it."""
    splits: dict[SplitName, Split[Rows]] = msgspec.field(default_factory=dict)  # type: ignore[valid-type]

    def __post_init__(self) -> None:
        """Expect no further splits of rows in a model's words.

        Raises: ValueError, as the transcript would show the problems of every split.
        """
        if self.generate.realiser == "llm" and self.splits:
            raise ValueError("splits are not for realiser: llm, whose transcript shows every problem")


SETTINGS = Curriculum
