"""The table of SECURITY.md that tells which attacks were tried: written by a run, counted by a test."""

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping
from pathlib import Path

from docs.generated import between, marked, table
from tests.conftest import REPOSITORY
from tests.hostile.running import Result

PAGE = REPOSITORY / "SECURITY.md"
HEADS = ("command", "places", "files tried", "held")
ROW = re.compile(r"^\| `([^`]+)` \| ([\d,]+) \| ([\d,]+) \| ([\d,]+) \|$", re.MULTILINE)


def told(results: Iterable[Result]) -> str:
    """Return the table of what was tried."""
    return _table(_counts(results))


def _table(counts: Mapping[str, tuple[int, int, int]]) -> str:
    return table(HEADS, ((f"`{command}`", *numbers) for command, numbers in counts.items()))


def _counts(results: Iterable[Result]) -> dict[str, tuple[int, int, int]]:
    """Return by command its places, the files that it was given, and with how many of them all held."""
    by_command: dict[str, dict[tuple[str, str], bool]] = defaultdict(dict)
    for result in results:
        place = result.case.place
        files = by_command[place.command]
        file = (place.name, result.case.kind.name)
        files[file] = files.get(file, True) and not result.broken
    return {
        command: (len({place for place, _ in files}), len(files), sum(files.values()))
        for command, files in by_command.items()
    }


def write(results: Iterable[Result], page: Path = PAGE) -> None:
    """Put the table between the marks of the page; commands that were not tried keep their line."""
    counts = counted(page) | _counts(results)
    page.write_text(marked(page.read_text(), {"attacks": _table(counts)}))


def counted(page: Path = PAGE) -> dict[str, tuple[int, int, int]]:
    """Return the numbers of the page by command: places, files, and with how many all held."""
    return {
        command: (int(places), _number(files), _number(held))
        for command, places, files, held in ROW.findall(between(page.read_text(), "attacks"))
    }


def _number(text: str) -> int:
    return int(text.replace(",", ""))
