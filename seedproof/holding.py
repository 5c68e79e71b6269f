"""Requests for withheld facts: one entry point for every benchmark with a user simulator."""

from collections.abc import Mapping
from typing import Any

from seedproof.contract import registry
from seedproof.record.names import no_such
from seedproof.record.seeds import parse_row_id
from seedproof.requests.replies import Reply


def hold(row: Mapping[str, Any], request: str) -> Reply:
    """Reply to a request. No text raises an error.

    Raises: SeedproofError when the row's benchmark has no user simulator, or the row withholds nothing.
    """
    place = parse_row_id(str(row.get("id")))
    benchmark = registry.benchmark(place.benchmark)
    if not benchmark.has("holder"):
        having = registry.benchmarks_with("holder")
        raise no_such(f"{place}: {place.benchmark} has no holder", place.benchmark, having)
    return benchmark.holder.hold(row, request)
