"""Sequences by cases: decided on each class of residues, and only if every number has a case."""

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.equivalence.tables import Table, other_verdicts, verdict_of

CASES: Table = (
    (
        "expression(n; n >= 1, integer)",
        "(2*(-1)**n - 2)/(pi*n**2)",
        "equal",
        (
            r"0 for even n, -4/(\pi n^2) for odd n",
            r"\begin{cases} 0 & n \text{ even} \\ \frac{-4}{\pi n^2} & n \text{ odd}\end{cases}",
            r"-\frac{4}{\pi n^2} if n is odd and 0 if n is even",
            r"-\frac{4}{\pi n^2} \text{ if } n \text{ is odd}, 0 \text{ if } n \text{ is even}",
            r"a_n = \begin{cases} -\frac{4}{\pi n^2}, & n \text{ odd} \\ 0, & n \text{ even} \end{cases}",
            r"a_{2k} = 0, a_{2k-1} = -\frac{4}{\pi (2k-1)^2}",
            "a_n = 0 for n even and a_n = -4/(pi n^2) for n odd",
            r"-\frac{4}{\pi n^2} for odd n, 0 otherwise",
            r"\begin{cases} 0, & \text{if } n \text{ is even},\\ "
            r"-\dfrac{4}{\pi n^2}, & \text{if } n \text{ is odd}.\end{cases}",
            r"-\frac{4}{\pi n^2} for n = 1, 3, 5, \dots and 0 for n = 2, 4, 6, \dots",
            r"\frac{2((-1)^n-1)}{\pi n^2}",
            r"\frac{2((-1)^n-1)}{\pi n^2} = "
            r"\begin{cases} 0 & n \text{ even} \\ \frac{-4}{\pi n^2} & n \text{ odd}\end{cases}",
            r"\begin{cases} 0 & n = 2k \\ -\frac{4}{\pi (2k-1)^2} & n = 2k-1\end{cases}",
            "0 if n is even; -4/(πn²) if n is odd",
            "for even n: 0; for odd n: -4/(pi n^2)",
            "a_n = 0 (n even), a_n = -4/(π n²) (n odd)",
            r"\begin{cases} -\frac{4}{\pi n^2} & n \text{ odd} \\ 0 & \text{otherwise}\end{cases}",
            r"a_{2k} = 0, a_{2k+1} = -\frac{4}{\pi (2k+1)^2}",
            r"-\frac{4}{\pi n^2} (n odd), 0 (n even)",
            "-4/(n^2 pi) when n is odd, 0 when n is even",
            "even n: 0, odd n: -4/(pi n^2)",
            r"\frac{2((-1)^n-1)}{\pi n^2} (i.e. 0 for even n, -4/(\pi n^2) for odd n)",
        ),
    ),
    (
        "expression(n; n >= 1, integer)",
        "(2*(-1)**n - 2)/(pi*n**2)",
        "different",
        (
            r"0 for odd n, -4/(\pi n^2) for even n",
            r"\begin{cases} 0 & n \text{ even} \\ \frac{4}{\pi n^2} & n \text{ odd}\end{cases}",
            r"1 for even n, -4/(\pi n^2) for odd n",
            "-4/(pi n^2)",
            "0",
            r"-4/(\pi n^2) for odd n, -4/(\pi n^2) otherwise",
        ),
    ),
    (
        "expression(n; n >= 1, integer)",
        "(2*(-1)**n - 2)/(pi*n**2)",
        "undecided",
        (r"-4/(\pi n^2) for odd n",),
    ),
    (
        "expression(n; n >= 1, integer)",
        "10*(-1)**n/n",
        "equal",
        (
            "10/n for even n, -10/n for odd n",
            r"\begin{cases} \frac{10}{n} & n \text{ even}\\ -\frac{10}{n} & n \text{ odd}\end{cases}",
        ),
    ),
    ("expression(n; n >= 1, integer)", "10*(-1)**n/n", "different", ("-10/n for even n, 10/n for odd n",)),
    (
        "expression(n; n >= 1, integer)",
        "5*(1 - (-1)**n)/(pi*n)",
        "equal",
        (
            "10/(πn) for n odd, 0 for n even",
            r"\frac{10}{\pi n} if n is odd, 0 if n is even",
            "b_n = 0 for n even, b_n = 10/(n pi) for n odd, n ≥ 1",
            r"\frac{10}{n\pi},\ n \text{ odd};\ 0,\ n\text{ even}",
            r"b_n = \begin{cases}\dfrac{10}{n\pi}, & n \text{ odd}\\[4pt] 0, & n\text{ even}\end{cases}",
            r"b_{2k-1} = \frac{10}{(2k-1)\pi}, b_{2k}=0",
            r"b_{2k-1} = \frac{10}{(2k-1)\pi},\quad b_{2k}=0 \quad (k = 1, 2, \dots)",
            r"b_{2m+1} = \frac{10}{\pi(2m+1)} \text{ and } b_{2m} = 0",
            r"\frac{10}{\pi n} \text{ when } n \text{ is odd and } 0 \text{ when } n \text{ is even}",
            r"\frac{10}{\pi n} (n odd), 0 (n even)",
            "for odd n, 10/(pi n); for even n, 0",
            "10/(pi n) for n ≡ 1 mod 2, 0 otherwise",
            r"\begin{cases}\frac{10}{n\pi} & \text{if } n \text{ odd}\\ 0 & \text{else}\end{cases}",
            r"\frac{5(1-(-1)^n)}{\pi n} = "
            r"\begin{cases} 0, & n \text{ even},\\ \frac{10}{\pi n}, & n \text{ odd}.\end{cases}",
            r"\frac{5(1-(-1)^n)}{\pi n}, i.e. 10/(πn) for odd n and 0 for even n",
            "10/(pi n) for odd n; 0 otherwise",
            "0 for n = 2, 4, 6, ... and 10/(pi n) for n = 1, 3, 5, ...",
            "0 (n even), 10/(π n) (n odd)",
            r"\left\{\begin{array}{ll} 0 & n \text{ even}\\ "
            r"\frac{10}{\pi n} & n \text{ odd}\end{array}\right.",
            "n even: 0; n odd: 10/(nπ)",
            "If n is even, 0. If n is odd, 10/(nπ)",
            "If n is even: b_n = 0; if n is odd: b_n = 10/(n pi)",
            "10/(π(2k-1)) for n = 2k-1, 0 for n = 2k",
            r"\begin{cases} \frac{10}{\pi n} & \text{for odd } n \\ 0 & \text{for even } n \end{cases}",
        ),
    ),
    (
        "expression(n; n >= 1, integer)",
        "5*(1 - (-1)**n)/(pi*n)",
        "different",
        (
            "0 for even n, 5/(pi n) for odd n",
            "10/(pi n) for odd n and 1 for even n",
        ),
    ),
    (
        "expression(n; n >= 1, integer)",
        "(-3 + 7*(-1)**n)/n",
        "equal",
        (
            "4/n for even n, -10/n for odd n",
            r"\begin{cases}4/n & n \text{ even}\\-10/n & n\text{ odd}\end{cases}",
            r"a_{2k} = \frac{2}{k}, a_{2k-1} = -\frac{10}{2k-1}",
            "a_{2k} = 4/(2k), a_{2k+1} = -10/(2k+1)",
            "-10/n for odd, 4/n for even",
            "-10/n (odd n), 4/n (even n)",
        ),
    ),
    (
        "expression(n; n >= 1, integer)",
        "(-3 + 7*(-1)**n)/n",
        "different",
        ("4/n for odd n, -10/n for even n",),
    ),
    (
        "expression(n; n >= 0, integer)",
        "3*5**n - 4*(-1)**n",
        "equal",
        (
            "3·5^n - 4 for even n, 3·5^n + 4 for odd n",
            r"3\cdot 5^n - 4(-1)^n",
        ),
    ),
    (
        "expression(n; n >= 0, integer)",
        "3*5**n - 4*(-1)**n",
        "different",
        (r"3\cdot 5^n + 4 for even n, 3\cdot 5^n - 4 for odd n",),
    ),
    (
        "expression(n; n >= 1, integer)",
        "0",
        "equal",
        (
            "0 for all n",
            "0 for even n and 0 for odd n",
            "a_n = 0",
            "0 for n ≥ 1",
            "0, n = 1, 2, 3, ...",
        ),
    ),
)


def test_cases_are_decided_class_by_class(subtests):
    for answer_type, gold, expected, answers in CASES:
        with subtests.test(f"{gold}: {expected}"):
            assert other_verdicts(answer_type, gold, expected, answers) == {}


SEQUENCE = "expression(n; n >= 1, integer)"
WORDINGS = (
    "{even}/n for even n, {odd}/n for odd n",
    "{odd}/n if n is odd and {even}/n if n is even",
    r"\begin{{cases}} \frac{{{even}}}{{n}} & n \text{{ even}} \\ "
    r"\frac{{{odd}}}{{n}} & n \text{{ odd}}\end{{cases}}",
    r"\begin{{cases}} {odd}/n, & \text{{if }} n \text{{ is odd}},\\ "
    r"{even}/n & \text{{otherwise}} \end{{cases}}",
    "{odd}/n (n odd), {even}/n (n even)",
    "for odd n: {odd}/n; for even n: {even}/n",
    r"a_{{2k}} = \frac{{{even}}}{{2k}}, a_{{2k-1}} = \frac{{{odd}}}{{2k-1}}",
    r"{odd}/n for n = 1, 3, 5, \dots and {even}/n for n = 2, 4, 6, \dots",
)


@settings(max_examples=50)
@given(st.integers(-20, 20), st.integers(-20, 20), st.sampled_from(WORDINGS))
def test_a_sequence_is_equal_to_its_cases(constant, sign, wording):
    gold = f"({constant} + {sign}*(-1)**n)/n"
    even, odd = constant + sign, constant - sign
    assert verdict_of(SEQUENCE, gold, wording.format(even=even, odd=odd)) == "equal"


@settings(max_examples=50)
@given(
    st.integers(-20, 20), st.integers(-20, 20), st.sampled_from(WORDINGS), st.sampled_from(("even", "odd"))
)
def test_one_wrong_case_makes_a_sequence_different(constant, sign, wording, which):
    gold = f"({constant} + {sign}*(-1)**n)/n"
    values = {"even": constant + sign, "odd": constant - sign}
    values[which] += 1
    assert verdict_of(SEQUENCE, gold, wording.format(**values)) == "different"


@settings(max_examples=25)
@given(st.integers(-20, 20), st.integers(-20, 20))
def test_a_missing_case_is_never_equal(constant, sign):
    gold = f"({constant} + {sign}*(-1)**n)/n"
    assert verdict_of(SEQUENCE, gold, f"{constant - sign}/n for odd n") == "undecided"
    assert verdict_of(SEQUENCE, gold, f"{constant - sign + 1}/n for odd n") == "different"
