"""The table of the mutants for CONTRIBUTING.md. To print it: `python -m tests.mutants.pages`."""

import json
import sys
from collections import defaultdict
from pathlib import Path
from typing import Any

RESULTS = Path("build/mutants/results.jsonl")

EQUIVALENT: dict[str, str] = {}
"""Mutants that no test can see, and why."""


def read(path: Path) -> list[dict[str, Any]]:
    """Return what came of mutants, one for each mutant and circle."""
    return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []


def table(results: list[dict[str, Any]]) -> list[str]:
    """Return the numbers of mutants of each room, and of those that are killed, and the sums."""
    killers: dict[str, dict[str, set[str]]] = defaultdict(lambda: defaultdict(set))
    for found in results:
        by = killers[found["room"]][found["mutant"]]
        by |= {found["circle"]} if found["result"] == "killed" else set()
    lines = [
        "| room | mutants | killed by `make test` | killed by the soak alone | equivalent |",
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
        lines.append(f"| `{room}` | {' | '.join(map(str, counts))} |")
    return [*lines, f"| all | {' | '.join(map(str, sums))} |"]


if __name__ == "__main__":
    sys.stdout.write("\n".join([*table(read(RESULTS)), ""]))
