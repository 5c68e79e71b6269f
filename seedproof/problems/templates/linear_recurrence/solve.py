"""Solves the characteristic equation, adds a particular solution, and fits constants to the first terms."""

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction

from seedproof.problems.solution import Solution, Worked, step
from seedproof.problems.untyped import Facts
from seedproof.record.draws import Rejected
from seedproof.text.formula import (
    Formula,
    Like,
    Power,
    Sum,
    Symbol,
    formula,
    listing,
    point,
    polynomial,
    product,
    total,
)

N, X = Symbol("n"), Symbol("x")
_FORMULA = "expression(n; n >= 0, integer)"
Weights = dict[tuple[int, int], Fraction]
"""By a root and the power of n beside its power."""


def work(facts: Facts, slip: str) -> Worked:
    """Characteristic polynomial, roots, particular solution, constants, formula, limit."""
    characteristic = [1, *(-one for one in facts["coefficients"])]
    roots = _by_size(_roots(characteristic))
    own = _particular(facts, characteristic, roots, slip)
    if slip == "sign_flipped":
        if any(power for _, power in own):
            raise Rejected("the right side would be no power of a root any more")
        roots = _by_size([-root for root in roots])
    free = [(root, power) for root, count in Counter(roots).items() for power in range(count)]
    constants = _fitted(facts, free, own, slip)
    letters: dict[tuple[int, int], Like] = {
        key: Symbol(f"C{place}") for place, key in enumerate(free, start=1)
    }
    steps = [
        step("The characteristic polynomial is {}.", polynomial(characteristic, X), "expression(x)"),
        step("Its root is {}.", formula(roots[0]), "number")
        if len(roots) == 1
        else step("Its roots, each as often as its multiplicity says, are {}.", listing(*roots), "unordered"),
    ]
    if own:
        ((base, power),) = own
        steps.append(
            step(
                "For the whole recurrence the trial solution {trial} leads to the particular solution {}.",
                _sum(own),
                _FORMULA,
                trial=_sum({(base, power): Symbol("C")}),
            )
        )
    steps.append(
        step(
            "In the general solution {general} the initial values give {letters} the value {}.",
            _together(constants),
            "number" if len(constants) == 1 else "tuple",
            general=_sum({**letters, **own}),
            letters=_together([*letters.values()]),
        )
    )
    if slip == "constants_swapped":
        constants = constants[::-1]
        if constants == constants[::-1]:
            raise Rejected("the constants are equal")
    found = _sum({**dict(zip(free, constants, strict=True)), **own})
    powers = _by_size([*roots, *(base for base, _ in own)])
    limit = powers[0]
    if slip == "absolute_value_dropped":
        limit = max(powers)
        if limit == powers[0]:
            raise Rejected("the root of the largest absolute value is the largest, too")
    steps += [
        step("So the closed formula for $a_n$ is {}.", found, _FORMULA),
        step("The power that grows fastest decides the limit of the ratio, {}.", formula(limit), "number"),
    ]
    return Worked(tuple(steps), (found, formula(limit)))


def _by_size(roots: list[int]) -> list[int]:
    return sorted(roots, key=lambda root: (-abs(root), root))


def _roots(coefficients: list[int]) -> list[int]:
    """The integer roots, as often as they occur."""
    found = list[int]()
    for root in range(-6, 7):
        while len(coefficients) > 1:
            divided = [coefficients[0]]
            for one in coefficients[1:]:
                divided.append(one + root * divided[-1])
            if divided.pop() != 0:
                break
            coefficients = divided
            found.append(root)
    return found


def _particular(facts: Facts, characteristic: list[int], roots: list[int], slip: str) -> Weights:
    """A multiple of the power on the right side, with n before it if its base is a root."""
    if not facts["forcing"]:
        if slip in ("particular_sign_lost", "power_slip", "constants_before_particular"):
            raise Rejected("there is no particular solution")
        return {}
    factor, base = facts["forcing"]
    power = roots.count(base)
    # What the recurrence makes of n^power * base^n, over base^n; without the shifts in the exponents.
    left, unshifted = (
        sum(one * place**power * raised**place for place, one in enumerate(reversed(characteristic)))
        for raised in (base, 1)
    )
    if slip == "power_slip":
        if unshifted in (0, left):
            raise Rejected("there is no such solution, or it is right")
        left = unshifted
    found = Fraction(factor, left)
    return {(base, power): -found if slip == "particular_sign_lost" else found}


def _fitted(facts: Facts, free: list[tuple[int, int]], own: Weights, slip: str) -> list[Fraction]:
    """The constants, from as many first terms."""
    rows = list[list[Fraction]]()
    for n, value in enumerate(facts["initial"], start=1 if slip == "off_by_one" else 0):
        taken = {} if slip == "constants_before_particular" else own
        rest = value - sum(weight * n**power * root**n for (root, power), weight in taken.items())
        rows.append([*(Fraction(n**power * root**n) for root, power in free), Fraction(rest)])
    found = _solved(rows)
    if slip == "last_constant_sign_lost":
        found[-1] = -found[-1]
    if slip == "first_constant_sign_lost":
        if len(found) == 1:
            raise Rejected("there is only one constant")
        found[0] = -found[0]
    if not all(found) or any(
        one.denominator > 3 or abs(one.numerator) > 20 for one in [*found, *own.values()]
    ):
        raise Rejected("a constant is zero, or ugly")
    return found


def _solved(rows: list[list[Fraction]]) -> list[Fraction]:
    """The solution of a regular system of linear equations, by eliminating the last unknown of each row."""
    if not rows:
        return []
    pivot = next(row for row in rows if row[0])
    rest = [
        [one - row[0] / pivot[0] * two for one, two in zip(row[1:], pivot[1:], strict=True)]
        for row in rows
        if row is not pivot
    ]
    found = _solved(rest)
    known = sum((one * two for one, two in zip(pivot[1:-1], found, strict=True)), Fraction(0))
    return [(pivot[-1] - known) / pivot[0], *found]


def _together(values: list[Like] | list[Fraction]) -> Formula:
    return formula(values[0]) if len(values) == 1 else point(*values)


def _sum(weights: Mapping[tuple[int, int], Like]) -> Formula:
    """The powers with their weights, those that grow fastest first."""
    terms = list[Formula]()
    for root in dict.fromkeys(_by_size([root for root, _ in weights])):
        highest = max(power for one, power in weights if one == root)
        present = [power for power in reversed(range(highest + 1)) if (root, power) in weights]
        leading = weights[root, highest]
        if not isinstance(leading, Formula) and leading < 0:
            present.reverse()
        factor = total(*(weights[root, power] * N**power for power in present))
        raised = 1 if root == 1 else Power(formula(root), N)
        # The power stands before a bracket, since a digit behind one is hard to read.
        terms.append(product(raised, factor) if isinstance(factor, Sum) else product(factor, raised))
    return total(*terms)


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "sign_flipped": "the roots of the characteristic polynomial have the wrong signs",
        "particular_sign_lost": "the particular solution has the wrong sign",
        "power_slip": "the trial solution is not shifted where it is put into the recurrence",
        "constants_before_particular": "the constants are fitted without the particular solution",
        "off_by_one": "the initial values are put in one place too late",
        "first_constant_sign_lost": "the first of the constants has the wrong sign",
        "last_constant_sign_lost": "the last of the constants has the wrong sign",
        "constants_swapped": "the constants are put with the wrong powers",
        "absolute_value_dropped": "the largest root is taken instead of that of the largest absolute value",
    },
)
