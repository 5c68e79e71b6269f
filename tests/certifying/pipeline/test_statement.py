"""The statement: made of what was said, and refused where it says what cannot be."""

import dataclasses
from hashlib import sha256

import msgspec
import pytest

from pipeline.certifying.deciding import Answer, Decided
from pipeline.certifying.engines import ENGINES
from pipeline.certifying.making import made, packed
from pipeline.certifying.statement import Said, Scripts, expect_sound
from pipeline.certifying.stating import differences, of_query, state
from pipeline.certifying.tallying import tallied
from seedproof.record.errors import SeedproofError
from tests.certifying.pipeline.rows import ROWS

RESULTS = list(made("missing_fact", ROWS))
QUERIES = [query for result in RESULTS for query in result.queries]
DIGEST = "5" * 64


def lines(queries=QUERIES):
    fits = {"sat": "fits"}
    return tallied(
        [Decided(each, {"z3": Answer(each.expected, fit=fits.get(each.expected))}) for each in queries]
    )


@pytest.fixture
def statement():
    queries = [of_query(line, ["z3"]) for line in lines()]
    return state(DIGEST, {"z3": "5.4.1.0"}, 2, RESULTS, queries)


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
    scripts = Scripts(36, sha256(packed(RESULTS)).hexdigest())
    assert (statement.scripts, statement.seconds) == (scripts, "2")
    assert (statement.made_from, statement.incomplete) == (DIGEST, [])
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
                expect_sound(msgspec.convert(changed, Said), "certify")


def test_other_scripts_are_differences(statement):
    assert list(differences(statement, lines())) == []
    one = dataclasses.replace(QUERIES[0], text="(exit)")
    for other, count in (QUERIES[1:], 5), ([one, *QUERIES[1:]], 6):
        assert list(differences(statement, lines(other))) == [
            f"bayes_missing_prior consistent sat: stated of 6 scripts, here are {count} others"
        ]


def test_the_engines_have_the_names_that_commands_take():
    assert {name: engine.name for name, engine in ENGINES.items()} == {"z3": "z3", "cvc5": "cvc5"}
