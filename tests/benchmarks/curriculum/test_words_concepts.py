"""Mathematics without a story, in words: told in many ways, and read back as nothing else."""

import re
from hashlib import sha256

import pytest

from seedproof.benchmarks.curriculum.followups import counterfactual, incremental
from seedproof.benchmarks.curriculum.grammar.sample import sample
from seedproof.benchmarks.curriculum.lexicon.people import PRONOUNS
from seedproof.benchmarks.curriculum.reading.concepts import READERS
from seedproof.benchmarks.curriculum.reading.concepts.following import read_following
from seedproof.benchmarks.curriculum.standards import STANDARDS
from seedproof.benchmarks.curriculum.symbolic.problem import Number, Operation, Problem, Question, Variable
from seedproof.benchmarks.curriculum.symbolic.structure import same_structure
from seedproof.benchmarks.curriculum.words.mathematics import (
    CONCEPTS,
    tell_expression,
    tell_root,
    tell_unknown_equation,
)
from seedproof.benchmarks.curriculum.words.mathematics.following import following_text
from seedproof.record.draws import Draws, Rejected
from tests.imports import SEEDPROOF

BARE = {
    "1.OA.D.8": tell_unknown_equation,
    "3.OA.A.4": tell_unknown_equation,
    "5.OA.A.1": tell_expression,
    "6.EE.B.7": tell_unknown_equation,
    "7.NS.A.3": tell_expression,
    "8.EE.A.2": tell_root,
}
"""Ways of wording problems without a story, of standards that have stories too."""
TELLERS = {
    standard.family: (standard, teller)
    for standard in STANDARDS
    for teller in [CONCEPTS.get(standard.concept) or BARE.get(standard.code)]
    if teller
}


def draws_of(name):
    return Draws(sha256(name.encode()).hexdigest()[:32])


def told_of(family, wanted):
    """Problems of a standard, told."""
    standard, teller = TELLERS[family]
    draws, found = draws_of(family), []
    while len(found) < wanted:
        try:
            problem = sample(standard, draws)
            found.append((problem, teller(standard, problem, draws)))
        except Rejected:
            continue
    return found


def readings(text):
    return [problem for reader in READERS if (problem := reader(text)) is not None]


def assert_read_back(problem, text):
    found = readings(text)
    assert found, text
    assert all(same_structure(problem, other) for other in found), text


def test_every_standard_without_a_story_has_a_teller():
    assert len(TELLERS) == 22
    assert {standard.concept for standard, _ in TELLERS.values()} - {""} == set(CONCEPTS)


@pytest.mark.parametrize("family", TELLERS)
def test_what_is_told_is_read_back(family):
    for problem, told in told_of(family, 60):
        assert_read_back(problem, told.text)


@pytest.mark.parametrize("family", [f for f, (standard, _) in TELLERS.items() if standard.follow_ups])
def test_the_problems_of_follow_ups_are_read_back_too(family):
    standard, teller = TELLERS[family]
    draws, followed = draws_of(f"{family} followed"), 0
    for problem, _ in told_of(family, 30):
        for change in (counterfactual, incremental):
            try:
                other = change(standard, problem, draws)
                told = teller(standard, other, draws)
            except Rejected:
                continue
            followed += 1
            assert_read_back(other, told.text)
    assert followed >= 20


def skeleton(text):
    """What is left when numbers, names, unknowns and units are masked."""
    text = re.sub(rf"\b(?:{'|'.join(PRONOUNS)})\b", "#", text)
    text = re.sub(r"\b[SsHh]?[Hh]e\b", "they", text)
    text = re.sub(r"-?\d+(?: \d+/\d+|[./]\d+)?", "1", text)
    text = re.sub(r"1[a-z]\b|(?<![A-Za-z'])(?!a )[a-z](?![a-z'])", "x", text)
    text = re.sub(r"\b(?:centimeters?|meters?|inch(?:es)?|feet|foot)\b", "u", text)
    return re.sub(r"(?:1 u, )+", "1 u, ", re.sub("[×·²³]", "*", text))


@pytest.mark.parametrize("family", TELLERS)
def test_a_standard_is_told_in_many_ways(family):
    assert len({skeleton(told.text) for _, told in told_of(family, 300)}) >= 30


@pytest.mark.parametrize("family", TELLERS)
def test_each_sentence_is_one_element(family):
    for _, told in told_of(family, 60):
        assert told.text == " ".join(told.sentences)
        for sentence in told.sentences:
            assert sentence[-1] in ".?", sentence
            assert sentence[0].isupper() or sentence[0].isdigit(), sentence
            assert not re.search(r"[.?!] [A-Z]", sentence), sentence


ODD = (
    r"(?<![\d./-])\b1 (?!minus|plus|times|is\b|less than,)(?:\w+s|feet|inches)\b",
    r"\ba (?!and\b|are\b|if\b|is\b|in\b|equals?\b)[aeio]\w",
    r"\ban (?!hour\b)[^aeio8]",
    r"[-+×÷] -",
    r"-\S+ (?:more|less) than (?!,)",
    r"(?:increased|decreased) by -",
    r"\b(?:squared|cubed) [-+×·÷]",
    r"\brolls\b",
    r"\*",
    "  ",
)
"""What would not be printed: a plural after 1, a wrong article, a bare minus behind an operator."""


@pytest.mark.parametrize("family", TELLERS)
def test_a_teacher_could_print_it(family):
    odd = re.compile("|".join(ODD))
    for _, told in told_of(family, 200):
        # Comparisons say `is 3/4 less than, equal to or greater than`, of any number.
        assert not odd.search(told.text.replace(" less than, equal", "")), told.text


def _bumped(text):
    return re.sub(r"\d+", lambda match: str(int(match[0]) + 1), text, count=1)


@pytest.mark.parametrize("family", TELLERS)
def test_another_number_is_another_problem(family):
    for problem, told in told_of(family, 20):
        assert not any(same_structure(problem, other) for other in readings(_bumped(told.text))), told.text


def test_a_corrupted_text_is_not_read_as_the_original(subtests):
    for said, corrupted in [
        ("Subtract 3/4 from 7/8.", "Subtract 7/8 from 3/4."),
        ("What is 9 divided by 4?", "What is 4 divided by 9?"),
        ("Evaluate (3 + 4) × 5.", "Evaluate 3 + 4 × 5."),
        ("Find the sum of 2.5 and 3.1.", "Find the product of 2.5 and 3.1."),
        (
            "Mia has 4 kites and Leo has 6. Compare Mia's number with Leo's number.",
            "Mia has 4 kites and Leo has 6. Compare Leo's number with Mia's number.",
        ),
        (
            "Mia has 4 kites. Leo has 6 kites. Compare Mia's number with Leo's number.",
            "Mia has 4 kites. Leo has 6 beads. Compare Mia's number with Leo's number.",
        ),
        (
            "A rectangle is 8 meters long and 3 meters wide. What is its perimeter?",
            "A rectangle is 8 meters long and 3 meters wide. What is its area?",
        ),
        (
            "A square has an area of 144 square feet. How long is each side?",
            "A cube has a volume of 144 cubic feet. How long is each edge?",
        ),
        (
            "A square has an area of 144 square feet. How many feet long is each side?",
            "A square has an area of 144 square feet. How many miles long is each side?",
        ),
        (
            "If 3q + 2t = 12 and q - t = 1, what are q and t?",
            "If 3q + 2t = 12 and q - t = 1, what are t and q?",
        ),
    ]:
        with subtests.test(said):
            (original,) = readings(said)
            assert not any(same_structure(original, other) for other in readings(corrupted))


BEFORE = Operation("+", Number(3), Number(5))
CONSTANTS = (Number(7), Number(25, 1), Number(-21, 1), Operation("/", Number(7), Number(4)),
             Operation("/", Number(-7), Number(4)), Operation("/", Number(1), Number(2)))  # fmt: skip


def _followed(op, on_left, wanted):
    for place in range(wanted):
        constant = CONSTANTS[place % len(CONSTANTS)]
        sides = (Variable("?"), constant) if on_left else (constant, Variable("?"))
        text = following_text(Operation(op, *sides), draws_of(f"{op} {on_left} {place}"))
        meant = Operation(op, BEFORE, constant) if on_left else Operation(op, constant, BEFORE)
        yield Problem((), Question("n", (meant,))), text


@pytest.mark.parametrize("on_left", [True, False])
@pytest.mark.parametrize("op", ["+", "-", "*", "/"])
def test_a_further_step_is_read_back(op, on_left):
    wordings = set()
    for meant, text in _followed(op, on_left, 200):
        read = read_following(text, BEFORE)
        assert read is not None, text
        assert same_structure(meant, Problem((), Question("n", (read,)))), text
        assert not re.search(
            r"(?:increase|decrease)\S* \w+ \w+ by -|-\S+ (?:more|less) than", text.lower()
        ), text
        wordings.add(re.sub(r"\b(?:your|that|the|this) (?:answer|result|number)\b", "it", skeleton(text)))
    assert len(wordings) >= 12


def test_what_is_no_step_on_the_answer_is_refused(subtests):
    for text in [
        "",
        "What do you get?",
        "Now add 3. What do you get?",
        "Add 3 to 4. What do you get?",
        "Add your answer to your answer.",
        "Add 3 to your answer and 4 to that result.",
        "Now frob your answer by 3. What do you get?",
        "Add 3 to your answer. How many are left?",
    ]:
        with subtests.test(text):
            assert read_following(text, BEFORE) is None


def test_the_words_know_nothing_of_the_reader():
    for source in (SEEDPROOF / "benchmarks" / "curriculum" / "words" / "mathematics").glob("*.py"):
        assert "curriculum.reading" not in source.read_text(), source.name


def test_nested_expressions_show_their_brackets():
    texts = [told.text for _, told in told_of("5_oa_a_1", 300)]
    in_signs = [text for text in texts if re.search("[-+×÷]", text)]
    assert len(in_signs) > 250
    assert all("(" in text for text in in_signs)
    assert 0.2 < sum("[" in text for text in texts) / 300 < 0.45
    assert 5 < sum("{" in text for text in texts) < 60


@pytest.mark.parametrize("family", ["1_oa_d_8", "3_oa_a_4", "6_ee_b_7"])
def test_an_unknown_number_stands_in_an_equation(family):
    texts = [told.text for _, told in told_of(family, 200)]
    assert all(" = " in text for text in texts)
    number_first = sum(bool(re.search(r"(?:^|[a-z:] )\d[\d./ ]* = ", text)) for text in texts)
    assert 30 < number_first < 170
    if family == "6_ee_b_7":
        assert not any(blank in text for blank in ("□", "___") for text in texts)
    else:
        assert all(any(blank in text for text in texts) for blank in ("□", "___", "?"))


@pytest.mark.parametrize("family", ["5_nf_a_1", "5_nf_b_4", "6_ee_b_7"])
def test_numbers_above_1_are_mixed_numbers(family):
    for _, told in told_of(family, 200):
        for top, under in re.findall(r"(\d+)/(\d+)", told.text):
            assert int(top) < int(under), told.text


@pytest.mark.parametrize("family", ["k_cc_c_7", "4_nf_a_2", "5_nf_b_4", "3_md_d_8_triangle", "4_md_a_3"])
def test_about_half_are_about_something_real(family):
    names = "|".join(PRONOUNS)
    real = sum(
        bool(re.search(rf"\b(?:{names}|recipe|garden|farm|pizza|class|park|field|yard)\b", told.text))
        for _, told in told_of(family, 300)
    )
    assert 90 < real < 240
