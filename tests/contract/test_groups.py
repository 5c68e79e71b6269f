"""Which rows hang together."""

import pytest

from seedproof.contract.groups import LEAST_FAMILIES, Groups


def rows_of(families):
    """Two rows of one problem in each family, and a row on its own."""
    return [
        {"id": f"{family}/{number}", "family": family, "problem_id": f"{family}/0" if number < 2 else None}
        for family in range(families)
        for number in range(3)
    ]


@pytest.mark.parametrize("families", [LEAST_FAMILIES, 22])
def test_rows_of_one_family_hang_together(families):
    rows = rows_of(families)
    assert Groups().clusters_of(rows) == [str(row["family"]) for row in rows]


@pytest.mark.parametrize("families", [1, LEAST_FAMILIES - 1])
def test_of_few_families_rows_about_one_problem_hang_together(families):
    rows = rows_of(families)
    assert Groups().clusters_of(rows) == [row["id"] for row in rows]
    clusters = Groups(cluster="problem_id").clusters_of(rows)
    assert clusters[:3] == ["0/0", "0/0", "0/2"]
    assert len(set(clusters)) == 2 * families
