"""What `docs/explanation/proofs.md` and its data tell of errors injected into rows, as releases attest it.

To write both: `python -m tests.mutating.pages`.
"""

import msgspec

from docs.generated import DATA, DOCS, csv_text, marked, table, write
from pipeline.archiving.releases import current_release
from pipeline.mutating.statement import Statement
from pipeline.releasing.attestations import path_of, read_attestation
from pipeline.releasing.manifest import read_manifest
from tests.ours import OURS

PROOFS = DOCS / "explanation/proofs.md"
TABLE = DATA / "injected_errors.csv"


def attested(name, kind, benchmarks):
    """What the releases that have one state in an attestation, as its kind, by benchmark."""
    folders = {benchmark: current_release(benchmark) for benchmark in benchmarks}
    return {
        benchmark: msgspec.convert(read_attestation(folder, name, read_manifest(folder)), kind)
        for benchmark, folder in folders.items()
        if path_of(folder, name).is_file()
    }


def statements():
    """What was found, by benchmark."""
    return attested("mutate", Statement, OURS)


def without(found):
    return found.applied - found.only_by_rebuild - found.passed


def totals(known):
    lines = []
    for name, statement in known.items():
        kinds = [found for found in statement.kinds.values() if found.applied]
        refused = sum(map(without, kinds))
        by_seed = sum(found.only_by_rebuild for found in kinds)
        passed = sum(found.passed for found in kinds)
        lines.append((f"`{name}`", len(kinds), refused, by_seed, passed))
    heads = ["benchmark", "kinds", "refused", "by the seed alone", "accepted"]
    return table(heads, [*lines, ("all", "", *(sum(line[at] for line in lines) for at in (2, 3, 4)))])


def every(known):
    """Every kind of every benchmark, as CSV."""
    heads = [
        "benchmark",
        "kind",
        "rows",
        "refused without the seed",
        "by the seed alone",
        "accepted",
        "why harmless",
    ]
    return csv_text(
        heads,
        [
            (
                name,
                kind,
                one.applied,
                without(one),
                one.only_by_rebuild,
                one.passed,
                one.harmless if one.only_by_rebuild else "",
            )
            for name, statement in known.items()
            for kind, one in statement.kinds.items()
        ],
    )


def files():
    """The page and its data as they should be."""
    known = statements()
    return {PROOFS: marked(PROOFS.read_text(), {"rows": totals(known)}), TABLE: every(known)}


if __name__ == "__main__":
    write(files())
