"""The rows of a release, read from its folder for scripts."""

from pipeline.certifying.released import certifiable
from seedproof.loading import Release
from seedproof.record.errors import SeedproofError
from seedproof.record.json_text import read_json
from seedproof.record.rows import Row


def released_rows(release: Release) -> list[Row]:
    """Read the rows of a release that are certified.

    Raises: SeedproofError when a file is not as released, or is none of a release.
    """
    families = read_json(release.file("manifest.json")).get("families")
    if not isinstance(families, dict):
        raise SeedproofError("manifest.json: names no families. Verify the release")
    tables = {config: release.rows(config) for config in release.configs}
    return certifiable(release.name, tables, list(families))
