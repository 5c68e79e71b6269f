"""A benchmark of somebody else that is installed beside the checkout breaks no test of this house."""

import re

from tests.conftest import REPOSITORY, SMALL
from tests.ours import OURS

OVER_ALL = {
    # Each benchmark's own tests ask the same of it.
    "contract/test_contract.py",
    "ours.py",
    # They take names, and look up those that are given.
    "certifying/damage.py",
    "other_seeds.py",
    "starting/test_add_a_benchmark.py",
}
"""What looks at every benchmark that is installed; all else looks at our own."""


def test_our_own_benchmarks_are_those_that_tests_build():
    assert list(OURS) == sorted(SMALL)


def test_tests_go_over_our_own_benchmarks():
    tests = REPOSITORY / "tests"
    asking = re.compile(r"\bregistry\.benchmarks(_with)?\(")
    found = {path for path in tests.rglob("*.py") if asking.search(path.read_text())}
    assert {path.relative_to(tests).as_posix() for path in found} == OVER_ALL
