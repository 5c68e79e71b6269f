"""Sentences as another author would write them, and the problems that they state."""

import pytest

from seedproof.benchmarks.curriculum.reading.concepts import READERS
from seedproof.benchmarks.curriculum.symbolic.parsing import parse_problem
from seedproof.benchmarks.curriculum.symbolic.structure import structure
from tests.imports import SEEDPROOF

FORM = "\n\nEnd with one line of the form `Answer: n`, where n is an integer."


def read(text):
    """The problems that the readers find, each once."""
    found = [problem for reader in READERS if (problem := reader(text)) is not None]
    return sorted({structure(problem) for problem in found})


def meant(said):
    """The structure of `51 = ((6 * q) - 30); ask q`, or of a question alone."""
    *equations, asked = said.split("; ")
    letters = ", ".join(f"'{letter}'" for letter in asked.removeprefix("ask ").split(", "))
    lines = [f"[[var {equation}]]" for equation in equations]
    return structure(parse_problem([*lines, f"[[question answer = [{letters}]]]"]))


PARAPHRASES = {
    # Comparisons.
    "Compare 4 and 6. Write <, = or >.": "4 _ 6",
    "Which symbol makes the statement true: 9 ___ 3?": "9 _ 3",
    "Is five greater than, less than, or equal to six?": "5 _ 6",
    "Mia draws the card 10. Leo draws the card 7. Compare Mia's number to Leo's number.": "10 _ 7",
    "Mia draws the card 10. Leo draws the card 7. Compare Leo's number to Mia's number.": "7 _ 10",
    "Compare 3/4 and 5/8: which symbol, <, = or >, goes between them?": "(3 / 4) _ (5 / 8)",
    "How does two thirds compare to 1/10?": "(2 / 3) _ (1 / 10)",
    "Mia ran 2/3 mile. Leo ran 1 1/4 miles. Compare Leo's distance with Mia's distance.": (
        "(5 / 4) _ (2 / 3)"
    ),
    "There are 9 red socks in a box and 7 blue socks in a box. Is the number of red socks less than, equal "
    "to or greater than the number of blue socks?": "9 _ 7",
    # Fractions of an amount.
    "A recipe needs 3/4 cup of sugar. Mia makes 2/3 of the recipe. How much sugar does she need?": (
        "((3 / 4) * (2 / 3))"
    ),
    "A trail is 1/4 mile long. Lina has walked 1/2 of it. How many miles has she walked?": (
        "((1 / 4) * (1 / 2))"
    ),
    "One lap is 3/4 mile. Leo runs 7 laps. How many miles does he run?": "(7 * (3 / 4))",
    # Factor pairs.
    "Find all factor pairs of 36.": "36",
    "Which pairs of whole numbers have a product of 84? List every pair.": "84",
    # Expressions.
    "Evaluate (17/20 + 14/3) − 7/12.": "(((17 / 20) + (14 / 3)) - (7 / 12))",
    "Add 1/3 and 11/15. Then subtract 1/2 from the sum. Write the result in lowest terms.": (
        "(((1 / 3) + (11 / 15)) - (1 / 2))"
    ),
    "By how much is 24/7 greater than 12/5?": "((24 / 7) - (12 / 5))",
    "What is 1 3/4 minus 3/5?": "((7 / 4) - (3 / 5))",
    "What is the result when −3/8 is subtracted from 1/2?": "((1 / 2) - (-3 / 8))",
    "Calculate the sum of −7.1 and −47.3.": "(-7.1 + -47.3)",
    "Start with −80.9. Subtract −90.73, and then subtract 50.74. What do you get?": (
        "((-80.9 - -90.73) - 50.74)"
    ),
    "What is two thirds of 14?": "((2 / 3) * 14)",
    "Find the product of 18/7 and 5/8.": "((18 / 7) * (5 / 8))",
    "Divide 6/7 by negative 21/8.": "((6 / 7) / (-21 / 8))",
    "How many times does 1/9 go into 1/6?": "((1 / 6) / (1 / 9))",
    "Evaluate 2 × 2³.": "(2 * (2 ** 3))",
    "What number is 8 less than 10 cubed?": "((10 ** 3) - 8)",
    "Multiply the square of 6 by 4.": "((6 ** 2) * 4)",
    "What is 2 raised to the fifth power?": "(2 ** 5)",
    # Expressions that are easily read as something else.
    "What is 5 less 2?": "(5 - 2)",
    "What is 5 less than 12?": "(12 - 5)",
    "Evaluate −3².": "(0 - (3 ** 2))",
    "Evaluate (−3)².": "((-3) ** 2)",
    "Calculate 2^3^2.": "(2 ** (3 ** 2))",
    "What is 3/4/2?": "((3 / 4) / 2)",
    "Work out 2½ × 1¼.": "((5 / 2) * (5 / 4))",
    "Evaluate {20 − [3 × (2 + 4)]} ÷ 2.": "((20 - (3 * (2 + 4))) / 2)",
    "Multiply 4 by the sum of 3 and 5.": "(4 * (3 + 5))",
    "What is twice the sum of 3 and 5?": "(2 * (3 + 5))",
    "What is the sum of 3/8 and 1/6 in simplest form?": "((3 / 8) + (1 / 6))",
    "Solve the following problem: 5 × (13/12), and write your answer as a fraction.": "(5 * (13 / 12))",
    "What will be the result if you multiply the fraction 2/7 by the fraction 3/4?": "((2 / 7) * (3 / 4))",
    # Equations with a number left out.
    "8 + ? = 11": "(8 + x) = 11; ask x",
    "___ − 3 = 5. Find the missing number.": "(x - 3) = 5; ask x",
    "What number goes in the box? □ × 6 = 42": "(x * 6) = 42; ask x",
    "What is the unknown number in 48 ÷ ? = 6?": "(48 / x) = 6; ask x",
    # Levels.
    "At 6 a.m. the temperature in the valley was -3.5 °C. By noon it had risen 5.2 degrees. Then it fell "
    "1.5 degrees each hour for 4 hours. What was the temperature then?": "((-3.5 + 5.2) - (1.5 * 4))",
    "Ben's account is overdrawn by $12.50. He pays in $40. What is the balance of his account now?": (
        "(-12.50 + 40)"
    ),
    "Ben had overdrawn his account by $12.50. He deposited $40. What was the balance then?": "(-12.50 + 40)",
    "A diver is 12 meters below sea level. A fish is 3 1/2 meters above the diver. What is the elevation of "
    "the fish?": "(-12 + (7 / 2))",
    "The diving robot is at an elevation of -8 meters. It rises 3 meters. What is its elevation now?": (
        "(-8 + 3)"
    ),
    "It is 3.5 °C in the cellar and -8.2 °C in the shed. How many degrees colder is it in the shed?": (
        "(3.5 - -8.2)"
    ),
    "The temperature was 3.5 °C at noon. At midnight it was -4.2 °C. What was the change in temperature "
    "from noon to midnight? Write a fall as a negative number.": "(-4.2 - 3.5)",
    "In 4 days the water level changed by -7.2 inches, the same each day. What was the change each day?": (
        "(-7.2 / 4)"
    ),
    "The temperatures at noon on three days were -2.5 °C, 1.5 °C and -4.4 °C. What was the mean?": (
        "(((-2.5 + 1.5) + -4.4) / 3)"
    ),
    "On the first play the team lost 4 1/2 yards. On the next play it gained 7 1/4 yards. How many yards did "
    "it gain or lose in all? (a loss is negative)": "((-9 / 2) + (29 / 4))",
    # Applications.
    "A gym charges $25 to join and $18 a month. Ben has paid $151. For how many months has he paid?": (
        "151 = (25 + (18 * x)); ask x"
    ),
    "A tank holds 90 liters. It loses 4 liters each minute. After how many minutes are 50 liters left?": (
        "50 = (90 - (4 * x)); ask x"
    ),
    "Plan A costs $30 and $5 for each visit. Plan B costs $12 and $8 for each visit. For how many visits do "
    "both plans cost the same?": "(30 + (5 * x)) = (12 + (8 * x)); ask x",
    "Ana has $40 and saves $6 each week. Ben has $100 and spends $4 each week. After how many weeks do they "
    "have the same amount?": "(40 + (6 * x)) = (100 - (4 * x)); ask x",
    "The length of a rectangle is 5 cm more than its width. Its perimeter is 46 cm. How wide is it?": (
        "46 = (2 * (x + (x + 5))); ask x"
    ),
    "An isosceles triangle has a perimeter of 31 cm. Its base is 9 cm. How long are the equal sides?": (
        "31 = ((2 * x) + 9); ask x"
    ),
    "The sum of three consecutive even numbers is 72. What is the smallest of them?": (
        "72 = ((x + (x + 2)) + (x + 4)); ask x"
    ),
    "Ana is 3 times as old as Ben. In 8 years she will be twice as old as Ben. How old is Ben now?": (
        "((3 * x) + 8) = (2 * (x + 8)); ask x"
    ),
    "Four friends each buy a ticket and a snack for $3. Together they pay $52. How much is one ticket?": (
        "52 = (4 * (x + 3)); ask x"
    ),
    "Mia and four friends go to the fair. Each buys a ticket and a snack for $3. Together they spend $50. "
    "How much is one ticket?": "50 = (5 * (x + 3)); ask x",
    "The theater sold 40 tickets. Adult tickets cost $9 and child tickets cost $5. In all, it took in $288. "
    "Let x be the number of adult tickets and y the number of child tickets. Find x and y.": (
        "40 = (x + y); 288 = ((9 * x) + (5 * y)); ask x, y"
    ),
    "3 notebooks and 2 pens cost $16. 5 notebooks and 4 pens cost $28. Let n be the price of one notebook "
    "and p the price of one pen. What are n and p?": (
        "16 = ((3 * n) + (2 * p)); 28 = ((5 * n) + (4 * p)); ask n, p"
    ),
    "The sum of two numbers is 24, and their difference is 6. Let s be the smaller number and t the larger "
    "one. Find t and s.": "24 = (t + s); 6 = (t - s); ask t, s",
    "There are 12 bicycles and tricycles in the yard. They have 31 wheels. Let x be the number of bicycles "
    "and y the number of tricycles. Find x and y.": "12 = (x + y); 31 = ((2 * x) + (3 * y)); ask x, y",
    # Roots.
    "Solve x² = 64.": "64 = (x ** 2); ask x",
    "Take the square root of both sides of x^2 = 49 to find all solutions.": "49 = (x ** 2); ask x",
    "If a number is cubed and the result is 64, what is the number?": "64 = (x ** 3); ask x",
    # Equations.
    "Solve 6q − 30 = 51 for q.": "51 = ((6 * q) - 30); ask q",
    "What value of a makes 14a − 24 = 12a + 8 true?": "((14 * a) - 24) = ((12 * a) + 8); ask a",
    "Five more than twice a number is 17. Find the number.": "17 = ((2 * x) + 5); ask x",
    "Ten times the difference of a number and 2 is 20. What is the number?": "20 = (10 * (x - 2)); ask x",
    "Mia thinks of a number. She multiplies it by 6 and adds 52. She gets 78. What is the number?": (
        "78 = ((6 * x) + 52); ask x"
    ),
    "If 9q − 11t = 55 and 3q + 5t = 131, what are t and q?": (
        "55 = ((9 * q) - (11 * t)); 131 = ((3 * q) + (5 * t)); ask t, q"
    ),
    "The sum of 7 times y and 8 times f is 63, and 98f + 10y = 393. Find y and f.": (
        "63 = ((7 * y) + (8 * f)); 393 = ((98 * f) + (10 * y)); ask y, f"
    ),
    # Figures.
    "The sides of a triangle measure 92 m, 74 m and 49 m. Find its perimeter.": "((92 + 74) + 49)",
    "A triangle with a perimeter of 31 cm has sides of 13 cm and 3 cm. How long is the third side?": (
        "31 = ((13 + 3) + x); ask x"
    ),
    "The perimeter of a square is 132 m. Find the length of one side.": "132 = (4 * x); ask x",
    "Each of the 8 sides of a stop sign is 7 inches long. How far is it around the sign?": "(8 * 7)",
    "A rectangular rug has an area of 252 square feet. It is 14 feet wide. How long is it?": (
        "252 = (x * 14); ask x"
    ),
    "A fence 168 m long goes around a rectangular field. One side is 42 m. How long is the other?": (
        "168 = ((2 * x) + (2 * 42)); ask x"
    ),
}

REFUSED = [
    "Mia goes to the fair with four friends. Each buys a ticket and a snack for $3. Together they spend $50. "
    "How much is one ticket?",
    "Which number does k stand for: 7k or 238?",
    "Mia's score is -5. Leo's score is 3 below par. Compare Mia's score with Leo's score.",
    "Mia ran 2/3 mile. Leo ran 3/5 kilometer. Compare Leo's distance with Mia's distance.",
    "Mia ran 2/3 mile. Leo walked 3/5 mile. Compare Leo's distance with Mia's distance.",
    "Mia ate 2/3 of a small pizza. Leo ate 1/2 of a large pizza. Compare Leo's part with Mia's part.",
    "A trail is 1/4 mile long. Lina has walked 1/2 of it. How many miles are left?",
    "A trail is 1/4 mile long. Lina has walked 1/2 of it. How long is another trail?",
    "One lap is 3/4 mile. Leo runs 7 rounds. How many miles does he run?",
    "A gym charges $25 to join and $18 a month. Ben has $151 left. For how many months has he paid?",
    "A taxi ride costs $4 plus $3 for each mile. Ana pays half of the $30 that it costs. How long is it?",
    "Ana has $40 and saves $6 each week. Ben has $100 and loses some each week. After how many weeks do they "
    "have the same amount?",
    "The length of a rectangle is 5 cm less than its width. Its perimeter is 46 cm. How wide is it?",
    "Ana is 3 times as old as Ben. In 8 years she will be twice as old as Ben. How old is Ana now?",
    "Ana is 3 times as old as Ben. 8 years ago she was 5 times as old as Ben. How old is Ben now?",
    "The theater sold 40 tickets. Adult tickets cost $9 and child tickets cost $5 less. In all, it took in "
    "$288. Let x be the number of adult tickets and y the number of child tickets. Find x and y.",
    "There are 12 bicycles and unicycles in the yard. They have 31 wheels. Let x be the number of bicycles "
    "and y the number of unicycles. Find x and y.",
    "Compute 6 ÷ 2(1 + 2).",
    "What is 1/2^2?",
    "Work out 12 / 3/4.",
    "What is 5 times 3 less than 40?",
    "Multiply 3 by 4 plus 5.",
    "Evaluate [3 + 4) × 2.",
    "Evaluate 3.47 + 1.2 to the nearest tenth.",
    "What is 7 divided by 2 as a whole number?",
    "Is 5 greater than 6?",
    "___ + ___ = 10. Find the missing number.",
    "Find the integer x with 2x = 7.",
    "What is x if x² = 64?",
    "What is the negative solution of y² = 49?",
    "A square table has an area of 64 square feet. How long is its diagonal?",
    "A square floor with an area of 64 square feet is covered with square tiles. How long is each tile?",
    "A quadrilateral has a perimeter of 206 m. Two sides together are 58 m, the others 54 m and 1 m long. "
    "What is the length of the missing portion of the perimeter?",
    "The temperature was -3 degrees. It doubled. What is it now?",
    "The temperature is −8 degrees. It frobs 3 degrees. What is it now?",
    "The temperature rose 5 degrees. It is now -3 degrees. What was it before?",
    "The temperature was -3 degrees at 6 a.m. By noon it rose 5 degrees. By evening it fell 2 degrees. What "
    "was the temperature at noon?",
    "A diver is at -12 meters. A fish is 3 meters above the diver. What is the elevation of the diver?",
    "The diver is at an elevation of -12 meters. The fish rises 3 meters. How deep is the diver now?",
    "A scarf is 64 cm long. Nora knits 18 cm more and then frobs 7 cm. How long is the scarf now?",
    "A blue pole is 4.5 m tall. It is 1.2 m taller than a red pole. How tall is the red pole?",
    "What is the sum of 3 and 4 times 5?",
    "What is 3 + 4? What is 5 + 6?",
    "Find the sum of 3 and 4. Find the product of 5 and 6.",
    "Compare 3, 4 and 5.",
    "Find all factor pairs of 36 and 48.",
    "Solve 6q − 30 = 51t.",
    "Six times a number is 12. How much is the number plus 3?",
    "A square has a perimeter of 20 cm. What is its area?",
    "A triangle has sides of 3 cm and 4 cm. What is its perimeter?",
    "A triangle has sides of 3 cm, 4 cm and 5 cm. The first is twice as long as another. Find the perimeter.",
    "Mia has 20 cents. Leo has 30 cents. Mia gives Leo 5 cents. How many cents does Mia have now?",
    "A rope was 20 cm long. It grew to 25 cm. How much did it grow?",
    "Mia has 3 m of ribbon. She buys 4 m of ribbon for 5 dollars. How much ribbon does she have?",
    "A rope is 12 m long. It is cut into 4 equal pieces. How long are 3 pieces?",
    "A string of 90 cm is cut into two pieces. How long is each of them not?",
    "A board is 30 cm long after Tom saws off 12 cm. How long was it before?",
    "A red ribbon is 27 cm long. A blue ribbon is 17 cm long. How long is the ribbon?",
    "Some juice is poured into 3 glasses. Each glass has 0.2 L. How much juice does Ben like?",
]


def test_a_paraphrase_by_hand_is_read(subtests):
    for text in PARAPHRASES:
        with subtests.test(text):
            assert read(text) == [meant(PARAPHRASES[text])]
            assert read(text + FORM) == read(text)


def test_what_is_not_clear_is_refused(subtests):
    for text in REFUSED:
        with subtests.test(text):
            assert read(text) == []


@pytest.mark.parametrize(
    "text",
    ["", "?", "1/0", "`", "(" * 900, "-" * 900, "the sum of " * 200 + "1 and 2", "9" * 5000, "$" * 300],
    ids=range(9),
)
def test_what_is_no_text_is_refused(text):
    assert read(text) == []


def test_only_positive_roots_count_where_the_question_asks_for_a_length(subtests):
    for text, positive in [
        ("Solve x² = 64.", False),
        ("Take the square root of both sides of x^2 = 49 to find all solutions.", False),
        ("What is the positive solution of y² = 49?", True),
        ("A square garden has an area of 64 square feet. How long is one side?", True),
        ("How long is each edge of a cube with a volume of 27 cubic meters?", True),
    ]:
        with subtests.test(text):
            (problem,) = {
                structure(problem): problem for reader in READERS if (problem := reader(text))
            }.values()
            assert problem.positive is positive


def test_the_readers_know_nothing_of_what_makes_problems_and_texts():
    for source in (SEEDPROOF / "benchmarks" / "curriculum" / "reading" / "concepts").rglob("*.py"):
        for room in ("words", "standards", "grammar", "followups"):
            assert f"curriculum.{room}" not in source.read_text(), source.name
