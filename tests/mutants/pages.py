"""The table of the mutants for CONTRIBUTING.md. To print it: `python -m tests.mutants.pages`."""

import json
import sys
from collections import defaultdict
from pathlib import Path
from typing import Any

RESULTS = Path("build/mutants/results.jsonl")

LARGE = ("seedproof/benchmarks", "seedproof/certifying", "seedproof/problems")
"""Rooms that have a line of their own."""

EQUIVALENT: dict[str, str] = {
    "pipeline/publishing/download.py:31: 3 -> 4": "How often a wrong file is fetched again is promised "
    "nowhere, and the error says whatever number it is.",
    "seedproof/benchmarks/missing_fact/validate.py:158: 1 -> 2": "A certificate is compared with the facts "
    "at one value more than two of its kind can agree at.",
    "pipeline/stages/__init__.py:15: 1 -> 2": "What a stage writes does not depend on the number of workers.",
}
"""Mutants that no test can see, and why."""


def read(path: Path) -> list[dict[str, Any]]:
    """Return what came of mutants, one for each mutant and circle."""
    return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []


def wing(room: str) -> str:
    """Return which line of the table counts a room."""
    if room.startswith("pipeline"):
        return "`pipeline`"
    first = "/".join(room.split("/")[:2])
    return f"`{first}`" if first in LARGE else "`seedproof`, all other rooms"


def table(results: list[dict[str, Any]]) -> list[str]:
    """Return the numbers of mutants, and of those that are killed, and the sums."""
    killers: dict[str, dict[str, set[str]]] = defaultdict(lambda: defaultdict(set))
    for found in results:
        by = killers[wing(found["room"])][found["mutant"]]
        by |= {found["circle"]} if found["result"] == "killed" else set()
    lines = [
        "| rooms | mutants | killed by `make test` | killed by the soak alone | equivalent |",
        "| --- | ---: | ---: | ---: | ---: |",
    ]
    sums = [0, 0, 0, 0]
    for room, mutants in sorted(killers.items()):
        counts = [
            len(mutants),
            sum("test" in by for by in mutants.values()),
            sum(by == {"soak"} for by in mutants.values()),
            len(mutants.keys() & EQUIVALENT.keys()),
        ]
        sums = [one + another for one, another in zip(sums, counts, strict=True)]
        lines.append(f"| {room} | {' | '.join(map(str, counts))} |")
    return [*lines, f"| all | {' | '.join(map(str, sums))} |"]


if __name__ == "__main__":
    sys.stdout.write("\n".join([*table(read(RESULTS)), ""]))
