"""Takes away a run of which nothing is worth keeping: nobody has said anything in it."""

import shutil
from pathlib import Path

from pipeline.evaluating.transcripts.stored import open_run


def nothing_was_said(folder: Path) -> bool:
    """Return whether a run has no episode, or none but errors in place of the first word.

    Messages that are too long for the model are no such error: it was asked, and will say no more.

    Raises: SeedproofError when it is not what was written.
    """
    return all(episode.end == "error" and not episode.turns for episode in open_run(folder).episodes())


def clear(folder: Path) -> None:
    """Empty the folder of a run."""
    for path in folder.iterdir():
        if path.is_dir() and not path.is_symlink():
            shutil.rmtree(path)
        else:
            path.unlink()
