"""The generator and the quality gate find the same texts alike, and share no code."""

import pytest

from seedproof.benchmarks.curriculum.generate import Quota, make_family
from seedproof.benchmarks.curriculum.skeleton import body_of
from seedproof.measuring.near_duplicates import pairs_alike
from seedproof.text.alike import Texts

LONG = "Consider 5/10 and 3/8. Is the first fraction less than, equal to or greater than the second?"
ALIKE = {
    "the same text": ("Ana has 3 plums.", "Ana has 3 plums."),
    "sides that change places": ("Which is true: 3 ___ 6?", "Which is true: 6 ___ 3?"),
    "fractions of the same numbers": ("What is 1/2 increased by 3/5?", "What is 2/5 increased by 1/3?"),
    "one number of a long text": (LONG, LONG.replace("5/10", "1/10")),
}
OTHER = {
    "other numbers": ("Which is true: 3 ___ 6?", "Which is true: 3 ___ 7?"),
    "other words": ("Which is true: 3 ___ 6?", "What is true: 6 ___ 3?"),
    "two numbers of a long text": (LONG, LONG.replace("5/10", "1/10").replace("3/8", "3/7")),
    "one word": ("3", "4"),
}


def kept(texts):
    found = Texts(80)
    for text in texts:
        found.add(text)
    return found


def test_a_text_like_an_earlier_one_is_found(subtests):
    for name, pair in ALIKE.items():
        with subtests.test(name=name):
            one, other = pair
            assert kept([one]).has_like(other)
            assert list(pairs_alike([one, other], 81))


def test_another_text_is_left_in_peace(subtests):
    for name, pair in OTHER.items():
        with subtests.test(name=name):
            one, other = pair
            assert not kept([one]).has_like(other)
            assert not list(pairs_alike([one, other], 81))


def with_one_word_changed(text):
    words = text.split(" ")
    return [" ".join([*words[:at], "7", *words[at + 1 :]]) for at in range(len(words))]


@pytest.mark.parametrize("family", ["4_nf_a_2", "2_oa_a_1"])
def test_both_measures_agree_on_what_is_made_and_slightly_changed(family):
    rows = make_family(family, [Quota("test", 30, "alike")]).splits["test"]
    texts = [body_of(row["question"]) for row in rows if row["kind"] == "original"]
    changed = [text for original in texts for text in with_one_word_changed(original)]
    pairs = pairs_alike([*texts, *changed], 81)
    alike = {later for earlier, later, _ in pairs if earlier < len(texts) <= later}
    originals = kept(texts)
    for place, text in enumerate(changed, len(texts)):
        assert originals.has_like(text) == (place in alike), text
