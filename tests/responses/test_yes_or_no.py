"""What a response says to a question of yes or no."""

import pytest

from seedproof.responses.yes_or_no import yes_or_no
from tests.circles import few
from tests.pace import bounded

STANCES = [
    ("**No** – part (b) should be 23/3", "no"),
    ("Yes, the final answer is correct; it is the same expression", "yes"),
    ("16/54 = 8/27, but the correct answer is 4/27. So: no.", "no"),
    ("No errors were found. The answer is correct.", "yes"),
    ("No part of the answer is wrong.", ""),
    ("Yes. No part is wrong.", "yes"),
    ("Is it correct? Yes.", "yes"),
    ("Yes for (a) and (b). No for (c).", "both"),
    ("Yes. However, part (b) does not match.", "both"),
    ("Yes: the sign in step 2 is wrong, but the final answer is correct.", "yes"),
    ("Yes, (a) is right, but (b) is wrong.", "both"),
    ("It is not clear that the answer is yes.", "both"),
    ("Answer: yes\n\nWait, (b) is wrong. So no.", "both"),
    ("Answer: yes\n\nStep 3 has a wrong sign, but this does not count.", "yes"),
    ("Answer yes or no.", ""),
    ("The user wants yes. I answer: no", "no"),
    ("<think>yes, no, yes</think>Nein.", "no"),
    ("是", "yes"),
    ("The solution to the problem is correct.\n\nThe correct answer is indeed $\\frac{1}{2}$.", "yes"),
    ("The solution provided is correct.", "yes"),
    ("The provided solution is not correct.", "no"),
    ("The solution that was given above is wrong.", "no"),
    ("The answer given in the solution is incorrect.", "no"),
    ("So the solution submitted by the student is right.", "yes"),
    ("The solution proposed to part (a) is correct.", ""),
    ("The solution provided does not match.", "no"),
    ("The solution provided is $5$.", ""),
    ("The correct answer provided is $5$.", ""),
    ("$\\frac{1}{2}$", ""),
    ("The answer is $5$.", ""),
]


def test_the_marked_answer_counts_else_the_first_and_the_last_sentence_that_must_agree(subtests):
    for response, stance in STANCES:
        with subtests.test(response=response):
            assert yes_or_no(response) == stance


LIMITED = [
    "yes, but no for (b)",
    "Yes, except for (b).",
    "Yes for (a), no for (b)",
    "yes in two of three parts",
    "yes for (a) only",
    "yes, but (b) is incorrect, so not in all parts",
    "yes if C is allowed, otherwise no",
    "yes, apart from part (b)",
    "yes for (a) and (b)",
    "yes, all but (c)",
    "Yes, all parts except (b) are correct",
    "yes, only partly",
    "mostly yes",
    "yes, with the exception of (c)",
    "yes, provided C is allowed",
    "yes, though (b) should be 23/3",
    "yes, (a) is right, (b) is wrong",
    "yes (not for (b))",
    "yes. Except (b).",
    "yes. Only (a) though.",
    "yes, but not fully",
    "Yep, only (a)",
    "oui, sauf (b)",
    "y",
    "n",
]
PLAIN = [
    "yes, because the two sides agree",
    "Yes. All parts are correct",
    "yes for all parts",
    "yes, both (a) and (b) are correct",
    "yes in all parts",
    "yes; (a), (b) and (c) are all correct",
    "Yes, no part is wrong",
    "Yes, there is no error in (b)",
    "Yes, the only difference is the form",
    "Yes, but it is written differently",
    "Yes, it is equivalent up to a constant",
    "yes — (a) 3 and (b) 5 match",
    "Yes, although step 3 is unclear, all answers are right",
]
NO = [
    "No: part (b) is wrong",
    "no, only (a) is correct",
    "No; only (a) is right.",
    "No, except for (a)",
    "no, all but (b) are right",
]
MARKERS = ["{}", "Answer: {}", "**Answer:** {}\n", "I checked it.\n\n\\boxed{{{}}}"]


def stances(said):
    """What a text says without a marker and with each."""
    return {yes_or_no(marker.format(said)) for marker in MARKERS}


def test_a_limited_yes_is_no_plain_yes_with_a_marker_or_without(subtests):
    for said in LIMITED:
        with subtests.test(said=said):
            assert stances(said) == {"both"}


def test_a_plain_yes_or_no_stays_one(subtests):
    for stance, texts in {"yes": PLAIN, "no": NO}.items():
        for said in texts:
            with subtests.test(said=said):
                assert stances(said) == {stance}


OF_A_PART = [
    "(d) {}",
    "(d) **{}**, because 2 is simple",
    "d) {}",
    "Part d: {}",
    "**(d):** {}",
    "### Part (d)\n\n{}, because 2 is simple",
    "(a) {{2, 3}} (d) {}",
    "Answer: (a) 3; (b) {}",
    "Answer: (a) 3, (b) $\\text{{{}}}$",
    "Answer (b): {}",
    "The answer to part (d) is {}.",
    "My result for (d) is $\\text{{{}}}$.",
    "So for part (d) the answer is $\\boxed{{\\text{{{}}}}}$",
    "(d) Is it diagonalizable? {}, since 2 is simple",
    "(d) All are simple, so {}.",
    "(a) correct: no\n(b) correct: {}",
]
OF_THE_WHOLE = [
    "(d) yes\n\nAnswer: {}",
    "(d) no\n\nAnswer: {}",
    "(a) right\n(b) right\n\n{}",
    "Part (b) is 3 as stated, so the answer is: {}",
    "The error would be in (b). {}.",
    "The solution's answer to (d) is yes and mine is yes too. So: {}",
    "(d) The candidate says yes, and it is. Verdict: {}",
    "{}: (d) is {} as well.",
    "(b) is 5, not 4, so {}",
    "(b) 5 instead of 4: {}",
    "(a) The slope is 3 in both; (b) the intercepts differ, so {}",
]


def test_the_answer_of_a_part_is_nothing_plain_about_the_whole(subtests):
    for response in OF_A_PART:
        with subtests.test(response=response):
            assert [yes_or_no(response.format(said)) for said in ("yes", "no")] == ["both", "both"]


def test_what_is_said_of_the_whole_counts_beside_the_answers_of_parts(subtests):
    for response in OF_THE_WHOLE:
        with subtests.test(response=response):
            assert [yes_or_no(response.format(said, said)) for said in ("yes", "no")] == ["yes", "no"]


OPEN = [
    "≠ {0}",
    "¬{0}",
    "\\lnot {0}",
    "not {0}",
    "1 - {0}",
    "{0} is wrong",
    "{0} XOR {1}",
    "max({0}, {1})",
    "{0} with probability 50%, {1} with probability 50%",
    "{0} = 1, {1} = 1",
    "\\boxed{{{0}}} \\boxed{{{1}}}",
    "Answer: {0}\nAnswer: {1}",
    "Correct: {0}\nIncorrect: {0}",
    "Is the final answer wrong?\n\nAnswer: {0}",
    "I write {0} for {1}.\n\nAnswer: {0}",
    "- [ ] yes\n- [ ] no",
    "Answer: {0}\n\nI take it back.",
    "Answer: {0}\n\nThis is not my answer.",
    "Answer: {0}\n\nErratum: for {0} read {1}.",
    "The following is false.\n\nAnswer: {0}",
    "Another model wrote:\nAnswer: {0}",
    "Suppose this for a moment:\nAnswer: {0}",
    "The answer is {0}, or maybe {1}.",
    "Answer: maybe {0}",
    "Answer: {0}?",
    "I cannot say {0}.",
    "```python\nanswer = '{0}'\n```",
    '{{"{0}": 0.5, "{1}": 0.5}}',
    "Yes.\n\nActually no.",
]


def test_what_could_mean_the_other_is_neither(subtests):
    for response in OPEN:
        with subtests.test(response=response):
            said = [yes_or_no(response.format(*words)) for words in (("yes", "no"), ("no", "yes"))]
            assert not {"yes", "no"} & set(said)


VALUES = ["$5$", "Answer: 5", "The correct answer is indeed $5$.", "(a) 3\n(b) 4", "local maximum"]


def test_a_value_is_no_judgement(subtests):
    for response in VALUES:
        with subtests.test(response=response):
            assert yes_or_no(response) == ""


IN_A_SENTENCE = {
    "yes": [
        "The solution to the problem is correct. It has the same values.\n\nThe correct answer is $5$.",
        "All parts match.",
        "The given answer agrees with the correct one.",
        "Correct.",
        "I'm confident the answer is yes.",
        "- [x] yes\n- [ ] no",
        "Yes, although the solution could be shorter.",
        "Yes: $-2$ is not positive, as stated, and the set is the same.",
        '{"verdict": "yes", "reason": "all parts agree"}',
        "$\\text{yes}$ is the answer.",
        "<verdict>yes</verdict>",
    ],
    "no": [
        "First I thought yes, but it is no.\n\nAnswer: no",
        "Answer: yes\n\nWait, (b) is wrong.\n\nAnswer: no",
        "The answer does not match the correct one.",
        "The solution isn't correct.",
        "Not all parts match: (c) differs. Answer: no",
        "No. It is wrong.",
        "Answer: No\n\nThe two are not equal: at 0 one is 1, the other is not.",
        "Conclusion: The final answer is not correct.\n\nno",
        "(a) Yes, matches.\n(b) No, does not match.\n\nFinal answer: No",
    ],
}


def test_a_judgement_is_read_in_a_sentence(subtests):
    for stance, responses in IN_A_SENTENCE.items():
        for response in responses:
            with subtests.test(response=response):
                assert yes_or_no(response) == stance


@pytest.mark.slow
@pytest.mark.parametrize(
    "piece", few(["so ", "no, ", "the answer is ", "solution of the ", "“answer: ", "yes ("])
)
def test_a_long_response_takes_a_moment(piece):
    with bounded(50):
        yes_or_no("Answer: no " + piece * (100_000 // len(piece)))
