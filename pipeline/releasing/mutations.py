"""What a maintainer keeps beside the card on corrupted rows, for the next release."""

from pathlib import Path

from pipeline.releasing.changelog import CARDS


def mutations_path(benchmark: str) -> Path:
    """Return where a maintainer keeps what was found of a benchmark's newest rows."""
    return CARDS / benchmark / "mutations.json"


def kept_mutations(benchmark: str, home: Path) -> bytes | None:
    """Read what the maintainer keeps in a folder with templates; None where there is nothing."""
    path = home / mutations_path(benchmark)
    return path.read_bytes() if path.is_file() else None
