"""The tables of `docs/gates.md`, from what is attested of the releases.

To write them: `python -m tests.mutating.pages`.
"""

import re
from pathlib import Path

import msgspec

from pipeline.archiving.releases import current_release
from pipeline.mutating.kinds import answers, records, tables, texts
from pipeline.mutating.statement import Statement
from pipeline.releasing.attestations import path_of, read_attestation
from pipeline.releasing.manifest import read_manifest
from tests.ours import OURS

PAGE = Path("docs/gates.md")
COMMON = [kind.name for of in (records, texts, answers, tables) for kind in of.KINDS]


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


def sums(known):
    lines = [
        "| benchmark | kinds | corrupted rows | refused without the seed | by the seed alone | by nobody |",
        "| --- | ---: | ---: | ---: | ---: | ---: |",
    ]
    for name, statement in known.items():
        kinds = [found for found in statement.kinds.values() if found.applied]
        counts = (
            len(kinds),
            sum(found.applied for found in kinds),
            sum(map(without, kinds)),
            sum(found.only_by_rebuild for found in kinds),
            sum(found.passed for found in kinds),
        )
        lines.append(f"| `{name}` | {' | '.join(f'{count:,}' for count in counts)} |")
    return lines


def common(known):
    lines = [f"| kind | {' | '.join(f'`{name}`' for name in known)} |", f"| --- |{' ---: |' * len(known)}"]
    for kind in COMMON:
        cells = [_share(statement.kinds.get(kind)) for statement in known.values()]
        lines.append(f"| {kind} | {' | '.join(cells)} |")
    return lines


def own(known):
    lines = [
        "| benchmark | column | another row's | changed | emptied |",
        "| --- | --- | ---: | ---: | ---: |",
    ]
    for name, statement in known.items():
        columns = dict.fromkeys(kind.partition(": ")[0] for kind in statement.kinds if kind not in COMMON)
        for column in columns:
            found = [
                statement.kinds.get(f"{column}: {how}") for how in ("another row's", "changed", "emptied")
            ]
            lines.append(f"| `{name}` | `{column}` | {' | '.join(map(_share, found))} |")
    return lines


def holes(known):
    lines = ["| benchmark | kind | rows | why it does no harm |", "| --- | --- | ---: | --- |"]
    for name, statement in known.items():
        for kind, found in statement.kinds.items():
            if found.only_by_rebuild:
                lines.append(
                    f"| `{name}` | {kind} | {found.only_by_rebuild} of {found.applied} | {found.harmless} |"
                )
    return lines


def _share(found):
    return f"{without(found)} of {found.applied}" if found and found.applied else "-"


PARTS = {"sums": sums, "common": common, "own": own, "holes": holes}


def written(text):
    """The page with its tables as they should be."""
    known = statements()
    if set(known) != set(OURS):
        return text
    for name, part in PARTS.items():
        block = "\n".join((f"<!-- {name}: begin -->", *part(known), f"<!-- {name}: end -->"))
        pattern = re.compile(rf"<!-- {name}: begin -->.*?<!-- {name}: end -->", re.DOTALL)
        text = pattern.sub(lambda _, block=block: block, text)
    return text


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text()))
