"""What a step states is decided from its sentence alone, in each wording, rightly and wrongly."""

from seedproof.problems import claims, rules
from seedproof.problems.claims import CLAIMS, decided
from seedproof.problems.phrases import GAP
from seedproof.problems.rules import RULES
from seedproof.problems.writing import fill

X_SQUARED_LESS_1 = {"polynomial": "x^2 - 1", "letter": "x"}
QUOTIENT = {"left": r"\frac{x^2 - 1}{x + 6}", "sign": r"\ge", "right": "0", "letter": "x"}
CUBIC = {"left": "-81 + 3 x^{3}", "sign": "<", "right": "0", "letter": "x"}
TOUCHING = {"left": "x^3 - x^2", "sign": r"\ge", "right": "0", "letter": "x"}
ROOT = {"integrand": r"\frac{1}{\sqrt{x}}", "low": "0", "high": "4", "letter": "x"}
BELL = {"integrand": "e^{-x^2}", "low": r"-\infty", "high": r"\infty", "letter": "x"}
POWER = {"expression": r"\left(1 + \frac{1}{n}\right)^n", "letter": "n", "at": r"\infty"}
CONIC = {"first": "x^2 + x y + y^2 - 3", "second": "2 x + y"}
HILL = {"function": "x (4 - x)", "letter": "x", "domain": r"\left[0, 3\right]"}

OSCILLATION = {"letter": "t", "left": "y'' + 4y", "right": "0"}
ROTATION = {"letter": "t", "first": r"\cos t", "slope": "-y", "other_slope": "x"}
THREE_ZEROS = {"polynomial": "x^3 - x", "letter": "x"}
SOLUTIONS = {"left": "x^3 - 3 x", "letter": "x", "domain": r"\left(-\infty, \infty\right)", "parameter": "k"}

TRUE = [
    ("length", {"vector": r"\left(3, 4\right)", "length": "5"}),
    ("identity", {"left": "(x + 1)^2", "right": "x^2 + 2x + 1"}),
    ("identity", {"left": r"(-1)^n \cos(\pi n)", "right": "1"}),
    ("value", {"letter": "x", "at": "2", "expression": "x^3 - a", "value": "8 - a"}),
    ("value", {"letter": "(x, y)", "at": "(2, 1)", "expression": "x^3 - y", "value": "7"}),
    ("zeros", {**X_SQUARED_LESS_1, "zeros": r"\left\{-1, 1\right\}"}),
    ("satisfies", {"letter": "(a, b)", "value": "(2, 1)", "left": "a + b", "right": "3"}),
    ("compared", {"left": r"\sqrt{2}", "sign": "<", "right": r"\frac{3}{2}"}),
    ("inequality", {**QUOTIENT, "solution": r"\left(-6, -1\right] \cup \left[1, \infty\right)"}),
    ("inequality", {**CUBIC, "solution": r"\left(-\infty, 3\right)"}),
    ("inequality", {**TOUCHING, "solution": r"\left\{0\right\} \cup \left[1, \infty\right)"}),
    ("derivative", {"function": r"x^2 \sin(3x)", "letter": "x", "derivative": r"2x\sin(3x)+3x^2\cos(3x)"}),
    ("antiderivative", {"function": r"\frac{1}{x}", "letter": "x", "antiderivative": r"\ln|x|"}),
    ("definite_integral", {**ROOT, "value": "4"}),
    ("definite_integral", {**ROOT, "integrand": r"\frac{1}{\sqrt{4 - x}}", "value": "4"}),
    ("definite_integral", {**BELL, "value": r"\sqrt{\pi}"}),
    ("differential_equation", {**OSCILLATION, "solution": r"C_1 \cos(2t) + C_2 \sin(2t)"}),
    ("system_of_equations", {**ROTATION, "second": r"\sin t"}),
    ("limit", {**POWER, "value": "e"}),
    ("common_points", {**CONIC, "points": r"\left\{(1, -2), (-1, 2)\right\}"}),
    ("greatest", {**HILL, "at": "2", "value": "4"}),
    ("least", {**HILL, "at": "0", "value": "0"}),
    ("second_derivative", {"letter": "x", "at": "0", "function": r"x \sin(x)", "value": "2"}),
    ("tangent_to_graph", {"function": "e^{2 x}", "at": "0", "line": "y = 2 x + 1"}),
    ("behaves_on", {"polynomial": "x^2", "behaviour": "increasing", "intervals": r"\left(0, \infty\right)"}),
    ("special_points", {"polynomial": "x^2", "kind": "local minimum", "points": r"\left\{(0, 0)\right\}"}),
    ("zeros_between", {**THREE_ZEROS, "interval": r"\left(0, 2\right)", "zeros": r"\left\{1\right\}"}),
    ("number_of_zeros", {**THREE_ZEROS, "number": "3"}),
    ("number_of_solutions", {**SOLUTIONS, "number": "3", "values": r"\left(-2, 2\right)"}),
    ("limit", {"letter": "x", "at": "0^+", "expression": r"\frac{1}{x}", "value": r"\infty"}),
]
FALSE = [
    ("length", {"vector": r"\left(3, 4\right)", "length": "7"}),
    ("identity", {"left": "(x + 1)^2", "right": "x^2 + 2x + 2"}),
    ("value", {"letter": "x", "at": "2", "expression": "x^3 - a", "value": "77"}),
    ("zeros", {**X_SQUARED_LESS_1, "zeros": r"\left\{1\right\}"}),
    ("zeros", {**X_SQUARED_LESS_1, "zeros": r"\left\{-1, 1, 1\right\}"}),
    ("satisfies", {"letter": "(a, b)", "value": "(2, 2)", "left": "a + b", "right": "3"}),
    ("compared", {"left": r"\sqrt{2}", "sign": ">", "right": r"\frac{3}{2}"}),
    ("inequality", {**QUOTIENT, "solution": r"\left(-6, -1\right) \cup \left[1, \infty\right)"}),
    ("inequality", {**QUOTIENT, "solution": r"\left[1, \infty\right)"}),
    ("inequality", {**TOUCHING, "solution": r"\left\{-1\right\} \cup \left[1, \infty\right)"}),
    ("derivative", {"function": r"\sin(3x)", "letter": "x", "derivative": r"\cos(3x)"}),
    ("antiderivative", {"function": "x", "letter": "x", "antiderivative": "x^2"}),
    ("definite_integral", {**ROOT, "value": "2"}),
    ("differential_equation", {**OSCILLATION, "solution": r"C_1 \cos(2t) + C_2 \sin(3t)"}),
    ("system_of_equations", {**ROTATION, "second": r"-\sin t"}),
    ("limit", {**POWER, "value": "1"}),
    ("second_derivative", {"letter": "x", "at": "0", "function": r"x \sin(x)", "value": "1"}),
    ("tangent_to_graph", {"function": "e^{2 x}", "at": "0", "line": "y = x + 1"}),
    ("behaves_on", {"polynomial": "x^2", "behaviour": "concave up", "intervals": r"\left(0, \infty\right)"}),
    ("special_points", {"polynomial": "x^2", "kind": "local maximum", "points": r"\left\{(0, 0)\right\}"}),
    ("zeros_between", {**THREE_ZEROS, "interval": r"\left(0, 2\right)", "zeros": r"\left\{0, 1\right\}"}),
    ("number_of_zeros", {**THREE_ZEROS, "number": "2"}),
    ("number_of_solutions", {**SOLUTIONS, "number": "3", "values": r"\left(-2, 3\right)"}),
    ("greatest", {**HILL, "at": "3", "value": "3"}),
    ("greatest", {**HILL, "at": "2", "value": "5"}),
    ("least", {**HILL, "at": "4", "value": "0"}),
    ("common_points", {**CONIC, "points": r"\left\{(1, -2)\right\}"}),
    ("common_points", {**CONIC, "points": r"\left\{(1, -2), (1, 2)\right\}"}),
]


def wordings(rule, gaps):
    return [fill(wording, **gaps) for wording in RULES[rule].wordings]


def test_what_is_true_is_found_true_in_each_wording(subtests):
    for rule, gaps in TRUE:
        with subtests.test(rule=rule, gaps=gaps):
            assert {decided(rule, sentence) for sentence in wordings(rule, gaps)} == {"true"}


def test_what_is_false_is_found_false_in_each_wording(subtests):
    for rule, gaps in FALSE:
        with subtests.test(rule=rule, gaps=gaps):
            assert {decided(rule, sentence) for sentence in wordings(rule, gaps)} == {"false"}


def test_a_rule_has_wordings_with_the_same_gaps_and_something_that_decides_it(subtests):
    for rule in RULES:
        with subtests.test(rule):
            assert rule in CLAIMS
            assert len(set(RULES[rule].wordings)) >= 3
            assert len({frozenset(GAP.findall(wording)) for wording in RULES[rule].wordings}) == 1
            assert not GAP.search(RULES[rule].explained)


def test_no_rule_is_declared_twice():
    assert len(RULES) == sum(len(room.RULES) for room in rules._ROOMS)
    assert len(CLAIMS) == sum(len(room.CLAIMS) for room in claims._ROOMS)
    assert set(RULES) == set(CLAIMS)


def test_nonsense_is_not_found_true(subtests):
    for rule in RULES:
        with subtests.test(rule):
            gaps = dict.fromkeys(GAP.findall(RULES[rule].wordings[0]), "77")
            for sentence in (*wordings(rule, gaps), "This gives $77$.", ""):
                assert decided(rule, sentence) != "true" or rule == "identity"
