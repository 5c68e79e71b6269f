"""What a request names: every spelling in every frame, and nothing that it does not name."""

import json
import re
from dataclasses import replace
from itertools import product

import pytest

from seedproof.benchmarks.missing_fact import FAMILIES, declaration
from seedproof.benchmarks.missing_fact.holder import vocabulary_of
from seedproof.benchmarks.missing_fact.reader import Reader
from seedproof.requests.normalising import normalised, tokens
from seedproof.requests.vocabulary import LONGEST, Quantity, Vocabulary
from tests.circles import first_and_further
from tests.requests.corpus import FRAMES, HOSTILE, QUESTIONS, TRACES, WIDE, WORDINGS, said, spellings


def offers_in_wide_frames(family, vocabulary, turns):
    """Requests that are no request for the name in them, and still read as one."""
    named = spellings(family)
    slot = named[0]["asks"]
    others = [line["request"] for line in named if line["asks"] != slot]
    two = (others[0], others[-1])
    for frame, line in in_turn(WIDE, [line for line in named if line["asks"] == slot], 3, turns):
        # Most frames name no other.
        for request in dict.fromkeys(said(frame, line["request"], other) for other in two):
            if vocabulary.read(request).slot == slot:
                yield request


TURNS = 6
"""In so many parts frames and lines are paired, of which `make test` tries the first."""


def in_turn(frames, lines, every, turns):
    """Pair each frame with every second or third line, in turn: all of them would take a minute."""
    pairs = product(enumerate(frames), enumerate(lines))
    wanted = {every * turn for turn in turns}
    return [(frame, line) for (i, frame), (j, line) in pairs if (i + j) % (every * TURNS) in wanted]


def misread(family, vocabulary):
    return [line for line in spellings(family) if vocabulary.read(line["request"]).slot != line["asks"]]


def test_every_family_has_spellings_of_what_is_withheld_and_of_what_is_not():
    for family in FAMILIES:
        assert len(spellings(family)) >= 20
        assert len({line["asks"] for line in spellings(family)}) >= 2


@pytest.mark.parametrize("family", FAMILIES)
def test_a_spelling_names_its_slot(family):
    assert misread(family, vocabulary_of(family)) == []


@pytest.mark.parametrize("turns", first_and_further(TURNS))
@pytest.mark.parametrize("family", FAMILIES)
def test_a_spelling_names_its_slot_in_every_frame(family, turns):
    vocabulary = vocabulary_of(family)
    wrong = []
    for frame, line in in_turn(FRAMES, spellings(family), 2, turns):
        request = said(frame, line["request"])
        slot = vocabulary.read(request).slot
        # A frame may make a request for a bare letter unclear, but never one for another slot.
        unclear = slot is None and (len(request) > LONGEST or len(line["request"]) == 1 or "**" in request)
        if slot != line["asks"] and not unclear:
            wrong.append((request, slot))
    assert wrong == []


def test_a_whole_request_names_its_slot(subtests):
    for line in (*QUESTIONS, *TRACES):
        with subtests.test(line["request"]):
            assert vocabulary_of(line["family"]).read(line["request"]).slot == line["asks"]


def misread_of(table):
    readings = [(line, vocabulary_of(line["family"]).read(line["request"]).slot) for line in table]
    return [(line["request"], slot) for line, slot in readings if slot != line["asks"]]


def test_reasons_appositions_and_descriptions_are_read():
    """Not all of them: what is left unread costs a request, and what is misread gives a fact away."""
    assert len(WORDINGS) >= 150
    misread = misread_of(WORDINGS)
    assert [request for request, slot in misread if slot is not None] == []
    assert len(misread) <= len(WORDINGS) // 20


def test_an_aside_opens_no_door():
    assert len(HOSTILE) >= 150
    assert misread_of(HOSTILE) == []


ARGUMENTS = [
    ("poly_interpolation", "p(p(4))"),
    ("poly_interpolation", "p of p(4)"),
    ("piecewise_missing_threshold", "f(t)"),
    ("phase_retrieval", "sign(sign(x0))"),
    ("matrix_completion", "m_(m10)"),
]


def test_a_symbol_that_is_an_argument_is_not_what_is_asked(subtests):
    for family, request_ in ARGUMENTS:
        with subtests.test(request_=request_):
            reading = vocabulary_of(family).read(request_)
            assert reading.slot is None


def test_words_in_brackets_behind_a_symbol_are_no_argument():
    assert vocabulary_of("piecewise_missing_threshold").read("t (the threshold)").slot == "threshold"


def test_invisible_signs_inside_of_a_symbol_are_dropped():
    vocabulary = vocabulary_of("circuit_missing_resistance")
    for sign in "\u200b\u200c\u200d\u2060\ufeff\u00ad":
        assert vocabulary.read(f"R{sign}3").slot == "R3"


@pytest.mark.parametrize("turns", first_and_further(TURNS))
@pytest.mark.parametrize("family", FAMILIES)
def test_no_wide_hostile_or_confirming_request_is_one_for_the_fact(family, turns):
    assert len(WIDE) >= 30
    assert list(offers_in_wide_frames(family, vocabulary_of(family), turns)) == []


@pytest.mark.parametrize("family", FAMILIES)
def test_the_wordings_of_demonstrations_name_their_slot(family):
    reader = declaration(family, "cycle", Reader)
    vocabulary = vocabulary_of(family)
    for template in reader.requests:
        numbers = iter("120")
        indices: dict[str, str] = {}
        for name in re.findall(r"\{([a-z]+):nat\}", template):
            indices.setdefault(name, next(numbers))
        request = template.replace(":nat", "").format_map(indices)
        slot = reader.requests[template].format(**indices)
        if "rho" in slot:
            slot = "rho_1_2"
        assert vocabulary.read(request).slot == slot


def swapped(quantity):
    """The quantity with its first two indices exchanged in its slot."""
    slot = quantity.slot.translate(str.maketrans("ij", "ji"))
    return replace(quantity, slot=slot)


@pytest.mark.parametrize(
    "family",
    [
        family
        for family in FAMILIES
        if any("{j}" in q.slot and not q.symmetric for q in vocabulary_of(family).quantities)
    ],
)
def test_exchanged_indices_are_seen(family):
    vocabulary = vocabulary_of(family)
    assert misread(family, replace(vocabulary, quantities=tuple(map(swapped, vocabulary.quantities)))) != []


class Careless(Vocabulary):
    """A grammar that ignores what it does not know."""

    def _parted(self, words):
        known = list(words)
        phrases, end = super()._parted(known)
        while end < len(known):
            del known[end]
            phrases, end = super()._parted(known)
        return phrases, len(words)


@pytest.mark.parametrize("family", FAMILIES)
def test_a_grammar_that_ignores_what_it_does_not_know_is_seen(family):
    vocabulary = vocabulary_of(family)
    careless = Careless(vocabulary.quantities, vocabulary.context, vocabulary.cased)
    assert any(offers_in_wide_frames(family, careless, range(TURNS)))


@pytest.mark.parametrize("family", FAMILIES)
def test_a_vocabulary_knows_its_slots(family):
    vocabulary = vocabulary_of(family)
    assert all(vocabulary.has(line["asks"]) for line in spellings(family))
    assert not vocabulary.has("")
    assert not vocabulary.has("prior_1")


ODD_TEXTS = [
    "",
    " ",
    "\0",
    "\ud800",
    "a" * 1_000_000,
    "Request: c\n" * 100_000,
    "\u0301" * 299,
    "\ufdfa" * 300,
    "{" * 300,
    "[" * 300,
    "**a" * 100,
    "'a " * 100,
    "_" * 300,
    "\\" * 300,
    "1" * 300,
    "<" * 300,
    "c̄",
    "с",
    "١",
    "²" * 300,
    "\U0001d7d9",
    "mu_" + "9" * 290,
    "\u202ec",
]


@pytest.mark.parametrize("turns", first_and_further(TURNS))
@pytest.mark.parametrize(("place", "family"), [*enumerate(FAMILIES)])
def test_no_text_raises_and_none_of_these_names_anything(place, family, turns):
    """By each family other ones of them in `make test`."""
    vocabulary = vocabulary_of(family)
    texts = [text for number, text in enumerate(ODD_TEXTS, place) if number % TURNS in turns]
    assert [text for text in texts if vocabulary.read(text).slot is not None] == []


def test_a_request_of_more_than_300_characters_is_not_read():
    vocabulary = vocabulary_of("linear_system_separator")
    assert vocabulary.read("c" + "." * 299).slot == "c"
    assert not vocabulary.read("c" + "." * 300).is_read


def test_no_piece_of_one_family_is_another_familys():
    """Filler names nothing in any family, and every spelling is read as one of its own."""
    for family in FAMILIES:
        assert vocabulary_of(family).read("What is the value of it, please?").slot is None


DRESSES = [
    (r"$\mu_{3}$", "mu[3]"),
    ("μ₃", "mu[3]"),
    ("mu_3", "mu[3]"),
    ("A_{0,1}", "a[0,1]"),
    ("A[0][1]", "a[0,1]"),
    ("A_0_1", "a[0,1]"),
    ("ρ₀,₁", "rho[0,1]"),
    ("**c**", "c"),
    ("M²", "m^2"),
    ("“c”", "c"),
    ("x'", "x'"),
    ("c =", "c"),
]


def test_one_dress(subtests):
    for text, plain in DRESSES:
        with subtests.test(text=text):
            assert "".join(tokens(normalised(text))) == plain


def test_a_letters_case_counts_where_it_is_declared():
    vocabulary = vocabulary_of("phase_retrieval")
    assert vocabulary.read("sign(x0)").slot == "sign_x0"
    assert vocabulary.read("sign(X0)").slot is None


def test_phrases_that_contradict_each_other_name_nothing():
    chain = vocabulary_of("birth_death_missing_rate")
    assert chain.read("the birth rate mu_2").slot is None
    assert chain.read("the death rate mu_2 in state 3").slot is None
    assert chain.read("the rate from state 0 to state 2").slot is None


def test_an_index_is_needed():
    vocabulary = Vocabulary((Quantity("y_{k}", names=("y", "y[{k}]"), places=("at {k}",)),))
    assert vocabulary.read("y at 2").slot == "y_2"
    assert vocabulary.read("y") == (None, True, "names several quantities")


def test_a_request_that_repeats_itself_names_what_it_repeats():
    """And in time: a state for each way to read each repetition would be 2^140 of them."""
    twice = Vocabulary((Quantity("y", names=("y",), places=("y",)),))
    assert twice.read("y " * 140).slot == "y"
    assert vocabulary_of("steady_state_missing_emission").read("E[0][1] " * 30).slot == "e_0_1"
    assert vocabulary_of("steady_state_missing_emission").read("row 0 column 1 " * 20).slot is None


def test_the_corpus_is_in_one_form():
    for line in [*QUESTIONS, *TRACES]:
        assert set(line) == {"family", "request", "asks"}
        assert json.loads(json.dumps(line)) == line
