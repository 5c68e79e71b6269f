"""The gates refuse corrupted rows: proved by corrupting a thousand, in every family and every column."""

import json
from fractions import Fraction
from itertools import zip_longest

import pytest

from pipeline.stages.validate import misplaced
from seedproof.benchmarks.missing_fact import FAMILIES, cycle, generate, validate
from seedproof.exact.certificate import Cases, Curve, parse_certificate, ratio
from seedproof.exact.number import json_text
from seedproof.record.draws import Draws
from seedproof.record.seeds import RowId
from seedproof.text.reading import Unreadable
from tests.corruption import COLUMNS, corrupted, shown

PER_FAMILY = 60


def rows_of(name, count=8):
    for number in range(count):
        yield generate.rebuild(RowId("missing_fact", name, 1 + number % 3, str(number)), "gates")


def found(row):
    """What the gates of single rows say; they do not look at the seed's row."""
    return [*misplaced(row, "missing_fact", "gates"), *validate.check(row), *cycle.check(row)]


@pytest.mark.parametrize("name", FAMILIES)
def test_corrupted_rows_are_refused(name):
    rows, draws = list(rows_of(name)), Draws(RowId("missing_fact", name, 1, "0").seed("corruption"))
    for number in range(PER_FAMILY):
        column = COLUMNS[number % len(COLUMNS)]
        row = draws.choice(rows)
        wrong, column = corrupted(row, draws, column)
        assert found(wrong), (
            f"{column} of {row['id']} became {shown(wrong, column)}, was {shown(row, column)}"
        )


@pytest.mark.parametrize("name", FAMILIES)
def test_the_hint_in_the_view_is_a_leak(name):
    for row in rows_of(name, 3):
        leaky = row | {"view": [*row["view"], row["hint"]]}
        leaky["question"] = row["question"].replace("\n\nTask", f"\n- {row['hint']}\n\nTask")
        assert list(cycle.check(leaky))


def test_only_a_line_feed_ends_a_sentence(subtests):
    """To `str.splitlines` each of these ends a line, and two sentences in one would be read as two."""
    for separator in ["\u2028", "\u2029", "\x85", "\x0b", "\x1c", "\r"]:
        with subtests.test(separator):
            row = next(rows_of("bayes_missing_prior"))
            first, second = row["view"][:2]
            joined = row["question"].replace(f"- {first}\n- {second}", f"- {first}{separator}- {second}")
            assert joined != row["question"]
            assert list(cycle.check(row | {"question": joined}))


@pytest.mark.parametrize("name", FAMILIES)
def test_facts_are_compared_as_text(name):
    """In Python 7 is 7.0, and keys have no order; in a file they are something else."""
    row = next(rows_of(name))
    facts = json.loads(row["facts"])
    backwards = dict(reversed(facts.items()))
    decimals = json.loads(row["facts"], parse_int=float)
    for other in (backwards, decimals):
        text = json_text(other)
        if text != row["facts"]:
            assert "facts" in {finding.code for finding in cycle.check(row | {"facts": text})}


def test_an_equation_is_written_in_one_way(subtests):
    for plain, odd in [("- 3*b", "+ -3*b"), ("- 3*b", "- 1*b"), ("= b +", "= 1*b +")]:
        with subtests.test(odd):
            view = [
                "The integers a, b and c solve a subsystem of two equations.",
                "A second subsystem, which shares the unknown c, was solved for c.",
                "It is known that 3*a - 3*b - 4*c = 525.",
                "The unknowns satisfy 3*a = b + c + 326.",
            ]
            read = cycle.reader_of("linear_system_separator").read
            assert read(view, "Find a, b and c.").open_slots == ("c",)
            with pytest.raises(Unreadable):
                read([sentence.replace(plain, odd) for sentence in view], "Find a, b and c.")


@pytest.mark.parametrize("name", FAMILIES)
def test_a_wrong_answer_is_caught_by_each_gate_alone(name):
    for row in rows_of(name, 3):
        wrong = row | {"answer": row["witnesses"][0]["answer"]}
        assert "not-unique" in {finding.code for finding in validate.check(wrong)}
        assert "answer" in {finding.code for finding in cycle.check(wrong)}


def test_a_holder_without_one_of_the_facts_that_are_open_is_caught_by_each_gate_alone():
    row = next(rows_of("rankdef_linear_shared"))
    lacking = row | {"accepted_slots": row["accepted_slots"][:1], "held": row["held"][:1]}
    assert "slots" in {finding.code for finding in validate.check(lacking)}
    assert "not-locatable" in {finding.code for finding in cycle.check(lacking)}


def hints_of(row):
    """The hints that `validate` may replay a certificate at, as numbers."""
    prover = validate.prover_of(row["family"])
    view = prover.view(json.loads(row["facts"]), row["hint_slot"])
    others = prover.values(view, row["hint_slot"], row["hint_value"])
    return [Fraction(value.rpartition("= ")[2]) for value in dict.fromkeys((row["hint_value"], *others))]


def agreeing_with(part, hints):
    """Another function than a part of a certificate, with the same values at these hints."""
    zero_there = product_of(part.under, hints)
    over = [one + other for one, other in zip_longest(part.over, zero_there, fillvalue=0)]
    return ratio(over, part.under)


def product_of(polynomial, roots):
    for root in roots:
        shifted = [Fraction(0), *polynomial]
        polynomial = [high - root * low for high, low in zip(shifted, (*polynomial, 0), strict=True)]
    return polynomial


@pytest.mark.parametrize("name", FAMILIES)
def test_a_certificate_that_is_right_at_some_hints_alone_is_refused(name):
    for row in rows_of(name, 6):
        curve = parse_certificate(row["proof"]["certificate"])
        if isinstance(curve, Cases):
            continue
        hints = hints_of(row)
        assert len(hints) > validate.REPLAYED
        for at, part in enumerate(curve.parts):
            for count in range(1, len(hints) + 1):
                parts = [*curve.parts[:at], agreeing_with(part, hints[:count]), *curve.parts[at + 1 :]]
                forged = Curve(tuple(parts), curve.form)
                wrong = row | {"proof": row["proof"] | {"certificate": str(forged)}}
                assert list(validate.check(wrong)), str(forged)


@pytest.mark.parametrize("name", FAMILIES)
def test_a_wrong_fact_is_caught(name):
    """Facts of one row under the text of another."""
    first, *others = rows_of(name, 9)
    second = next(row for row in others if row["facts"] != first["facts"])
    assert list(cycle.check(first | {"facts": second["facts"]}))
