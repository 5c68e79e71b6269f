"""What a score must beat: the best baseline, as the release attests it."""

from dataclasses import dataclass
from typing import Any

from seedproof.loading import Release
from seedproof.record.errors import SeedproofError
from seedproof.record.json_text import read_json


@dataclass(frozen=True)
class Guess:
    """A way to answer without solving anything, and its accuracy, a decimal."""

    name: str
    share: str

    def __str__(self) -> str:
        return f"best baseline {self.share} ({self.name})"


def to_beat(release: Release, config: str, split: str) -> Guess | None:
    """Return the best baseline on rows; None where no attestation of these very rows is at hand."""
    path = release.attestation("quality")
    if path is None:
        return None
    try:
        attested = read_json(path)
        digests = [subject["digest"]["sha256"] for subject in attested["subject"]]
        best: Any = attested["predicate"]["baselines"]["configs"][config][split]["to_beat"]["all"]
        is_of_rows = release.digest(config, split) in digests
        return Guess(str(best["guess"]), str(best["share"])) if is_of_rows else None
    except (SeedproofError, LookupError, TypeError):
        return None
