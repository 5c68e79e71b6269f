"""Great Expectations without what only charts and distributions need, until one of them is asked for."""

import json
import subprocess
import sys

from tests.conftest import REPOSITORY

PROGRAM = """
import json, sys

from pipeline.gates.expectations import run_suite
from seedproof.measuring.expectations import expect

HEAVY = ("altair.vegalite", "scipy.stats._stats_py")

def loaded():
    return [name for name in HEAVY if name in sys.modules]

def divergence(rows, most):
    partition = {"values": ["a", "b"], "weights": [0.5, 0.5]}
    kind = "column_kl_divergence_to_be_less_than"
    found = run_suite("said", rows, [expect(kind, column="word", partition_object=partition, threshold=most)])
    return [str(one) for one in found]

rows = [{"word": "a"}, {"word": "a"}, {"word": "a"}, {"word": "b"}]
told = [run_suite("said", rows, [expect("column_values_to_not_be_null", column="word")]), loaded()]
# The divergence of 3/4, 1/4 from halves is 0.1308.
told += [divergence(rows, 0.1309), divergence(rows, 0.1307), loaded()]
print(json.dumps(told))
"""


def test_what_only_distributions_need_is_loaded_when_one_is_asked_for():
    run = subprocess.run([sys.executable, "-c", PROGRAM], cwd=REPOSITORY, capture_output=True, check=True)
    met, before, near, far, after = json.loads(run.stdout)
    assert (met, before) == ([], [])
    assert near == []
    assert len(far) == 1
    assert "does not hold: 0.130" in far[0]
    assert after == ["scipy.stats._stats_py"]
