"""A noun behind a whole number is in the form of one, or of several."""

from seedproof.benchmarks.curriculum.agreeing import disagreeing


def test_the_other_form_is_found(subtests):
    for text in [
        "Ada has 5 yellow sock and 4 white socks.",
        "Ada has 1 scarves.",
        "A square has sides of 82 inch.",
        "Ada picks seven apple.",
        "The path is 1,200 meter long.",
    ]:
        with subtests.test(text):
            assert len(list(disagreeing(text))) == 1


def test_what_is_right_is_left_alone(subtests):
    for text in [
        "Ada has 5 yellow socks and 1 white sock.",
        "Ada buys 3 apple pies and an 8-foot board.",
        "Ada walks 1/2 mile, then 1 1/2 miles, then 2.5 miles.",
        "Ada has one apple and twelve pears.",
        "A ticket costs $5 in all, and 12 inch nails cost 3 dollars.",
    ]:
        with subtests.test(text):
            assert list(disagreeing(text)) == []
