"""An audit as a report page: counts by kind and group, and every row to browse with what was found in it."""

from pipeline.ancestors.auditing import Audit
from pipeline.ancestors.counting import by_row, flawed, found, per_group
from pipeline.ancestors.telling import summary
from pipeline.reporting.content import Bars, Page, Section, ShownRow, Table, Text

FINDING = "finding"
"""The facet of the kinds that were found in a row."""

NONE = "none"


def page_of(audit: Audit) -> Page:
    """Return what the page says."""
    return Page(
        title=f"Audit of {audit.subject}",
        lead=summary(audit),
        figures=_figures(audit),
        sections=[*_kinds(audit), *_groups(audit), *_unread(audit)],
        rows=_rows(audit),
        is_of_release=False,
    )


def _figures(audit: Audit) -> list[tuple[str, str]]:
    return [
        (f"{len(audit.read):,}", "rows read"),
        (f"{len(audit.unread):,}", "rows not read"),
        (f"{flawed(audit):,}", "rows with a flaw"),
        (f"{sum(one.count > 0 for one in found(audit))}", f"kinds of flaw, of {len(audit.kinds)} looked for"),
    ]


def _kinds(audit: Audit) -> list[Section]:
    kinds = found(audit)
    table = Table(
        caption="What was looked for",
        columns=["kind", "rows", "what is wrong", "what it means"],
        rows=[[one.kind.code, f"{one.count:,}", one.kind.said, one.kind.meaning] for one in kinds],
        numeric=["rows"],
    )
    bars = [(one.kind.code, str(one.count)) for one in kinds if one.count]
    shown = [Bars(caption="Rows with each kind of flaw", unit="rows", bars=bars)] if bars else []
    said = Text(
        markdown="A row may have flaws of several kinds. To see its rows, choose a kind under **finding** "
        "in the list of rows."
    )
    return [Section(title="Kinds of flaw", blocks=[said, table, *shown])]


def _groups(audit: Audit) -> list[Section]:
    kinds = [one for one in found(audit) if one.count]
    name = next((next(iter(row.facets)) for row in audit.read), "group")
    codes = [one.kind.code for one in kinds]
    rows = [
        [group, f"{total:,}", *(f"{len(one.rows.get(group, ())) or ''}" for one in kinds)]
        for group, total in per_group(audit).items()
    ]
    table = Table(
        caption=f"Rows with each kind of flaw, by {name}",
        columns=[name, "rows", *codes],
        rows=rows,
        numeric=["rows", *codes],
    )
    return [Section(title=f"By {name}", blocks=[table])]


def _unread(audit: Audit) -> list[Section]:
    if not audit.unread:
        return []
    table = Table(
        caption="Rows that were not read, and so are neither right nor wrong here",
        columns=["row", "why"],
        rows=[[unread.row, unread.why] for unread in audit.unread],
    )
    return [Section(title="Not read", blocks=[table])]


def _rows(audit: Audit) -> list[ShownRow]:
    alarms = by_row(audit)
    shown = []
    for row in audit.read:
        own = alarms.get(row.id, ())
        codes = list(dict.fromkeys(alarm.code for alarm in own))
        shown.append(
            ShownRow(
                id=row.id,
                facets={**row.facets, FINDING: " + ".join(codes) or NONE},
                parts=row.parts,
                findings=[f"{alarm.code}: {alarm.sentence}" for alarm in own],
            )
        )
    return shown
