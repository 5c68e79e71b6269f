"""Stories as another author would tell them, within the English that is read, and what they state."""

import pytest

from seedproof.benchmarks.curriculum.reading import read, read_followup
from seedproof.benchmarks.curriculum.reading.concepts.text import Unreadable
from seedproof.benchmarks.curriculum.symbolic.parsing import parse_problem
from seedproof.benchmarks.curriculum.symbolic.structure import structure
from tests.benchmarks.curriculum.test_reading_concepts import meant
from tests.imports import SEEDPROOF

ADD_AND_TAKE = {
    "Ana has nine plums. She eats four plums. How many plums does Ana have left?": "(9 - 4)",
    "At first Leo has 14 stamps, then he buys 7 more stamps. How many stamps does he have now?": "(14 + 7)",
    "Ben starts with 30 pencils, but he gives 12 of them away. How many pencils does he have left?": (
        "(30 - 12)"
    ),
    "Ruth collected 8 shells. Later she found another 6 shells. How many shells did she have in the end?": (
        "(8 + 6)"
    ),
    "Omar has 25 cookies. He gives 7 cookies to his cousin. His neighbor gives him 4 cookies. How many "
    "cookies does Omar have?": "((25 - 7) + 4)",
    "A farmer has 7 cows. He buys 5 more. How many cows does the farmer have now?": "(7 + 5)",
    "If Ana has 12 plums and eats 3 of them, how many plums does she have left?": "(12 - 3)",
    "Of the 14 kites that Leo made, he sold 5. How many kites does Leo have left?": "(14 - 5)",
    "Elena had 31 comics. She sold some of them. Now she has 18 comics left. How many comics did she sell?": (
        "18 = (31 - q); ask q"
    ),
    "Simon had some keys. He found 5 keys. Now he has 12 keys. How many keys did Simon have at first?": (
        "12 = (q + 5); ask q"
    ),
    "Mia picked 4 pears. This made 10 pears in all. How many pears did Mia pick?": None,
    "Ana has 4 stamps. How many more stamps does she need to make 10?": "10 = (4 + q); ask q",
}
GATHERINGS = {
    "There are 12 ducks on the pond. Then 5 more land. 3 fly away. How many ducks are on the pond now?": (
        "((12 + 5) - 3)"
    ),
    "There are 12 ducks in the big park. Then 5 ducks leave the park. How many ducks are left?": None,
    "8 red birds and 5 blue birds are in the garden. How many birds are in the garden in all?": "(8 + 5)",
    "There were 9 frogs on a log when 4 more frogs jumped on. How many frogs were on the log then?": None,
    "There were 40 people at the fair. 15 of them left before noon. How many people remained?": "(40 - 15)",
}
ACTIVITIES = {
    "Leo runs 3 miles on Monday and 4 miles on Tuesday. How many miles does he run in all?": "(3 + 4)",
    "Ben reads 5 pages each day for 7 days. How many pages does he read in all?": "(5 * 7)",
    "Each day for 4 days, Uma made 10 cards in the morning and drew 4 cards after dinner. How many cards "
    "were there altogether?": "((10 + 4) * 4)",
    "Ana swam 20 laps on Monday. On Friday, she swam 13 laps. How many more laps did she swim on Monday "
    "than on Friday?": "(20 - 13)",
    "Lina solved 14 puzzles during math club. She solved 5 fewer puzzles at home than during math club. How "
    "many puzzles did she solve at home?": "(14 - 5)",
    "Nora read 9 pages on Friday and 30 pages on Sunday. How many fewer pages did she read on Friday than "
    "on Sunday?": "(30 - 9)",
}
PARTS = {
    "Leo has 12 red and 7 green marbles. How many marbles does he have in all?": "(12 + 7)",
    "Leo has 20 marbles. 8 of them are red, and the others are blue. How many marbles are blue?": "(20 - 8)",
    "Leo has 20 marbles, of which 8 are red. How many of the marbles are blue?": "(20 - 8)",
    "A class has 12 girls and 13 boys. How many children are in the class?": "(12 + 13)",
    "Ivy has 12 bells and Tom has 7 bells. How many bells do they have altogether?": "(12 + 7)",
    "Mia's box holds 4 new hats and 9 old hats. How many hats does she have in all?": "(4 + 9)",
}
COMPARISONS = {
    "Sam has 21 books. Zoe has 6 more books than Sam. How many books does Zoe have?": "(21 + 6)",
    "Ben has 12 plums. He has 5 more plums than Ana. How many plums does Ana have?": "(12 - 5)",
    "Ben has 12 plums. He has 5 fewer plums than Ana. How many plums does Ana have?": "(12 + 5)",
    "Vera has 40 tiles. Remy has 12 tiles. How many fewer tiles does Remy have than Vera?": "(40 - 12)",
    "Compared with Vera, Remy has 6 fewer tiles. Vera has 20 tiles. How many tiles does Remy have?": (
        "(20 - 6)"
    ),
    "Ana has twice as many cards as Ben. Ben has 7 cards. How many cards do they have together?": (
        "(7 + (7 * 2))"
    ),
    "Kira has 24 roses. Adam has a third as many roses as Kira. How many roses does Adam have?": "(24 / 3)",
    "Rosa has some tulips. Ivan has 3 times as many tulips as Rosa. Ivan has 21 tulips. How many tulips "
    "does Rosa have?": "21 = (3 * q); ask q",
    "Tara has 30 gems. Peter has 12 gems. What is the difference between the number of gems that Tara has "
    "and the number that Peter has?": "(30 - 12)",
    "Tom had 12 cards. He lost 5. Mia had 3 more cards than Tom had left. How many cards did Mia have?": (
        "((12 - 5) + 3)"
    ),
    "On the old road there were 73 bikers. There were 64 fewer bikers on the bike trail than on the old "
    "road. What was the total number of bikers on the bike trail?": "(73 - 64)",
}
GROUPS = {
    "Tara has 6 bags. In each bag there are 8 marbles. How many marbles does Tara have?": "(6 * 8)",
    "Tara has 6 bags with 8 marbles in each bag. How many marbles does Tara have?": "(6 * 8)",
    "Tara has 6 bags of marbles. Each bag holds 8 marbles. How many marbles does Tara have?": "(6 * 8)",
    "Each of Emil's 5 drawers holds 7 spoons. How many spoons does Emil have?": "(5 * 7)",
    "There are 5 rows with 6 chairs in each row. How many chairs are there?": "(5 * 6)",
    "The baker's pies stand in 4 rows of 9 each. How many pies does the baker have?": "(4 * 9)",
    "Quinn has four boxes with six hats in each of them. He gives 10 hats away. How many hats does he have "
    "left?": "((4 * 6) - 10)",
    "Lucia has 45 figs. She divides all her figs equally among 5 friends. How many figs does each friend "
    "get?": "(45 / 5)",
    "Eight students share 40 pencils equally. How many pencils does each student get?": "(40 / 8)",
    "Ravi has 48 pens. He puts them into cases of 8. How many cases does he need?": "(48 / 8)",
    "Ravi has 48 pens. How many cases of 8 can he fill with them?": "(48 / 8)",
    "Ana had 20 stickers. She gave 4 stickers to each of 3 friends. How many stickers does she have left?": (
        "(20 - (3 * 4))"
    ),
    "Jack has 50 nails. He sorts them into tins of 8. How many tins are full, and how many nails are left "
    "over?": "quotient 50 8",
    "Karl has three crates with the same number of bricks in each. He has 24 bricks altogether. How many "
    "bricks are in each crate?": "24 = (3 * q); ask q",
    "Amir has some bags with 6 mints in each bag. He has 42 mints in all. How many bags does Amir have?": (
        "42 = (q * 6); ask q"
    ),
    "3 cousins shared some apricots equally. Each of them got 11. How many apricots were shared?": (
        "11 = (q / 3); ask q"
    ),
    "Some children shared 56 cherries equally. Each of them got 7. How many children were there?": None,
    "Dina has 70 seeds. She shares all of them equally among 7 friends. Peter is one of the friends. Peter "
    "finds 2 more seeds. How many seeds does Peter have now?": "((70 / 7) + 2)",
    "There were 2 shelves with 3 boxes each. Every box held 11 forks. How many forks were there?": (
        "((2 * 3) * 11)"
    ),
}
MEASURES = {
    "Mia has 3.5 liters of juice. She buys 1.25 liters more juice. How much juice does Mia have now?": (
        "(3.5 + 1.25)"
    ),
    "Ben has 7/8 yard of ribbon. He uses 1/4 yard of it. How many yards of ribbon does he have left?": (
        "((7 / 8) - (1 / 4))"
    ),
    "Ben has 2 1/2 cups of flour. He uses 1/4 cup of flour. How many cups of flour are left?": (
        "((5 / 2) - (1 / 4))"
    ),
    "Nora has 4 feet of lace. Ruth has 9 inches of lace. How many inches of lace do they have together?": (
        "((4 * 12) + 9)"
    ),
    "Nora has 2 feet 5 inches of lace. She uses 7 inches of lace. How many inches of lace are left?": (
        "(((2 * 12) + 5) - 7)"
    ),
    "A pump moves 12.5 liters of water per minute. How many liters of water does it move in 3.2 minutes?": (
        "(12.5 * 3.2)"
    ),
    "In 2.5 hours a train travels 40.5 miles at a steady speed. How many miles does it travel each hour?": (
        "(40.5 / 2.5)"
    ),
}
MONEY = {
    "Zoe has $12.50. She spends $4.75. How many dollars does she have left?": "(12.5 - 4.75)",
    "Sam has 3 quarters and 4 dimes. He spends 60 cents. How many cents does Sam have left?": (
        "(((3 * 25) + (4 * 10)) - 60)"
    ),
    "Amir had 18¢. Hugo had 7¢ less than Amir. Find how many cents Hugo had.": "(18 - 7)",
    "Ivy has 6 ten-dollar bills. She earns $17. How many dollars does she have now?": "((6 * 10) + 17)",
    "Ana buys 3 pens for $2 each. How much does she spend?": "(3 * 2)",
    "Ana buys 3 pens for $2 each and 4 caps for $5 each. How much does she spend in all?": (
        "((3 * 2) + (4 * 5))"
    ),
    "Each pen costs $2. Ana buys 7 pens. How much does she pay?": "(7 * 2)",
    "Ana has $50. She buys 3 books at $8 each. How much money does she have left?": "(50 - (3 * 8))",
    "The price of a book is $9. A pen costs $6 less than a book. What is the price of a pen?": "(9 - 6)",
}
KINDS = {
    "add and take": ADD_AND_TAKE,
    "gatherings": GATHERINGS,
    "activities": ACTIVITIES,
    "parts": PARTS,
    "comparisons": COMPARISONS,
    "groups": GROUPS,
    "measures": MEASURES,
    "money": MONEY,
}
STORIES = {text: said for stories in KINDS.values() for text, said in stories.items() if said is not None}

REFUSED = {
    "an amount that nothing needs": "Mia has 9 plums. Leo has 4 plums. How many plums does Mia have?",
    "two questions": "Mia has 9 plums. How many plums does Mia have? How many plums does Leo have?",
    "no question": "Mia has 9 plums. She eats 4 plums.",
    "another thing": "Mia has 9 plums. She buys 4 figs. How many plums does Mia have?",
    "a verb that nobody knows": "Mia has 9 plums. She frobs 4 plums. How many plums does Mia have?",
    "told twice": "Mia has 9 plums. Mia has 8 plums. How many plums does Mia have?",
    "what was told": "Mia had 9 plums. She ate 4 plums. How many plums did Mia have at first?",
    "two unknowns": "Mia had some plums. She ate some of them. Now she has 5 plums. How many did she eat?",
    "units that do not fit": "Mia has 9 liters of milk. She uses 4 grams of it. How many liters are left?",
    "a unit that nobody converts": "Mia has 9 feet of rope. She uses 4 meters of it. How many feet are left?",
    "nothing": "",
    "no numbers": "Mia has some plums. How many plums does Mia have?",
    "a part of an amount": "Ana has 3/4 pound of rice. She uses 1/3 of it. How many pounds of rice are left?",
    "half of them": "Ana has 12 apples. She eats half of them. How many apples are left?",
    "about": "Ana has 12 apples. She eats about 5 of them. How many apples are left?",
    "not": "Ana has 12 apples. She does not eat 5 of them. How many apples are left?",
    "each day, and nobody says how long": "Ana buys 5 apples each day. How many apples does she buy?",
    "each friend, and nobody says how many": (
        "Ana has 12 apples. She gives each friend 2 apples. How many apples does she have left?"
    ),
    "dozens": "Ana has 5 dozen eggs. She uses 3 eggs. How many eggs are left?",
    "rounding up": "Ana has 24 eggs. She puts them in boxes of 10. How many boxes does she need?",
    "more than there is": "Ana has 5 plums. She eats 9 plums. How many plums are left?",
    "two ways: how many did she have": "Ana had 9 plums. She ate 4. How many plums did she have?",
    "two ways: more than Tom": (
        "Tom had 12 cards. He lost 5. Mia had 3 more cards than Tom. How many cards did Mia have?"
    ),
    "two ways: as many as Tom": (
        "Tom had 12 cards. He lost 5. Mia had twice as many cards as Tom. How many cards did Mia have?"
    ),
    "two ways: he": "Tom has 12 cards. Ben has 3 cards. He buys 4 cards. How many cards do they have in all?",
    "part of a day's deeds": (
        "Ana reads 12 pages on Monday and 5 pages on Tuesday. How many pages does she read on Tuesday?"
    ),
    "more than what was got first": (
        "Ana got 1/8 cup of syrup from her aunt. Her uncle gave her some more syrup. Now she has 3/8 cup of "
        "syrup in all. How many more cups of syrup did she get?"
    ),
    "what was told, and is a fraction": (
        "Ana got 1/8 cup of syrup from her aunt. Her uncle gave her some more syrup. Now she has 3/8 cup of "
        "syrup in all. How many cups of syrup did she get?"
    ),
    "at least": "Ana has 12 apples. At least 5 of them are red. How many of the apples are green?",
}

MAIN = "Ana has 14 plums. She eats 4 of them. She buys 7 more plums. How many plums does Ana have now?"
FOLLOWED = {
    "Suppose that she eats 6 of them instead of 4. What is the answer then?": "((14 - 6) + 7)",
    "What if Ana has 20 plums instead of 14? What is the new answer?": "((20 - 4) + 7)",
    "Imagine that she buys 9 more plums, not 7. What would the answer be then?": "((14 - 4) + 9)",
    "Leo has 3 times as many plums as Ana has now. How many plums does Leo have?": "(((14 - 4) + 7) * 3)",
    "Then Ana gives 5 plums to a friend. How many plums does she have left?": "(((14 - 4) + 7) - 5)",
    "Let us say that Ben has that many plums. Ben eats 2 plums. How many plums does Ben have left?": (
        "(((14 - 4) + 7) - 2)"
    ),
    "Now think of Ben, who has just as many plums. Ben buys 2 more. How many plums does Ben have?": (
        "(((14 - 4) + 7) + 2)"
    ),
    "Leo has 3 times as many plums as Ana. How many plums does Leo have?": None,
    "Suppose that she eats 6 of them instead of 5. What is the answer then?": None,
    "Suppose that Leo has 6 plums instead of 4. What is the answer then?": None,
}


def stated(said):
    """The structure of what `meant` reads, or of `quotient 50 8`."""
    if said.startswith("quotient"):
        _, top, by = said.split()
        return structure(parse_problem([f"[[question n = ['({top} // {by})', '({top} % {by})']]]"]))
    return meant(said)


def test_a_story_is_read(subtests):
    for text in STORIES:
        with subtests.test(text):
            assert structure(read(text).problem) == stated(STORIES[text])


def test_what_is_not_clear_is_refused(subtests):
    for said, text in REFUSED.items():
        with subtests.test(said), pytest.raises(Unreadable):
            read(text)


def test_a_follow_up_is_read_against_its_main_text(subtests):
    for text in FOLLOWED:
        with subtests.test(text):
            if FOLLOWED[text] is None:
                with pytest.raises(Unreadable):
                    read_followup(MAIN, text)
            else:
                assert structure(read_followup(MAIN, text).problem) == stated(FOLLOWED[text])


def test_a_time_mark_says_which_amount_is_meant():
    told = "Tom had 12 cards. He lost 5. Mia had 3 more cards than Tom had at first. How many did Mia have?"
    assert "one (12 + 3)" in structure(read(told).problem)


def test_theme_and_situations_are_read(subtests):
    for text, theme, tells in [
        ("Ana has 9 plums. She eats 4. How many plums are left?", "plum", {"take from"}),
        ("Tara has 6 bags with 8 marbles in each. How many marbles are there?", "marble", {"equal groups"}),
        ("There are 5 rows with 6 chairs in each. How many chairs are there?", "chair", {"array"}),
        ("Ravi has 48 pens. He puts them into cases of 8. How many cases are there?", "pen", {"measure out"}),
        ("Ana buys 3 pens for $2 each. How much does she spend?", "money", {"price"}),
        ("Sam has 21 caps. Zoe has 6 more caps than Sam. How many caps does Zoe have?", "cap", {"compare"}),
    ]:
        with subtests.test(text):
            reading = read(text)
            assert (reading.theme, set(reading.tells)) == (theme, tells)


def test_the_readers_know_nothing_of_what_makes_problems_and_texts():
    for source in (SEEDPROOF / "benchmarks" / "curriculum" / "reading").rglob("*.py"):
        for room in ("words", "standards", "grammar"):
            assert f"curriculum.{room}" not in source.read_text(), source.name
