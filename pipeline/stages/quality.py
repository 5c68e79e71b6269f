"""The stage that checks schema and expectations of all tables, and rebuilds every row from its seed."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from pipeline.evaluating import baselines
from pipeline.gates.expectations import run_suite
from pipeline.gates.gate import write_report
from pipeline.gates.metrics import write_metrics
from pipeline.gates.placing import out_of_order
from pipeline.gates.reading import Instances
from pipeline.gates.remaking import not_made_again
from pipeline.gates.reports import held, statistics, suites_across
from pipeline.gates.schema import schema_findings
from pipeline.gates.signs import hidden_signs
from pipeline.workplace.build import Build
from pipeline.workplace.side_by_side import SideBySide
from seedproof.contract import registry
from seedproof.contract.layout import Configs
from seedproof.contract.settings import Asked, by_split, with_dry
from seedproof.measuring.expectations import Suite
from seedproof.record.errors import Finding, SeedproofError
from seedproof.record.json_text import read_json
from seedproof.record.progress import progress
from seedproof.record.reasons import in_our_words
from seedproof.record.rows import Row


def run(build: Build, workers: int = 1) -> None:
    """Read instances and demonstrations, write quality.json. Raises: GateClosed on any finding."""
    quality = registry.benchmark(build.benchmark).quality
    generate = registry.benchmark(build.benchmark).generate
    instances = Instances(build, registry.benchmark(build.benchmark).release.row)
    demonstrations = list(instances.demonstrations())
    tables = instances.by_split()
    findings: list[Finding] = []
    parts = with_dry(by_split(build.settings()), read_json(build.report("generate"))["families"])
    refusals = {split: list(schema_findings(build.benchmark, tables[split])) for split in parts}
    sound = {split: _without(refusals[split], tables[split]) for split in parts}
    lines: list[str] = []
    laid_out: dict[tuple[str, str], Sequence[Row]] = {}
    # Great Expectations, which looks at whole tables, is at work here while others make rows again.
    with SideBySide(workers) as processes:
        again = not_made_again(build, tables, sound, demonstrations, processes)
        for split, of_split in parts.items():
            findings += refusals[split]
            rows = sound[split]
            by_config = _configs(build, rows, demonstrations, of_split.generate)
            for config, of_config in by_config.items():
                findings += schema_findings(build.benchmark, of_config)
                laid_out[config, split] = of_config
            findings += quality.findings(rows, by_config)
            findings += hidden_signs(rows)
            findings += out_of_order(rows, generate.tasks(of_split))
            suites = progress(quality.suites(of_split, rows), f"quality {build.benchmark}")
            findings += _judged(build.benchmark, split, suites, lines)
        for split, across in suites_across(build.benchmark, parts, sound).items():
            findings += _judged(build.benchmark, split, across, lines)
        findings += again
    measured = baselines.measured(build.benchmark, laid_out)
    findings += baselines.findings(build.benchmark, measured)
    checked = sum(map(len, tables.values()))
    more: dict[str, Any] = {
        "expectations": lines,
        "figures": statistics(build.benchmark, parts, sound),
        "baselines": baselines.report(measured),
    }
    write_report(build, "quality", checked, findings, more)
    write_metrics(build, tables, demonstrations, more["baselines"])


def _judged(benchmark: str, split: str, suites: Iterable[Suite], lines: list[str]) -> Iterator[Finding]:
    """Yield what is found in tables, one after the other, and add what was measured to the report's lines."""
    for suite in suites:
        yield from run_suite(*suite, split)
        lines += held(benchmark, {split: [suite]})


def _without(refusals: Sequence[Finding], rows: Sequence[Row]) -> list[Row]:
    refused = {finding.row for finding in refusals}
    return [row for row in rows if row["id"] not in refused]


def _configs(build: Build, rows: list[Row], demonstrations: list[Row], asked: Asked) -> Configs[Row]:
    try:
        layout = registry.benchmark(build.benchmark).release
        return layout.tables(rows, demonstrations, asked)
    except (LookupError, TypeError) as error:
        raise SeedproofError(
            f"{build.demonstrations}: has a malformed row ({in_our_words(error)}). "
            "Make it again: dvc repro -f"
        ) from error
