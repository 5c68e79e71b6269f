"""All images of a release, each a way to its row."""

from collections.abc import Sequence

from pipeline.reporting.content import Section, ShownRow, Wall


def section(rows: Sequence[ShownRow]) -> Section | None:
    """Return the section; None for a release without images."""
    images = [(row.id, row.image, row.image_alt) for row in rows if row.image is not None]
    if not images:
        return None
    return Section(title="Figures", blocks=[Wall(caption=f"All {len(images):,} images", images=images)])
