"""Kinds of sentences that the stories of certain standards have, and what they state."""

import pytest

from seedproof.benchmarks.curriculum.reading import read, read_followup
from seedproof.benchmarks.curriculum.reading.concepts.text import Unreadable
from seedproof.benchmarks.curriculum.symbolic.structure import structure
from tests.benchmarks.curriculum.test_reading_stories import stated

TEN_AND_SOME = {
    "The hotel had 17 towels. It put ten of them in a cart. How many towels were outside the cart?": (
        "17 = (10 + q); ask q"
    ),
    "Of Abdul's 15 keychains, 10 were in a drawer, and the others were next to it. How many keychains were"
    " not in the drawer?": "15 = (10 + q); ask q",
    "Maya has 12 walnuts. 10 of them are in a bag. How many walnuts are not in the bag?": (
        "12 = (10 + q); ask q"
    ),
    "Maya has 12 walnuts. 10 of them are in a bag. How many walnuts are not in the jar?": None,
    "Maya has 12 walnuts. 10 of them are in a bag. How many walnuts does she have?": None,
    "Maya has 12 walnuts. The others are next to it. How many walnuts does she have?": None,
}
MISSING = {
    "Sven wins 1 domino. How many more dominoes does Sven need to have 10 dominoes?": "10 = (1 + q); ask q",
    "Sven wins 1 domino. How many more dominoes does Sven need to have 10 caps?": None,
}
STORIES = TEN_AND_SOME | MISSING

DOGS = "There are 16 dogs in the dog park. 2 dogs leave the park. How many dogs are left?"
WIRE = "Sigrid has 9 feet of wire. She uses 4 feet of it for a fence. How many feet of wire are left?"
MONEY = "Pilar saved $12. Then she earned $7 by washing cars. How many dollars did she have in all?"
SUPPOSED = {
    (
        DOGS,
        "Suppose there are that many dogs in the yard. 4 dogs leave the yard. How many dogs are left?",
    ): "((16 - 2) - 4)",
    (
        DOGS,
        "Imagine that Jamal has that many dogs. His grandmother gives him 3 more dogs."
        " How many dogs does he have in all?",
    ): "((16 - 2) + 3)",
    (
        WIRE,
        "Imagine that Viktor has that much wire. Viktor uses 2 feet of it. How many feet of wire are left?",
    ): "((9 - 4) - 2)",
    (
        MONEY,
        "Suppose that Ramon had that much money. Ramon saved $3 more. How many dollars did he have in all?",
    ): "((12 + 7) + 3)",
    (DOGS, "Suppose Ana has that many plums. She eats 2. How many plums does she have left?"): None,
    (WIRE, "Suppose that Ana has that much yarn. She uses 2 feet of it. How many feet are left?"): None,
    (WIRE, "Suppose that Ana has that much money. She spends $2. How many dollars are left?"): None,
}
"""Main texts with a follow-up that gives somebody as many as the answer."""


@pytest.mark.parametrize("text", STORIES)
def test_a_kind_of_story_is_read(text):
    if STORIES[text] is None:
        with pytest.raises(Unreadable):
            read(text)
    else:
        assert structure(read(text).problem) == stated(STORIES[text])


@pytest.mark.parametrize(("text", "followup"), SUPPOSED)
def test_a_supposition_begins_anew_with_as_many_as_the_answer(text, followup):
    if SUPPOSED[text, followup] is None:
        with pytest.raises(Unreadable):
            read_followup(text, followup)
    else:
        assert structure(read_followup(text, followup).problem) == stated(SUPPOSED[text, followup])
