"""Plants the point or the value where a linear function is largest on a curved surface, and solves it.

The surface is the set with w1 x^2 + w2 y^2 (+ w3 z^2) = N. Where f is largest, its coefficients are a
multiple of the gradient (w1 x, w2 y, w3 z), which gives the point and with it the value.
"""

from fractions import Fraction

from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.untyped import Facts
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Formula, Symbol, equation, latex, point, root, total

LETTERS = (Symbol("x"), Symbol("y"), Symbol("z"))
_STATEMENTS = (
    "Let ${f}$, and consider the {surface} with the equation ${constraint}$.",
    "The point ${at}$ moves on the {surface} ${constraint}$. Consider the values of ${f}$ there.",
    "The function ${f}$ is restricted to the {surface} ${constraint}$.",
    "Use Lagrange multipliers to study ${f}$ on the {surface} ${constraint}$.",
)
_QUESTIONS = (
    (
        "What is the maximum of $f$ on the {}? Give the exact value.",
        "Find the exact largest value of $f$ on the {}.",
    ),
    (
        "What is the minimum of $f$ on the {}? Give the exact value.",
        "Find the exact smallest value of $f$ on the {}.",
    ),
    (
        "At which point ${at}$ of the {} is $f$ largest?",
        "Find the point ${at}$ of the {} at which $f$ attains its maximum.",
    ),
)


def sample(draws: Draws, difficulty: int) -> Facts:
    """Circles; then ellipses, by integer factors or by half-axes; then spheres and ellipsoids."""
    count = 3 if difficulty == 3 else 2
    constant = draws.between(-9, 9) if difficulty > 1 else draws.choice((0, 0, 2, 5, -3))
    if difficulty == 2 and draws.below(2):
        linear, weights = (
            draws.nonzeros(2, 6),
            [Fraction(1, axis**2) for axis in draws.sample(range(1, 6), 2)],
        )
        amount = 1
    else:
        at, round_ = draws.nonzeros(count, 4), difficulty == 1 or (difficulty == 3 and draws.below(2) == 0)
        weights = [Fraction(1 if round_ else draws.between(1, 4)) for _ in at]
        scale = draws.choice((1, 1, 2, 3))
        linear = [scale * int(weight) * one for weight, one in zip(weights, at, strict=True)]
        amount = sum(int(weight) * one**2 for weight, one in zip(weights, at, strict=True))
        amount = draws.choice((amount, 2 * amount, 3 * amount, draws.choice((1, 4, 9, 16, 25, 36))))
        if not round_ and len({*weights}) == 1:
            raise Rejected("the ellipse is a circle")
    facts = {"linear": linear, "constant": constant, "weights": [*map(str, weights)], "total": amount}
    squares = [_square(facts), *_coordinates(facts)]
    if amount > 150 or max(map(abs, linear)) > 15:
        raise Rejected("the numbers are large")
    if (
        squares[0].denominator > 1
        or _radicand(squares[0]) > 15
        or any(one.denominator > 100 for one in squares[1:])
    ):
        raise Rejected("the answers are not those of a textbook")
    return facts


def _square(facts: Facts) -> Fraction:
    """The square of the largest value, without the constant."""
    pairs = zip(facts["linear"], map(Fraction, facts["weights"]), strict=True)
    return sum((facts["total"] * factor**2 / weight for factor, weight in pairs), Fraction(0))


def _coordinates(facts: Facts) -> list[Fraction]:
    """Their squares at the highest point: each is a factor over its weight, times the multiplier."""
    multiplier = facts["total"] ** 2 / _square(facts)
    pairs = zip(facts["linear"], map(Fraction, facts["weights"]), strict=True)
    return [(factor / weight) ** 2 * multiplier for factor, weight in pairs]


def _radicand(square: Fraction) -> int:
    """What is left under the root."""
    left = square.numerator
    for factor in range(2, 40):
        while left % factor**2 == 0:
            left //= factor**2
    return left


def answers(facts: Facts) -> list[Answer]:
    """The highest and the lowest value, and the highest point."""
    high = root(_square(facts))
    signs = [1 if factor > 0 else -1 for factor in facts["linear"]]
    at = [sign * _root(square) for sign, square in zip(signs, _coordinates(facts), strict=True)]
    return [
        Answer(total(facts["constant"], high), "number"),
        Answer(total(facts["constant"], -high), "number"),
        Answer(point(*at), "tuple"),
    ]


def _root(square: Fraction) -> Formula:
    """With the whole of the denominator below: 3 sqrt(5) / 5."""
    below = next(one for one in range(1, square.denominator + 1) if one**2 % square.denominator == 0)
    return root(square * below**2) / below


def _surface(facts: Facts) -> str:
    names = ("circle", "ellipse") if len(facts["linear"]) == 2 else ("sphere", "ellipsoid")
    return names[len({*facts["weights"]}) > 1]


def words(facts: Facts, draws: Draws) -> Words:
    """The function and the surface, whose fractions are written as quotients."""
    letters = LETTERS[: len(facts["linear"])]
    linear = total(
        *(factor * letter for factor, letter in zip(facts["linear"], letters, strict=True)), facts["constant"]
    )
    squares: list[Formula] = []
    for weight, letter in zip(map(Fraction, facts["weights"]), letters, strict=True):
        squares.append(weight.numerator * letter**2 / weight.denominator)
    at, surface = latex(point(*letters)).replace(r"\left", "").replace(r"\right", ""), _surface(facts)
    said = {"f": f"f{at} = {latex(linear)}", "constraint": latex(equation(total(*squares), facts["total"]))}
    return Words(
        draws.choice(_STATEMENTS).format(at=at, surface=surface, **said),
        tuple(draws.choice(phrasings).format(surface, at=at) for phrasings in _QUESTIONS),
    )


TEMPLATE = Template(
    subject="multivariable_calculus",
    method="sum of squares as a certificate",
    sample=sample,
    answers=answers,
    words=words,
)
