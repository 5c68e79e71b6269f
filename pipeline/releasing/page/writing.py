"""Writing the page of a release into its folder."""

from pathlib import Path

from pipeline.releasing.page.reading import page_of
from pipeline.reporting import PAGE
from pipeline.reporting.page import render
from pipeline.workplace.side_by_side import SideBySide


def write_page(folder: Path, processes: SideBySide | None = None) -> None:
    """Write the page of a release that is complete but for it and its checksums.

    Raises: SeedproofError when a file that it is made from is missing.
    """
    path = folder / PAGE
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(render(page_of(folder, processes)))
