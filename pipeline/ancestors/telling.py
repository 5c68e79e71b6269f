"""What an audit found, for a terminal and for machines."""

import textwrap
from collections.abc import Iterator
from typing import Any

from pipeline.ancestors.auditing import Audit
from pipeline.ancestors.counting import flawed, found, runs

WIDTH = 100


def lines(audit: Audit) -> Iterator[str]:
    """Yield what fails, by kind, with the rows; then what was not read, and the sum."""
    order = {row.id: at for at, row in enumerate(audit.read)}
    for one in found(audit):
        if not one.count:
            continue
        rows = "1 row" if one.count == 1 else f"{one.count:,} rows"
        yield f"{one.kind.code}: {rows}. {one.kind.said}"
        yield from _wrapped(one.kind.meaning, "    ")
        for group, ids in one.rows.items():
            yield from _wrapped(f"{group} {len(ids):,}: {', '.join(runs(ids, order))}", "    ")
        yield ""
    if audit.unread:
        yield f"unread: {len(audit.unread):,} rows, which are neither right nor wrong here."
        for unread in audit.unread:
            yield from _wrapped(f"{unread.row}: {unread.why}", "    ")
        yield ""
    yield summary(audit)


def summary(audit: Audit) -> str:
    """Return the sum in one line."""
    total = len(audit.read) + len(audit.unread)
    unread = f", {len(audit.unread):,} could not be read" if audit.unread else ""
    bad = flawed(audit)
    flaws = f"{bad:,} have a flaw" if bad else "no flaw was found"
    return f"{audit.subject}: of {total:,} rows {flaws}{unread}."


def stated(audit: Audit) -> dict[str, Any]:
    """Return the audit as plain data."""
    return {
        "subject": audit.subject,
        "rows": len(audit.read) + len(audit.unread),
        "read": len(audit.read),
        "flawed": flawed(audit),
        "kinds": [
            {
                "code": one.kind.code,
                "said": one.kind.said,
                "meaning": one.kind.meaning,
                "rows": one.count,
                "groups": {group: len(rows) for group, rows in one.rows.items()},
            }
            for one in found(audit)
        ],
        "alarms": [
            {"row": alarm.row, "code": alarm.code, "sentence": alarm.sentence} for alarm in audit.alarms
        ],
        "unread": [{"row": unread.row, "why": unread.why} for unread in audit.unread],
    }


def _wrapped(text: str, indent: str) -> list[str]:
    return textwrap.wrap(
        text,
        WIDTH,
        initial_indent=indent,
        subsequent_indent=f"{indent}  ",
        break_on_hyphens=False,
        break_long_words=False,
    )
