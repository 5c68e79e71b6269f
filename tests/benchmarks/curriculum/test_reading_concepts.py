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


@pytest.mark.parametrize("text", PARAPHRASES)
def test_a_paraphrase_by_hand_is_read(text):
    assert read(text) == [meant(PARAPHRASES[text])]
    assert read(text + FORM) == read(text)


@pytest.mark.parametrize("text", REFUSED)
def test_what_is_not_clear_is_refused(text):
    assert read(text) == []


@pytest.mark.parametrize(
    "text",
    ["", "?", "1/0", "`", "(" * 900, "-" * 900, "the sum of " * 200 + "1 and 2", "9" * 5000, "$" * 300],
    ids=range(9),
)
def test_what_is_no_text_is_refused(text):
    assert read(text) == []


def test_the_readers_know_nothing_of_what_makes_problems_and_texts():
    for source in (SEEDPROOF / "benchmarks" / "curriculum" / "reading" / "concepts").glob("*.py"):
        for room in ("words", "standards", "grammar", "followups"):
            assert f"curriculum.{room}" not in source.read_text(), source.name
