"""The tables of our releases, by digests that come with the code: their rows were proved when cut."""

import json
from functools import cache
from pathlib import Path

KNOWN = Path(__file__).parent / "known.json"
"""By benchmark, version and table, the SHA-256 of the table's canonical lines."""


@cache
def known_tables(benchmark: str) -> frozenset[str]:
    """Return the SHA-256 of the canonical lines of each table that this code knows of a benchmark."""
    versions = json.loads(KNOWN.read_bytes()).get(benchmark, {})
    return frozenset(digest for tables in versions.values() for digest in tables.values())
