"""The list of expectations is that of the declarations, and says of each what was measured."""

import csv

from seedproof.contract import registry
from tests.conftest import REPOSITORY
from tests.ours import OURS


def declared():
    return {(name, one.code): one for name in OURS for one in registry.benchmark(name).quality.EXPECTED}


def test_what_was_measured_is_of_every_declaration_and_of_nothing_else():
    with (REPOSITORY / "docs/data/expectations.csv").open() as file:
        lines = list(csv.DictReader(file))
    stale = "expectations.csv is stale: python docs/list_expectations.py"
    for line in lines:
        assert declared()[line["benchmark"], line["name"]].said == line["expected"], stale
    missing = set(declared()) - {(line["benchmark"], line["name"]) for line in lines}
    assert all(declared()[place].across for place in missing)
    assert len(lines) > 60
    measured = [line["measured"] for line in lines]
    assert not any("could not be judged" in said or "judged_from" in said for said in measured)
