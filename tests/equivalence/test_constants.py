"""Antiderivatives and general solutions: their constants count, under any names."""

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.equivalence.tables import Table, other_verdicts, verdict_of

CASES: Table = (
    (
        "antiderivative(x)",
        "x**2 - 2*tan(2*x) - 6*sqrt(x) + C",
        "equal",
        (
            "x^2 - 2tan(2x) - 6sqrt(x) + C",
            "x^2 - 2tan(2x) - 6sqrt(x) + K",
            "x^2 - 2tan(2x) - 6sqrt(x) + c",
            "x^2 - 2tan(2x) - 6sqrt(x) + C_1",
            r"x^2 - 2\tan(2x) - 6\sqrt{x} + \text{const}",
            r"x^2 - 2\tan(2x) - 6\sqrt{x} + \text{constant}",
            "x^2 - 2tan(2x) - 6sqrt(x) + constant",
            "x^2 - 2tan(2x) - 6sqrt(x) + const.",
            "C - 6sqrt(x) + x^2 - 2tan(2x)",
            "x^2 - 2tan(2x) - 6sqrt(x) + 2C",
            r"\frac{1}{2}(2x^2 - 4\tan(2x) - 12\sqrt{x} + C)",
            "F(x) = x^2 - 2tan(2x) - 6sqrt(x) + C",
            r"\int f(x)\,dx = x^2 - 2\tan(2x) - 6\sqrt{x} + C",
            r"x^2 - 2tan(2x) - 6sqrt(x) + C, C \in \mathbb{R}",
            "x^2 - 2tan(2x) - 6sqrt(x) + C, where C is a constant",
            "x^2 - 2tan(2x) - 6sqrt(x) - C",
            "x^2 - 2tan(2x) - 6sqrt(x) + 5 + C",
            "x^2 - 2tan(2x) - 6sqrt(x) + A + B",
            r"x^2 - 2tan(2x) - 6sqrt(x) + \mathrm{C}",
            r"x^2 - 2tan(2x) - 6sqrt(x) + \mathcal{C}",
        ),
    ),
    (
        "antiderivative(x)",
        "x**2 - 2*tan(2*x) - 6*sqrt(x) + C",
        "different",
        (
            "x^2 - 2tan(2x) - 6sqrt(x)",
            "x^2 - 2tan(2x) - 6sqrt(x) + 7",
            "x^2 - 2tan(2x) - 6sqrt(x) + pi",
            "x^2 + 2tan(2x) - 6sqrt(x) + C",
            "x^2 - 2tan(2x) - 6sqrt(x) + C x",
            "x^2 - 2tan(2x) - 6sqrt(x) + x",
            "x^2 - 2tan(2x) - 6sqrt(x) + 0",
            "diverges",
            "x^2 - 2tan(2x) - 6sqrt(x) + C - C",
        ),
    ),
    (
        "antiderivative(x)",
        "x**2 - 2*tan(2*x) - 6*sqrt(x) + C",
        "undecided",
        (
            "x^2 - 2tan(2x) - 6sqrt(x) + C^2",
            "x^2 - 2tan(2x) - 6sqrt(x) + e^C",
        ),
    ),
    (
        "antiderivative(x)",
        "log(abs(x)) + C",
        "equal",
        (
            "ln|x| + C",
            r"\ln|Cx|",
            r"\ln|x|+\ln|C|",
            r"ln|x| + \ln K",
        ),
    ),
    (
        "antiderivative(x)",
        "log(abs(x)) + C",
        "different",
        (
            "ln|x|",
            "ln|2x|",
        ),
    ),
    (
        "antiderivative(x)",
        "log(abs(x + 1)) + x**2 + C",
        "equal",
        (
            "ln|x+1| + x^2 + C",
            "ln(x+1) + x^2 + C",
            "ln|C(x+1)| + x^2",
            r"x^2 + \ln|x+1| + C, \quad x \neq -1",
            "x^2 + ln|2x+2| + C",
            "(x+1)^2 - 2x + ln|x+1| + C",
            "x^2 + log|x+1| + c, c ∈ R",
            r"x^2+\ln|x+1|+C_1",
            "x^2 + ln|x+1| + C + D",
            r"x^2 + \ln|x+1| + k, k \in \mathbb{R}",
            r"x^2+\ln|x+1|+\text{const.}",
            "x^2 + ln|x+1| + constant of integration",
            "x^2 + ln|x+1| + C/2",
        ),
    ),
    (
        "antiderivative(x)",
        "log(abs(x + 1)) + x**2 + C",
        "different",
        (
            "x^2 + ln|x+1|",
            "C",
            "x^2 + ln|x+1| + C(x)",
            "x^2 + ln|x+1| + 2",
            "2x + 1/(x+1)",
        ),
    ),
    (
        "ode_family(x; 2)",
        "C1*exp(2*x)*cos(3*x) + C2*exp(2*x)*sin(3*x)",
        "equal",
        (
            r"y = e^{2x}(A\cos 3x + B\sin 3x)",
            r"y(x) = e^{2x}(c_1\cos(3x) + c_2\sin(3x))",
            r"y=C_1e^{2x}\cos(3x)+C_2e^{2x}\sin(3x)",
            r"y = e^{2x}(k_1\cos 3x + k_2\sin 3x), k_1,k_2\in\mathbb{R}",
            r"\alpha e^{2x}\cos 3x + \beta e^{2x} \sin 3x",
            r"Ae^{2x}\cos(3x+\varphi)",
            r"y = A e^{2x} \sin(3x + \phi)",
            r"e^{2x}(2C_1\cos 3x - C_2\sin 3x)",
            "y = C_1 e^{(2+3i)x} + C_2 e^{(2-3i)x}",
            r"y = e^{2x}(A\cos 3x + B\sin 3x), where A and B are arbitrary constants",
            "e^{2x}(A cos(3x) + B sin(3x))",
            "y = A*exp(2x)*cos(3x) + B*exp(2x)*sin(3x)",
        ),
    ),
    (
        "ode_family(x; 2)",
        "C1*exp(2*x)*cos(3*x) + C2*exp(2*x)*sin(3*x)",
        "different",
        (
            r"y = e^{2x}(A\cos 3x + A\sin 3x)",
            r"e^{2x}\cos 3x",
            r"C e^{2x}\cos 3x",
            r"e^{2x}(A\cos 2x + B\sin 2x)",
            r"e^{2x}(A\cos 3x + B\sin 3x) + x",
            r"e^{2x}(A + B)\cos 3x",
            r"A e^{2x}\cos 3x + B e^{2x} \cos 3x",
            r"Ae^{2x}\cos(2x+\varphi)",
            r"e^{3x}(A\cos 2x + B\sin 2x)",
            r"A e^{2x}\cos(3x) + e^{2x}\sin 3x",
            r"C_1 e^{2x}\cos(3x) + C_2 e^{2x}\sin(3x) + C_3",
        ),
    ),
    (
        "ode_family(x; 2)",
        "C1*exp(-2*x) + C2*exp(3*x)",
        "equal",
        (
            "y = A e^{-2x} + B e^{3x}",
            "c_1 e^{3x} + c_2 e^{-2x}",
            r"y=\frac{C_1}{e^{2x}} + C_2 e^{3x}",
            "y = 5C_1 e^{-2x} + C_2 e^{3x} + e^{3x}",
            "y_h = C_1e^{-2x}+C_2e^{3x}",
            r"y(x) = C_1 e^{-2x} + C_2 e^{3x}, \quad C_1, C_2 \in \mathbb{R}",
        ),
    ),
    (
        "ode_family(x; 2)",
        "C1*exp(-2*x) + C2*exp(3*x)",
        "different",
        (
            "C e^{-2x} + C e^{3x}",
            "C(e^{-2x} + e^{3x})",
            "e^{-2x} + e^{3x}",
            "C_1 e^{2x} + C_2 e^{3x}",
            "C_1 e^{-2x} + C_2 e^{-3x}",
            "C_1 e^{-2x} + e^{3x}",
            "C_1 e^{-2x} + C_1 e^{3x}",
        ),
    ),
    (
        "ode_family(x; 2)",
        "C1*exp(-2*x) + C2*exp(3*x)",
        "undecided",
        (
            "y = e^{C_1 - 2x} + e^{C_2+3x}",
            "C_1 e^{-2x} + C_2 e^{r x}",
        ),
    ),
    (
        "ode_family(x; 2)",
        "C1*exp(-x) + C2",
        "equal",
        (
            "A + Be^{-x}",
            "C_1 + C_2 e^{-x}",
        ),
    ),
    (
        "ode_family(x; 2)",
        "C1*exp(-x) + C2",
        "different",
        (
            "A e^{-x}",
            "C_1 e^{x} + C_2",
        ),
    ),
    (
        "ode_family(x; 2)",
        "C1*cos(3*x) + C2*sin(3*x) + 2*x*cos(3*x) + x*sin(3*x)",
        "equal",
        (
            "A cos(3x) + B sin(3x) + 2x cos(3x) + x sin(3x)",
            "A cos(3x+φ) + 2x cos 3x + x sin 3x",
            r"A\sin(3x - \delta) + x(2\cos 3x + \sin 3x)",
            r"(C_1+2x)\cos 3x + (C_2 + x)\sin 3x",
            "C_1 e^{3ix} + C_2 e^{-3ix} + x(2cos 3x + sin 3x)",
            "y = c1 cos(3x) + c2 sin(3x) + x(2cos(3x)+sin(3x)), c1, c2 real",
            "R cos(3x) + S sin(3x) + T cos(3x) + 2x cos(3x) + x sin(3x)",
            r"y(x)=C_1\cos(3x)+C_2\sin(3x)+x\left(2\cos(3x)+\sin(3x)\right)",
        ),
    ),
    (
        "ode_family(x; 2)",
        "C1*cos(3*x) + C2*sin(3*x) + 2*x*cos(3*x) + x*sin(3*x)",
        "different",
        (
            "C_1 cos 3x + C_2 sin 3x",
            "A cos(3x) + 2x cos(3x) + x sin(3x)",
            "cos(3x + φ) + 2x cos 3x + x sin 3x",
            "y = C_1 cos(3x) + C_2 sin(3x) + 2x cos(3x) + x sin(3x) + 1",
        ),
    ),
)


def test_constants_count_under_any_names(subtests):
    for answer_type, gold, expected, answers in CASES:
        with subtests.test(f"{gold}: {expected}"):
            assert other_verdicts(answer_type, gold, expected, answers) == {}


CONSTANTS = ("C", "c", "K", "C_1", "k", r"\text{const}", "constant", "D")
POLYNOMIALS = st.lists(st.integers(-9, 9), min_size=2, max_size=5).filter(any)


def polynomial(coefficients):
    return " + ".join(f"({value})x^{{{power}}}" for power, value in enumerate(coefficients, 1))


@settings(max_examples=50)
@given(POLYNOMIALS, st.sampled_from(CONSTANTS), st.integers(-9, 9))
def test_an_antiderivative_keeps_its_constant_under_any_name(coefficients, name, shift):
    formula = polynomial(coefficients)
    assert verdict_of("antiderivative(x)", f"{formula} + C", f"{formula} + {shift} + {name}") == "equal"


@given(POLYNOMIALS, st.integers(-9, 9))
def test_one_antiderivative_is_not_the_general_one(coefficients, fixed):
    formula = polynomial(coefficients)
    assert verdict_of("antiderivative(x)", f"{formula} + C", formula) == "different"
    assert verdict_of("antiderivative(x)", f"{formula} + C", f"{formula} + {fixed}") == "different"


@given(POLYNOMIALS, st.sampled_from(("x", "sin(x)", "e^x", "x/7")))
def test_another_antiderivative_is_never_equal(coefficients, more):
    formula = polynomial(coefficients)
    assert verdict_of("antiderivative(x)", f"{formula} + C", f"{formula} + {more} + C") == "different"


@st.composite
def families(draw):
    first = draw(st.integers(-4, 4))
    second = draw(st.integers(-4, 4).filter(lambda rate: rate != first))
    particular = draw(st.sampled_from(("", " + x^2", " - 3sin(x)", " + 2x e^{7x}")))
    return first, second, particular


PAIRS = (("A", "B"), ("c_1", "c_2"), ("k_1", "k_2"), ("C_1", "C_2"), (r"\alpha", r"\beta"), ("C_2", "C_1"))


@given(families(), st.sampled_from(PAIRS), st.sampled_from((1, 2, -3)))
def test_a_general_solution_is_equal_under_other_names_and_scales(family, names, scale):
    first, second, particular = family
    gold = f"C1*exp({first}*x) + C2*exp({second}*x){particular}"
    answer = f"y = {names[0]} e^{{{second}x}} + {scale}{names[1]} e^{{{first}x}}{particular}"
    assert verdict_of("ode_family(x; 2)", gold, answer) == "equal"


@given(families())
def test_a_family_with_fewer_constants_is_different(family):
    first, second, particular = family
    gold = f"C1*exp({first}*x) + C2*exp({second}*x){particular}"
    narrower = (
        f"C e^{{{first}x}} + C e^{{{second}x}}{particular}",
        f"C e^{{{first}x}}{particular}",
        f"(A + B) e^{{{first}x}}{particular}",
        f"C_1 e^{{{first}x}} + e^{{{second}x}}{particular}",
        f"e^{{{first}x}} + e^{{{second}x}}{particular}",
    )
    for answer in narrower:
        assert verdict_of("ode_family(x; 2)", gold, answer) == "different"


@settings(max_examples=25)
@given(st.integers(-3, 3), st.integers(1, 5), st.sampled_from(("sin", "cos")), st.sampled_from("+-"))
def test_an_amplitude_with_a_phase_is_two_constants(rate, frequency, wave, sign):
    gold = f"C1*exp({rate}*x)*cos({frequency}*x) + C2*exp({rate}*x)*sin({frequency}*x)"
    answer = rf"A e^{{{rate}x}}\{wave}({frequency}x {sign} \varphi)"
    assert verdict_of("ode_family(x; 2)", gold, answer) == "equal"
    other = rf"A e^{{{rate}x}}\{wave}({frequency + 1}x {sign} \varphi)"
    assert verdict_of("ode_family(x; 2)", gold, other) == "different"
