"""Stories as another author would tell them, within the English that is read, and what they state."""

import pytest

from seedproof.benchmarks.curriculum.reading import read, read_followup
from seedproof.benchmarks.curriculum.reading.concepts.text import Unreadable
from seedproof.benchmarks.curriculum.symbolic.parsing import parse_problem
from seedproof.benchmarks.curriculum.symbolic.structure import structure
from tests.benchmarks.curriculum.test_reading_concepts import meant
from tests.imports import SEEDPROOF

PARAPHRASES = {
    # What happens to an amount.
    "Ana has nine plums. She eats four plums. How many plums does Ana have left?": "(9 - 4)",
    "At first Leo has 14 stamps, then he buys 7 more stamps. How many stamps does he have now?": "(14 + 7)",
    "Mia had 20 beads. She lost 3 of them and then she lost 5 more beads. How many beads did she "
    "have then?": (
        "((20 - 3) - 5)"
    ),
    "Ben starts with 30 pencils, but he gives 12 of them away. How many "
    "pencils does he have left?": "(30 - 12)",
    "Ruth collected 8 shells. Later she found another 6 shells. How many shells did she have in the "
    "end?": "(8 + 6)",
    "Omar has 25 cookies. He gives 7 cookies to his cousin. His neighbor gives him 4 cookies. "
    "How many cookies does Omar have?": "((25 - 7) + 4)",
    "There are 12 ducks in the big park. Then 5 ducks leave the big "
    "park. How many ducks are left?": "(12 - 5)",
    "In the red box there are 40 nails. 15 nails are removed from the red box. Find out how many "
    "nails there are "
    "in the red box now.": "(40 - 15)",
    "There were 6 hens in the old barn. 8 more hens came to the old barn. How many hens were in the "
    "old barn then?": (
        "(6 + 8)"
    ),
    "Somebody puts 9 more corks into the blue jar. How many corks are in the blue jar?": None,
    # Two who have something.
    "Ivy has 12 bells and Tom has 7 bells. How many bells do they have altogether?": "(12 + 7)",
    "Sam has 21 books. Zoe has 6 more books than Sam. How many books does Zoe have?": "(21 + 6)",
    "Hugo has 33 cards. Nora has 8 fewer cards than Hugo. How many cards do the two of them have in all?": (
        "(33 + (33 - 8))"
    ),
    "Max has 15 kites. Lily has twice as many as Max. How many kites does Lily have?": "(2 * 15)",
    "Kira has 24 roses. Adam has a third as many roses as Kira has. How "
    "many roses does Adam have?": "(24 / 3)",
    "Paul owns 18 fossils. Maya has half as many fossils as Paul. How many more fossils does Paul "
    "have than Maya?": (
        "(18 - (18 / 2))"
    ),
    "Uma had 50 coins.": None,
    "Vera has 40 tiles. Remy has 12 tiles. How many fewer tiles does Remy have than Vera?": "(40 - 12)",
    "There are 30 frogs in the west garden. There are 4 more frogs in the east garden than in the "
    "west garden. "
    "How many frogs are there altogether?": "(30 + (30 + 4))",
    "Ben has 10 rings. Ana has 3 times as many rings as Ben. Leo has as many rings as Ben and Ana "
    "together. How many "
    "rings does Leo have?": "(10 + (10 * 3))",
    "Noah has 60 drums. Beth has 25 drums. Noah sells as many drums as Beth has. How many drums does "
    "Noah have left?": (
        "(60 - 25)"
    ),
    "Greta has 9 masks. Felix has 4 masks. Felix gives all of his masks to Greta. How many masks "
    "does Greta have?": (
        "(9 + 4)"
    ),
    # Groups and shares.
    "Tara has 6 bags. In each bag there are 8 marbles. How many marbles does Tara have?": "(6 * 8)",
    "There are 7 spoons in each of Emil's 5 drawers. How many spoons does Emil have?": "(5 * 7)",
    "Quinn has four boxes with six hats in each of them. He gives 10 hats away. How many hats does "
    "he have left?": (
        "((4 * 6) - 10)"
    ),
    "Lucia has 45 figs. She divides all her figs equally among 5 friends. How many figs does each "
    "friend get?": (
        "(45 / 5)"
    ),
    "Ravi has 48 pens. He puts them into cases of 8. How many cases does he need?": "(48 / 8)",
    "Oscar shares 36 olives evenly among 4 children. How many olives does each child receive?": "(36 / 4)",
    "Dina has 70 seeds. She shares all of them equally among 7 classmates. Peter is one of the "
    "classmates. Peter finds "
    "2 more seeds. How many seeds does Peter have now?": "((70 / 7) + 2)",
    "Hana has 27 pears. She packs all the pears into baskets of 9. How "
    "many baskets does Hana fill?": "(27 / 9)",
    "Jack has 50 nails. He sorts them into tins of 8. How many tins are full, and how many nails are "
    "left over?": (
        "quotient 50 8"
    ),
    "Seven children share 47 grapes equally. How many grapes does each child get, and how many "
    "grapes remain?": (
        "quotient 47 7"
    ),
    # What is not told.
    "Clara had some eggs.": None,
    "Simon had some keys. He found 5 keys. Now he has 12 keys. How many keys did Simon have at first?": (
        "12 = (q + 5); ask q"
    ),
    "Elena had 31 comics. She sold some of them. Now she has 18 comics left. How many comics did she sell?": (
        "18 = (31 - q); ask q"
    ),
    "Karl has three crates with the same number of bricks in each. He has 24 bricks altogether. How "
    "many bricks are "
    "in each crate?": "24 = (3 * q); ask q",
    "Amir has some bags with 6 mints in each bag. He has 42 mints in all. How many bags does Amir have?": (
        "42 = (q * 6); ask q"
    ),
    "Yuki had some gems. She shared all of them equally among 4 cousins. Each cousin got 9 gems. How "
    "many gems did "
    "Yuki have?": "9 = (q / 4); ask q",
    "Liam shared 56 cherries equally among some children. Each child got 7 cherries. How many "
    "children were there?": (
        "7 = (56 / q); ask q"
    ),
    "Rosa has some tulips. Ivan has 3 times as many tulips as Rosa. Ivan has 21 tulips. How many "
    "tulips does Rosa "
    "have?": "21 = (3 * q); ask q",
    "There are 10 buttons in the red tray and there are some buttons in the blue tray. There are 14 buttons "
    "altogether. How many buttons are in the blue tray?": "14 = (10 + q); ask q",
    # Amounts.
    "Mia has 3.5 liters of juice. She buys 1.25 liters more juice. How "
    "much juice does Mia have now?": "(3.5 + 1.25)",
    "Leo has 3/4 of a pound of flour.": None,
    "Ben has 7/8 yard of ribbon. He uses 1/4 yard of it. How many yards of ribbon does he have left?": (
        "((7 / 8) - (1 / 4))"
    ),
    "Ana has 2.5 meters of rope. She uses 80 centimeters of it. How many centimeters of rope does "
    "she have left?": (
        "((2.5 * 100) - 80)"
    ),
    "Zoe has $12.50. She spends $4.75. How many dollars does she have left?": "(12.5 - 4.75)",
    "Sam has 3 quarters and 4 dimes. He spends 60 cents. How many cents does Sam have left?": (
        "(((3 * 25) + (4 * 10)) - 60)"
    ),
    "Ivy has 6 ten-dollar bills. She earns $17. How many dollars does she have now?": "((6 * 10) + 17)",
    "Tom has 4 bottles with 0.75 liters of milk in each bottle. How many "
    "liters of milk does Tom have?": "(4 * 0.75)",
    "A pump moves 12.5 liters of water per minute. How many liters of water does it move in 3.2 minutes?": (
        "(12.5 * 3.2)"
    ),
    "In 2.5 hours a boat travels 40.5 kilometers. How many kilometers "
    "does it travel every hour?": "(40.5 / 2.5)",
    "3.5 meters of wire weigh 8.75 grams. How many grams does one meter weigh?": "(8.75 / 3.5)",
    "Nora has 4 feet of lace. Ruth has 9 inches of lace. How many inches of lace do they have together?": (
        "((4 * 12) + 9)"
    ),
    "Max has 5/2 hours of music. He deletes 30 minutes of it. How many minutes of music does he have left?": (
        "(((5 / 2) * 60) - 30)"
    ),
}  # fmt: skip

REFUSED = {
    "an amount that nothing needs": "Mia has 9 plums. Leo has 4 plums. How many plums does Mia have?",
    "two questions": "Mia has 9 plums. How many plums does Mia have? How many plums does Leo have?",
    "no question": "Mia has 9 plums. She eats 4 plums.",
    "who is she": "Mia has 9 plums. Ana has 4 plums more than Mia. How many plums does she have and who?",
    "another thing": "Mia has 9 plums. She buys 4 figs. How many plums does Mia have?",
    "a verb that nobody knows": "Mia has 9 plums. She frobs 4 plums. How many plums does Mia have?",
    "two together of three": (
        "Mia has 9 plums. Leo has 4 plums. Ben has 2 plums. How many plums do they have altogether?"
    ),
    "nobody said what he had": "Mia has 9 plums. Leo eats 4 of them. How many plums does Leo have left?",
    "told twice": "Mia has 9 plums. Mia has 8 plums. How many plums does Mia have?",
    "what was told": "Mia had 9 plums. She ate 4 plums. How many plums did Mia have at first?",
    "another unknown": "Mia had some plums. She ate 4 plums. Now she has 5. How many plums did she eat?",
    "two unknowns": "Mia had some plums. She ate some of them. Now she has 5 plums. How many did she eat?",
    "units that do not fit": "Mia has 9 liters of milk. She uses 4 grams of it. How many liters are left?",
    "a unit that nobody converts": "Mia has 9 feet of rope. She uses 4 meters of it. How many feet are left?",
    "shared, and then had": (
        "Mia has 9 plums. She shares her plums equally among 3 friends. How many plums does Mia have?"
    ),
    "a relation that is not read": (
        "Mia has 9 plums. This is 4 more than Leo has. How many plums does Leo have?"
    ),
    "nothing": "",
    "no numbers": "Mia has some plums. How many plums does Mia have?",
}

MAIN = "Ana has 14 plums. She eats 4 of them. She buys 7 more plums. How many plums does Ana have now?"
FOLLOWED = {
    "Suppose that she eats 6 of them instead of 4. What is the answer then?": "((14 - 6) + 7)",
    "What if Ana has 20 plums instead of 14? What is the new answer?": "((20 - 4) + 7)",
    "Imagine that she buys 9 more plums, not 7. What would the answer be then?": "((14 - 4) + 9)",
    "Suppose instead that Ana has 30 plums. Everything else stays the same. What is the answer now?": (
        "((30 - 4) + 7)"
    ),
    "Leo has 3 times as many plums as Ana. How many plums does Leo have?": "(((14 - 4) + 7) * 3)",
    "Then Ana gives 5 plums to her brother. How many plums does she have left?": "(((14 - 4) + 7) - 5)",
    "Suppose Ben has that many plums. Ben eats 2 plums. How many "
    "plums does Ben have left?": "(((14 - 4) + 7) - 2)",
    "Suppose that she eats 6 of them instead of 5. What is the answer then?": None,
    "Suppose that Leo has 6 plums instead of 4. What is the answer then?": None,
}  # fmt: skip


def stated(said):
    """The structure of what `meant` reads, or of `quotient 50 8`."""
    if said.startswith("quotient"):
        _, top, by = said.split()
        return structure_of(f"({top} // {by})", f"({top} % {by})")
    return meant(said)


def structure_of(*asked):
    return structure(parse_problem([f"[[question n = [{', '.join(repr(one) for one in asked)}]]]"]))


@pytest.mark.parametrize("text", PARAPHRASES)
def test_a_paraphrase_by_hand_is_read(text):
    if PARAPHRASES[text] is None:
        with pytest.raises(Unreadable):
            read(text)
    else:
        assert structure(read(text).problem) == stated(PARAPHRASES[text])


@pytest.mark.parametrize("text", REFUSED.values(), ids=REFUSED)
def test_what_is_not_clear_is_refused(text):
    with pytest.raises(Unreadable):
        read(text)


@pytest.mark.parametrize("text", FOLLOWED)
def test_a_follow_up_by_hand_is_read_against_its_main_text(text):
    if FOLLOWED[text] is None:
        with pytest.raises(Unreadable):
            read_followup(MAIN, text)
    else:
        assert structure(read_followup(MAIN, text).problem) == stated(FOLLOWED[text])


def test_enough_paraphrases_are_read():
    assert sum(meant is not None for meant in PARAPHRASES.values()) >= 50


def test_the_readers_know_nothing_of_what_makes_problems_and_texts():
    for source in (SEEDPROOF / "benchmarks" / "curriculum" / "reading").rglob("*.py"):
        for room in ("words", "standards", "grammar"):
            assert f"curriculum.{room}" not in source.read_text(), source.name
