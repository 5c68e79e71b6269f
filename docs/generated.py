"""What scripts write into pages: parts between two marks, tables, and the data of `data/` as CSV."""

import csv
import re
from collections.abc import Iterable, Mapping, Sequence
from io import StringIO
from pathlib import Path

DOCS = Path(__file__).parent
DATA = DOCS / "data"

_END = re.compile(r"\r\n?|\n")
_NUMBER = re.compile(r"\**[\d.,]*( %)?\**|[–-]")


def marked(page: str, parts: Mapping[str, str]) -> str:
    """Return a page with each part between its marks.

    Raises: ValueError when the page lacks the marks of a part.
    """
    for name, part in parts.items():
        before, after = _around(page, name)
        page = f"{before}\n\n{part.strip()}\n\n{after}"
    return page


def between(page: str, name: str) -> str:
    """Return what stands between the marks of a part."""
    before, after = _around(page, name)
    return page[len(before) : len(page) - len(after)].strip()


def _around(page: str, name: str) -> tuple[str, str]:
    """Return a page up to the first mark of a part, and from its second one on."""
    before, begin, rest = page.partition(f"<!-- {name}: begin -->")
    _, end, after = rest.partition(f"<!-- {name}: end -->")
    if not begin or not end:
        raise ValueError(f"the page has no marks for {name}")
    return before + begin, end + after


def table(heads: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """Return a table in Markdown. Integers get commas; columns of numbers are set to the right."""
    cells = [[_cell(value) for value in row] for row in rows]
    numbers = [all(_NUMBER.fullmatch(cell) for cell in column) for column in zip(*cells, strict=True)]
    rules = ["---:" if right else "---" for right in numbers]
    return "\n".join(f"| {' | '.join(line)} |".replace("|  |", "| |") for line in (heads, rules, *cells))


def _cell(value: object) -> str:
    return f"{value:,}" if isinstance(value, int) else str(value).replace("|", r"\|")


def csv_text(heads: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """Return a table as CSV, one row a line: what cannot be seen in a cell is shown."""
    text = StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(heads)
    writer.writerows([_seen(str(value)) for value in row] for row in rows)
    return text.getvalue()


def _seen(text: str) -> str:
    """Return a text with `⏎` for each end of a line, and an escape for other signs that cannot be seen."""
    ended = _END.sub("⏎", text)
    return "".join(sign if sign.isprintable() else sign.encode("unicode_escape").decode() for sign in ended)


def write(files: Mapping[Path, str]) -> None:
    """Write files, each with its text."""
    for path, text in files.items():
        path.write_text(text, encoding="utf-8")


def stale(files: Mapping[Path, str]) -> list[str]:
    """Return the names of files that are missing or have another text."""
    return [
        path.name
        for path, text in files.items()
        if not path.is_file() or path.read_text(encoding="utf-8") != text
    ]
