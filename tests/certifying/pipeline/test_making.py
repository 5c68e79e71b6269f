"""Rows chosen and made into scripts, whoever wrote them."""

import re

import pytest

from pipeline.certifying import making
from pipeline.certifying.making import LARGEST_ROW, made
from pipeline.certifying.reading import released_rows
from pipeline.certifying.released import chosen
from seedproof.certifying.rows import Certified
from seedproof.certifying.script import Beyond, Script
from seedproof.loading import Release
from seedproof.record.errors import SeedproofError
from tests.certifying.pipeline.rows import ROWS, release_of


def one(row):
    (result,) = made("missing_fact", [row])
    return result


def test_a_row_is_its_scripts():
    result = one(ROWS[0])
    assert result.unread is None
    assert [query.script for query in result.queries] == list(result.certified.scripts)
    assert {query.place.rpartition("/")[0] for query in result.queries} == {ROWS[0]["id"]}
    assert all(f"(set-info :status {query.expected})" in query.text for query in result.queries)


def test_rows_of_other_configs_that_repeat_an_id_are_left_out(tmp_path):
    rows = released_rows(Release(str(release_of(tmp_path, ROWS[::-1]))))
    assert rows == ROWS


def test_rows_are_chosen_by_id_and_by_number():
    assert chosen(ROWS, [], None) == ROWS
    assert chosen(ROWS, [ROWS[4]["id"], ROWS[1]["id"]], None) == [ROWS[1], ROWS[4]]
    assert chosen(ROWS, [], 2) == [*ROWS[:2], *ROWS[3:5]]
    with pytest.raises(
        SeedproofError, match=r"^missing_fact/none/d1/000000: no certified row [^\n]*such as missing"
    ):
        chosen(ROWS, ["missing_fact/none/d1/000000"], None)


def test_a_row_that_cannot_be_read_is_told_in_one_line(subtests):
    for change, why in [
        ({"family": "laplace_grid"}, "its id is not that of a row"),
        ({"id": "curriculum/bayes_missing_prior/d1/000000"}, "its id is not that of a row"),
        ({"id": "../../etc/passwd"}, "is not a row id"),
        ({"question": "x" * LARGEST_ROW}, "larger than 200,000 bytes"),
        ({"view": None}, ""),
        ({"hint": 3}, ""),
        ({"held": []}, ""),
        ({"answer": "1\n/\n0"}, ""),
        ({"question": "Nothing."}, ""),
        ({"view": ["P(H) is what it is."]}, "does not repeat the question"),
    ]:
        with subtests.test(change=change, why=why):
            result = one(ROWS[0] | change)
            assert result.queries == ()
            assert why in result.unread
            assert "\n" not in result.unread


def test_a_family_without_a_file_is_unread():
    name = "no_such_family"
    result = one(ROWS[0] | {"family": name, "id": f"missing_fact/{name}/d1/000000"})
    assert result.unread.startswith("nothing reads rows of no_such_family")


def script(query, row_id=ROWS[0]["id"]):
    return Script(row_id, query, "", "sat", (), ())


@pytest.mark.parametrize(
    "scripts",
    [
        [script("../../../x")],
        [script(".hidden")],
        [script("a/b")],
        [script("")],
        [script("a"), script("A")],
        [script("a", "../x")],
    ],
)
def test_a_name_that_leads_elsewhere_is_refused(monkeypatch, scripts):
    monkeypatch.setattr(making, "certified", lambda benchmark, row: Certified(tuple(scripts)))
    assert re.match("it is malformed", one(ROWS[0]).unread)


def test_what_is_beyond_is_no_fault(monkeypatch):
    def beyond(benchmark, row):
        raise Beyond("needs a limit")

    monkeypatch.setattr(making, "certified", beyond)
    result = one(ROWS[0])
    assert (result.unread, result.certified.beyond) == (None, ("needs a limit",))
