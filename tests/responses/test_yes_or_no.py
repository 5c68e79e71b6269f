"""What a response says to a question of yes or no."""

from seedproof.responses.yes_or_no import yes_or_no

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
