"""What a release's page says of draws that were rejected."""

from pipeline.reporting.content import Table, Text
from pipeline.reporting.released.candidates import section


def of_family(rejected):
    family = {"rows": {"d1": 2}, "distinct": 2, "demonstrations": 0, "rejected": rejected}
    return section({"families": {"sums": family}}).blocks[-1]


def test_reasons_are_counted():
    reasons = of_family({"too large": 1_200})
    assert isinstance(reasons, Table)
    assert reasons.rows == [("too large", "1,200", "1")]


def test_without_any_it_is_said_in_words():
    assert of_family({}) == Text(markdown="No draw was rejected.")
