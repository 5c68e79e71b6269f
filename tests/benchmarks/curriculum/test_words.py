"""Words of stories: the lexicon, what a pronoun means, and what cannot be told or read."""

import re
from string import Formatter

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
from seedproof.benchmarks.curriculum.symbolic.problem import Number, Operation
from seedproof.benchmarks.curriculum.wording import GRAMMAR
from seedproof.benchmarks.curriculum.words.phrases import (
    activity,
    following,
    gathering,
    owning,
    questions,
    rate,
    shop,
)
from seedproof.benchmarks.curriculum.words.stories.numerals import mixed
from seedproof.benchmarks.curriculum.words.stories.slots import PAST, PRESENT
from seedproof.benchmarks.curriculum.words.stories.teller import WORDS
from seedproof.record.errors import SeedproofError

SEEDS = [f"{number:032x}" for number in range(25)]


def texts():
    for standard in STANDARDS:
        for seed in SEEDS:
            yield standard, drawn_from(standard, seed, "row", GRAMMAR).told.text


def test_there_are_as_many_themes_as_the_ancestor_has():
    assert len({noun.singular for noun in THEMES}) >= 188
    assert len({noun.plural for noun in THEMES}) == len(THEMES)


def test_an_entry_without_a_plural_is_one_sentence(subtests):
    for entry in ["apple", "apple/", "/apples", "fish/fish", "a/b/c"]:
        with subtests.test(entry):
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
            r"(?<![./\w])(?:1|one) (?:more |fewer )?(?:marbles|apples|books|ducks|liters|meters)\b", text
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


def forms_of(table):
    if isinstance(table, str):
        yield table
    elif isinstance(table, dict):
        for entry in table.values():
            yield from forms_of(entry)
    elif isinstance(table, tuple):
        for entry in table:
            yield from forms_of(entry)


def test_every_slot_of_every_phrase_has_a_word(subtests):
    for tables in [activity, following, gathering, owning, questions, rate, shop]:
        with subtests.test(tables.__name__):
            every = [
                form for name, table in vars(tables).items() if name.isupper() for form in forms_of(table)
            ]
            assert every
            for form in every:
                for _, slot, _, _ in Formatter().parse(form):
                    if slot is not None:
                        assert slot in PAST or slot.rstrip("123") in WORDS, form
            assert PAST.keys() == PRESENT.keys()


def test_common_beats_have_at_least_eight_forms(subtests):
    for beat in ["start", "gain", "lose"]:
        with subtests.test(beat):
            assert len({*owning.FORMS[beat], *owning.BEGUN}) >= 8
            assert len(set(questions.NOW["gain"] + questions.IN_ALL)) >= 20
            assert len(set(questions.NOW["lose"])) >= 10


@pytest.mark.parametrize("standard", STANDARDS, ids=[standard.family for standard in STANDARDS])
def test_a_story_tells_only_what_its_standard_has(standard):
    for seed in SEEDS:
        told = drawn_from(standard, seed, "row", GRAMMAR).told
        assert told.tells <= frozenset(standard.tells), told.text
        if standard.grade < 4 and standard.tells:
            assert not re.search(r"\btimes as (?:many|much)\b", told.text), told.text


def test_the_same_draws_tell_the_same_story_again():
    for standard in STANDARDS:
        for seed in SEEDS[:5]:
            drawn = drawn_from(standard, seed, "row", GRAMMAR)
            again = GRAMMAR.problem(standard, "row", drawn.problem, drawn.words)
            assert again.sentences == drawn.told.sentences


def test_a_fraction_above_one_is_a_mixed_number(subtests):
    for top, under, text in [(3, 4, "3/4"), (5, 2, "2 1/2"), (4, 2, "4/2"), (25, 12, "2 1/12")]:
        with subtests.test(text):
            assert mixed(Operation("/", Number(top), Number(under))) == text
