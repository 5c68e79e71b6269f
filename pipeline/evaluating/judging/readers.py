"""Who reads a run: models by their names, or folders of what they have said."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from pipeline.evaluating.planning.asking import Kind
from pipeline.evaluating.planning.heads import SCRIPTED
from pipeline.evaluating.transcripts.head import RUN

_NAMES: Mapping[Kind, str] = {"judgement": "judge", "extraction": "extract", "verdict": "verdicts"}
"""What the folder of a reading is called, before the name of its model."""


@dataclass(frozen=True, kw_only=True)
class Readers:
    """Who reads a run, and how they are asked."""

    run: Path
    release: Path | None
    out: Path
    """Where the folders of models go."""
    named: Mapping[Kind, str]
    """For each kind of reading the name of a model, or the folder of what one has said."""
    scheme: str
    """How the judge is asked."""
    only_undecided: bool
    """Whether the judge is asked about undecided answers alone."""

    @property
    def models(self) -> list[str]:
        """Those that are to be asked."""
        return [named for named in self.named.values() if is_model(named)]

    def read(self, kind: Kind) -> Path | None:
        """Return the folder of a reading; None where nobody reads so, or a model had nothing to read."""
        folder = self.folder(kind)
        had_nothing = folder is not None and is_model(self.named[kind]) and not (folder / RUN).is_file()
        return None if had_nothing else folder

    def folder(self, kind: Kind) -> Path | None:
        """Return the folder of a reading, whether it is there yet or not; None where nobody reads so."""
        named = self.named.get(kind)
        if named is None or not is_model(named):
            return None if named is None else Path(named)
        place = self.folder("judgement") if kind == "verdict" else None
        words = [_NAMES[kind], named, *([self.scheme] if kind == "judgement" and self.scheme else [])]
        return (place or self.out) / re.sub(r"[^\w.-]+", "-", "-".join(words))


def is_model(named: str) -> bool:
    """Return whether a name is that of a model, and not of a folder: what it begins with is no path here."""
    provider, stroke, name = named.partition("/")
    is_path = provider.startswith((".", "~")) or Path(provider).exists()
    return named.startswith(SCRIPTED) or bool(provider and stroke and name and not is_path)
