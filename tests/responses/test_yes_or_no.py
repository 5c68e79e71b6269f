"""What a response says to a question of yes or no."""

import pytest

from seedproof.responses.yes_or_no import yes_or_no


@pytest.mark.parametrize(
    ("response", "stance"),
    [
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
    ],
)
def test_the_marked_answer_counts_else_the_first_and_the_last_sentence_that_must_agree(response, stance):
    assert yes_or_no(response) == stance
