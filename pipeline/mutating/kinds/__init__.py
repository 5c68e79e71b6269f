"""Every kind of corruption, by what it changes."""

from pipeline.mutating.kind import Kind, TableKind
from pipeline.mutating.kinds import answers, own, records, tables, texts


def kinds_of(benchmark: str) -> list[Kind | TableKind]:
    """Return the kinds for a benchmark, in the order of the table; names are different."""
    return [
        *records.KINDS,
        *texts.KINDS,
        *answers.KINDS,
        *own.kinds_of(benchmark),
        *tables.KINDS,
    ]
