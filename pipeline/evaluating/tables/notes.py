"""Notes below tables and figures: what a reader must know of the runs."""

from pipeline.evaluating.tables.identity import TRAITS, labels_of
from pipeline.evaluating.tables.runs import Runs

INTERVALS = (
    "In brackets: intervals of 95 %. Where two of them overlap, one model may be as good as the other."
)


def remarks(runs: Runs) -> tuple[str, ...]:
    """Return what makes runs hard to compare, and which of them are not whole."""
    return (*_differing_settings(runs), *_missing_episodes(runs))


def _differing_settings(runs: Runs) -> tuple[str, ...]:
    """Return a note about settings that make runs incomparable, if the runs differ in one."""
    heads = [run.head for run in runs]
    notes: list[str] = []
    for word in ("", "split ", "protocol ", "control ", "holder ", "prompt "):
        values = sorted({str(TRAITS[word](head)) for head in heads})
        if len(values) > 1:
            name = word.strip() or "release"
            notes.append(f"The runs differ in their {name} ({', '.join(values)}): compare with care.")
    rows: dict[tuple[str, str], set[object]] = {}
    for head in heads:
        rows.setdefault((head.benchmark, head.config), set()).add((head.rows_sha256, head.rows))
    notes += [
        f"The runs of {config} asked different rows: compare with care."
        for (_, config), asked in rows.items()
        if len(asked) > 1
    ]
    return tuple(notes)


def _missing_episodes(runs: Runs) -> tuple[str, ...]:
    """Return a note for each run that lacks episodes."""
    return tuple(
        f"{label}: {run.scored.missing:,} of {run.scored.expected:,} episodes are missing."
        for run, label in zip(runs, labels_of(runs), strict=True)
        if run.scored.missing
    )
