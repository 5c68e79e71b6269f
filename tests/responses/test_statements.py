"""What a response without letters states, and which question each statement answers."""

from seedproof.responses.statements import candidates, named_in, statements

WAVE = ("What is the amplitude of $f$?", "What is its period?", "Find a formula for $f(x)$.")
DIVISION = ("Find the quotient of $f(x)$ by $g(x)$.", "What is the remainder?")


def stated(response, questions):
    return [[found.text for found in part] for part in candidates(response, questions).of_part]


def test_a_sentence_with_three_subjects_has_three_statements():
    text = "The amplitude is 4, the period is 6, and f(x) = 4cos(x) - 1."
    assert statements(text) == ["The amplitude is 4", "the period is 6", "f(x) = 4cos(x) - 1"]


def test_values_of_several_variables_are_one_statement():
    assert statements("u = 0, v = -4 and the determinant is 6") == ["u = 0, v = -4", "the determinant is 6"]


def test_reasons_and_checks_are_no_statements():
    text = "The period is 6, since the wave repeats (check: f(0) = f(6))."
    assert statements(text) == ["The period is 6"]


NAMED = [
    "The period is 6, the amplitude is 4, f(x) = cos(x).",
    "f(x) = cos(x), amplitude: 4, period: 6",
    "Amplitude: 4\nPeriod: 6\n$$f(x) = cos(x)$$",
]


def test_a_statement_is_known_by_its_name_and_not_by_its_position(subtests):
    for response in NAMED:
        with subtests.test(response=response):
            parts = stated(response, WAVE)
            assert ["4" in parts[0][-1], "6" in parts[1][-1], "cos" in parts[2][-1]] == [True, True, True]


def test_a_customary_name_counts_as_the_word_that_it_stands_for():
    assert stated("r(x) = 5, q(x) = x + 1", DIVISION) == [["q(x) = x + 1"], ["r(x) = 5"]]


def test_what_says_the_opposite_answers_no_question():
    questions = ("On which intervals is $f$ decreasing?", "Find the zeros of $f$.")
    assert stated("f is increasing on (1, 2). The zeros are 1 and 2.", questions)[0] == []


def test_a_response_that_takes_something_back_has_no_statements_for_sure():
    assert stated("The amplitude is 4. Wait, that is wrong. The amplitude is 5.", WAVE) == [[], [], []]


def test_among_several_values_the_one_with_the_name_in_the_question_counts():
    question = "What is the exact value of $x_2$?"
    assert named_in(r"x_0 = 2,\; x_1 = -\frac32,\; x_2 = \frac14", question) == r"x_2 = \frac14"
    assert named_in("x_1 = 1 and x_3 = 0", question) == ""
