"""What `compare` says of answers as models write them, by class of answer."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

import seedproof as sp
from seedproof.answers import Asked, asked_by, compare
from seedproof.answers.free_forms import without_unit
from tests.circles import few

QUESTIONS = {
    "apples": (
        "integer",
        "Emma had 20 apples. She gave 8 of them to Tom. How many apples does Emma have left?",
        "n",
    ),
    "peri": (
        "integer",
        "A rectangle is 40 centimeters long and 17 centimeters wide. What is its perimeter?",
        "n",
    ),
    "area": ("integer", "The sides of a rectangular stage are 47 feet and 17 feet long. Find its area.", "n"),
    "dollars": ("decimal", "Olga had $36.70 less than Fatima. How many dollars did Olga have?", "n"),
    "cents": ("integer", "Noah has 3 quarters. How many cents does Noah have?", "n"),
    "cloth": ("rational", "Jack has 7 meters of cloth. How many meters of cloth does he have left?", "n"),
    "rate": ("decimal", "How many liters of water is that per minute?", "n"),
    "ohm": ("rational", "Task: Find the equivalent resistance of the whole network, in ohms.", "p/q"),
    "prob": ("rational", "Task: Find P(H|E).", "p/q"),
    "dist": ("expression", "Task: Find the distance between P and Q.", "v"),
    "tup": ("tuple", "Task: Find e01, e12 and e20.", "(e01, e12, e20)"),
    "sig": ("tuple", "Task: Find the signal x, that is x_0 to x_3.", "(x_0, x_1, x_2, x_3)"),
    "div": (
        "named",
        "The small store had 974 forks. Three children shared all the forks equally. "
        "How many forks did each child get, and how many were left over?",
        "quotient = q, remainder = r",
    ),
    "unk": ("named", "What are a and h if 308 = 2h + 8a and 561 = 3h + 15a?", "a = p/q, h = p/q"),
    "cmp1": (
        "comparison",
        "Carlos counts 4 tomatoes. Bruno counts 5 tomatoes. "
        "Is Bruno's number less than, equal to or greater than Carlos's number?",
        "<",
    ),
    "cmp2": ("comparison", "Compare 5/8 and 3/4. Which symbol belongs between them: <, = or >?", "<"),
    "fac": ("factor_pairs", "Name every factor pair of 60.", "(a, b), (c, d)"),
    "sol": ("solutions", "Find every real solution of x^2 = 64.", "a, b"),
}

ASKED = {
    "apples": {"counted": "apples"},
    "peri": {"unit": "cm"},
    "area": {"unit": "ft^2"},
    "dollars": {"unit": "$"},
    "cents": {"unit": "cent"},
    "cloth": {"unit": "m", "counted": "meters of cloth"},
    "rate": {"unit": "L"},
    "ohm": {"unit": "ohm"},
    "tup": {"names": ["e01", "e12", "e20"]},
    "cmp1": {"names": ["Bruno's number", "Carlos's number"]},
    "cmp2": {"names": ["5/8", "3/4"]},
}
"""What rows of the questions say of the form that is asked for."""

CASES = (
    (
        "apples",
        "12",
        "equal",
        [
            "12 apples",
            "12 apples left",
            "12 red apples",
            "apples: 12",
            "12 (twelve)",
            "12 (apples)",
            "twelve",
            "Twelve apples",
            "Emma has 12 apples left.",
            "So 12 apples",
            "12~\\text{apples}",
            "12\\text{ apples}",
            "\\(12\\)",
            "$12$ apples",
            "total: 12",
            "n = 5+7 = 12",
            "= 12",
            "\\text{Answer} = 12",
            "**12**",
            "**12 apples**",
            "Emma has **12** apples left",
            "20 - 8 = 12",
            "20 apples - 8 apples = 12 apples",
            "So, Emma has 12 apples left",
            "12.0",
            "twelve (12)",
            "24/2",
            "The answer is 12",
            "The final answer is $12$.",
            "\\boxed{12}",
            "Emma has twelve apples left.",
            "12 apples.",
            "Emma now has 12 apples.",
            "Number of apples = 12",
            "Emma has 20 - 8 = 12 apples left.",
            "12 apples in total",
            "She has 12 left",
            "There are 12 apples left.",
            "n = 12",
            "12 of the apples",
        ],
    ),
    (
        "apples",
        "12",
        "undecided",
        [
            "12 pears",
            "12 bags of apples",
            "12 dozen apples",
            "12 thousand apples",
            "1,2",
            "12-13",
            "12 isn't right",
            "twice 12",
            "about 12",
            "12 or so apples",
            "at least 12 apples",
            "not 12",
            "Emma has 20 apples and 12 left",
            "12 cm",
            "12 more than Tom",
            "I cannot tell",
            "n",
        ],
    ),
    (
        "apples",
        "12",
        "different",
        [
            "3",
            "12 or 13",
            "13 apples",
            "13 or 14",
            "13, 14",
            "12.5",
            "-12",
            "8 apples",
            "Emma has 13 apples left.",
        ],
    ),
    (
        "peri",
        "114",
        "equal",
        [
            "114 cm",
            "The perimeter is 114 cm.",
            "114 centimetres",
            "114 centimeters",
            "114\\text{ cm}",
            "114\\,\\mathrm{cm}",
            "2(40+17) = 114 cm",
            "Perimeter = 2 × (40 + 17) = 2 × 57 = 114 cm",
            "P = 2(40 + 17) = 114",
            "114cm",
            "114 cm (1.14 m)",
        ],
    ),
    (
        "peri",
        "114",
        "different",
        ["114 m", "114 kg", "114 square centimeters", "114 cm^2", "115 cm", "114 inches"],
    ),
    ("peri", "114", "undecided", ["1.14 m", "1140 mm", "114 apples"]),
    (
        "area",
        "799",
        "equal",
        [
            "799 square feet",
            "799 ft^2",
            "799 ft²",
            "799 sq ft",
            "799\\text{ ft}^2",
            "799 \\text{ ft}^{2}",
            "799 sq. ft.",
            "799 feet squared",
            "A = 47 × 17 = 799 square feet",
            "The area is 799 square feet.",
            "799\\,\\text{square feet}",
            "799 ft2",
        ],
    ),
    ("area", "799", "different", ["799 feet", "799 ft", "799 square inches", "799 ft^3"]),
    (
        "dollars",
        "24.64",
        "equal",
        [
            "$24.64",
            "\\$24.64",
            "$\\$24.64$",
            "24.64 dollars",
            "$24.64$",
            "24.64 USD",
            "Olga had $24.64.",
            "Olga had \\$24.64",
            "$36.70 - $12.06 = $24.64",
            "24.64$",
            "USD 24.64",
        ],
    ),
    ("dollars", "24.64", "undecided", ["2464 cents", "2464¢", "24.64 apples"]),
    ("dollars", "24.64", "different", ["24.64 cents", "$24.65", "$24.64 or $25", "25"]),
    ("cents", "90", "equal", ["90 cents", "90¢", "$90$", "90 ¢"]),
    ("cents", "90", "undecided", ["$0.90", "0.90 dollars"]),
    ("cents", "90", "different", ["$90", "90 dollars"]),
    (
        "cloth",
        "7/2",
        "equal",
        [
            "3 1/2",
            "3½",
            "3\\frac12",
            "3 \\tfrac{1}{2} m",
            "3.5 m",
            "3.5 meters of cloth",
            "7/2 metres",
            "\\frac{7}{2}\\text{ m}",
            "3 1/2 meters",
            "7/2 m (3.5 m)",
            "7/2 = 3.5",
            "7/2 = 3 1/2",
            "7/2 (or 3 1/2)",
            "7/2 or 3.5",
            "three and a half meters",
            "He has 3 1/2 meters of cloth left.",
            "7/2, or 3.5",
            "7/2, which is 3.5",
            "3 + 1/2",
            "3\\,\\frac{1}{2}",
            "3 and 1/2",
        ],
    ),
    ("cloth", "7/2", "undecided", ["350 cm", "7/2 m of rope"]),
    ("cloth", "7/2", "different", ["3.5 cm", "3 1/3", "3"]),
    (
        "rate",
        "30.8",
        "equal",
        [
            "30.8 liters per minute",
            "30.8 L/min",
            "30.8 L",
            "30.8 litres",
            "30.8 liters of water per minute",
            "30.8 liters",
        ],
    ),
    (
        "ohm",
        "12",
        "equal",
        [
            "12 ohms",
            "12 Ω",
            "12\\,\\Omega",
            "12\\ \\Omega",
            "$12\\ \\Omega$",
            "12 ohm",
            "R_{eq} = 12 ohms",
            "12Ω",
            "R = 12 \\text{ ohms}",
            "R_{\\text{eq}} = \\frac{24}{2} = 12\\,\\Omega",
        ],
    ),
    ("ohm", "12", "different", ["12 kΩ", "12 volts"]),
    (
        "prob",
        "10/37",
        "equal",
        [
            "10/37 ≈ 0.270",
            "\\frac{10}{37} \\approx 0.27",
            "0.270 (10/37)",
            "10/37 (≈ 0.27)",
            "10/37 (approximately 0.27)",
            "P(H|E) = 10/37",
            "p/q = 10/37",
            "P(H \\mid E) = \\frac{10}{37} \\approx 0.2703",
            "\\frac{10}37",
            "10/37",
            "10 / 37",
            "10 over 37",
            "10 divided by 37",
            "20/74",
            "≈ 0.27 (exactly 10/37)",
            "10/37, approximately 0.27",
            "10/37 = 0.270270...",
            "\\dfrac{10}{37}",
            "(10/37)",
            "10/37 or about 27%",
            "10/37 ~ 0.27",
            "10/37, or about 0.27",
            "10/37 (about 27.03%)",
            "P(H|E) = 0.1/0.37 = 10/37",
            "P(H|E) is 10/37",
            "P(H|E) = (1/2)(20/37) = 10/37",
        ],
    ),
    ("prob", "10/37", "undecided", ["10/37 ≈ 0.28", "10/37 = 0.27", "p/q", "10:37", "0.27..."]),
    ("prob", "10/37", "different", ["0.27", "≈ 0.27", "about 0.27", "27%", "11/37", "11/37 ≈ 0.297"]),
    (
        "dist",
        "2*sqrt(5)",
        "equal",
        [
            "2\\sqrt{5}",
            "2√5",
            "sqrt(20)",
            "2 sqrt 5",
            "2\\sqrt5",
            "\\sqrt{20}",
            "20^{1/2}",
            "\\frac{10}{\\sqrt{5}}",
            "2\\sqrt{5} \\approx 4.47",
            "√20 ≈ 4.472",
            "2·√5",
            "d = \\sqrt{16+4} = \\sqrt{20} = 2\\sqrt{5}",
            "2 * sqrt(5) ≈ 4.47",
            "\\sqrt{4^2+2^2} = 2\\sqrt{5}",
            "v = 2√5",
            "20^0.5",
            "PQ = 2\\sqrt{5}",
            "2\\sqrt{5} units",
        ],
    ),
    ("dist", "2*sqrt(5)", "different", ["4.47", "\\sqrt{5}", "4.472135955", "≈ 4.47"]),
    (
        "tup",
        "(2, 3, 3)",
        "equal",
        [
            "e01 = 2, e12 = 3, e20 = 3",
            "e01: 2, e12: 3, e20: 3",
            "e_{01}=2; e_{12}=3; e_{20}=3",
            "e01=2 and e12=3 and e20 = 3",
            "(e12, e01, e20) = (3, 2, 3)",
            "- e01 = 2\n- e12 = 3\n- e20 = 3",
            "| e01 | 2 |\n| e12 | 3 |\n| e20 | 3 |",
            "| edge | weight |\n|---|---|\n| e01 | 2 |\n| e12 | 3 |\n| e20 | 3 |",
            "| e01 | e12 | e20 |\n|---|---|---|\n| 2 | 3 | 3 |",
            "2\n3\n3",
            "[2, 3, 3]",
            "⟨2,3,3⟩",
            "\\begin{pmatrix}2\\\\3\\\\3\\end{pmatrix}",
            "(2, 3, 3)^T",
            "\\langle 2, 3, 3 \\rangle",
            '{"e01": 2, "e12": 3, "e20": 3}',
            "{'e01': 2, 'e12': 3, 'e20': 3}",
            "e01 is 2, e12 is 3, and e20 is 3",
            "1. e01 = 2\n2. e12 = 3\n3. e20 = 3",
            "**e01** = 2, **e12** = 3, **e20** = 3",
            "$e_{01} = 2$, $e_{12} = 3$, $e_{20} = 3$",
            "e₀₁ = 2, e₁₂ = 3, e₂₀ = 3",
            "(2,3,3)",
            "\\left(2, 3, 3\\right)",
            "e01 = 5 - 3 = 2, e12 = 3, e20 = 3",
            "$e_{01}=2,\\ e_{12}=3,\\ e_{20}=3$",
            "(e01, e12, e20) = (2, 3, 3)",
            "e20 = 3, e12 = 3, e01 = 2",
            "The values are e01 = 2, e12 = 3, e20 = 3",
            "e01 → 2, e12 → 3, e20 → 3",
            "\\begin{bmatrix} 2 & 3 & 3 \\end{bmatrix}",
            "(e01 = 2, e12 = 3, e20 = 3)",
            "2, 3 and 3",
            "(2; 3; 3)",
            "* e01: 2\n* e12: 3\n* e20: 3",
            "`(2, 3, 3)`",
            "e01=2\\\\ e12=3\\\\ e20=3",
        ],
    ),
    (
        "tup",
        "(2, 3, 3)",
        "not equal",
        [
            "e01 = 2, e12 = 3",
            "e01=2,e12=3,e20=3,e33=1",
            "e01 = 3, e12 = 2, e20 = 3",
            "(3,2,3)",
            "(e12, e01, e20) = (2, 3, 3)",
            "(2,3)",
            "(e01, e12, e20)",
            "e01 = 2, e01 = 3, e12=3, e20=3",
            "E01=2, E12=3, E20=3",
            "(2, 3, 3) or (3, 2, 3)",
        ],
    ),
    (
        "sig",
        "(1, 0, -2, 3)",
        "equal",
        [
            "x = (1, 0, -2, 3)",
            "x_0 = 1, x_1 = 0, x_2 = -2, x_3 = 3",
            "x0 = 1, x1 = 0, x2 = −2, x3 = 3",
            "x₀ = 1, x₁ = 0, x₂ = -2, x₃ = 3",
            "x = [1, 0, -2, 3]^T",
            "x = \\begin{bmatrix} 1 \\\\ 0 \\\\ -2 \\\\ 3 \\end{bmatrix}",
            "The signal is (1, 0, -2, 3)",
            "\\mathbf{x} = (1, 0, -2, 3)",
            "(x_0, x_1, x_2, x_3) = (1,0,-2,3)",
            "x[0] = 1, x[1] = 0, x[2] = -2, x[3] = 3",
            "x(0)=1, x(1)=0, x(2)=-2, x(3)=3",
            "\\{1, 0, -2, 3\\}",
        ],
    ),
    (
        "div",
        "quotient = 324, remainder = 2",
        "equal",
        [
            "q = 324, r = 2",
            "324 R 2",
            "324 r. 2",
            "324 remainder 2",
            "324 with a remainder of 2",
            "Quotient: 324, Remainder: 2",
            "remainder 2, quotient 324",
            "324, 2",
            "(324, 2)",
            "Each child gets 324 forks and 2 are left over",
            "Each child got 324 forks, and 2 forks were left over.",
            "quotient = 324\nremainder = 2",
            "The quotient is 324 and the remainder is 2",
            "974 ÷ 3 = 324 R 2",
            "(q, r) = (324, 2)",
            "Quotient 324, remainder 2",
            "324 forks each, 2 left over",
            "quotient = 324 and remainder = 2",
            "324 forks each with 2 left over",
            "- quotient: 324\n- remainder: 2",
            "**Quotient** = 324, **Remainder** = 2",
            "324R2",
            "\\text{quotient} = 324, \\text{remainder} = 2",
            '{"quotient": 324, "remainder": 2}',
            "(quotient, remainder) = (324, 2)",
            "324 forks per child, 2 remaining",
            "remainder = 2, quotient = 324",
            "quotient = 324 forks, remainder = 2 forks",
        ],
    ),
    (
        "div",
        "quotient = 324, remainder = 2",
        "not equal",
        [
            "q = 2, r = 324",
            "324 2/3",
            "974/3",
            "324.67",
            "324",
            "2, 324",
            "quotient = 324",
            "q = 324, r = 1",
            "324 R 1",
            "324",
        ],
    ),
    (
        "unk",
        "a = 33, h = 22",
        "equal",
        [
            "(a, h) = (33, 22)",
            "h = 22 and a = 33",
            "33, 22",
            "(33, 22)",
            "a: 33, h: 22",
            "a = 33\nh = 22",
            "$a = 33$ and $h = 22$",
            "(h, a) = (22, 33)",
            "a = 66/2 = 33, h = 22",
            "a=33, h=22",
            "a = 33, \\quad h = 22",
        ],
    ),
    (
        "unk",
        "a = 33, h = 22",
        "not equal",
        ["22, 33", "a = 22, h = 33", "(a, h) = (22, 33)", "a = 33", "x = 33, y = 22"],
    ),
    (
        "cmp1",
        ">",
        "equal",
        [
            ">",
            "greater than",
            "greater",
            "Bruno's number is greater than Carlos's number",
            "Carlos's number is less than Bruno's number",
            "5 > 4",
            "more",
            "The answer is >.",
            "Answer = >",
            "5 > 4, so the answer is >",
            "> (greater than)",
            "Bruno's number is greater",
            "is greater than",
            "\\gt",
            "&gt;",
            "＞",
            "Greater",
            "Bruno > Carlos",
            "Bruno's number > Carlos's number",
            "Bruno's number (5) is greater than Carlos's number (4)",
            "Bruno has more tomatoes than Carlos",
            "bigger",
            "5 is greater than 4",
            "`>`",
            "$>$",
        ],
    ),
    (
        "cmp1",
        ">",
        "different",
        [
            "5 < 4",
            "<",
            "=",
            "less than",
            "equal",
            "Bruno's number is less than Carlos's number",
            "> or <",
            "they are equal",
            "the same",
        ],
    ),
    ("cmp1", ">", "undecided", ["4 < 5", "a > b", "<, = or >"]),
    (
        "cmp2",
        "<",
        "equal",
        [
            "5/8 < 3/4",
            "3/4 > 5/8",
            "5/8 < 6/8",
            "less than",
            "\\frac{5}{8} < \\frac{3}{4}",
            "$\\frac58 < \\frac34$",
            "5/8 is less than 3/4",
            "<.",
            "0.625 < 0.75",
            "smaller",
            "\\lt",
            "5/8 (0.625) < 3/4 (0.75)",
        ],
    ),
    ("cmp2", "<", "not equal", ["5/8 > 3/4", "3/4 < 5/8", "5/8 = 3/4", ">"]),
    (
        "fac",
        "(1, 60), (2, 30), (3, 20), (4, 15), (5, 12), (6, 10)",
        "equal",
        [
            "1 × 60, 2 × 30, 3 × 20, 4 × 15, 5 × 12, 6 × 10",
            "1*60, 2*30, 3*20, 4*15, 5*12, 6*10",
            "1 and 60, 2 and 30, 3 and 20, 4 and 15, 5 and 12, 6 and 10",
            "\\{(1,60),(2,30),(3,20),(4,15),(5,12),(6,10)\\}",
            "(1, 60)\n(2, 30)\n(3, 20)\n(4, 15)\n(5, 12)\n(6, 10)",
            "- 1 × 60\n- 2 × 30\n- 3 × 20\n- 4 × 15\n- 5 × 12\n- 6 × 10",
            "(60, 1), (30,2), (20, 3), (15, 4), (12,5), (10,6)",
            "1 \\times 60, 2 \\times 30, 3 \\times 20, 4 \\times 15, 5 \\times 12, 6 \\times 10",
            "1 × 60 = 60\n2 × 30 = 60\n3 × 20 = 60\n4 × 15 = 60\n5 × 12 = 60\n6 × 10 = 60",
            "1, 60\n2, 30\n3, 20\n4, 15\n5, 12\n6, 10",
            "1 and 60; 2 and 30; 3 and 20; 4 and 15; 5 and 12; 6 and 10",
            "The factor pairs of 60 are (1, 60), (2, 30), (3, 20), (4, 15), (5, 12), (6, 10).",
            "(1, 60), (2, 30), (3, 20), (4, 15), (5, 12), and (6, 10)",
            "1×60, 2×30, 3×20, 4×15, 5×12, and 6×10",
            "$(1, 60)$, $(2, 30)$, $(3, 20)$, $(4, 15)$, $(5, 12)$, $(6, 10)$",
            "(1, 60), (60, 1), (2, 30), (30, 2), (3, 20), (20, 3), (4, 15), (15, 4), (5, 12), (12, 5), "
            "(6, 10), (10, 6)",
            "1 x 60, 2 x 30, 3 x 20, 4 x 15, 5 x 12, 6 x 10",
            "(1,60),(2,30),(3,20),(4,15),(5,12),(6,10)",
            "| 1 | 60 |\n| 2 | 30 |\n| 3 | 20 |\n| 4 | 15 |\n| 5 | 12 |\n| 6 | 10 |",
        ],
    ),
    (
        "fac",
        "(1, 60), (2, 30), (3, 20), (4, 15), (5, 12), (6, 10)",
        "different",
        ["(1, 60), (2, 30), (3, 20), (4, 15), (5, 12)", "(1, 60)"],
    ),
    (
        "fac",
        "(1, 60), (2, 30), (3, 20), (4, 15), (5, 12), (6, 10)",
        "undecided",
        ["1, 2, 3, 4, 5, 6, 10, 12, 15, 20, 30, 60"],
    ),
    (
        "sol",
        "-8, 8",
        "equal",
        [
            "±8",
            "\\pm 8",
            "x = ±8",
            "x = 8 or x = -8",
            "x = 8, x = -8",
            "x_1 = 8, x_2 = -8",
            "\\{-8, 8\\}",
            "x = -8 and x = 8",
            "x \\in \\{-8, 8\\}",
            "x = -8, 8",
            "8 and -8",
            "x = \\pm 8",
            "x = \\pm\\sqrt{64} = \\pm 8",
            "-8 and 8",
            "The solutions are -8 and 8",
            "x = -8 \\text{ or } x = 8",
            "x=8\nx=-8",
            "x = ±8 (x = 8 or x = -8)",
            "x = +8 or x = −8",
            "x = 8 and -8",
            "{-8, 8}",
            "x₁ = -8, x₂ = 8",
            "x = -8 \\quad\\text{and}\\quad x = 8",
            "x = \\{-8, 8\\}",
        ],
    ),
    ("sol", "-8, 8", "not equal", ["8", "x = 8", "-8, 7", "x^2 = 64", "8, 8", "±7", "(-8, 8]"]),
)


def asked_of(name: str) -> Asked:
    answer_type, text, form = QUESTIONS[name]
    question = f"{text}\n\nEnd with one line of the form `Answer: {form}`."
    row = {"question": question, "answer_type": answer_type}
    return asked_by(row | {"asked": ASKED.get(name, {})})


def is_judged(stored: str, stated: str, name: str, verdict: str) -> bool:
    found = compare(stored, stated, asked_of(name))
    assert found.reason
    if verdict == "not equal":
        return found.result != "equal"
    return found.result == verdict


def test_the_verdict_is_that_of_a_careful_reader(subtests: pytest.Subtests) -> None:
    for name, stored, verdict, texts in CASES:
        with subtests.test(name=name, verdict=verdict):
            assert [text for text in texts if not is_judged(stored, text, name, verdict)] == []


def test_a_stored_answer_that_states_nothing_raises() -> None:
    with pytest.raises(ValueError, match="expected one integer value"):
        compare("twelve pears", "12", asked_of("apples"))
    with pytest.raises(ValueError, match="answer type"):
        compare("12", "12", Asked("matrix"))


DRESSES = {
    "integer": (
        "{}",
        "**{}**",
        "${}$",
        r"\({}\)",
        r"\boxed{{{}}}",
        "`{}`",
        "{}.",
        "x = {}",
        "= {}",
        "The answer is {}.",
        "So the final answer is {}",
        r"\text{{Answer}} = {}",
        "({})",
        "{} = {}",
    ),
}
SCALARS = ("integer", "rational", "decimal", "expression")
LISTS = (
    "{}",
    "**{}**",
    "${}$",
    r"\({}\)",
    r"\boxed{{{}}}",
    "`{}`",
    "{}.",
    "\n{}\n",
    r"\[ {} \]",
    "$$\n{}\n$$",
)
ROW_IDS = [
    *(
        f"missing_fact/{family}"
        for family in (
            "bayes_missing_prior/d2/000017",
            "circuit_missing_resistance/d2/000003",
            "deconvolution/d2/000003",
            "geometry_coordinates/d2/000003",
            "graph_path_sums/d2/000003",
            "phase_retrieval/d2/000003",
            "portfolio_variance_missing_corr/d2/000003",
        )
    ),
    *(
        f"curriculum/{family}"
        for family in (
            "k_cc_c_7/d0/000000",
            "k_cc_c_7/d0/000000-c",
            "3_oa_d_8/d3/000017",
            "3_oa_d_8/d3/000017-i",
            "4_oa_b_4/d4/000001",
            "4_nbt_b_6/d4/000001",
            "4_nbt_b_6/d4/000001-c",
            "4_nf_a_2/d4/000001",
            "4_md_a_2_fraction/d4/000001",
            "4_md_a_3/d4/000001",
            "6_ns_b_3/d6/000001",
            "7_ns_a_3_decimal/d7/000001",
            "8_ee_a_2/d8/000001",
            "8_ee_c_8/d8/000001",
        )
    ),
]


@pytest.mark.parametrize("row_id", ROW_IDS)
def test_a_stored_answer_is_right_in_every_dress(row_id: str) -> None:
    row = sp.rebuild(row_id)
    dresses = DRESSES["integer"] if row["answer_type"] in SCALARS else LISTS
    for dress in dresses:
        stated = dress.format(*[row["answer"]] * 2)
        verdict = compare(row["answer"], stated, asked_by(row))
        assert verdict.result == "equal", (stated, verdict.reason)


small = st.fractions(min_value=-50, max_value=50, max_denominator=12)
NUMBER_DRESSES = (
    *DRESSES["integer"],
    "{} meters",
    r"{}\text{{ m}}",
    r"${}\,\mathrm{{m}}$",
    "He has {} meters of cloth left.",
    "{} metres of cloth",
    "{} m",
    "{} (that is, {})",
    "{} or {}",
)


@pytest.mark.parametrize("dress", few(NUMBER_DRESSES, 4))
@given(value=small, other=small)
def test_a_dressed_number_is_itself_and_no_other(dress: str, value: Fraction, other: Fraction) -> None:
    asked = asked_of("cloth")
    assert compare(str(value), dress.format(value, value), asked).result == "equal"
    verdict = compare(str(other), dress.format(value, value), asked).result
    assert (verdict == "equal") == (value == other)
    hedged = compare(str(value), f"{value} or {value + 1}", asked)
    assert hedged.result == "different"


NAMES = ("e01", "e12", "e20")


@given(st.permutations(range(3)), st.tuples(small, small, small), st.sampled_from([" = ", ": ", " is ", "="]))
def test_names_go_by_name_in_any_order(order: list[int], values: tuple[Fraction, ...], sign: str) -> None:
    asked = asked_of("tup")
    stored = f"({', '.join(map(str, values))})"
    pairs = [f"{NAMES[index]}{sign}{values[index]}" for index in order]
    for text in (
        ", ".join(pairs),
        "; ".join(pairs),
        "\n".join(f"- {pair}" for pair in pairs),
        " and ".join(pairs),
    ):
        assert compare(stored, text, asked).result == "equal", text
    assert compare(stored, ", ".join(pairs[:2]), asked).result != "equal"
    by_place = f"({', '.join(str(values[index]) for index in order)})"
    same = all(values[index] == value for index, value in zip(order, values, strict=True))
    assert (compare(stored, by_place, asked).result == "equal") == same


@given(st.text(max_size=60), st.sampled_from(sorted(QUESTIONS)))
def test_no_text_raises(text: str, name: str) -> None:
    stored = next(case[1] for case in CASES if case[0] == name)
    assert compare(stored, text, asked_of(name)).reason


def test_a_follow_up_asks_in_the_unit_of_its_dialogue() -> None:
    row = sp.rebuild("curriculum/4_md_a_3/d4/000001-c")
    assert asked_by(row).unit is not None


METRES = (
    ("-14 m", "-14", "equal"),
    (r"\frac{53}{2}\,\mathrm{m}", r"\frac{53}{2}", "equal"),
    (r"\frac{53}{2}\text{ metres}", r"\frac{53}{2}", "equal"),
    ("26.5 meters.", "26.5", "equal"),
    ("28/2 m = 14 m", "28/2 = 14", "equal"),
    ("14", "14", "equal"),
    ("1400 cm", r"\frac{1}{100}\cdot(1400)", "undecided"),
    ("14 metres to the left", "", "undecided"),
    ("14 kg", "", "different"),
    ("14 s", "", "undecided"),
)


def test_a_unit_is_taken_off_an_answer_of_free_form(subtests: pytest.Subtests) -> None:
    for text, bare, verdict in METRES:
        with subtests.test(text=text):
            found = without_unit(text, "metres")
            assert found.text.strip() == bare
            assert found.verdict.result == verdict


UNITS_OF_WORD_PROBLEMS = (
    ("°C", r"\frac{43}{2}\text{ °C}", "equal"),
    ("°C", "21.5 °C", "equal"),
    ("radians per second", r"-\frac{1}{4}\text{ rad/s}", "equal"),
    ("radians per second", "-0.25 radians per second", "equal"),
    ("radians per second", "-0.25 degrees per second", "undecided"),
    ("radians per second", "-0.25 metres per second", "different"),
    ("newtons per metre", r"300 \text{ newtons per metre}", "equal"),
    ("months", r"\log_2 3 \text{ months}", "equal"),
    ("months", r"\log_2 3 \text{ kilopascals}", "different"),
)


def test_the_unit_of_a_word_problem_is_taken_off(subtests: pytest.Subtests) -> None:
    for unit, text, result in UNITS_OF_WORD_PROBLEMS:
        with subtests.test(text=text):
            assert without_unit(text, unit).verdict.result == result
