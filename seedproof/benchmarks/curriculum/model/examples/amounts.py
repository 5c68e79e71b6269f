"""Examples of the standards whose problems are stories with decimals and fractions."""

from seedproof.benchmarks.curriculum.model.task import Example

Families = tuple[str, ...]

AMOUNTS: dict[Families, tuple[Example, ...]] = {
    ("5_nbt_b_7", "6_ns_b_3"): (
        Example(
            ("[[var r = (12.81 + 60.74)]]", "[[question k = ['r']]]"),
            "Jo spent $12.81 on paint and $60.74 on brushes. How many dollars did Jo spend?",
            "paint",
        ),
        Example(
            ("[[var y = (31.5 / 4.2)]]", "[[question d = ['y']]]"),
            "A car drives 31.5 miles in 4.2 hours. How many miles does it drive in an hour?",
            "car",
        ),
        Example(
            ("[[var p = (3.4 * 2.5)]]", "[[question u = ['p']]]"),
            "A kilogram of cheese costs 3.4 tokens at a fair. How many tokens do 2.5 kilograms cost?",
            "cheese",
        ),
    ),
    ("5_nf_a_2",): (
        Example(
            ("[[var y = ((3 / 2) - (1 / 4))]]", "[[question f = ['y']]]"),
            "A jug holds 1 1/2 liters of juice. Lena drinks 1/4 liter of it. How many liters are left?",
            "juice",
        ),
        Example(
            ("[[var r = ((3 / 4) + (5 / 3))]]", "[[question k = ['r']]]"),
            "A recipe takes 3/4 cup of rye flour and 1 2/3 cups of white flour. How many cups are that?",
            "flour",
        ),
    ),
    ("6_ee_b_7",): (
        Example(
            ("[[var (7 / 2) = (p + (1 / 8))]]", "[[question n = ['p']]]"),
            "Some sand was in a bucket. After 1/8 kilogram more was put in, there were 3 1/2 kilograms. "
            "How many kilograms of sand were in the bucket at first?",
            "sand",
        ),
        Example(
            ("[[var 345 = (x * 15)]]", "[[question f = ['x']]]"),
            "A theater sold tickets for 15 dollars each and took in 345 dollars. "
            "How many tickets did it sell?",
            "theater",
        ),
    ),
    ("7_ns_a_3_fraction",): (
        Example(
            ("[[var y = ((-5 / 3) - (-11 / 6))]]", "[[question j = ['y']]]"),
            "At noon the water stood at -5/3 meters on a gauge, and at night at -11/6 meters. "
            "By how many meters is the reading at noon minus the reading at night?",
        ),
        Example(
            ("[[var w = ((3 / 2) + (-3 / 4))]]", "[[var p = (w * (1 / 10))]]", "[[question v = ['p']]]"),
            "A kite hangs 1 1/2 meters above a roof. Its height changes by -3/4 meter. For a drawing, the "
            "new height is multiplied by 1/10. How many meters high does the kite hang in the drawing?",
        ),
    ),
    ("7_ns_a_3_decimal",): (
        Example(
            ("[[var w = (-20.25 + -9.5)]]", "[[var k = (w + 28.5)]]", "[[question m = ['k']]]"),
            "A game score is -20.25. It changes by -9.5, and after that by 28.5. What is the score now?",
        ),
        Example(
            ("[[var r = (-21.8 + 4.4)]]", "[[var n = (1.5 * 3.2)]]", "[[question v = ['(r - n)']]]"),
            "The temperature was -21.8 degrees and changed by 4.4 degrees. Then it fell by 1.5 degrees an "
            "hour for 3.2 hours. How many degrees is it now?",
        ),
    ),
}
