"""The statement: made of what was said, bound to the scripts, and refused where it says what cannot be."""

import json
from pathlib import Path

import pytest

from pipeline.certifying import statement as statements
from pipeline.certifying.archive import ArchivedScript, archive_of
from pipeline.certifying.binding import archive_digest
from pipeline.certifying.deciding import Answer, Decided
from pipeline.certifying.engines import ENGINES
from pipeline.certifying.making import made
from pipeline.certifying.tallying import tallied
from pipeline.gates.schema import refusals
from seedproof.record.errors import SeedproofError
from seedproof.record.rows import pretty_json
from tests.certifying.pipeline.rows import ROWS

QUERIES = [query for result in made("missing_fact", ROWS) for query in result.queries]
DIGEST = "5" * 64


class Installed:
    name = "z3"

    def version(self):
        return "5.4.1.0"


def said(verdict_of):
    answers = [(query, verdict_of(query)) for query in QUERIES]
    return [
        Decided(query, {"z3": Answer(verdict, fit="fits" if verdict == "sat" else None)})
        for query, verdict in answers
    ]


def lines(verdict_of=lambda query: query.expected):
    return tallied(said(verdict_of))


@pytest.fixture
def statement():
    return statements.state("missing_fact", DIGEST, [Installed()], 2, QUERIES, lines())


def test_it_says_by_family_and_query_what_was_found(statement):
    first = statement.queries[0]
    assert (first.query, first.expected, first.scripts, first.said, first.replayed) == (
        "consistent",
        "sat",
        6,
        {"z3": {"sat": 6}},
        6,
    )
    assert statement.engines == {"z3": "5.4.1.0"}
    assert statement.scripts == statements.Scripts(36, DIGEST)


def test_it_comes_back_from_its_file(statement, tmp_path):
    path = tmp_path / "certify.json"
    statements.write_statement(statement, path)
    assert statements.load_statement(path) == statement
    assert statements.bound_to(path.read_bytes()) == DIGEST


def test_the_schema_is_that_of_the_code_and_takes_it(statement):
    written = json.loads(Path(statements.SCHEMA).read_bytes())
    assert written == statements.schema()
    stated = json.loads(statements.statement_bytes(statement))
    assert list(refusals(written, [stated])) == []
    assert list(refusals(written, [stated | {"id": "x"}])) != []


def swapped(stated):
    stated["queries"][0]["said"]["z3"] = {"unsat": 6}


def short(stated):
    stated["queries"][0]["said"]["z3"] = {"sat": 5}


def unsure(stated):
    stated["queries"][0]["said"]["z3"] = {"sat": 5, "unknown": 1}


def models(stated):
    stated["queries"][0]["replayed"] = 7


def more(stated):
    stated["scripts"]["count"] += 1


def nobody(stated):
    stated["queries"][0]["said"] = {}


def extra(stated):
    stated["seconds_taken"] = 3


def digest(stated):
    stated["scripts"]["sha256"] = "x"


@pytest.mark.parametrize("change", [swapped, short, unsure, models, more, nobody, extra, digest])
def test_what_cannot_be_is_refused(statement, change):
    stated = json.loads(statements.statement_bytes(statement))
    change(stated)
    content = pretty_json(stated)
    assert statements.bound_to(content) is None
    with pytest.raises(SeedproofError, match=r"^certify\.json: [^\n]+$"):
        statements.read_statement(content, "certify.json")


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"\xff", b"[" * 100_000])
def test_what_is_none_is_refused(content):
    assert statements.bound_to(content) is None


@pytest.mark.parametrize("verdict", ["sat", "unsat", "unknown"])
def test_nothing_is_stated_where_something_is_wrong(verdict):
    with pytest.raises(SeedproofError, match="nothing is stated"):
        statements.state("missing_fact", DIGEST, [Installed()], 2, QUERIES, lines(lambda query: verdict))


def test_it_is_of_one_benchmark_and_one_archive(statement):
    statements.expect_of(statement, "missing_fact", DIGEST)
    with pytest.raises(SeedproofError, match="of missing_fact, expected university"):
        statements.expect_of(statement, "university", DIGEST)
    with pytest.raises(SeedproofError, match="these are 666666666666"):
        statements.expect_of(statement, "missing_fact", "6" * 64)


def test_other_counts_are_differences(statement):
    assert list(statements.differences(statement, lines())) == []
    fewer = tallied(said(lambda query: query.expected)[:-1])
    assert list(statements.differences(statement, fewer)) == [
        "bayes_missing_prior witness_N_unique unsat: the statement says 6 scripts, here are 5"
    ]


def test_it_is_bound_to_the_archive_of_the_release(tmp_path):
    path = tmp_path / "scripts.tar.zst"
    path.write_bytes(archive_of(ArchivedScript(query.place, query.text) for query in QUERIES))
    assert archive_digest(QUERIES, path) == archive_digest(QUERIES, None)
    for others in (QUERIES[:-1], QUERIES[1:], [*QUERIES, QUERIES[0]]):
        with pytest.raises(SeedproofError, match="has other scripts than its rows give, first missing_fact/"):
            archive_digest(others, path)


def test_the_engines_have_the_names_that_commands_take():
    assert {name: engine.name for name, engine in ENGINES.items()} == {"z3": "z3", "cvc5": "cvc5"}
