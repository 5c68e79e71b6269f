"""Markdown tables: rows of names and values become equations."""

from seedproof.record.patterns import Pattern

_ROW = Pattern(r"\s*\|(.*)\|\s*")
_RULE = Pattern(r"[\s|:=-]+")
_FIGURE = Pattern("[0-9]")
_COLUMNS = 2


def without_table(text: str) -> str:
    """Return `e01 = 2` for a row `| e01 | 2 |`, and `(a, b) = (1, 2)` for names above values."""
    if "|" not in text:
        return text
    lines = [line for line in text.splitlines() if line.strip()]
    rows = [_ROW.fullmatch(line) for line in lines]
    if not all(rows):
        return text
    cells = [
        [cell.strip() for cell in row[1].split("|")]
        for row in rows
        if row is not None and not _RULE.fullmatch(row[0])
    ]
    widths = {len(row) for row in cells}
    if len(widths) != 1 or not cells:
        return text
    if widths == {_COLUMNS} and _is_heading(cells[0]):
        cells = cells[1:]
    names_first = [not value[:1].isalpha() for _, *values in cells for value in values]
    if widths == {_COLUMNS} and all(names_first) and len(cells) > 0:
        return "; ".join(f"{name} = {value}" for name, value in cells)
    if len(cells) == _COLUMNS:
        names, values = cells
        return f"({', '.join(names)}) = ({', '.join(values)})"
    return text


def _is_heading(row: list[str]) -> bool:
    """Return whether a row holds words alone: `Variable`, `Value`."""
    return not any(_FIGURE.search(cell) for cell in row) and len(row[-1]) > 1
