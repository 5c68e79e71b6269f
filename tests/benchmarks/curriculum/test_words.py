"""Words of stories: the lexicon, what a pronoun means, and what cannot be told or read."""

import re

import pytest

from seedproof.benchmarks.curriculum.candidates import drawn_from
from seedproof.benchmarks.curriculum.generate import rebuild_from_seed
from seedproof.benchmarks.curriculum.lexicon.entry import nouns
from seedproof.benchmarks.curriculum.lexicon.people import HE, SHE
from seedproof.benchmarks.curriculum.lexicon.themes import THEMES
from seedproof.benchmarks.curriculum.standards import STANDARDS
from seedproof.benchmarks.curriculum.standards.numbers import Whole
from seedproof.benchmarks.curriculum.standards.shapes import Steps
from seedproof.benchmarks.curriculum.standards.standard import Standard
from seedproof.benchmarks.curriculum.wording import GRAMMAR
from seedproof.record.errors import SeedproofError

SEEDS = [f"{number:032x}" for number in range(25)]


def texts():
    for standard in STANDARDS:
        for seed in SEEDS:
            yield standard, drawn_from(standard, seed, "row", GRAMMAR).told.text


def test_there_are_as_many_themes_as_the_ancestor_has():
    assert len({noun.singular for noun in THEMES}) >= 188
    assert len({noun.plural for noun in THEMES}) == len(THEMES)


@pytest.mark.parametrize("entry", ["apple", "apple/", "/apples", "fish/fish", "a/b/c"])
def test_an_entry_without_a_plural_is_one_sentence(entry):
    with pytest.raises(SeedproofError) as error:
        nouns("food", f"pear/pears, {entry}")
    assert "expected singular/plural" in str(error.value)
    assert "\n" not in str(error.value)


def test_a_production_outside_its_bounds_is_one_sentence():
    impossible = Standard(
        code="1.XX.A.1", text="Nothing.", values=(1, 5), statements=(1, 1),
        asks=Steps("+", numbers=(Whole(50, 60),)),
    )  # fmt: skip
    with pytest.raises(SeedproofError) as error:
        drawn_from(impossible, "0" * 32, "row", GRAMMAR)
    assert "candidates rejected" in str(error.value)
    assert "\n" not in str(error.value)


def test_a_pronoun_can_mean_only_one():
    """Where `he` or `she` is said, only one of that kind was named before."""
    for _, text in texts():
        for pronoun, people in (("she", SHE), ("he", HE)):
            for said in re.finditer(rf"\b{pronoun}\b", text, re.IGNORECASE):
                before = text[: said.start()]
                named = {name for name in people if re.search(rf"\b{name}\b", before)}
                assert len(named) == 1, text


def test_texts_look_as_a_book_prints_them():
    for _, text in texts():
        assert text == " ".join(text.split()), text
        assert text[-1] in ".?", text
        assert "*" not in text, text
        for sentence in re.split(r"(?<=[.?])\s", text):
            assert not sentence[0].islower(), text
        assert not re.search(
            r"(?<![.\w])(?:1|one) (?:more |fewer )?(?:marbles|apples|books|ducks|liters|meters)\b", text
        )
        assert not re.search(r"\b(?:a|A) (?:equilateral|octagon|area|eight|eleven)", text), text


@pytest.mark.parametrize("standard", STANDARDS, ids=[standard.family for standard in STANDARDS])
def test_no_answer_stands_in_its_text_form(standard):
    """The form of the answer is that of the standard's problems: it says nothing about this answer."""
    forms = set()
    for seed in SEEDS:
        row = rebuild_from_seed(
            standard.family, standard.grade, seed, f"curriculum/{standard.family}/d0/000000"
        )
        form = row["question"].rpartition("\n\n")[2]
        forms.add(re.sub(r"`Answer: [a-z] = .*`", "`Answer: named`", form))
    most = 3 if standard.kind in ("root", "unknown") else 1
    assert 1 <= len(forms) <= most, forms
