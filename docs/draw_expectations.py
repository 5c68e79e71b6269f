"""Write the tables of `expectations.md` from what benchmarks declare and what was measured of their rows.

They stand between the page's two markers, beside this file or in the folder that is named. With `--measured`
`expectations.csv` is first taken anew from the reports in `build/`.
"""

import csv
import json
import sys
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

from seedproof.contract import registry
from seedproof.measuring.declaring import ALL_SPLITS, Expected

DOCS = Path(__file__).parent
REPOSITORY = DOCS.parent
BEGIN = "<!-- expectations: begin -->\n"
END = "<!-- expectations: end -->\n"
FIELDS = ("benchmark", "code", "split", "measured")

Measured = dict[tuple[str, str], list[tuple[str, str]]]
"""Splits and what was measured of each, by benchmark and code."""


def declared() -> dict[str, tuple[Expected, ...]]:
    """Return what each benchmark of ours declares."""
    every = map(registry.benchmark, registry.benchmarks())
    return {benchmark.name: benchmark.quality.EXPECTED for benchmark in every if benchmark.is_ours}


def measured_anew() -> str:
    """Return the table of what the reports in `build/` say, as CSV."""
    text = StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(FIELDS)
    for name, expectations in declared().items():
        said = {one.code: one.said for one in expectations}
        report = json.loads((REPOSITORY / "build" / name / "quality.json").read_text())
        for line in report["expectations"]:
            place, _, rest = line.partition(": ")
            split, _, code = place.rpartition(" ")
            writer.writerow((name, code, split, rest.removeprefix(f"{said[code]} (").removesuffix(")")))
    return text.getvalue()


def measured(text: str) -> Measured:
    """Return what a table in CSV has."""
    found: Measured = {}
    for line in csv.DictReader(StringIO(text)):
        found.setdefault((line["benchmark"], line["code"]), []).append((line["split"], line["measured"]))
    return found


def tables(known: Measured) -> str:
    """Return the tables: who expects what, and of each benchmark what was measured."""
    every = declared()
    lines = [*_matrix(every), ""]
    for name, expectations in every.items():
        lines += [f"## {name}", "", "| name | what is expected | what was measured |", "| --- | --- | --- |"]
        lines += [
            f"| `{one.code}` | {one.said} | {_said(known.get((name, one.code)))} |" for one in expectations
        ]
        lines += [""]
    return "\n".join(lines)


def _matrix(every: dict[str, tuple[Expected, ...]]) -> Iterator[str]:
    codes = {name: {one.code for one in expectations} for name, expectations in every.items()}
    shared = dict.fromkeys(one.code for expectations in every.values() for one in expectations)
    yield "| name | " + " | ".join(f"`{name}`" for name in every) + " |"
    yield "| --- |" + " :-: |" * len(every)
    for code in sorted(shared, key=lambda code: (-sum(code in of for of in codes.values()), code)):
        yield f"| `{code}` | " + " | ".join("yes" if code in codes[name] else "" for name in every) + " |"


def _said(found: list[tuple[str, str]] | None) -> str:
    """Return what was measured; of what is about several splits, where there is but one, that."""
    if not found:
        return "there is one split"
    if len(found) == 1 and found[0][0] in ("test", ALL_SPLITS):
        return found[0][1]
    return "; ".join(f"`{split}`: {said}" for split, said in found)


def main(arguments: list[str]) -> None:
    """Write the page."""
    kept = DOCS / "expectations.csv"
    if "--measured" in arguments:
        kept.write_text(measured_anew())
    folders = [Path(argument) for argument in arguments if not argument.startswith("--")]
    page = (DOCS / "expectations.md").read_text()
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    text = before + BEGIN + tables(measured(kept.read_text())) + END + after
    (folders[0] if folders else DOCS).joinpath("expectations.md").write_text(text)


if __name__ == "__main__":
    main(sys.argv[1:])
