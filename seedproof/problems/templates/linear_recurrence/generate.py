"""Chooses a sum of powers with polynomial factors, and writes down a recurrence that it satisfies."""

import re
from collections import Counter
from fractions import Fraction
from itertools import pairwise

from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.untyped import Facts
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Formula, Power, Symbol, formula, latex, product, total

N = Symbol("n")
_STATEMENTS = (
    r"The sequence $(a_n)$ is defined by $${} \quad (n \ge 0), \qquad {}.$$",
    r"Let $(a_n)$ be the sequence with $${} \quad (n \ge 0), \qquad {}.$$",
    r"A sequence satisfies the recurrence relation $${} \quad (n \ge 0), \qquad {}.$$",
    r"A sequence is given recursively by $${} \quad (n \ge 0), \qquad {}.$$",
)
_FORMULA = (
    r"Find a closed formula for $a_n$, valid for all integers $n \ge 0$.",
    r"Solve the recurrence: express $a_n$ explicitly in terms of $n$.",
)
_LIMIT = (
    r"Find $\lim_{n \to \infty} \frac{a_{n+1}}{a_n}$.",
    r"To what number does the ratio $\frac{a_{n+1}}{a_n}$ tend as $n \to \infty$?",
)


def sample(draws: Draws, difficulty: int) -> Facts:
    """The number of roots, whether one is double, and whether the right side has a term of its own."""
    roots, double, own = draws.choice(
        (
            ((1, 0, 1), (2, 0, 0), (2, 0, 0)),
            ((2, 1, 0), (2, 0, 1), (2, 0, 1)),
            ((3, 0, 0), (3, 1, 0), (2, 1, 1), (2, 0, 2)),
        )[difficulty - 1]
    )
    places = draws.sample([-4, -3, -2, -1, 1, 2, 3, 4, 5], roots - double + (own == 1))
    if own == 1 and difficulty == 1:
        places[-1] = 1
    base = places.pop() if own == 1 else places[0] if own == 2 else 0
    places += places[:double]
    powers = sorted(places + [base] * bool(own))
    sizes = sorted({abs(one) for one in powers})
    if len(sizes) < len(set(powers)) or (own == 1 and base in places) or sizes[-1] == 1:
        raise Rejected("two roots are of the same size, or all are of size 1")
    weights = draws.nonzeros(len(powers), 4)
    counts = Counter[int]()
    values = [0] * (roots + 1)
    for root, weight in zip(powers, weights, strict=True):
        for n in range(roots + 1):
            values[n] += weight * n ** counts[root] * root**n
        counts[root] += 1
    coefficients = [-one for one in _expanded(places)[1:]]
    forced = values[roots] - sum(one * two for one, two in zip(coefficients, values[-2::-1], strict=True))
    if max(map(abs, coefficients)) > 24 or max(map(abs, values)) > 150 or bool(forced) != bool(own):
        raise Rejected("the coefficients are large")
    return {
        "coefficients": coefficients,
        "forcing": [forced, base] if own else [],
        "initial": values[:roots],
    }


def _expanded(roots: list[int]) -> list[int]:
    found = [1]
    for root in roots:
        found = [one - root * other for one, other in pairwise([0, *found, 0][::-1])][::-1]
    return found


def answers(facts: Facts) -> list[Answer]:
    """The roots of the characteristic polynomial; the weights from the first terms."""
    roots = _roots([1, *(-one for one in facts["coefficients"])]) + facts["forcing"][1:]
    counts, basis = Counter[int](), list[tuple[int, int]]()
    for root in sorted(roots, key=lambda one: (-abs(one), one)):
        basis.append((root, counts[root]))
        counts[root] += 1
    values = list(facts["initial"])
    if facts["forcing"]:
        later = zip(facts["coefficients"], values[::-1], strict=True)
        values.append(sum(one * two for one, two in later) + facts["forcing"][0])
    rows = [
        [Fraction(n**power * root**n) for root, power in basis] + [Fraction(value)]
        for n, value in enumerate(values)
    ]
    weights = dict(zip(basis, _solved(rows), strict=True))
    terms = list[Formula]()
    for root in dict.fromkeys(root for root, _ in basis):
        factor = [weights[root, power] * N**power for power in reversed(range(counts[root]))]
        if weights[root, counts[root] - 1] < 0:
            factor.reverse()
        # The power stands before a bracket, since a digit behind one is hard to read.
        whole = [total(*factor), Power(formula(root), N)]
        terms.append(whole[0] if root == 1 else product(*(whole if counts[root] == 1 else whole[::-1])))
    return [
        Answer(total(*terms), "expression(n; n >= 0, integer)"),
        Answer(formula(basis[0][0]), "number"),
    ]


def _roots(coefficients: list[int]) -> list[int]:
    """The integer roots, as often as they occur."""
    found = list[int]()
    for root in range(-6, 7):
        while len(coefficients) > 1:
            quotient = [coefficients[0]]
            for one in coefficients[1:]:
                quotient.append(one + root * quotient[-1])
            if quotient.pop() != 0:
                break
            coefficients = quotient
            found.append(root)
    return found


def _solved(rows: list[list[Fraction]]) -> list[Fraction]:
    """The solution of a regular system of linear equations."""
    for column in range(len(rows)):
        pivot = next(row for row in rows[column:] if row[column])
        rows.remove(pivot)
        pivot = [one / pivot[column] for one in pivot]
        rows = [[one - row[column] * two for one, two in zip(row, pivot, strict=True)] for row in rows]
        rows.insert(column, pivot)
    return [row[-1] for row in rows]


def words(facts: Facts, draws: Draws) -> Words:
    """The recurrence, solved for its newest term."""
    order = len(facts["coefficients"])
    named = [Symbol(f"a{order - 1 - place}") for place in range(order)]
    right = total(*(one * name for one, name in zip(facts["coefficients"], named, strict=True)))
    if facts["forcing"]:
        factor, base = facts["forcing"]
        right = total(right, product(factor, 1 if base == 1 else Power(formula(base), N)))
    said = re.sub(r"a_\{([0-9])\}", r"a_{n+\1}", f"a_{{{order}}} = {latex(right)}").replace("a_{n+0}", "a_n")
    first = r", \quad ".join(f"a_{place} = {value}" for place, value in enumerate(facts["initial"]))
    return Words(
        draws.choice(_STATEMENTS).format(said, first), (draws.choice(_FORMULA), draws.choice(_LIMIT))
    )


TEMPLATE = Template(
    subject="sequences_series",
    method="first terms, which decide a sum of powers",
    sample=sample,
    answers=answers,
    words=words,
)
