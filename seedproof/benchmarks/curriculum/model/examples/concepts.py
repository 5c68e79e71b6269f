"""Examples of the standards with a fixed concept, C1 to C17: comparisons, shapes, equations."""

from seedproof.benchmarks.curriculum.model.task import Example

Families = tuple[str, ...]

CONCEPTS: dict[Families, tuple[Example, ...]] = {
    ("k_cc_c_7",): (
        Example(
            ("[[question f = ['8 _ 5']]]",), "Which sign belongs between 8 and 5, in this order: <, = or >?"
        ),
        Example(
            ("[[question y = ['4 _ 7']]]",), "Compare 4 with 7. Is 4 less than, equal to or greater than 7?"
        ),
    ),
    ("2_md_b_5",): (
        Example(
            ("[[var w = (37 - 12)]]", "[[question p = ['w']]]"),
            "A ribbon is 37 cm long. Zoe cuts off 12 cm. How many centimeters long is the ribbon now?",
        ),
        Example(
            ("[[var f = 40]]", "[[var z = (f - 13)]]", "[[question d = ['(f + z)']]]"),
            "A red snake is 40 inches long. A green snake is 13 inches shorter than the red one. "
            "How many inches long are the two snakes together?",
        ),
    ),
    ("2_md_c_8",): (
        Example(
            ("[[var y = (5 * 10)]]", "[[question d = ['y']]]"),
            "Eva has 5 coins in her purse. Each is worth 10 cents. How many cents is that?",
        ),
        Example(
            ("[[var r = (4 * 5)]]", "[[var v = (7 * 10)]]", "[[question x = ['(v - r)']]]"),
            "Jim has 7 coins worth 10 cents each. He spends 4 times 5 cents. How many cents are left?",
        ),
        Example(
            ("[[var t = (45 + 30)]]", "[[question b = ['t']]]"),
            "A pen costs 45 cents and a ruler costs 30 cents. How many cents do they cost together?",
        ),
    ),
    ("3_md_d_8_triangle",): (
        Example(
            ("[[var 45 = ((13 + 14) + f)]]", "[[question m = ['f']]]"),
            "The perimeter of a triangle is 45 cm. Two sides measure 13 cm and 14 cm. "
            "How long is the third side?",
        ),
        Example(
            ("[[var w = (3 * 71)]]", "[[question z = ['w']]]"),
            "The three sides of a triangle are equally long, 71 m each. What is its perimeter?",
        ),
    ),
    ("3_md_d_8_quadrilateral",): (
        Example(
            ("[[var f = ((12 + 13) + (18 + 6))]]", "[[question s = ['f']]]"),
            "The sides of a quadrilateral measure 12 cm, 13 cm, 18 cm and 6 cm. What is its perimeter?",
        ),
        Example(
            ("[[var 36 = (4 * s)]]", "[[question q = ['s']]]"),
            "A square with 4 equal sides has a perimeter of 36 inches. How many inches long is a side?",
        ),
        Example(
            ("[[var 50 = ((2 * 17) + (2 * w))]]", "[[question q = ['w']]]"),
            "A rectangle has 2 sides of 17 feet each and 2 other sides. Its perimeter is 50 feet. "
            "How long is each of the other sides?",
        ),
    ),
    ("3_md_d_8_polygon",): (
        Example(
            ("[[var 35 = (5 * w)]]", "[[question p = ['w']]]"),
            "The perimeter of a pentagon with 5 equal sides is 35 cm. How long is each side?",
        ),
        Example(
            ("[[var p = ((((4 + 6) + 5) + 7) + 3)]]", "[[question e = ['p']]]"),
            "The sides of a pentagon are 4 m, 6 m, 5 m, 7 m and 3 m long. What is its perimeter?",
        ),
    ),
    ("4_oa_b_4",): (
        Example(("[[question x = ['24']]]",), "Find all factor pairs of 24."),
        Example(("[[question f = ['71']]]",), "List every pair of whole numbers whose product is 71."),
    ),
    ("4_nf_a_2",): (
        Example(
            ("[[question d = ['(4 / 6) _ (7 / 10)']]]",),
            "Compare 4/6 with 7/10. Which sign belongs between them in this order, <, = or >?",
        ),
        Example(
            ("[[question w = ['(2 / 3) _ (6 / 9)']]]",),
            "Is the fraction 2/3 less than, equal to or greater than the fraction 6/9?",
        ),
    ),
    ("4_md_a_2_decimal",): (
        Example(
            ("[[var v = (2.5 * 60)]]", "[[var t = (v - 35)]]", "[[question e = ['t']]]"),
            "A film lasts 2.5 hours. Omar has watched 35 minutes of it. How many minutes are left?",
        ),
        Example(
            ("[[var k = (10 + 22.9)]]", "[[question t = ['k']]]"),
            "A hiker walks 10 km before lunch and 22.9 km after it. How many kilometers does she walk?",
        ),
    ),
    ("4_md_a_2_fraction",): (
        Example(
            ("[[var y = ((1 / 5) * 100)]]", "[[var w = (45 - y)]]", "[[question s = ['w']]]"),
            "A board is 45 cm long. A piece of 1/5 meter is sawn off; a meter is 100 cm. "
            "How many centimeters are left?",
        ),
        Example(
            ("[[var e = ((5 / 2) - (1 / 4))]]", "[[question t = ['e']]]"),
            "A can has 2 1/2 liters of oil in it, and 1/4 liter is poured out. How many liters are left?",
        ),
    ),
    ("4_md_a_3",): (
        Example(
            ("[[var y = ((2 * 8) + (2 * 5))]]", "[[question d = ['y']]]"),
            "A rectangle is 8 m long and 5 m wide. What is its perimeter?",
        ),
        Example(
            ("[[var 192 = (w * 8)]]", "[[question p = ['w']]]"),
            "A rectangle has an area of 192 square feet and is 8 feet wide. How many feet long is it?",
        ),
    ),
    ("5_nf_a_1",): (
        Example(
            ("[[var k = ((1 / 5) + (3 / 4))]]", "[[question m = ['k']]]"), "What is the sum of 1/5 and 3/4?"
        ),
        Example(
            ("[[var f = ((9 / 4) + (2 / 3))]]", "[[var m = (f - (3 / 2))]]", "[[question n = ['m']]]"),
            "Add 2/3 to 2 1/4. Then subtract 1 1/2 from the result. What do you get?",
        ),
    ),
    ("7_ns_a_1_fraction",): (
        Example(("[[var k = ((1 / 5) - (6 / 7))]]", "[[question m = ['k']]]"), "What is 1/5 minus 6/7?"),
        Example(("[[var f = ((17 / 5) + (-1 / 7))]]", "[[question n = ['f']]]"), "Add -1/7 to 17/5."),
    ),
    ("5_nf_b_4",): (
        Example(("[[var y = ((4 / 5) * (5 / 2))]]", "[[question f = ['y']]]"), "Multiply 4/5 by 2 1/2."),
        Example(
            ("[[var p = (11 * (3 / 2))]]", "[[question u = ['p']]]"),
            "Each of 11 bottles holds 1 1/2 liters. How many liters do they hold together?",
        ),
    ),
    ("6_ee_a_1",): (
        Example(
            ("[[var u = ((6 ** 3) - 7)]]", "[[question t = ['u']]]"),
            "Work out 6 to the power of 3, and subtract 7.",
        ),
        Example(
            ("[[var n = ((2 ** 2) + (2 ** 8))]]", "[[question x = ['n']]]"),
            "What is the sum of 2 squared and 2 to the power of 8?",
        ),
    ),
    ("7_ns_a_1_decimal",): (
        Example(("[[var e = (-5.33 - -5.6)]]", "[[question w = ['e']]]"), "What is -5.33 minus -5.6?"),
        Example(
            ("[[var y = (-4.25 + 78.4)]]", "[[var n = (84.1 - y)]]", "[[question x = ['n']]]"),
            "Add -4.25 and 78.4, and subtract the sum from 84.1. What is the result?",
        ),
    ),
    ("7_ns_a_2",): (
        Example(
            ("[[var w = ((-1 / 2) / (3 / 2))]]", "[[question p = ['w']]]"),
            "What is -1/2 divided by 3/2?",
        ),
        Example(
            ("[[var k = ((8 / 9) * (-1 / 5))]]", "[[question m = ['k']]]"),
            "Find the product of 8/9 and -1/5.",
        ),
    ),
    ("8_ee_c_7",): (
        Example(
            ("[[var 51 = ((6 * q) - 30)]]", "[[question r = ['q']]]"),
            "Solve the equation 6q - 30 = 51 for q.",
        ),
        Example(
            ("[[var 33 = (11 * (n - 15))]]", "[[question k = ['n']]]"),
            "15 is subtracted from a number n, and the difference is multiplied by 11. The result is 33. "
            "What is n?",
        ),
        Example(
            ("[[var ((5 * x) + 2) = ((3 * x) + 14)]]", "[[question m = ['x']]]"),
            "For which x is 5x + 2 equal to 3x + 14?",
        ),
        Example(
            ("[[var ((4 * x) + 7) = ((4 * x) + 9)]]", "[[question m = ['x']]]"),
            "Solve the equation 4x + 7 = 4x + 9 for x.",
        ),
    ),
    ("8_ee_c_8",): (
        Example(
            (
                "[[var 168 = ((21 * w) + (12 * e))]]",
                "[[var 172 = ((6 * w) + (30 * e))]]",
                "[[question g = ['e', 'w']]]",
            ),
            "Two equations hold at once: 21w + 12e = 168 and 6w + 30e = 172. Find e and w.",
        ),
        Example(
            ("[[var 20 = ((2 * t) + (3 * u))]]", "[[var 5 = ((4 * t) - u)]]", "[[question v = ['t', 'u']]]"),
            "Solve the system 2t + 3u = 20, 4t - u = 5 for t and u.",
        ),
    ),
}
