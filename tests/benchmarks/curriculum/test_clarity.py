"""What can be read in two ways is found in the text alone, and what cannot is left in peace."""

from seedproof.benchmarks.curriculum.clarity import unclear

REFERENCES = (
    "Ivy had 31 seeds. Ivy used 25 of them. Vera had 2 tins with as many seeds in each as Ivy had. How "
    "many seeds did Vera have?",
    "At first Ivy had 31 seeds. After that, Ivy ate 25 of them. Vera had as many seeds as Ivy had. How "
    "many seeds did Vera have?",
    "Jack had one fossil. After that, he found three more fossils. Mia had five fossils. She sold as many "
    "fossils as Jack had.",
    "Tom had 12 cards. He lost 5. Mia had 3 more cards than Tom. How many cards did Mia have?",
    "Leo has 35 nails. Then he buys 96 more nails. Lily has 2 fewer nails than Leo. How many nails does "
    "Lily have?",
    "Ruth has 9 plums. She gives 4 of them to Leo. Omar has twice as many plums as Ruth. How many plums "
    "does Omar have?",
    "Emma had 9 plums. Hugo had 5 plums. Emma gave 4 plums to Hugo. Omar had 3 more plums than Hugo.",
    "The baker had 40 buns. The baker sold 12 of them. The grocer had 5 more buns than the baker.",
    "The red box had 14 pens in it. Somebody put 2 more pens into the red box. There were 4 more pens in "
    "the blue box than in the red box.",
    "In the old meadow there were 51 ducks. Then 50 ducks left the old meadow. In the new meadow there "
    "were as many ducks as in the old meadow.",
    "Nora had 11 pins and sold 8 of them. Emma had 4 times as many pins as Nora.",
    "Sara had 4 cups of tea. She used 1 cup of it. Ben had the same amount of tea as Sara.",
    "Ben has 5 plums. Ana has 2 more plums than Ben. Ben eats 3 plums. How many plums does Ana have?",
    "Zelda had 12 cards. Zelda lost 5. Mia had 3 more cards than Zelda. How many cards did Mia have?",
)
ASKED = (
    "Mia had 12 plums. She ate 5 of them. How many plums did Mia have?",
    "Theo had some candies. His neighbor gave him 2 more. He bought another five candies. How many "
    "candies did he have?",
    "In the west yard there were 46 hens. Then 63 more hens came to the west yard. How many hens were in "
    "the west yard?",
    "Leo had 9 forks. Max had 7 forks. Max lost 2 forks. How many more forks did Leo have than Max?",
    "Ana had 8 pens. Ana gave 3 pens to Ben. Find out how many pens Ana had.",
)
PRONOUNS = (
    "Mia has 5 plums. Ana has 3 plums more than Mia. Then she eats 2 plums. How many plums does Ana have "
    "now?",
    "Ana and Ruth have 12 pens each. She buys 3 more pens. How many pens do they have now?",
    "Ana gave Mia 3 of her plums. How many plums did Mia have left?",
    "Ben had 5 plums. Tom had 3 plums. Ana had 6 plums. How many plums did he have?",
    "Ben has 5 plums. Mia has 3 plums. Ana has 6 plums. How many plums do they have altogether?",
)
TENSES = (
    "The yellow basket had 7 pens in it. In the end there are 10 pens in the yellow basket. How many pens "
    "were put into it?",
    "Ana has 5 plums. Then she bought 3 more plums. How many plums does she have now?",
    "Ben had 12 cards. He gives 3 of them to Ana. How many cards does he have left?",
)
NOUNS = (
    "Yuki had 9 whistles. Victor had as many boxes as Yuki had whistles. How many boxes did Victor have?",
    "Mia has the same number of plums and pears. She has 12 plums. How many pears does she have?",
)
CLEAR = (
    "Tom had 12 cards. He lost 5. Mia had 3 more cards than Tom had at first. How many cards did Mia have?",
    "Tom had 12 cards. He lost 5. Mia had 3 more cards than Tom had left. How many cards did Mia have?",
    "Tom has 12 cards. He loses 5. Mia has 3 more cards than Tom has now. How many cards does Mia have?",
    "Tom had 12 cards. He lost 5. In the end, Mia had 3 more cards than Tom. How many cards did Mia have?",
    "Tom had 12 cards. He lost 5. Mia had as many cards as Tom lost. How many cards did Mia have?",
    "Tom had 12 cards. He lost 5. How many cards did he have left?",
    "Tom had 12 cards. He lost 5. How many cards does he have now?",
    "Tom had 12 cards. He bought 5 more. How many cards did he have in all?",
    "Tom had some cards. He lost 5. Now he has 7 cards. How many cards did Tom have at first?",
    "Tom has 12 cards. Ann loses 5 cards. Mia has 3 more cards than Tom. How many cards does Mia have?",
    "Ben has 5 plums. Ana has 2 more plums than Ben. Then Ben eats 3 plums. How many plums does Ben have "
    "left?",
    "Sara has 4 corks. Priya has 3 corks. Priya uses 1 of them. How many more corks does Sara have than "
    "Priya?",
    "Ben has 7 more plums than Ana. Ana has 5 plums. How many plums does Ben have?",
    "Mia picked 12 plums. Leo picked 5 more plums than Mia. How many plums did Leo pick?",
    "Ana had 8 pens. Ana gave 3 pens to Ben. How many pens did Ana give to Ben?",
    "Ana bought 3 plums. She ate 2 of them. How many plums did she have left?",
    "Ana has 5 plums. Ben has 3 plums. How many plums do they have altogether?",
    "Ana has 5 plums. Ben has 3 plums. She eats 2 of them. How many plums does Ana have left?",
    "Ana has 5 plums, Ben has 3 plums and Leo has 6 plums. How many plums do they have altogether?",
    "A ticket costs $4. Mia bought 3 tickets. How much did she pay?",
    "There are 60 minutes in an hour. Mia ran for 2 hours. For how many minutes did she run?",
    "The trees behind the house are full of fruit this year. Mia picked 12 plums and ate 5 of them. How "
    "many plums did she have left?",
    "The baker had 40 buns. The baker put them into boxes of 8. How many boxes did the baker fill?",
    "Twelve children share 36 pens equally. How many pens does each child get?",
    "A pump moves 5 liters of water in a minute. How many liters of water does it move in 12 minutes?",
    "Start with 4/7. Add -1/4. What is the answer?",
    "A rectangle has an area of 700 square centimeters. The rectangle is 28 centimeters long. What is its "
    "width?",
    "Ben has 9 cards and Ana has 4 cards. Ana's sister gives her 3 cards. How many cards does Ben have?",
)


def rules(text, told=""):
    return {rule for rule, _ in unclear(text, told)}


def test_a_bare_reference_to_an_amount_that_changed_is_found(subtests):
    for text in [*REFERENCES, *ASKED]:
        with subtests.test(text):
            assert rules(text) == {"reference"}


def test_a_pronoun_for_two_is_found(subtests):
    for text in PRONOUNS:
        with subtests.test(text):
            assert rules(text) == {"pronoun"}


def test_another_tense_is_found(subtests):
    for text in TENSES:
        with subtests.test(text):
            assert rules(text) == {"tense"}


def test_as_many_of_another_thing_is_found(subtests):
    for text in NOUNS:
        with subtests.test(text):
            assert rules(text) == {"nouns"}


def test_what_is_clear_is_left_in_peace(subtests):
    for text in CLEAR:
        with subtests.test(text):
            assert list(unclear(text)) == []


def test_a_follow_up_is_judged_behind_its_problem_and_the_problem_not_again():
    told = "Tom had 12 cards. He lost 5. How many cards did he have left?"
    assert rules("Mia had 3 more cards than Tom. How many cards did Mia have?", told) == {"reference"}
    assert rules("Mia had 3 more cards than Tom had left. How many cards did Mia have?", told) == set()
    unclear_told = "Tom had 12 cards. He lost 5. How many cards did he have?"
    assert rules("Mia had 3 cards. How many cards did Mia have?", unclear_told) == set()
