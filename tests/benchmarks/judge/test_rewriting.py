"""Other forms of answers: each rewrite by examples, and over right and wrong answers of all templates."""

import itertools
from contextlib import suppress
from fractions import Fraction as F

import pytest

from seedproof.benchmarks.judge.rewriting import REWRITES, rewrites_of
from seedproof.equivalence import compare
from seedproof.equivalence.answer_types import parse_type
from seedproof.problems import TEMPLATES, WORKED
from seedproof.problems.sampling import template_of
from seedproof.problems.sheet import solution_of
from seedproof.record.draws import Rejected
from seedproof.text.formula import (
    INFINITY,
    PI,
    E,
    Symbol,
    Word,
    call,
    collection,
    equation,
    formula,
    interval,
    latex,
    plain,
    point,
    power,
    product,
    root,
    union,
)
from tests.circles import soak
from tests.problems.test_templates import sampled

pytestmark = pytest.mark.slow

x, y, n, C, C1, C2 = map(Symbol, ("x", "y", "n", "C", "C1", "C2"))
SINGLE = ("reals", "all_numbers", "empty_sign", "none", "signed_infinity", "infinity_in_words")
"""Rewrites of one or two formulas only."""


def exp(value):
    return call("exp", value)


def log(value):
    return call("log", value)


def sin(value):
    return call("sin", value)


def cos(value):
    return call("cos", value)


EXAMPLES = {
    "inequality": [
        (interval(-1, 3), "interval_union", r"-1 < x < 3"),
        (
            union(interval(-INFINITY, -2), interval(2, INFINITY, "[")),
            "interval_union",
            r"x < -2 \text{ or } x \ge 2",
        ),
        (interval(-INFINITY, root(3), "]"), "interval_union", r"x \le \sqrt{3}"),
        (union(collection(-1), interval(0, 7, "[")), "interval_union", r"x = -1 \text{ or } 0 \le x < 7"),
    ],
    "not_equal": [
        (union(interval(-INFINITY, 3), interval(3, INFINITY)), "interval_union", r"x \ne 3"),
        (union(interval(-INFINITY, -4), interval(-4, INFINITY)), "interval_union", r"x \ne -4"),
        (
            union(interval(-INFINITY, F(1, 2)), interval(F(1, 2), INFINITY)),
            "interval_union",
            r"x \ne \frac{1}{2}",
        ),
    ],
    "condition": [
        (interval(-1, 3, "]"), "interval_union", r"\left\{x \in \mathbb{R} : -1 < x \le 3\right\}"),
        (
            union(interval(-INFINITY, 3), interval(3, INFINITY)),
            "interval_union",
            r"\left\{x \in \mathbb{R} : x \ne 3\right\}",
        ),
        (
            union(interval(-INFINITY, 0), interval(4, INFINITY)),
            "interval_union",
            r"\left\{x \in \mathbb{R} : x < 0\right\} \cup \left\{x \in \mathbb{R} : x > 4\right\}",
        ),
    ],
    "denominators_cleared": [
        (interval(-INFINITY, F(13, 3)), "interval_union", r"3 x < 13"),
        (interval(F(-3, 2), F(5, 2), "[]"), "interval_union", r"-3 \le 2 x \le 5"),
        (interval(F(1, 2), INFINITY), "interval_union", r"2 x > 1"),
    ],
    "distance": [
        (interval(-1, 5), "interval_union", r"\left|x - 2\right| < 3"),
        (union(interval(-INFINITY, -4), interval(6, INFINITY)), "interval_union", r"\left|x - 1\right| > 5"),
        (interval(F(-3, 2), F(5, 2), "[]"), "interval_union", r"\left|x - \frac{1}{2}\right| \le 2"),
    ],
    "set_difference": [
        (
            union(interval(-INFINITY, 3), interval(3, INFINITY)),
            "interval_union",
            r"\mathbb{R} \setminus \left\{3\right\}",
        ),
        (
            union(interval(-INFINITY, -4, "]"), interval(2, INFINITY, "[")),
            "interval_union",
            r"\mathbb{R} \setminus \left(-4, 2\right)",
        ),
        (
            union(interval(-INFINITY, -1), interval(-1, 2), interval(2, INFINITY)),
            "interval_union",
            r"\mathbb{R} \setminus \left\{-1, 2\right\}",
        ),
    ],
    "parts_reordered": [
        (
            union(interval(-INFINITY, 0), interval(4, INFINITY)),
            "interval_union",
            r"\left(4, \infty\right) \cup \left(-\infty, 0\right)",
        ),
        (
            union(interval(-5, -4, "]"), interval(2, 4, "[")),
            "interval_union",
            r"\left[2, 4\right) \cup \left(-5, -4\right]",
        ),
        (
            union(interval(-INFINITY, 1), interval(2, 3), interval(5, 6)),
            "interval_union",
            r"\left(5, 6\right) \cup \left(2, 3\right) \cup \left(-\infty, 1\right)",
        ),
    ],
    "reals": [
        (interval(-INFINITY, INFINITY), "interval_union", r"\mathbb{R}"),
    ],
    "all_numbers": [
        (interval(-INFINITY, INFINITY), "interval_union", r"\text{all real numbers}"),
    ],
    "unit_vectors": [
        (point(1, -2, 3), "tuple", r"\mathbf{i} - 2 \mathbf{j} + 3 \mathbf{k}"),
        (point(0, 5, F(1, 2)), "tuple", r"5 \mathbf{j} + \frac{1}{2} \mathbf{k}"),
        (point(-4 * root(2), -root(2)), "tuple", r"-4 \sqrt{2} \mathbf{i} - \sqrt{2} \mathbf{j}"),
    ],
    "column": [
        (point(1, -2), "tuple", r"\begin{pmatrix} 1 \\ -2 \end{pmatrix}"),
        (point(0, root(3), 1), "tuple", r"\begin{pmatrix} 0 \\ \sqrt{3} \\ 1 \end{pmatrix}"),
        (point(1, F(-5, 2), -1, 0), "tuple", r"\begin{pmatrix} 1 \\ -\frac{5}{2} \\ -1 \\ 0 \end{pmatrix}"),
    ],
    "angle_brackets": [
        (point(1, 2), "tuple", r"\left\langle 1, 2 \right\rangle"),
        (point(F(5, 2), -2, -5), "tuple", r"\left\langle \frac{5}{2}, -2, -5 \right\rangle"),
        (point(root(2), 0), "tuple", r"\left\langle \sqrt{2}, 0 \right\rangle"),
    ],
    "named_coordinates": [
        (point(-3, 1), "tuple", r"x = -3, y = 1"),
        (point(F(1, 2), 0), "tuple", r"x = \frac{1}{2}, y = 0"),
        (point(-root(2), 2 * root(2)), "tuple", r"x = -\sqrt{2}, y = 2 \sqrt{2}"),
    ],
    "factor_out": [
        (point(F(5, 2), -2, -5), "tuple", r"\frac{1}{2} \left(5, -4, -10\right)"),
        (point(4, -6), "tuple", r"2 \left(2, -3\right)"),
        (point(root(2) / 2, -root(2) / 2), "tuple", r"\frac{\sqrt{2}}{2} \left(1, -1\right)"),
        (point(-4 * root(2), -root(2)), "tuple", r"\sqrt{2} \left(-4, -1\right)"),
    ],
    "basis_negated": [
        (collection(point(1, 2)), "span", r"\left\{\left(-1, -2\right)\right\}"),
        (
            collection(point(1, -4, 0), point(1, 0, -2)),
            "span",
            r"\left\{\left(-1, 4, 0\right), \left(-1, 0, 2\right)\right\}",
        ),
        (collection(point(3, 2, 2)), "span", r"\left\{\left(-3, -2, -2\right)\right\}"),
    ],
    "basis_normed": [
        (collection(point(2, -1)), "span", r"\left\{\left(1, -\frac{1}{2}\right)\right\}"),
        (collection(point(3, 3, 4)), "span", r"\left\{\left(1, 1, \frac{4}{3}\right)\right\}"),
        (
            collection(point(0, 2, 4), point(1, 0, 1)),
            "span",
            r"\left\{\left(0, 1, 2\right), \left(1, 0, 1\right)\right\}",
        ),
    ],
    "basis_doubled": [
        (collection(point(1, 2)), "span", r"\left\{\left(2, 4\right)\right\}"),
        (
            collection(point(1, -4, 0), point(1, 0, -2)),
            "span",
            r"\left\{\left(2, -8, 0\right), \left(1, 0, -2\right)\right\}",
        ),
        (collection(point(F(1, 2), 1)), "span", r"\left\{\left(1, 2\right)\right\}"),
    ],
    "basis_combined": [
        (
            collection(point(1, -4, 0), point(1, 0, -2)),
            "span",
            r"\left\{\left(2, -4, -2\right), \left(0, -4, 2\right)\right\}",
        ),
        (
            collection(point(1, 0), point(0, 1)),
            "span",
            r"\left\{\left(1, 1\right), \left(1, -1\right)\right\}",
        ),
        (
            collection(point(1, 0, 0), point(0, 1, 0), point(0, 0, 1)),
            "span",
            r"\left\{\left(1, 1, 0\right), \left(1, -1, 0\right), \left(0, 0, 1\right)\right\}",
        ),
    ],
    "basis_span": [
        (collection(point(1, 2)), "span", r"\operatorname{span}\left\{\left(1, 2\right)\right\}"),
        (collection(point(3, 2, 2)), "span", r"\operatorname{span}\left\{\left(3, 2, 2\right)\right\}"),
        (
            collection(point(1, 0), point(0, 1)),
            "span",
            r"\operatorname{span}\left\{\left(1, 0\right), \left(0, 1\right)\right\}",
        ),
    ],
    "basis_columns": [
        (collection(point(1, 2)), "span", r"\left\{\begin{pmatrix} 1 \\ 2 \end{pmatrix}\right\}"),
        (collection(point(3, 2, 2)), "span", r"\left\{\begin{pmatrix} 3 \\ 2 \\ 2 \end{pmatrix}\right\}"),
        (
            collection(point(1, 0), point(0, 1)),
            "span",
            r"\left\{\begin{pmatrix} 1 \\ 0 \end{pmatrix}, \begin{pmatrix} 0 \\ 1 \end{pmatrix}\right\}",
        ),
    ],
    "parametrised": [
        (collection(point(1, 2)), "span", r"t \begin{pmatrix} 1 \\ 2 \end{pmatrix}"),
        (collection(point(3, 2, 2)), "span", r"t \begin{pmatrix} 3 \\ 2 \\ 2 \end{pmatrix}"),
        (
            collection(point(1, 0), point(0, 1)),
            "span",
            r"t \begin{pmatrix} 1 \\ 0 \end{pmatrix} + s \begin{pmatrix} 0 \\ 1 \end{pmatrix}",
        ),
    ],
    "items_reversed": [
        (collection(1, 2, 3), "set", r"\left\{3, 2, 1\right\}"),
        (collection(point(1, 2), point(3, 4)), "set", r"\left\{\left(3, 4\right), \left(1, 2\right)\right\}"),
        (collection(-PI / 2, 0), "set", r"\left\{0, -\frac{\pi}{2}\right\}"),
    ],
    "listed": [
        (collection(1, 2, 3), "set", r"1, 2 \text{ and } 3"),
        (collection(point(1, 2), point(3, 4)), "set", r"\left(1, 2\right) \text{ and } \left(3, 4\right)"),
        (collection(F(1, 2)), "set", r"\frac{1}{2}"),
    ],
    "points_as_columns": [
        (collection(point(4, 122)), "set", r"\left\{\begin{pmatrix} 4 \\ 122 \end{pmatrix}\right\}"),
        (
            collection(point(1, 2), point(3, 4)),
            "set",
            r"\left\{\begin{pmatrix} 1 \\ 2 \end{pmatrix}, \begin{pmatrix} 3 \\ 4 \end{pmatrix}\right\}",
        ),
        (
            collection(point(F(1, 2), root(3))),
            "set",
            r"\left\{\begin{pmatrix} \frac{1}{2} \\ \sqrt{3} \end{pmatrix}\right\}",
        ),
    ],
    "plus_minus": [
        (collection(-2, 2 - root(6), 2 + root(6)), "set", r"\left\{-2, 2 \pm \sqrt{6}\right\}"),
        (collection(-3, 3), "set", r"\pm 3"),
        (collection((1 - root(5)) / 2, (1 + root(5)) / 2), "set", r"\frac{1 \pm \sqrt{5}}{2}"),
        (collection(-PI / 3, 0, PI / 3), "set", r"\left\{\pm \frac{\pi}{3}, 0\right\}"),
    ],
    "degrees": [
        (collection(7 * PI / 6, 11 * PI / 6), "set", r"\left\{210^{\circ}, 330^{\circ}\right\}"),
        (collection(0, PI), "set", r"\left\{0^{\circ}, 180^{\circ}\right\}"),
        (collection(-PI / 4, PI / 4), "set", r"\left\{-45^{\circ}, 45^{\circ}\right\}"),
    ],
    "empty_sign": [
        (collection(), "set", r"\varnothing"),
        (collection(), "unordered", r"\varnothing"),
    ],
    "none": [
        (collection(), "set", r"\text{none}"),
        (collection(), "unordered", r"\text{none}"),
    ],
    "constants_renamed": [
        (x**2 + C, "antiderivative(x)", r"x^{2} + K"),
        (C1 * exp(x) + C2 * exp(-x), "ode_family(x; 2)", r"A e^{x} + B e^{-x}"),
        (exp(2 * x) * C + x, "ode_family(x; 1)", r"e^{2 x} K + x"),
    ],
    "constants_exchanged": [
        (C1 * exp(x) + C2 * exp(-x), "ode_family(x; 2)", r"C_{2} e^{x} + C_{1} e^{-x}"),
        (C1 + C2 * x, "ode_family(x; 2)", r"C_{2} + C_{1} x"),
        (
            C1 * cos(x) + C2 * sin(x) + x,
            "ode_family(x; 2)",
            r"C_{2} \cos\left(x\right) + C_{1} \sin\left(x\right) + x",
        ),
    ],
    "constant_first": [
        (x**2 + C, "antiderivative(x)", r"C + x^{2}"),
        (-2 / (log(x) + 3) + C, "antiderivative(x)", r"C - \frac{2}{\ln\left(x\right) + 3}"),
        (2 * log(x) - x + C, "antiderivative(x)", r"C + 2 \ln\left(x\right) - x"),
    ],
    "hyperbolic": [
        (
            C1 * exp(-2 * x) + C2 * exp(2 * x),
            "ode_family(x; 2)",
            r"A \cosh\left(2 x\right) + B \sinh\left(2 x\right)",
        ),
        (
            C1 * exp(x) + C2 * exp(-x) + x,
            "ode_family(x; 2)",
            r"A \cosh\left(x\right) + B \sinh\left(x\right) + x",
        ),
        (
            C1 * exp(-3 * x) + C2 * exp(3 * x) - cos(x),
            "ode_family(x; 2)",
            r"A \cosh\left(3 x\right) + B \sinh\left(3 x\right) - \cos\left(x\right)",
        ),
    ],
    "one_side": [
        (equation(y, 7 * x + 6), "equation_up_to_scale", r"7 x - y + 6 = 0"),
        (equation(y, -9 * x), "equation_up_to_scale", r"-9 x - y = 0"),
        (equation(y, x / 2 - F(1, 3)), "equation_up_to_scale", r"3 x - 6 y - 2 = 0"),
    ],
    "multiplied": [
        (equation(y, 7 * x + 6), "equation_up_to_scale", r"2 y = 14 x + 12"),
        (equation(y, -9 * x), "equation_up_to_scale", r"2 y = -18 x"),
        (equation(y, x / 2 - F(1, 3)), "equation_up_to_scale", r"6 y = 3 x - 2"),
    ],
    "by_point": [
        (equation(y, 7 * x + 6), "equation_up_to_scale", r"y - 13 = 7 \left(x - 1\right)"),
        (equation(y, 12 * x - 12), "equation_up_to_scale", r"y + 24 = 12 \left(x + 1\right)"),
        (equation(y, -9 * x), "equation_up_to_scale", r"y + 9 = -9 \left(x - 1\right)"),
    ],
    "slope_first": [
        (equation(y, 12 * x - 12), "equation_up_to_scale", r"y = 12 \left(x - 1\right)"),
        (equation(y, -4 * x + 6), "equation_up_to_scale", r"y = -4 \left(x - \frac{3}{2}\right)"),
        (equation(y, x / 2 + 3), "equation_up_to_scale", r"y = \frac{1}{2} \left(x + 6\right)"),
    ],
    "sides_exchanged": [
        (equation(y, 7 * x + 6), "equation_up_to_scale", r"7 x + 6 = y"),
        (equation(y, -9 * x), "equation_up_to_scale", r"-9 x = y"),
        (equation(y, x / 2 - F(1, 3)), "equation_up_to_scale", r"\frac{1}{2} x - \frac{1}{3} = y"),
    ],
    "other_word": [
        (Word("saddle point"), "label", r"\text{saddle}"),
        (Word("yes"), "label", r"\text{true}"),
        (Word("diverges"), "number", r"\text{divergent}"),
        (Word("concave up"), "label", r"\text{convex}"),
    ],
    "short_word": [
        (Word("local minimum"), "label", r"\text{local min}"),
        (Word("local maximum"), "label", r"\text{local max}"),
        (Word("does not exist"), "number", r"\text{undefined}"),
    ],
    "signed_infinity": [
        (INFINITY, "number", r"+\infty"),
    ],
    "infinity_in_words": [
        (INFINITY, "number", r"\text{infinity}"),
        (-INFINITY, "number", r"\text{minus infinity}"),
    ],
    "logs_split": [
        (log(8), "number", r"3 \ln\left(2\right)"),
        (
            collection(log(F(5, 3)), log(6)),
            "set",
            r"\left\{\ln\left(5\right) - \ln\left(3\right), \ln\left(2\right) + \ln\left(3\right)\right\}",
        ),
        (log((x - 5) / 6), "expression(x; x > 5)", r"\ln\left(x - 5\right) - \ln\left(6\right)"),
        (-log((x + 4) / 4), "expression(x; x > -4)", r"-\ln\left(x + 4\right) + \ln\left(4\right)"),
    ],
    "logs_joined": [
        (2 * log(3) - log(2), "number", r"\ln\left(\frac{9}{2}\right)"),
        (8 + log(2) + log(3), "number", r"8 + \ln\left(6\right)"),
        (1 - log(5) + 3 * log(2), "number", r"1 + \ln\left(\frac{8}{5}\right)"),
    ],
    "log_power": [
        (376 - 2 * log(5), "number", r"376 + \ln\left(\frac{1}{25}\right)"),
        (5 * log(2), "number", r"\ln\left(32\right)"),
        (x + 2 * log(x) + C, "antiderivative(x)", r"x + \ln\left(x^{2}\right) + C"),
        (-log((x + 4) / 4), "expression(x; x > -4)", r"\ln\left(\frac{4}{x + 4}\right)"),
    ],
    "log_to_base": [
        (log(6) / log(3), "number", r"\log_{3}\left(6\right)"),
        (collection(log(6) / log(3)), "set", r"\left\{\log_{3}\left(6\right)\right\}"),
        (log(F(7, 2)) / log(3), "number", r"\log_{3}\left(\frac{7}{2}\right)"),
    ],
    "double_angle": [
        (sin(2 * x), "expression(x)", r"2 \sin\left(x\right) \cos\left(x\right)"),
        (x + 3 * cos(4 * x), "expression(x)", r"x + 3 \left(1 - 2 \sin^{2}\left(2 x\right)\right)"),
        (-cos(2 * x) + C, "antiderivative(x)", r"-1 + 2 \sin^{2}\left(x\right) + C"),
    ],
    "pythagoras": [
        (cos(2 * x), "expression(x)", r"2 \cos^{2}\left(x\right) - 1"),
        (x + 3 * cos(4 * x), "expression(x)", r"x + 3 \left(2 \cos^{2}\left(2 x\right) - 1\right)"),
        (x - cos(2 * x) + C, "antiderivative(x)", r"x - 2 \cos^{2}\left(x\right) + 1 + C"),
    ],
    "tangent_as_quotient": [
        (call("tan", x), "expression(x)", r"\frac{\sin\left(x\right)}{\cos\left(x\right)}"),
        (x * call("tan", 2 * x), "expression(x)", r"x \frac{\sin\left(2 x\right)}{\cos\left(2 x\right)}"),
        (call("tan", x) + C, "antiderivative(x)", r"\frac{\sin\left(x\right)}{\cos\left(x\right)} + C"),
    ],
    "alternating_cosine": [
        ((-1) ** n, "expression(n; n >= 1, integer)", r"\cos\left(n \pi\right)"),
        (
            (1 - (-1) ** n) / (PI * n**2),
            "expression(n; n >= 1, integer)",
            r"\frac{1 - \cos\left(n \pi\right)}{\pi n^{2}}",
        ),
        (
            6 * (-1) ** (n + 1) / n,
            "expression(n; n >= 1, integer)",
            r"\frac{6 \cos\left(\left(n + 1\right) \pi\right)}{n}",
        ),
    ],
    "exponents_split": [
        (exp(2 * x + 3), "expression(x)", r"e^{2 x} e^{3}"),
        (2 ** (n + 1), "expression(n; n >= 0, integer)", r"2 \cdot 2^{n}"),
        (E ** ((2 - x) / 4), "expression(x)", r"e^{\frac{1}{2}} e^{-\frac{1}{4} x}"),
    ],
    "exponents_joined": [
        (4 * 4**n, "expression(n; n >= 0, integer)", r"4^{n + 1}"),
        (12 * 2**n, "expression(n; n >= 0, integer)", r"3 \cdot 2^{n + 2}"),
        (1 - 9 * 3**n, "expression(n; n >= 0, integer)", r"1 - 3^{n + 2}"),
    ],
    "sign_apart": [
        ((-2) ** n, "expression(n; n >= 0, integer)", r"\left(-1\right)^{n} \cdot 2^{n}"),
        (3 - 2 * (-4) ** n, "expression(n; n >= 0, integer)", r"3 - 2 \left(-1\right)^{n} \cdot 4^{n}"),
        (
            5 - (-3) ** (n + 1),
            "expression(n; n >= 0, integer)",
            r"5 - \left(-1\right)^{n + 1} \cdot 3^{n + 1}",
        ),
    ],
    "prime_base": [
        (4**n, "expression(n; n >= 0, integer)", r"2^{2 n}"),
        (power(F(1, 5), n), "expression(n; n >= 0, integer)", r"5^{-n}"),
        (1 + 3 * 9**n, "expression(n; n >= 0, integer)", r"1 + 3 \cdot 3^{2 n}"),
    ],
    "positive_exponents": [
        (4 * E - 2 * E**-1, "number", r"4 e - \frac{2}{e}"),
        (F(5, 3) * E**-3, "number", r"\frac{5}{3 e^{3}}"),
        (2 * exp(-4 * x) + 1, "expression(x)", r"\frac{2}{e^{4 x}} + 1"),
        (C1 * exp(-x) + C2, "ode_family(x; 2)", r"\frac{C_{1}}{e^{x}} + C_{2}"),
    ],
    "negative_exponents": [
        (4 / x, "expression(x)", r"4 x^{-1}"),
        (F(5, 4) - 5 / (n + 4), "expression(n; n >= 1, integer)", r"\frac{5}{4} - 5 \left(n + 4\right)^{-1}"),
        (x - 3 / x**2 + C, "antiderivative(x)", r"x - 3 x^{-2} + C"),
    ],
    "equations": [
        (collection(1, 2), "set", r"x = 1 \text{ or } x = 2"),
        (collection(F(-1, 2)), "set", r"x = -\frac{1}{2}"),
        (collection(-root(5), root(5)), "set", r"x = -\sqrt{5} \text{ or } x = \sqrt{5}"),
    ],
    "under_root": [
        (2 * root(3), "number", r"\sqrt{12}"),
        (-1 + 5 * root(2), "number", r"-1 + \sqrt{50}"),
        (root(2) / 2, "number", r"\sqrt{\frac{1}{2}}"),
        (point(-4 * root(2), root(2)), "tuple", r"\left(-\sqrt{32}, \sqrt{2}\right)"),
    ],
    "root_below": [
        (root(2) / 2, "number", r"\frac{1}{\sqrt{2}}"),
        (5 * root(6) / 6, "number", r"\frac{5}{\sqrt{6}}"),
        (8 * root(13) / 13, "number", r"\frac{8}{\sqrt{13}}"),
    ],
    "conjugate": [
        (3 + root(3), "number", r"\frac{6}{3 - \sqrt{3}}"),
        ((1 - root(5)) / 2, "number", r"-\frac{2}{1 + \sqrt{5}}"),
        (
            collection(2 - root(6), 2 + root(6)),
            "set",
            r"\left\{-\frac{2}{2 + \sqrt{6}}, -\frac{2}{2 - \sqrt{6}}\right\}",
        ),
    ],
    "roots_as_powers": [
        (root(x), "expression(x; x > 0)", r"x^{\frac{1}{2}}"),
        (root(x + 2) * 2 + C, "antiderivative(x)", r"2 \left(x + 2\right)^{\frac{1}{2}} + C"),
        (1 / root(x), "expression(x; x > 0)", r"\frac{1}{x^{\frac{1}{2}}}"),
    ],
    "powers_as_roots": [
        (6 * x ** F(3, 2) + C, "antiderivative(x)", r"6 x \sqrt{x} + C"),
        (x ** F(1, 2), "expression(x; x > 0)", r"\sqrt{x}"),
        (2 * (x + 2) ** F(3, 2), "expression(x; x > 0)", r"2 \left(x + 2\right) \sqrt{x + 2}"),
    ],
    "factored": [
        (376 - 2 * log(5), "number", r"2 \left(188 - \ln\left(5\right)\right)"),
        (
            2 * (3 * x + 2) ** 3 + 9 * (2 * x + 3) * (3 * x + 2) ** 2,
            "expression(x)",
            r"\left(3 x + 2\right)^{2} \left(24 x + 31\right)",
        ),
        (x**2 - 2 * x + 1, "expression(x)", r"\left(x - 1\right)^{2}"),
        (-x + 1, "expression(x)", r"-\left(x - 1\right)"),
        (-exp(2 * x) - 2 * x * exp(2 * x), "expression(x)", r"-e^{2 x} \left(1 + 2 x\right)"),
    ],
    "partly_factored": [
        (-4 * x**3 + x * y**2 - 2 * y**2, "expression(x, y)", r"x \left(-4 x^{2} + y^{2}\right) - 2 y^{2}"),
        (
            -cos(x) + x * cos(x) - 2 * sin(x),
            "expression(x)",
            r"\left(-1 + x\right) \cos\left(x\right) - 2 \sin\left(x\right)",
        ),
        (C1 * exp(x) + C2 * x * exp(x) + x, "ode_family(x; 2)", r"e^{x} \left(C_{1} + C_{2} x\right) + x"),
    ],
    "expanded": [
        ((5 * x**2 - 3) * exp(x) + C, "antiderivative(x)", r"5 x^{2} e^{x} - 3 e^{x} + C"),
        (4**n * (1 - 3 * n), "expression(n; n >= 0, integer)", r"4^{n} - 3 n \cdot 4^{n}"),
        ((x + 1) ** 2 * (x - 2), "expression(x)", r"x^{3} - 3 x - 2"),
    ],
    "common_denominator": [
        (F(5, 2) - 13 * E**-2 / 2, "number", r"\frac{5 e^{2} - 13}{2 e^{2}}"),
        (F(5, 4) - 5 / (n + 4), "expression(n; n >= 1, integer)", r"\frac{5 n}{4 \left(n + 4\right)}"),
        (-x / 3 + F(2, 3), "expression(x)", r"\frac{-x + 2}{3}"),
    ],
    "split_fraction": [
        ((1 - root(5)) / 2, "number", r"\frac{1}{2} - \frac{\sqrt{5}}{2}"),
        (
            (3 - 5 * (-1) ** n) / n**2,
            "expression(n; n >= 1, integer)",
            r"\frac{3}{n^{2}} - \frac{5 \left(-1\right)^{n}}{n^{2}}",
        ),
        ((6 * x - 17) / (7 * x - 21), "expression(x)", r"\frac{6 x}{7 x - 21} - \frac{17}{7 x - 21}"),
    ],
    "terms_reordered": [
        (3 + root(3), "number", r"\sqrt{3} + 3"),
        (4 * x + 2 * x**2, "expression(x)", r"2 x^{2} + 4 x"),
        (x**4 + 2 * log(x) + C, "antiderivative(x)", r"2 \ln\left(x\right) + x^{4} + C"),
        ((6 * x - 17) / (7 * x - 21), "expression(x)", r"\frac{-17 + 6 x}{7 x - 21}"),
    ],
    "factors_reordered": [
        ((5 * x**2 - 3) * exp(x) + C, "antiderivative(x)", r"e^{x} \left(5 x^{2} - 3\right) + C"),
        ((x + 1) * (x - 2), "expression(x)", r"\left(x - 2\right) \left(x + 1\right)"),
        (2 * x * exp(x), "expression(x)", r"2 e^{x} x"),
    ],
    "number_in_fraction": [
        (product(F(8, 5), PI), "number", r"\frac{8 \pi}{5}"),
        (-F(2, 3) * x**3 - 2 * x, "expression(x)", r"-\frac{2 x^{3}}{3} - 2 x"),
        (F(2, 3) * cos(x) + C, "antiderivative(x)", r"\frac{2 \cos\left(x\right)}{3} + C"),
    ],
    "number_before": [
        (7 * PI / 6, "number", r"\frac{7}{6} \pi"),
        ((x + 1) / 2, "expression(x)", r"\frac{1}{2} \left(x + 1\right)"),
        (root(2) * x / 3 + C, "antiderivative(x)", r"\frac{1}{3} \sqrt{2} x + C"),
    ],
    "decimal": [
        (F(1, 2), "number", r"0.5"),
        (point(F(5, 2), -2), "tuple", r"\left(2.5, -2\right)"),
        (1 - F(7, 2) * x**2, "expression(x)", r"1 - 3.5 x^{2}"),
        (interval(F(-3, 2), F(5, 2), "[]"), "interval_union", r"\left[-1.5, 2.5\right]"),
    ],
}
OF_LATER_PROBLEMS = (("inverse_function", 1), ("antiderivative", 4), ("definite_integral", 5))
"""Templates, and numbers of their problems, with answers of rewrites that no first problem has."""
TEXTS = tuple(name for name in TEMPLATES if template_of(name).drawing is None)


def problems(name, number):
    """The problem of this number at each difficulty: its facts, and its answers with their types."""
    for difficulty in template_of(name).difficulties:
        facts, golden, *_ = sampled(name, difficulty, number)
        yield facts, golden


def right(name, number):
    """Of each problem: formulas, with their types."""
    for _, golden in problems(name, number):
        yield [(one.formula, one.type) for one in golden]


def wrong(name, number):
    """Of each slip in each problem: formulas, with their types."""
    solution = solution_of(name) if name in WORKED else None
    for facts, golden in problems(name, number) if solution else ():
        for slip in solution.slips:
            with suppress(Rejected):
                found = solution.work(facts, slip).answers
                yield [(one, golden[place].type) for place, one in enumerate(found)]


def test_names_are_unique_and_all_have_examples():
    names = [rewrite.name for rewrite in REWRITES]
    assert len(set(names)) == len(names)
    assert set(names) == set(EXAMPLES)
    for name, examples in EXAMPLES.items():
        assert len(examples) >= (1 if name in SINGLE else 3), name


def test_examples(subtests):
    for rewrite in REWRITES:
        with subtests.test(rewrite.name):
            for value, type_, expected in EXAMPLES[rewrite.name]:
                assert rewrite.change(formula(value), type_) == expected
                kind, options = parse_type(type_)
                verdict = compare(plain(value), expected, kind, options)
                assert verdict.result == "equal", (plain(value), expected, verdict.reason)


def test_what_cannot_be_rewritten_is_refused(subtests):
    for value, type_ in [
        (Word("a horse"), "label"),
        (formula(1), "span"),
        (x, "expression(x)"),
        (collection(), "span"),
        (INFINITY, "interval_union"),
        (equation(y, formula(3)), "equation_up_to_scale"),
    ]:
        with subtests.test(value=value, type_=type_):
            for rewrite in REWRITES:
                with pytest.raises(Rejected):
                    rewrite.change(value, type_)


def test_no_form_is_the_printed_one_or_comes_twice():
    value = collection(2 - root(6), 2 + root(6))
    texts = [text for _, text in rewrites_of(value, "set")]
    assert len(texts) >= 5
    assert len({*texts, latex(value)}) == len(texts) + 1


@pytest.mark.parametrize("answers", [right, pytest.param(wrong, marks=soak)])
@pytest.mark.parametrize("name", TEXTS)
def test_every_form_is_proved_equal(name, answers):
    seen = set()
    for parts in answers(name, 0):
        forms = [rewrites_of(*one) for one in parts]
        for (value, type_), found in zip(parts, forms, strict=True):
            if (plain(value), type_) in seen:
                continue
            seen.add((plain(value), type_))
            kind, options = parse_type(type_)
            for rewrite, text in found:
                verdict = compare(plain(value), text, kind, options)
                assert verdict.result == "equal", (rewrite.name, plain(value), text, verdict.reason)


@soak
def test_every_rewrite_is_needed():
    """Each applies to some answer of some template."""
    unused = list(REWRITES)
    for name, number in [*((name, 0) for name in TEXTS), *OF_LATER_PROBLEMS]:
        for value, type_ in itertools.chain(*right(name, number), *wrong(name, number)):
            unused = [rewrite for rewrite in unused if not applies(rewrite, value, type_)]
    assert [rewrite.name for rewrite in unused] == []


def applies(rewrite, value, type_):
    try:
        return bool(rewrite.change(value, type_))
    except Rejected:
        return False
