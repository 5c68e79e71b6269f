"""The page on expectations is that of the declarations, and says of each what was measured."""

import csv
import os
import subprocess
import sys

from seedproof.contract import registry
from tests.conftest import REPOSITORY
from tests.ours import OURS

DOCS = REPOSITORY / "docs"


def declared():
    return {(name, one.code): one for name in OURS for one in registry.benchmark(name).quality.EXPECTED}


def test_the_page_is_current(tmp_path):
    environment = os.environ | {"PYTHONPATH": str(REPOSITORY)}
    subprocess.run([sys.executable, DOCS / "draw_expectations.py", tmp_path], check=True, env=environment)
    stale = "expectations.md is stale: python docs/draw_expectations.py"
    assert (tmp_path / "expectations.md").read_text() == (DOCS / "expectations.md").read_text(), stale


def test_what_was_measured_is_of_every_declaration_and_of_nothing_else():
    with (DOCS / "expectations.csv").open() as file:
        measured = {(line["benchmark"], line["code"]): line["measured"] for line in csv.DictReader(file)}
    assert set(measured) <= set(declared())
    missing = set(declared()) - set(measured)
    assert all(declared()[place].across for place in missing)
    assert len(measured) > 60
    assert not any("could not be judged" in said or "judged_from" in said for said in measured.values())
