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
MONEY_OF_KINDS = {
    "Lucas has 4 quarters. But he spends 8 nickels at the fair. How many cents does he have left?": (
        "((4 * 25) - (8 * 5))"
    ),
    "Ana earned 2 five-dollar bills and then got 4 more twenty-dollar bills from her grandmother. How many"
    " dollars did she have in all?": "((2 * 5) + (4 * 20))",
    "Lucas has 4 quarters. He spends 8 nickels at the fair. How many quarters does he have left?": None,
    "Kwame takes $3 to go shopping. He buys a salad for $1. How many dollars does he have left?": "(3 - 1)",
    "Ben brings $4 to spend at the zoo. After looking around, he buys a salad that costs $3. How much"
    " money does Ben have now?": "(4 - 3)",
    "Paula has $4. She chooses a salad that costs $1 and buys it. How much money does she have left?": (
        "(4 - 1)"
    ),
    "Paula has $4. She chooses a salad that costs $1. How much money does she have left?": None,
    "Javier has 45 cents. He spends 39 cents of his money. How many cents does he have left?": "(45 - 39)",
}
IN_THE_END = {
    "Emma had 20 bugs. Simon caught 12 bugs, and then he caught 4 more. In the end, how many more bugs did"
    " Emma have than Simon?": "(20 - (12 + 4))",
    "Emma had 20 bugs. She gave 3 of them away. Simon had 12 bugs. How many more bugs did Emma have than"
    " Simon in the end?": "((20 - 3) - 12)",
    "Emma had 20 bugs. Simon caught 12 bugs, and then he caught 4 more. How many more bugs did Emma have"
    " than Simon?": None,
    "Emma had 20 bugs. Simon caught 12 bugs, and then he caught 4 more. In the end, how many more bugs did"
    " Emma have than Simon had?": None,
}
TWO_PARTS = {
    "Ivy cuts a rope of 153 centimeters into two pieces. The longer piece has 43 centimeters more than the"
    " shorter one. Let q be the length of the longer piece and z that of the shorter one, in centimeters."
    " Work out q and z.": "153 = (q + z); 43 = (q - z); ask q, z",
    "Tom and Ana get 28 votes together. Tom wins by 10 votes. Ana gets f votes and Tom gets g votes."
    " What are f and g?": None,
    "Tom and Ana get 28 votes together. Tom wins by 10 votes. Tom gets g votes and Ana gets f votes."
    " What are f and g?": "28 = (g + f); 10 = (g - f); ask f, g",
    "Tom and Ana get 28 votes together. Ben wins by 10 votes. Tom gets g votes and Ana gets f votes."
    " What are f and g?": None,
}
PLANS = {
    "Plan A costs $10 a month and $6 for each gigabyte. With plan B, Lily would pay $18 a month and $2 for"
    " each gigabyte. For how many gigabytes do the two plans cost the same?": (
        "(10 + (6 * q)) = (18 + (2 * q)); ask q"
    ),
    "There are 14 liters of water in one tank, and 11 liters run in each minute. There are 56 liters in the"
    " other tank, and 3 liters run out each minute. After how many minutes do the tanks hold the same?": (
        "(14 + (11 * q)) = (56 - (3 * q)); ask q"
    ),
    "In a sale, every copy of a book is $4 cheaper. Tomas buys eight copies. The bill is $8. How much is"
    " one copy without the discount?": "8 = (8 * (q - 4)); ask q",
    "In a sale, a book is $4 cheaper. Tomas buys eight copies. Each bill is $8. How much is one copy"
    " without the discount?": None,
}
GIVEN = {
    "Kiara had 6 rockets. Her teammate gave her 19 more rockets. Kiara gave 4 of the rockets to the club."
    " How many rockets did Kiara have left?": "((6 + 19) - 4)",
}
EACH_DAY = {
    "Ana has 50 plums. She eats 3 plums each day for 7 days. How many plums are left?": "(50 - (3 * 7))",
    "Each day for 7 days, Ana sells 3 plums and buys 5 plums. How many plums does she have?": "((5 - 3) * 7)",
    "Ana eats 3 plums. Then she buys 5 plums. How many plums does she have?": None,
    "A juice factory fills 456 jugs on Tuesday. On Wednesday, it fills 352 jugs. On Tuesday, how many more"
    " jugs does it fill than on Wednesday?": "(456 - 352)",
    "Ana sells 7 caps on Friday and 5 caps on Saturday. How many caps is that in all?": "(7 + 5)",
    "Ana had 9 caps. She sold 2 caps. Then she sold 3 more. How many caps was that in all?": None,
    "Ismail got 3 plums from his aunt. He got some more plums from his sister. In the end, he had 9 plums."
    " How many plums did he get?": None,
}
STORIES = GIVEN | EACH_DAY | TEN_AND_SOME | MISSING | MONEY_OF_KINDS | IN_THE_END | TWO_PARTS | PLANS

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


def test_what_may_be_a_change_or_a_further_step_is_refused():
    text = "Ana had 14 plums. Then she ate 4 plums. How many plums did Ana have left?"
    with pytest.raises(Unreadable):
        read_followup(text, "Suppose that she then ate 2 plums. How many plums did Ana have left?")


def test_a_kind_of_story_is_read(subtests):
    for text in STORIES:
        with subtests.test(text):
            if STORIES[text] is None:
                with pytest.raises(Unreadable):
                    read(text)
            else:
                assert structure(read(text).problem) == stated(STORIES[text])


def test_a_supposition_begins_anew_with_as_many_as_the_answer(subtests):
    for text, followup in SUPPOSED:
        with subtests.test(text=text, followup=followup):
            if SUPPOSED[text, followup] is None:
                with pytest.raises(Unreadable):
                    read_followup(text, followup)
            else:
                assert structure(read_followup(text, followup).problem) == stated(SUPPOSED[text, followup])
