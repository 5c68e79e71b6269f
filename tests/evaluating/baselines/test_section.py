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
    template = environment.from_string(
        '{% from "_baselines.md" import best_baselines %}{{ best_baselines(baselines) }}'
    )
    return template.render(baselines=report)


@pytest.mark.parametrize("benchmark", OURS)
def test_the_share_of_every_best_baseline_is_in_the_section_in_words(benchmark):
    report = baselines(benchmark, tables_of(benchmark))
    text = section(report)
    for splits in report["configs"].values():
        for table in splits.values():
            assert f"{percent(table['to_beat']['all']['share'])} on `" in text
    assert text.strip().endswith("`.")
