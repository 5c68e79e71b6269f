from collections.abc import Callable
from decimal import Decimal
from fractions import Fraction

import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st

from seedproof.answers import Surd, final_answer, is_right, value_of
from seedproof.record.bounds import LONGEST_ANSWER
from tests.circles import few, first_and_further
from tests.pace import bounded

STORED = {
    "integer": "4",
    "rational": "4",
    "decimal": "4",
    "expression": "4",
    "tuple": "(1, 2, 3)",
    "named": "e01 = 1, e12 = 2, e20 = 3",
    "comparison": "<",
    "factor_pairs": "(1, 4), (2, 2)",
    "solutions": "-4, 4",
}
WEIGHTS = ("e01", "e12", "e20")
MINUS = "\N{MINUS SIGN}"

integers = st.integers(-(10**40), 10**40)
fractions = st.fractions(max_denominator=10**9)
small = st.fractions(min_value=-50, max_value=50, max_denominator=12)


FINAL = [
    ("3", "3"),
    ("  some words\n", "some words"),
    ("Answer: 3", "3"),
    ("So it is.\n\nanswer : 3/7\n", "3/7"),
    ("**Answer:** 3", "3"),
    ("**Answer**: 3", "3"),
    ("**Answer: 3**", "3"),
    ("### Answer: 3", "3"),
    ("  Answer: 3\r\n", "3"),
    ("Answer: 1\nAnswer: 2", "2"),
    ("Answer:\nAnswer: 2", "2"),
    ("Answer:\n\n$$\n3\n$$\n\nI hope that this helps.", "3"),
    ("Answer: 3\n\nI hope that this helps.", "3"),
    ("Answer: e01 = 2\ne12 = 1\ne20 = 3", "e01 = 2\ne12 = 1\ne20 = 3"),
    ("Answer: 1/2\nor 1/3", "1/2\nor 1/3"),
    ("My Answer: 3", "3"),
    (r"Hence $x = \boxed{3}$, as claimed.", "3"),
    (r"\boxed{1}, or rather" + "\n" + r"\boxed{\frac{1}{2}}", r"\frac{1}{2}"),
    (r"\boxed{1}" + "\nAnswer: 2", "2"),
    ("Answer: 1\n\nNo:\n" + r"\boxed{2}", "2"),
    (r"Answer: \boxed{2}", "2"),
    (r"\boxed{1/2} or \boxed{1/3}", "1/2 or 1/3"),
    (r"\boxed{1/2", r"\boxed{1/2"),
    ("", ""),
]


def test_the_last_stated_answer_is_final(subtests: pytest.Subtests) -> None:
    for response, final in FINAL:
        with subtests.test(response=response):
            assert final_answer(response) == final


INTEGERS = [
    ("-3", "-3"),
    ("+7", "7"),
    (f"{MINUS}7", "-7"),
    ("- 7", "-7"),
    ("\t**7**\N{NO-BREAK SPACE}", "7"),
    ("007", "7"),
    ("1,234", "1234"),
    ("-12,345,678", "-12345678"),
    ("1{,}234", "1234"),
    (r"1\,234", "1234"),
    ("6/2", "3"),
    ("3.0", "3"),
    ("3.", "3"),
    ("**3**", "3"),
    ("`3`", "3"),
    ("$3$", "3"),
    ("$$3$$.", "3"),
    (r"\(3\)", "3"),
    (r"\[ 3 \]", "3"),
    (r"\boxed{3}", "3"),
    (r"x = \boxed{3}", "3"),
    ("x = 3", "3"),
    ("x=3.", "3"),
    ("x_0 = 6/2 = 3", "3"),
    ("a(5) = 2*4 + 1 = 9", "9"),
    (r"a(5) = 2 \cdot 4 + 1 = 9", "9"),
    ("(M^2)[0][1] = 9", "9"),
    (r"p\left(5\right) = -3", "-3"),
    ("1e3", "1000"),
]


def test_an_integer_is_read(subtests: pytest.Subtests) -> None:
    for text, value in INTEGERS:
        with subtests.test(text=text):
            assert value_of(text, "integer") == Fraction(value)


RATIONALS = [
    ("1/2", "1/2"),
    ("2/4", "1/2"),
    ("-2 / 4", "-1/2"),
    ("2/-4", "-1/2"),
    ("3", "3"),
    ("0.5", "1/2"),
    (".5", "1/2"),
    ("-0.250", "-1/4"),
    ("5e-1", "1/2"),
    ("0.333", "333/1000"),
    ("1,000/3", "1000/3"),
    (r"\frac{1}{2}", "1/2"),
    (r"\dfrac{1}{2}", "1/2"),
    (r"\tfrac{1}{2}", "1/2"),
    (r"\frac12", "1/2"),
    (r"\frac{ 10 }{ 37 }", "10/37"),
    (r"-\frac{1}{2}", "-1/2"),
    (rf"{MINUS}\frac{{1}}{{2}}", "-1/2"),
    (r"\frac{-1}{2}", "-1/2"),
    (r"-\frac{-1}{2}", "1/2"),
    ('{"numerator": 1, "denominator": 2}', "1/2"),
    ('```json\n{"numerator": -2, "denominator": 4}\n```', "-1/2"),
    ("50%", "1/2"),
    (r"$12.5\%$", "1/8"),
    ("50% = 1/2", "1/2"),
    ("P(H|E) = 3/7", "3/7"),
    (r"$P(H \mid E) = \frac{3}{7}$.", "3/7"),
    (r"\mathbb{P}(H|E)=3/7", "3/7"),
    ("P(A or B, C) = 3/7", "3/7"),
    ("P(X=1) = 1/2 * 1/3 = 1/6", "1/6"),
    (r"P = \frac{1/2 \times 1/3}{1/6 + 1/3} = \frac{1}{3}", "1/3"),
    ("1/6 + 1/3 = 1/2", "1/2"),
    (r"R_{\text{eq}} = 35/6", "35/6"),
    (r"\sigma_p^2 = 11/25", "11/25"),
    ("π₂ = 4/9", "4/9"),
    ("The probability = 3/5", "3/5"),
    ("The fraction of the floor = 3/5", "3/5"),
]


def test_a_rational_is_read(subtests: pytest.Subtests) -> None:
    for text, value in RATIONALS:
        with subtests.test(text=text):
            assert value_of(text, "rational") == Fraction(value)


NO_VALUES = [
    "",
    ".",
    "-",
    "/",
    "1/0",
    "0/0",
    "1/0.0",
    r"\frac{1}{0}",
    '{"numerator": 1, "denominator": 0}',
    '{"numerator": true, "denominator": 2}',
    '{"numerator": 0.5, "denominator": 2}',
    '{"numerator": "1", "denominator": 2}',
    '{"numerator": 1}',
    '{"numerator": 1, "denominator": 2, "denominator": 2}',
    '{"numerator": 1, "denominator": 2, "or": 3}',
    "[1]",
    "(1, 2)",
    "1/2 or 1/3",
    "x = 1/2 or x = 1/3",
    "x = 1/2, y = 1/3",
    "x = 1/2; x = 1/3",
    "x = 1/2 and y = 1/3",
    "x = 1/2\ny = 1/3",
    "x = 1/2 = 1/3",
    "x = 0.333 = 1/3",
    r"\boxed{1/2} or \boxed{1/3}",
    "$1/2$ $1/3$",
    "1/2/3",
    "1 2",
    r"1\;2",
    r"3\boxed{4}",
    r"3\text{4}",
    "9" * 401,
    "1/" + "9" * 401,
    "0." + "3" * 401,
    "3 5/2",
    r"3\frac{5}{2}",
    "1,23",
    "0,123",
    "1,2345",
    "1234,567",
    "1.234,5",
    "1_000",
    "0x10",
    "--3",
    "+-3",
    "±3",
    "~3",
    "3?",
    "3...",
    "1/2%",
    "50%%",
    "about 3",
    "the answer is not 3",
    "2x = 6",
    "-x = 6",
    "x/2 = 6",
    "x - 1 = 6",
    r"\frac{1}{2}x = 6",
    "x != 6",
    "x >= 6",
    "x <= 6",
    "x => 6",
    "x == 6",
    r"x \not= 6",
    "x is not = 6",
    "either 5 or x = 6",
    "x is 5, or rather = 6",
    "five or x = 6",
    r"x\sqrt{2} = 6",
    "x ≠ 6",
    "x =",
    "nan",
    "inf",
    "-Infinity",
    "9^9^9",
    "1e9999",
    "\u0663",
    "1\x002",
    "None",
    "true",
]


def test_what_states_no_one_value_has_none(subtests: pytest.Subtests) -> None:
    for text in NO_VALUES:
        with subtests.test(text=text):
            values = {kind: value_of(text, kind) for kind in ("integer", "rational", "decimal", "expression")}
            assert not any(value is not None for value in values.values()), values


def test_what_is_counted_decides_nothing_where_nobody_says_what_is_asked_for() -> None:
    assert value_of("three pears", "integer") == value_of("3 apples", "integer") == 3


def test_a_percentage_is_a_rational_or_a_decimal() -> None:
    assert value_of("300%", "integer") is None
    assert value_of("300%", "decimal") == 3
    assert value_of("300%", "expression") is None


TUPLES = [
    "(2, 1, -3)",
    "[2, 1, -3]",
    "2, 1, -3",
    "2; 1; -3",
    "2, 1, and -3",
    "(2,\n 1,\n -3)",
    f"(2.0, 3/3, {MINUS}3)",
    r"$\left(2, \frac{2}{2}, -3\right)$.",
    r"\left[2,\,1,\,-3\right]",
    r"\frac{4}{2}, 1, -\frac{3}{1}",
    "x = (2, 1, -3)",
    "x = ( 2, 1, -3 )",
    '[2, 1.0, "-6/2"]',
    "e01=2, e12=1, e20=-3",
    "e20 = -3, e01 = 2, e12 = 1",
    "(e01 = 2, e12 = 1, e20 = -3)",
    "e01=2; e12=1; e20=-3",
    "e01=2\ne12=1\ne20=-3.",
    "e01=2,\ne12=1,\ne20=-3",
    "e01=2, e12=1 and e20=-3",
    "e01=2, e12=1, and e20=-3",
    "e01=2, e12=1, e20=-3, e01=4/2",
    "$e_{01} = 2$, $e_{12} = 1$, $e_{20} = -3$",
    r"e_{01} = 2 \text{ and } e_{12} = 1 \text{ and } e_{20} = -3",
    "e_01=2, e_12=1, e_20=-3",
    "e₀₁=2, e₁₂=1, e₂₀=-3",
    "(e01, e12, e20) = (2, 1, -3)",
    "(e20, e_{01}, e12) = (-3, 2, 1)",
    "e12, e20, e01 = [1, -3, 2]",
    '{"e01": 2, "e12": 1, "e20": -3}',
    '{"e20": -3.0, "e_{01}": "4/2", "e12": {"numerator": 3, "denominator": 3}}',
    r"x=\boxed{(2,1,-3)}",
]


def test_a_tuple_is_read(subtests: pytest.Subtests) -> None:
    for text in TUPLES:
        with subtests.test(text=text):
            assert value_of(text, "tuple", WEIGHTS) == (2, 1, -3)
            assert is_right(f"So we are done.\n\n**Answer:** {text}", "(2, 1, -3)", "tuple", WEIGHTS)


OTHER_TUPLES = [
    "",
    "()",
    "[]",
    "{}",
    "(2, 1)",
    "(2, 1, -3, 0)",
    "(2, 1, -3) or (2, 1, -4)",
    "(2, 1, -3), (2, 1, -3)",
    "((2, 1, -3))",
    "(2, 1, -3]",
    "(2,, 1, -3)",
    "(2, 1, three)",
    "(2, 1/0, -3)",
    "2 1 -3",
    "e01=2, e12=1",
    "e01=2, e12=1, e20=-3, e33=0",
    "e01=2, e12=1, e20=-3, e20=3",
    "e01=2, 1, -3",
    "2, e12=1, e20=-3",
    "=2, =1, =-3",
    "e01=e12=2, e20=-3",
    "e01=2, e12=1, e20",
    "E01=2, E12=1, E20=-3",
    "(e01, e12) = (2, 1, -3)",
    "(e01, e12, e21) = (2, 1, -3)",
    "2 = (2, 1, -3)",
    '{"e01": 2, "e12": 1}',
    '{"e01": 2, "e12": 1, "e20": -3, "e20": -3}',
    '{"e01": 2, "e12": true, "e20": -3}',
    '{"e01": 2, "e12": null, "e20": -3}',
    '{"e01": 2, "e12": 1, "e20": NaN}',
    '{"e01": 2, "e12": [1], "e20": -3}',
    '{"numerator": 2, "denominator": 1}',
    "[2, true, -3]",
    "[2, [1], -3]",
    '[2, 1, "-3 or 3"]',
    "[2, 1, 1e999999999]",
]


def test_another_tuple_is_not_right(subtests: pytest.Subtests) -> None:
    for text in OTHER_TUPLES:
        with subtests.test(text=text):
            assert not is_right(text, "(2, 1, -3)", "tuple", WEIGHTS)


def test_names_count_only_where_they_are_known() -> None:
    assert value_of("e01=2, e12=1, e20=3", "tuple") is None
    assert value_of("(1, 2)", "tuple") == (1, 2)
    assert value_of("5", "tuple", ("x",)) == value_of("x=5", "tuple", ("x",)) == (5,)
    assert value_of("x_0=1, x_1=2", "tuple", ("x_0", "x_1")) == (1, 2)


ROOTS = [
    ("sqrt(34)", 34),
    (r"\sqrt{34}", 34),
    ("√34", 34),
    ("√(34)", 34),
    ("-sqrt(34)", -34),
    ("sqrt(8)", 8),
    ("2*sqrt(2)", 8),
    ("2sqrt(2)", 8),
    ("2 √2", 8),
    (r"2\sqrt{2}", 8),
    (r"2 \cdot \sqrt{2}", 8),
    (r"$-2\sqrt{2}$", -8),
    ("1*sqrt(8)", 8),
    ("sqrt(2)/2", Fraction(1, 2)),
    ("1/2*sqrt(2)", Fraction(1, 2)),
    (r"\frac{1}{2}\sqrt{2}", Fraction(1, 2)),
    ("0.5*sqrt(2)", Fraction(1, 2)),
    ("d = sqrt(34)", 34),
    (r"d = \sqrt{3^2 + 5^2} = \sqrt{34}", 34),
    ("sqrt(8) = 2*sqrt(2)", 8),
]


def test_a_square_root_is_read(subtests: pytest.Subtests) -> None:
    for text, signed_square in ROOTS:
        with subtests.test(text=text):
            assert value_of(text, "expression") == Surd(Fraction(signed_square))


RATIONAL_EXPRESSIONS = [
    ("5", 5),
    ("-10/4", Fraction(-5, 2)),
    ("sqrt(25)", 5),
    ("-3*sqrt(4)", -6),
    ("0*sqrt(2)", 0),
    ("√0", 0),
]


def test_an_expression_may_be_rational(subtests: pytest.Subtests) -> None:
    for text, value in RATIONAL_EXPRESSIONS:
        with subtests.test(text=text):
            assert value_of(text, "expression") == value


NO_EXPRESSIONS = [
    "sqrt(-1)",
    "sqrt()",
    r"\sqrt34",
    r"\sqrt[3]{9}",
    "1/2sqrt(2)",
    "sqrt(2)3",
    "sqrt(2)/0",
    "-*sqrt(2)",
    "2**sqrt(2)",
    "x*sqrt(2)",
    "sqrt(sqrt(2))",
    "sqrt(2) or sqrt(3)",
    "sqrt(2) = sqrt(3)",
    "1 + sqrt(2)",
]


def test_no_other_expression_is_read(subtests: pytest.Subtests) -> None:
    for text in NO_EXPRESSIONS:
        with subtests.test(text=text):
            assert value_of(text, "expression") is None


NEAR = [
    ("3.9", "3", "integer"),
    ("3", "-3", "integer"),
    ("0.333", "1/3", "rational"),
    ("0.3333333333333333333333333", "1/3", "rational"),
    ("1/3", "0.333", "rational"),
    ("sqrt(34)", "-sqrt(34)", "expression"),
    ("5.830951894845301", "sqrt(34)", "expression"),
    ("(1, 2)", "(2, 1)", "tuple"),
]


def test_a_near_value_is_not_right(subtests: pytest.Subtests) -> None:
    for response, answer, answer_type in NEAR:
        with subtests.test(response=response):
            assert not is_right(response, answer, answer_type)


def test_a_stored_answer_must_parse() -> None:
    with pytest.raises(ValueError, match="stored answer: is '1/0', expected one rational value"):
        is_right("1/2", "1/0", "rational")
    with pytest.raises(ValueError, match="answer type: is 'number', expected integer"):
        is_right("1", "1", "number")


def _parts(value: Fraction) -> tuple[int, int]:
    return value.numerator, value.denominator


FORMS: list[Callable[[Fraction], str]] = [
    str,
    lambda value: f"+{value}" if value > 0 else str(value),
    lambda value: f"{value.numerator * 6}/{value.denominator * 6}",
    lambda value: f"{value.numerator:,}/{value.denominator:,}",
    lambda value: f"{value.numerator} / {value.denominator}",
    lambda value: str(value).replace("-", MINUS),
    lambda value: r"\frac{{{}}}{{{}}}".format(*_parts(value)),
    lambda value: r"{}\dfrac{{{}}}{{{}}}".format("-" * (value < 0), *_parts(abs(value))),
    lambda value: r"${}\tfrac{{{}}}{{{}}}$.".format("-" * (value < 0), *_parts(abs(value))),
    lambda value: rf"\( {value} \)",
    lambda value: rf"\[x = {value}\]",
    lambda value: rf"P(H \mid E) = \boxed{{{value}}}",
    lambda value: '{{"numerator": {}, "denominator": {}}}'.format(*_parts(value)),
    lambda value: f"We find it.\n\n**Answer:** {value}\n",
    lambda value: f"## Answer: {value}\n\nThat is all.",
]


@pytest.mark.slow
@pytest.mark.parametrize("form", few(FORMS, 5))
@given(value=fractions, other=fractions)
@example(value=Fraction(0), other=Fraction(1))
@example(value=Fraction(-1234567, 89), other=Fraction(1234567, 89))
def test_each_form_of_a_fraction_is_right_for_it_alone(
    form: Callable[[Fraction], str], value: Fraction, other: Fraction
) -> None:
    assert is_right(form(value), str(value), "rational")
    assert is_right(form(other), str(value), "rational") is (other == value)


@given(value=fractions, denominator=st.sampled_from([1, 10, 1000, 10**30]))
def test_a_decimal_equals_its_fraction_and_no_other(value: Fraction, denominator: int) -> None:
    rounded = Fraction(round(value * denominator), denominator)
    text = f"{Decimal(rounded.numerator) / Decimal(rounded.denominator):f}"
    assume(Fraction(text) == rounded)
    assert is_right(text, str(rounded), "rational")
    assert is_right(text, str(value), "rational") is (rounded == value)


@given(value=integers, other=integers)
def test_an_integer_is_right_for_itself_alone(value: int, other: int) -> None:
    for text in (str(value), f"{value:,}", f"{value}.000", f"x = {value}", f"{value * 3}/3"):
        assert is_right(text, str(value), "integer")
        assert is_right(text, str(other), "integer") is (value == other)


@given(values=st.tuples(small, small, small), other=st.tuples(small, small, small), data=st.data())
def test_a_tuple_is_right_by_position_and_by_name_in_any_order(
    values: tuple[Fraction, ...], other: tuple[Fraction, ...], data: st.DataObject
) -> None:
    order = data.draw(st.permutations(range(3)))
    join = data.draw(st.sampled_from([", ", "; ", "\n", " and ", ",\n"]))
    stored = f"({', '.join(map(str, values))})"
    named = [f"{WEIGHTS[index]} = {values[index]}" for index in order]
    fields = ", ".join(f'"{WEIGHTS[index]}": "{values[index]}"' for index in order)
    labels = ", ".join(f"e_{{{WEIGHTS[index][1:]}}}" for index in order)
    texts = [stored, f"[{stored[1:-1]}]", stored[1:-1], join.join(named), f"{{{fields}}}"]
    for text in [*texts, f"({labels}) = ({', '.join(str(values[index]) for index in order)})"]:
        assert is_right(f"Answer: {text}", stored, "tuple", WEIGHTS)
        assert is_right(text, f"({', '.join(map(str, other))})", "tuple", WEIGHTS) is (values == other)
    assert not is_right(join.join([*named[:2], str(values[order[2]])]), stored, "tuple", WEIGHTS)
    assert not is_right(join.join(named[:2]), stored, "tuple", WEIGHTS)


@given(st.integers(-30, 30), st.integers(0, 300), st.integers(1, 12))
def test_a_square_factor_may_stand_outside_the_root(factor: int, radicand: int, square: int) -> None:
    stored = f"{factor * square}*sqrt({radicand})"
    assert is_right(rf"{factor}\sqrt{{{radicand * square**2}}}", stored, "expression")
    assert is_right(rf"{factor}\sqrt{{{radicand * square**2 + 1}}}", stored, "expression") is (factor == 0)


WORDS = ["Answer:", r"\boxed{", r"\frac", "{1}", "e01", "e9", "sqrt", "numerator", "```", "\n\n", " and "]
WORDS += [" or ", r"\pm", r"\in", r"\lt", "&gt;", "less than", "remainder", "quotient = ", "(2, 2)"]
fragments = st.sampled_from([*WORDS, *'{}()[]=,;%x_1-/0.√$:\\*^"<>±∈R \n\x00'])


@pytest.mark.parametrize("answer_type", STORED)
@given(text=st.one_of(st.text(), st.lists(fragments, max_size=40).map("".join)))
def test_no_response_raises(answer_type: str, text: str) -> None:
    assert is_right(text, STORED[answer_type], answer_type, WEIGHTS) in (True, False)
    value_of(text, answer_type, WEIGHTS)


MANY = 3_000_000
PAIRS = [
    "\n ",
    "1 ",
    "a ",
    "x=",
    "x(",
    "x^",
    "1,",
    "1.",
    "1e",
    "1;\n",
    "and ",
    "(x)",
    "(1)=",
    "x_{1}",
    "1,000",
]
MACROS = [r"\frac", r"\sqrt{", r"\text{", r"\boxed{", r"\boxed{}", '{"a":']
LISTS = ["±", "<", "(1,", "(1,2),", "1x2,", "or ", "x=1 or ", "x∈{", "&lt;", "is less than ", "1r", "\n"]
UNITS = [*"[({=-,a√0%* \t", *PAIRS, *MACROS, *LISTS]
HOSTILE = {
    "a long word": "a" * MANY,
    "a million digits": "9" * 1_000_000,
    "blanks": " " * MANY,
    "a blank line of blanks": "Answer: 3\n" + " " * MANY,
    "markers": "Answer:\n" * (MANY // 8),
    "empty boxes": r"\boxed{}" * (MANY // 8),
    "open boxes": r"\boxed{" * (MANY // 7),
    "deep brackets": "[" * MANY,
    "NUL bytes": "\x00" * MANY,
    "lone surrogates": "\ud800" * 1_000,
    "a tower": "9^9^9",
    "a huge exponent": "1e999999999",
    "a huge exponent in JSON": '{"numerator": 1e999999999, "denominator": 1}',
    "many digits": "9" * 401,
    "many decimals": "0." + "3" * 401,
    "a long denominator": "1/" + "7" * 1_500,
    "a long root": f"sqrt({'9' * 1_500})",
}
ENDS = ["", "!", "}", "="]
TO_THE_LIMIT = [
    (unit, ENDS[(number + place) // 2 % len(ENDS)], answer_type)
    for number, unit in enumerate(UNITS)
    for place, answer_type in enumerate(STORED)
    if (number + place) % 2 == 0
]
"""Each unit with every second type, each type with every second unit, and with each end in its turn."""


@pytest.mark.slow
@pytest.mark.parametrize("answer_type", few(STORED))
@pytest.mark.parametrize("name", few(HOSTILE, 5))
def test_hostile_text_is_not_right_soon(name: str, answer_type: str) -> None:
    with bounded(2):
        assert not is_right(HOSTILE[name], STORED[answer_type], answer_type, WEIGHTS)


@pytest.mark.slow
@pytest.mark.parametrize("turns", first_and_further(5))
def test_a_text_to_the_limit_is_not_right_soon(subtests: pytest.Subtests, turns: range) -> None:
    for place, (unit, end, answer_type) in enumerate(TO_THE_LIMIT):
        if place % 5 not in turns:
            continue
        text = f"Answer: {(unit * LONGEST_ANSWER)[: LONGEST_ANSWER - 1]}{end}"
        with subtests.test(unit=unit, end=end, answer_type=answer_type), bounded(10):
            assert not is_right(text, STORED[answer_type], answer_type, WEIGHTS)


def test_the_longest_text_and_numbers_are_read() -> None:
    digits = "9" * 400
    assert is_right(f"Answer: {digits}.{digits}", f"+{digits}.{digits}", "rational")
    assert not is_right(f"Answer: {digits}.{digits[1:]}8", f"{digits}.{digits}", "rational")
    assert is_right(f"Answer: {digits}/{digits}", "1", "rational")
    assert is_right(f"Answer: {digits}*sqrt({digits})", f"{digits}*sqrt({digits})", "expression")
    assert value_of(" " * (LONGEST_ANSWER - 1) + "3", "integer") == 3
    assert value_of(" " * LONGEST_ANSWER + "3", "integer") is None
