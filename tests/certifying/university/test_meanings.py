"""Sentences stand once, and what their gaps mean is said twice: who exchanges two of them is found out."""

import pytest

import seedproof
from seedproof.benchmarks.university import cycle, validate
from seedproof.certifying.rows import certified
from seedproof.certifying.university.meanings import patterns
from seedproof.problems.sampling import template_of
from seedproof.problems.templates.mixing_tank import phrases
from tests.certifying.university.test_algebra import verdict_of

SENTENCES = ("A tank has <a> litres, <b> in all.", "In <c> there are <a>.", "Find $x_{1}$.")
MEANT = {
    "tank": {"A tank ... in all": "now full", "In #": "where:word now"},
    "question": ("Find",),
}
SEEN = "bb61f1b0"


def test_gaps_get_the_quantities_that_are_said_of_them():
    assert patterns([SENTENCES], MEANT, seen=SEEN) == {
        "tank": [
            "A tank has {now:number} litres, {full:number} in all.",
            "In {where:word} there are {now:number}.",
        ],
        "question": ["Find $x_{{1}$."],
    }


def test_a_formula_can_be_a_gap_as_a_whole():
    wordings = [["Let $<a> x + <b>$ be $f$.", "Let $<a> x + <b> y$ be $f$."]]
    read = {"line": ["Let ${formula:formula}$ be $f$."]}
    meant = {"line": {"Let $#$ be $#$": "formula:formula ."}}
    assert patterns(wordings, meant, seen="25fd4e69", whole=True) == read
    with pytest.raises(ValueError, match="where nothing is said"):
        patterns(wordings, {"line": {"Let": ". ."}}, seen="25fd4e69", whole=True)


@pytest.mark.parametrize(
    ("tank", "why"),
    [
        ({"A tank has # litres": "now full"}, "nobody says what this means: In <c>"),
        ({"A tank has # litres": "now", "In #": "where now"}, "1 quantities in 2 gaps: A tank"),
        ({"A tank": "now full", "A vat": "full", "In #": "where now"}, "0 sentences .* begin so: A vat"),
        ({"": "now full"}, "2 sentences that are unlike begin so"),
        (("A tank", "In #"), "where nothing is said: A tank"),
    ],
)
def test_a_sentence_without_its_meaning_is_an_error(tank, why):
    with pytest.raises(ValueError, match=why):
        patterns([SENTENCES], {"question": ("Find",), "tank": tank}, seen=SEEN)


def test_a_sentence_that_has_changed_is_to_be_read_anew():
    changed = [sentence.replace("litres", "gallons") for sentence in SENTENCES]
    with pytest.raises(ValueError, match="these are not the sentences of"):
        patterns([changed], MEANT, seen=SEEN)


def exchanged(wording, one="<start>", other="<inflow>"):
    return wording.replace(one, "<>").replace(other, one).replace("<>", other)


def test_what_gaps_are_called_means_nothing():
    renamed = [exchanged(sentence, "<a>", "<b>") for sentence in SENTENCES]
    assert patterns([renamed], MEANT, seen=SEEN) == patterns([SENTENCES], MEANT, seen=SEEN)


def test_two_gaps_that_are_exchanged_in_a_sentence_make_rows_that_engines_contradict(monkeypatch):
    """Who reads the text back reads it by the sentence that wrote it: to that, nothing is wrong."""
    wording = exchanged(phrases.STEADY[0])
    texts = {"kind": {"steady": ((wording,), phrases.MASSES, phrases.TIMES)}}
    monkeypatch.setattr(phrases, "TEXTS", texts)
    template_of.cache_clear()
    row = seedproof.rebuild("university/mixing_tank/d2/000000", 11)
    assert row["question"].startswith("A tank holds")
    for gate in (validate, cycle):
        assert list(gate.check(row)) == []
    monkeypatch.undo()
    template_of.cache_clear()
    scripts = certified("university", row).scripts
    assert any(verdict_of(script) not in (script.expected, "unknown") for script in scripts)
