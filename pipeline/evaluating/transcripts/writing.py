"""Writes a run, episode by episode; a folder has one run, and a run has one plan."""

from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Self

from pipeline.evaluating.transcripts.clearing import clear, nothing_was_said
from pipeline.evaluating.transcripts.head import RUN, RunHead, differences, read_head, write_head
from pipeline.evaluating.transcripts.part import Key, PartFile, key_of, read_part
from pipeline.evaluating.transcripts.sealing import expect_sealed, is_sealed, reopen
from seedproof.episodes.turns import Episode
from seedproof.record.errors import Misuse, SeedproofError
from seedproof.record.leftovers import is_temporary

_SHOWN = 3
"""How many differences of two plans an error shows."""


def expect_same_plan(folder: Path, head: RunHead) -> None:
    """Raises: SeedproofError when a folder has a run of another plan, or is not empty and has none.

    A run in which nothing was said gives way: its plan had a mistake, such as the name of no model.
    """
    if not (folder / RUN).is_file():
        expect_new(folder)
        return
    differing = differences(read_head(folder), head)
    if differing and not nothing_was_said(folder):
        more = f" and {len(differing) - _SHOWN} more" if len(differing) > _SHOWN else ""
        phrases = "; ".join(differing[:_SHOWN])
        raise Misuse(
            f"{folder}: has a run with {phrases}{more}. Go on with the same choices, or take another --out"
        )


def expect_new(folder: Path) -> None:
    """Raises: SeedproofError when a folder has something in it."""
    if folder.is_dir() and not all(is_temporary(path.name) for path in folder.iterdir()):
        raise Misuse(f"{folder}: is not empty. Take another folder: --out")


class Writer:
    """The run of a folder, open for further episodes. One that could not begin leaves nothing.

    Raises: SeedproofError when the folder has a run of another plan, or cannot be written.
    """

    def __init__(self, folder: Path, head: RunHead) -> None:
        expect_same_plan(folder, head)
        self._folder = folder
        self._had_folder = folder.is_dir()
        if (folder / RUN).is_file() and differences(read_head(folder), head):
            clear(folder)
        self._is_new = not (folder / RUN).is_file()
        if is_sealed(folder):
            expect_sealed(folder)
            reopen(folder)
        if not (folder / RUN).is_file():
            write_head(folder, head)
        self._known = read_part(folder)
        self._part = PartFile(folder)

    @property
    def known(self) -> dict[Key, Episode]:
        """What need not be asked again: the episodes that did not end by an error."""
        return {key: episode for key, episode in self._known.items() if episode.end != "error"}

    def append(self, episode: Episode) -> None:
        """Write an episode; it is on the disk when this returns.

        Raises: SeedproofError when it cannot be written.
        """
        self._part.append(episode)
        self._known[key_of(episode)] = episode

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Close the file; take away what was written of a new run that failed before anything was said."""
        self._part.__exit__(kind, error, trace)
        # After Ctrl-C the logs have what was being said.
        if isinstance(error, SeedproofError) and self._is_new and not read_part(self._folder):
            with suppress(OSError):
                clear(self._folder)
                if not self._had_folder:
                    self._folder.rmdir()
