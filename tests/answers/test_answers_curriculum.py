"""The answers of `curriculum`: decimals, signs, pairs of factors, named values, sets of solutions."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seedproof.answers import is_right, value_of
from seedproof.answers.answer import final_answer as the_same_final_answer
from seedproof.answers.answer import is_right as the_same_is_right
from seedproof.answers.answer import value_of as the_same_value_of
from seedproof.benchmarks.curriculum.symbolic.answer import comparison, factor_pairs
from seedproof.benchmarks.curriculum.symbolic.writing import numeral_text

PAIRS = "(1, 64), (2, 32), (4, 16), (8, 8)"
SYSTEM = "u = 5465/3246, e = 6037/3246"
DIVISION = "quotient = 7, remainder = 2"
SIGNS = {-1: "<", 0: "=", 1: ">"}

RIGHT = {
    ("17.8", "decimal", ()): [
        "17.8",
        "17.80",
        "89/5",
        "$17.80",
        r"\$17.80",
        "$17.80$.",
        "x = 17.8",
        "+17.8",
        "1.78e1",
        r"\frac{89}{5}",
        "20 - 2.2 = 17.8",
        r"\boxed{17.80}",
    ],
    ("-0.05", "decimal", ()): ["-0.05", "-.05", "-1/20", "\N{MINUS SIGN}0.050", "-$0.05", "- 0.05"],
    ("1234.5", "decimal", ()): ["1234.5", "1,234.50", "2469/2"],
    ("<", "comparison", ()): [
        "<",
        "**<**",
        "`<`",
        "$<$",
        r"\lt",
        r"$\lt$",
        "&lt;",
        r"\<",
        r"\boxed{<}",
        r"\boxed{\text{less than}}",
        "less than",
        "Less than.",
        "is less than",
        "5/8 < 3/4",
        "3 < 7",
        r"\frac{5}{8} \lt \frac{3}{4}",
        r"$\dfrac{5}{8} < \dfrac{6}{8}$",
        "0.625 &lt; 0.75",
        "5/8 is less than 3/4",
        "-1<0",
    ],
    ("=", "comparison", ()): [
        "=",
        "$=$",
        "equal to",
        "is equal to",
        "equals",
        "3/4 = 6/8",
        "0.5 equals 1/2",
        "4=4",
    ],
    (">", "comparison", ()): [
        ">",
        r"\gt",
        "&gt;",
        r"\>",
        "greater than",
        "3/4 > 5/8",
        "3/4 is greater than 5/8",
        "10 > 9",
    ],
    (PAIRS, "factor_pairs", ()): [
        PAIRS,
        "(8, 8), (1, 64), (4, 16), (2, 32)",
        "(64, 1), (32,2), (16 , 4), ( 8, 8 )",
        "(1, 64); (2, 32); (4, 16); (8, 8).",
        "(1, 64)\n(2, 32)\n(4, 16)\n(8, 8)",
        "(1, 64), (2, 32), (4, 16), and (8, 8)",
        "(1, 64), (2, 32) and (4, 16) and (8, 8)",
        "1 x 64, 2 x 32, 4 x 16, 8 x 8",
        "1x64, 2X32, 4 × 16, 8 · 8",
        "1*64, 2*32, 4*16, 8*8",
        r"$1 \times 64, 2 \times 32, 4 \cdot 16, 8 \times 8$",
        "(1 x 64), (2 x 32), (4 x 16), (8 x 8)",
        "[(1, 64), (2, 32), (4, 16), (8, 8)]",
        "((1, 64), (2, 32), (4, 16), (8, 8))",
        "{(1, 64), (2, 32), (4, 16), (8, 8)}",
        r"\{(1, 64), (2, 32), (4, 16), (8, 8)\}",
        "[1 x 64, 2 x 32, 4 x 16, 8 x 8]",
        "[[1, 64], [2, 32], [4, 16], [8, 8]]",
        "{1, 64}, {2, 32}, {4, 16}, {8, 8}",
        r"\boxed{(1, 64), (2, 32), (4, 16), (8, 8)}",
    ],
    ("(1, 7)", "factor_pairs", ()): ["(1, 7)", "(7, 1)", "[1, 7]", "[(1, 7)]", "1 x 7", "7*1", "[7 x 1]"],
    (SYSTEM, "named", ("u", "e")): [
        SYSTEM,
        "e = 6037/3246, u = 5465/3246",
        "u=5465/3246\ne=6037/3246",
        "u = 5465/3246 and e = 6037/3246",
        "5465/3246, 6037/3246",
        "(5465/3246, 6037/3246)",
        "(u, e) = (5465/3246, 6037/3246)",
        "(e, u) = (6037/3246, 5465/3246)",
        r"$u = \frac{5465}{3246}$, $e = \frac{6037}{3246}$",
        '{"e": "6037/3246", "u": "5465/3246"}',
        "u = 10930/6492, e = 6037/3246",
    ],
    (DIVISION, "named", ("quotient", "remainder")): [
        DIVISION,
        "remainder = 2, quotient = 7",
        "Quotient = 7, Remainder = 2",
        r"\text{quotient} = 7, \text{remainder} = 2",
        "7, 2",
        "7 R 2",
        "7 r 2",
        "7R2",
        r"$7 \text{ R } 2$",
        "7 remainder 2",
        "7 Remainder 2.",
        '{"quotient": 7, "remainder": 2}',
    ],
    ("no solution", "solvability", ()): [
        "no solution",
        "No solutions.",
        "`no solution`",
        "none",
        "there is no solution",
        "There are no solutions",
        "The equation has no solution.",
        "the system has no solution",
        "∅",
        r"$\varnothing$",
        r"\boxed{\text{no solution}}",
        "no real solution",
        "no solution, since 10 = 8 is false",
        "It does not have a solution",
        "no value of x works",
    ],
    ("infinitely many solutions", "solvability", ()): [
        "infinitely many solutions",
        "Infinitely many",
        "infinite solutions",
        "an infinite number of solutions",
        "all real numbers",
        "x can be all real numbers",
        "every number",
        "any value of x",
        "any real number",
        r"$x \in \mathbb{R}$",
        "The system has infinitely many solutions.",
    ],
    ("-8, 8", "solutions", ()): [
        "-8, 8",
        "8, -8",
        "8 and -8",
        "8 or -8",
        "-8; 8",
        "-8\n8",
        "x = 8 or x = -8",
        "x = -8, x = 8",
        "x = 8 and x = -8",
        "x = 8, -8",
        "x = 8 or -8",
        r"x = 8 \text{ or } x = -8",
        "x_1 = 8, x_2 = -8",
        "$x_{1} = -8$ and $x_{2} = 8$",
        "x₁ = 8, x₂ = -8",
        "±8",
        "± 8",
        "x = ±8",
        r"\pm 8",
        r"\pm8",
        r"$x = \pm 8$.",
        "{-8, 8}",
        r"\{-8, 8\}",
        "x = {8, -8}",
        r"x \in \{-8, 8\}",
        "x ∈ {-8, 8}",
        "[-8, 8]",
        "x = (8, -8)",
        "-16/2, 8.0",
        "8, -8, 8",
        r"\boxed{-8, 8}",
    ],
    ("-3/2, 3/2", "solutions", ()): [
        "±3/2",
        "±1.5",
        r"\left\{-\frac{3}{2}, \frac{3}{2}\right\}",
        "1.5 or -1.5",
    ],
}

WRONG = {
    ("9", "integer", ()): ["-9", "9.1", "±9", "9, 9"],
    ("17.8", "decimal", ()): [
        "17.2",
        "18",
        "-17.8",
        "17.79",
        "17.800000000000001",
        "178",
        "17,8",
        "about 17.8",
        "$17.80 or $18",
        "17.8%",
        "17.8, 17.8",
        "x < 17.8",
        "",
    ],
    ("<", "comparison", ()): [
        "",
        ">",
        "=",
        "<=",
        "≤",
        "<<",
        "< or >",
        r"\leq",
        r"\lte",
        r"\ltimes",
        "&lt",
        "&le;",
        "not less than",
        "less than or equal to",
        "3/4 < 5/8",
        "3/4 > 5/8",
        "3/4 <",
        "< 3/4",
        "x < 3",
        "1 < 2 < 3",
        "1/0 < 3",
        "2",
        "unless than",
    ],
    ("=", "comparison", ()): [
        "==",
        "!=",
        "≠",
        r"\neq",
        "<",
        ">",
        "1/3 = 0.333",
        "=>",
        "x = 3",
        "not equal to",
        "unequals",
    ],
    (PAIRS, "factor_pairs", ()): [
        "",
        "()",
        "(1, 64), (2, 32), (4, 16)",
        f"{PAIRS}, (3, 21)",
        f"{PAIRS}, (-8, -8)",
        f"{PAIRS}, (8, 8)",
        f"{PAIRS}, (64, 1)",
        "(1, 64), (2, 32), (4, 16), (8, 9)",
        "(1, 64), (2, 32), (4, 16), 8",
        "(1, 64), (2, 32), (4, 16), (8)",
        "(1, 64), (2, 32), (4, 16), (8, 8",
        "(1, 64), (2, 32), (4, 16], (8, 8)",
        "1, 64, 2, 32, 4, 16, 8, 8",
        "1, 2, 4, 8, 16, 32, 64",
        "1 + 64, 2 + 32, 4 + 16, 8 + 8",
        f"{PAIRS} or (1, 64)",
        "(1, 64, 2), (2, 32), (4, 16), (8, 8)",
        "[(1, 64), (2, 32), (4, 16), (8, 8)",
        "(1, 64), (2, 32), (4, 16), (8, 8), ...",
    ],
    (SYSTEM, "named", ("u", "e")): [
        "u = 6037/3246, e = 5465/3246",
        "6037/3246, 5465/3246",
        "(e, u) = (5465/3246, 6037/3246)",
        "(6037/3246, 5465/3246)",
        "u = 5465/3246",
        "u = 5465/3246, 6037/3246",
        "x = 5465/3246, y = 6037/3246",
        "U = 5465/3246, E = 6037/3246",
        f"{SYSTEM}, x = 1",
        f"{SYSTEM}, u = 1",
        "5465/3246, 6037/3246, 1",
        "u = 1.6836, e = 1.8598",
        "u = 5465/3246 or e = 6037/3246",
        "5465/3246 R 6037/3246",
    ],
    (DIVISION, "named", ("quotient", "remainder")): [
        "quotient = 2, remainder = 7",
        "2, 7",
        "2 R 7",
        "7",
        "2",
        "7.2",
        "7 2/9",
        "7 R",
        "R 2",
        "7 R 2 R 1",
        "7 R -2",
        "quotient = 7",
        "7 remainders 2",
    ],
    ("no solution", "solvability", ()): [
        "infinitely many solutions",
        "all real numbers",
        "x = 0",
        "x = 3, y = 4",
        "0",
        "5/2",
        "no solution or infinitely many solutions",
        "no solution except x = 3",
        "x",
        "",
    ],
    ("infinitely many solutions", "solvability", ()): [
        "no solution",
        "none",
        "x = 1",
        "0",
        "∅",
        "not infinitely many solutions but one",
    ],
    ("3", "integer", ()): ["no solution", "infinitely many solutions", "all real numbers", "∅"],
    ("x = 3, y = 4", "named", ("x", "y")): ["no solution", "There are infinitely many solutions."],
    ("-8, 8", "solutions", ()): [
        "",
        "8",
        "-8",
        "x = 8",
        "8, 8",
        "-8, 8, 0",
        "-8, 9",
        "±9",
        "±-8",
        "±±8",
        "±",
        "8 ± 0",
        r"\pmb 8",
        "x = 8, y = -8",
        "8, x = -8",
        "x = 8, -8, x = 8",
        "2x = 8, -8",
        "x^2 = 8, -8",
        "x = 8 or",
        "(-8, 8]",
        "x ∈ [-8, 8]",
        r"x \in (-8, 8)",
        "-8 to 8",
        "-8 < x < 8",
        "|8|",
        "8 not -8",
    ],
}


def test_what_states_the_answer_is_right(subtests: pytest.Subtests) -> None:
    for stored, texts in RIGHT.items():
        with subtests.test(stored=stored):
            assert [text for text in texts if not is_right(text, *stored)] == []
            framed = [f"We find it.\n\n**Answer:** {text}\n\nThat is all." for text in texts]
            assert [text for text in framed if not is_right(text, *stored)] == []


def test_what_states_another_or_none_is_wrong(subtests: pytest.Subtests) -> None:
    for stored, texts in WRONG.items():
        with subtests.test(stored=stored):
            assert [text for text in texts if is_right(text, *stored)] == []
            assert [text for text in texts if is_right(f"Answer: {text}", *stored)] == []


def test_a_unit_or_a_noun_decides_nothing_where_nobody_says_what_is_asked_for() -> None:
    for text, stored, answer_type in [
        ("9 apples", "9", "integer"),
        ("17.8 cm", "17.8", "decimal"),
        ("17.8 kg", "17.8", "decimal"),
        ("±8 apples", "-8, 8", "solutions"),
    ]:
        assert is_right(text, stored, answer_type), text
        assert not is_right(text.replace("8", "7").replace("9", "7"), stored, answer_type), text


def test_one_entrance() -> None:
    assert (the_same_is_right, the_same_value_of) == (is_right, value_of)
    assert the_same_final_answer("Answer: 3") == "3"


def test_the_labels_of_a_stored_answer_are_its_names() -> None:
    assert is_right("e = 3, u = 1/2", "u = 1/2, e = 3", "named")
    assert is_right("1/2, 3", "u = 1/2, e = 3", "named")
    assert not is_right("3, 1/2", "u = 1/2, e = 3", "named")
    assert is_right("7 R 2", DIVISION, "named")
    assert not is_right("7 R 2", "u = 7, e = 2", "named")


def test_quotient_and_remainder_may_be_asked_for_in_the_other_order() -> None:
    asked = ("remainder", "quotient")
    assert is_right("7 R 2", "remainder = 2, quotient = 7", "named", asked)
    assert is_right("2, 7", "remainder = 2, quotient = 7", "named", asked)
    assert not is_right("7, 2", "remainder = 2, quotient = 7", "named", asked)


NOT_STORED = [
    ("about 17.8", "decimal", ()),
    ("between", "comparison", ()),
    ("3/4 < 5/8", "comparison", ()),
    ("(1, 64), (1, 64)", "factor_pairs", ()),
    ("5, 3", "named", ()),
    ("u = 5, e = 3", "named", ("u", "x")),
    ("5, 3, 1", "named", ("u", "e")),
    ("none", "solutions", ()),
]


def test_a_stored_answer_must_state_one_value(subtests: pytest.Subtests) -> None:
    for answer, answer_type, names in NOT_STORED:
        expected = pytest.raises(ValueError, match=f"expected one {answer_type} value")
        with subtests.test(answer=answer), expected:
            is_right("1", answer, answer_type, names)


small = st.integers(-(10**6), 10**6)
fractions = st.fractions(min_value=-50, max_value=50, max_denominator=12)
letters = st.lists(st.sampled_from("abcdeuvxyz"), min_size=2, max_size=2, unique=True)


@given(small, small, st.integers(1, 4))
def test_a_decimal_is_right_for_itself_alone(value: int, other: int, places: int) -> None:
    stored, text = numeral_text(value, places), numeral_text(other, places)
    for form in (stored, f"{stored}0", f"${stored}", str(Fraction(value, 10**places))):
        assert is_right(form, stored, "decimal")
        assert is_right(form, text, "decimal") is (value == other)


@given(fractions, fractions)
def test_a_sign_is_right_for_itself_alone(left: Fraction, right: Fraction) -> None:
    sign = SIGNS[(left > right) - (left < right)]
    assert comparison(1 if left > right else -(left < right)).text == sign
    for stated in SIGNS.values():
        assert is_right(stated, sign, "comparison") is (stated == sign)
        assert is_right(f"{left} {stated} {right}", sign, "comparison") is (stated == sign)


def _all_pairs(number: int) -> list[tuple[int, int]]:
    return [(low, number // low) for low in range(1, number + 1) if number % low == 0 and low * low <= number]


@given(st.integers(1, 200), st.integers(1, 200), st.data())
def test_pairs_are_right_for_their_number_alone(number: int, other: int, data: st.DataObject) -> None:
    pairs = _all_pairs(number)
    stored = factor_pairs(pairs).text
    shuffled = [data.draw(st.permutations(pair)) for pair in data.draw(st.permutations(pairs))]
    for text in (
        stored,
        ", ".join(f"({a}, {b})" for a, b in shuffled),
        "; ".join(f"{a} x {b}" for a, b in shuffled),
    ):
        assert is_right(text, stored, "factor_pairs")
        assert is_right(text, factor_pairs(_all_pairs(other)).text, "factor_pairs") is (number == other)
    left_out = data.draw(st.sampled_from(pairs))
    assert not is_right(
        ", ".join(f"({a}, {b})" for a, b in pairs if (a, b) != left_out), stored, "factor_pairs"
    )
    repeated = f"{stored}, {left_out[::-1]}"
    whole_list_turned = [pair for pair in pairs if pair[0] != pair[1]] == [left_out]
    assert is_right(repeated, stored, "factor_pairs") is whole_list_turned


@given(letters, st.tuples(fractions, fractions), st.tuples(fractions, fractions))
def test_named_values_are_right_for_themselves_alone(
    names: list[str], values: tuple[Fraction, Fraction], others: tuple[Fraction, Fraction]
) -> None:
    (first, second), (a, b) = names, values
    stored = f"{first} = {a}, {second} = {b}"
    for text in (stored, f"{second} = {b}, {first} = {a}", f"{a}, {b}", f"({second}, {first}) = ({b}, {a})"):
        assert is_right(text, stored, "named", tuple(names))
        assert is_right(text, stored, "named")
        other = f"{first} = {others[0]}, {second} = {others[1]}"
        assert is_right(text, other, "named", tuple(names)) is (values == others)
    swapped = f"{first} = {b}, {second} = {a}"
    assert is_right(swapped, stored, "named", tuple(names)) is (a == b)


@given(st.integers(0, 10**6), st.integers(0, 10**6))
def test_a_division_is_right_for_itself_alone(quotient: int, remainder: int) -> None:
    stored = f"quotient = {quotient}, remainder = {remainder}"
    assert is_right(f"{quotient} R {remainder}", stored, "named")
    assert is_right(f"{remainder} R {quotient}", stored, "named") is (quotient == remainder)


@given(st.sets(fractions, min_size=2, max_size=3), st.sets(fractions, min_size=2, max_size=3), st.data())
def test_solutions_are_right_for_themselves_alone(
    values: set[Fraction], others: set[Fraction], data: st.DataObject
) -> None:
    stored = ", ".join(map(str, sorted(values)))
    order = [str(value) for value in data.draw(st.permutations(sorted(values)))]
    for text in (
        stored,
        " or ".join(order),
        " or ".join(f"x = {value}" for value in order),
        f"x = {', '.join(order)}",
    ):
        assert is_right(text, stored, "solutions")
        assert is_right(text, ", ".join(map(str, others)), "solutions") is (values == others)
    assert not is_right(", ".join(order[1:]), stored, "solutions")


@given(fractions)
def test_plus_minus_states_both(size: Fraction) -> None:
    for text in (f"±{abs(size)}", rf"x = \pm {abs(size)}"):
        assert value_of(text, "solutions") == {size, -size}
