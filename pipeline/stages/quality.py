"""The stage that checks schema and expectations of all tables, and rebuilds every row from its seed."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import zip_longest

from pipeline.evaluating import baselines
from pipeline.gates.expectations import run_suite
from pipeline.gates.gate import write_report
from pipeline.gates.metrics import write_metrics
from pipeline.gates.placing import out_of_order
from pipeline.gates.reading import Instances
from pipeline.gates.reports import held, statistics, suites_across
from pipeline.gates.schema import schema_findings
from pipeline.gates.signs import hidden_signs
from pipeline.workplace.build import Build
from pipeline.workplace.making import make
from seedproof.contract import registry
from seedproof.contract.layout import Configs
from seedproof.contract.settings import Asked, BenchmarkSettings, by_split
from seedproof.measuring.expectations import Suite
from seedproof.record.errors import Finding, SeedproofError
from seedproof.record.progress import progress
from seedproof.record.rows import Row, line_of
from seedproof.record.seeds import parse_row_id


def run(build: Build) -> None:
    """Read instances and demonstrations, write quality.json. Raises: GateClosed on any finding."""
    settings = build.settings()
    quality = registry.benchmark(build.benchmark).quality
    generate = registry.benchmark(build.benchmark).generate
    instances = Instances(build, registry.benchmark(build.benchmark).release.row)
    demonstrations = list(instances.demonstrations())
    tables = instances.by_split()
    findings: list[Finding] = []
    parts = by_split(settings)
    sound: dict[str, list[Row]] = {}
    suites: dict[str, list[Suite]] = {}
    laid_out: dict[tuple[str, str], Sequence[Row]] = {}
    for split, of_split in parts.items():
        refusals = list(schema_findings(build.benchmark, tables[split]))
        findings += refusals
        refused = {finding.row for finding in refusals}
        rows = [row for row in tables[split] if row["id"] not in refused]
        by_config = _configs(build, rows, demonstrations, of_split.generate)
        for config, of_config in by_config.items():
            findings += schema_findings(build.benchmark, of_config)
            laid_out[config, split] = of_config
        findings += _not_from_seed(build.benchmark, of_split.generate, rows)
        findings += quality.findings(rows, by_config)
        findings += hidden_signs(rows)
        findings += out_of_order(rows, generate.tasks(of_split))
        sound[split] = rows
        suites[split] = list(quality.suites(of_split, rows))
        for name, table, expectations in progress(suites[split], "expectations"):
            findings += run_suite(name, table, expectations, split)
    of_all = suites_across(build.benchmark, parts, sound)
    for split, of_splits in of_all.items():
        for name, table, expectations in of_splits:
            findings += run_suite(name, table, expectations, split)
    findings += _not_as_made(build.benchmark, settings, tables, demonstrations)
    measured = baselines.measured(build.benchmark, laid_out)
    findings += baselines.findings(build.benchmark, measured)
    checked = sum(map(len, tables.values()))
    more = {
        "expectations": held(build.benchmark, suites | of_all),
        "figures": statistics(build.benchmark, parts, sound),
        "baselines": baselines.report(measured),
    }
    write_report(build, "quality", checked, findings, more)
    write_metrics(build)


def _configs(build: Build, rows: list[Row], demonstrations: list[Row], asked: Asked) -> Configs[Row]:
    try:
        layout = registry.benchmark(build.benchmark).release
        return layout.tables(rows, demonstrations, asked)
    except (LookupError, TypeError) as error:
        raise SeedproofError(
            f"{build.demonstrations}: has a malformed row ({error!r}). Make it again: dvc repro -f"
        ) from error


def _not_from_seed(benchmark: str, asked: Asked, rows: list[Row]) -> list[Finding]:
    rebuild = registry.benchmark(benchmark).generate.rebuild
    findings = []
    for row in progress(rows, "rebuild", len(rows)):
        again: Mapping[str, object] = rebuild(parse_row_id(row["id"]), asked.root_seed, asked)
        if line_of(again) != line_of(row):
            columns = [column for column in again if again[column] != row.get(column)]
            sentence = f"its seed gives another row, they differ in: {', '.join(columns) or 'columns'}"
            findings.append(Finding(row["id"], "not-from-seed", sentence))
    return findings


def _not_as_made(
    benchmark: str, settings: BenchmarkSettings, tables: dict[str, list[Row]], shown: list[Row]
) -> Iterator[Finding]:
    """Yield a row that is missing, foreign, repeated or misplaced, and a demonstration that was not made."""
    made = make(benchmark, settings)
    for split, rows in tables.items():
        ids = [row["id"] for row in made.splits[split]], [row["id"] for row in rows]
        for number, (expected, actual) in enumerate(zip_longest(*ids), start=1):
            if expected != actual:
                sentence = f"is {actual}, but the params make {expected} here"
                yield Finding(f"{split}, row {number}", "not-as-made", sentence)
                break  # the rows after it are most likely shifted
    for expected_row, row in zip_longest(made.demonstrations, shown):
        if expected_row is None or row is None or line_of(expected_row) != line_of(row):
            row_id = (row or expected_row)["id"]
            yield Finding(
                row_id, "not-as-made", "this demonstration is not the one that the params make here"
            )
            break
