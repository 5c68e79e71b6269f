"""What a row says of the form that its question asks for is read again from the question, field by field."""

import pytest

from seedproof.benchmarks.curriculum import cycle as of_curriculum
from seedproof.benchmarks.curriculum.generate import Quota
from seedproof.benchmarks.curriculum.generate import make_family as of_standard
from seedproof.benchmarks.curriculum.standards import STANDARDS
from seedproof.benchmarks.missing_fact import FAMILIES
from seedproof.benchmarks.missing_fact import cycle as of_missing_fact
from seedproof.benchmarks.missing_fact.generate import rebuild
from seedproof.record.asked_form import FORM_KINDS
from seedproof.record.seeds import RowId

OTHERS = {
    "kind": FORM_KINDS,
    "unit": ("", "foot", "square foot", "gallon", "dollar", "cent", "no unit"),
    "counted": ("", "apples", "more"),
    "functions": ([], ["sqrt"], ["log"], ["sqrt", "log"]),
    "arithmetic": (False, True),
}
"""What a field may be instead; names are left out, exchanged, or others."""


def forged(row):
    """Rows that say another form, in one field, than this one."""
    asked = row["asked"]
    names = asked["names"]
    others = OTHERS | {"names": ([], ["n"], names[::-1], names[1:], [*names, "n"])}
    for field, values in others.items():
        for value in values:
            if value != asked[field]:
                yield row | {"asked": asked | {field: value}}


def is_proved(row, cycle):
    """Whether a row passes, and each forgery of it is refused for its form alone."""
    assert list(map(str, cycle.check(row))) == []
    for wrong in forged(row):
        assert {finding.code for finding in cycle.check(wrong)} == {"asked"}, wrong["asked"]


@pytest.mark.parametrize("family", FAMILIES)
def test_another_form_than_a_task_asks_for_is_refused(family):
    for number in range(3):
        is_proved(rebuild(RowId("missing_fact", family, 1 + number, str(number)), "asked"), of_missing_fact)


@pytest.mark.parametrize("family", [standard.family for standard in STANDARDS])
def test_another_form_than_a_problem_or_a_follow_up_asks_for_is_refused(family):
    for row in of_standard(family, [Quota("test", 3, "asked")]).splits["test"]:
        is_proved(row, of_curriculum)
