"""The statement: made of what was said, and refused where it says what cannot be."""

import msgspec
import pytest

from pipeline.certifying.deciding import Answer, Decided
from pipeline.certifying.engines import ENGINES
from pipeline.certifying.making import made
from pipeline.certifying.statement import Scripts, Statement, expect_sound
from pipeline.certifying.stating import differences, state
from pipeline.certifying.tallying import tallied
from seedproof.record.errors import SeedproofError
from tests.certifying.pipeline.rows import ROWS

RESULTS = list(made("missing_fact", ROWS))
QUERIES = [query for result in RESULTS for query in result.queries]
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


def stated(found):
    return state({"seedproof": "1.0.0"}, DIGEST, [Installed()], 2, RESULTS, found)


@pytest.fixture
def statement():
    return stated(lines())


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
    assert (statement.scripts, statement.seconds) == (Scripts(36, DIGEST), "2")
    (family,) = statement.families.values()
    assert (family.rows, family.full + family.part + family.unread, family.scripts) == (6, 6, 36)


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


def engine(stated):
    stated["engines"]["cvc5"] = "1.3.0"


def covered(stated):
    stated["families"]["bayes_missing_prior"]["unread"] = 1


def test_what_cannot_be_is_refused(statement, subtests):
    for change in [swapped, short, unsure, models, more, nobody, engine, covered]:
        with subtests.test(change.__name__):
            expect_sound(statement, "certify")
            changed = msgspec.to_builtins(statement)
            change(changed)
            with pytest.raises(SeedproofError, match=r"^certify: [^\n]+, which cannot be stated$"):
                expect_sound(msgspec.convert(changed, Statement), "certify")


def test_nothing_is_stated_where_something_is_wrong(subtests):
    for verdict in ["sat", "unsat", "unknown"]:
        with subtests.test(verdict), pytest.raises(SeedproofError, match="nothing is stated"):
            stated(lines(lambda query, said=verdict: said))


def test_other_counts_are_differences(statement):
    assert list(differences(statement, lines())) == []
    fewer = tallied(said(lambda query: query.expected)[:-1])
    assert list(differences(statement, fewer)) == [
        "bayes_missing_prior witness_N_unique unsat: the statement says 6 scripts, here are 5"
    ]


def test_the_engines_have_the_names_that_commands_take():
    assert {name: engine.name for name, engine in ENGINES.items()} == {"z3": "z3", "cvc5": "cvc5"}
