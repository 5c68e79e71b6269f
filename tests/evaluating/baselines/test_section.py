"""The section of a card about baselines, filled from the report."""

import jinja2
import pytest

from pipeline.evaluating.baselines import baselines
from pipeline.releasing.card import percent
from tests.conftest import REPOSITORY
from tests.evaluating.samples import tables_of
from tests.ours import OURS


def section(report):
    environment = jinja2.Environment(
        loader=jinja2.FileSystemLoader(REPOSITORY / "datacards"),
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.filters |= {"percent": percent, "thousands": "{:,}".format}
    template = environment.from_string('{% from "_baselines.md" import to_beat %}{{ to_beat(baselines) }}')
    return template.render(baselines=report)


@pytest.mark.parametrize("benchmark", OURS)
def test_the_best_guess_and_every_solver_stand_in_the_section_and_every_name_is_explained(benchmark):
    report = baselines(benchmark, tables_of(benchmark))
    text = section(report)
    for splits in report["configs"].values():
        for table in splits.values():
            best = table["to_beat"]["all"]
            assert f"| {percent(best['share'])} `{best['guess']}` |" in text
            for name in (best["guess"], *table["askers"], *table["references"]):
                assert f"- `{name}` " in text
            solved = [next(iter(plans.values()))["accuracy"]["all"] for plans in table["askers"].values()]
            for share in (*solved, *(shares["all"] for shares in table["references"].values())):
                assert f" {percent(share)} |" in text


@pytest.mark.parametrize("benchmark", OURS)
def test_tables_of_the_section_are_whole(benchmark):
    """Every line of a table has as many cells as its head, and no line is empty within a table."""
    text = section(baselines(benchmark, tables_of(benchmark)))
    cells = None
    for line in text.splitlines():
        if not line.startswith("|"):
            cells = None
            continue
        cells = cells or line.count("|")
        assert line.count("|") == cells, line
    assert "\n\n\n" not in text.strip()
