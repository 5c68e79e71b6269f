"""The complex solutions of an equation, and sums and products of some of them."""

from collections.abc import Callable, Iterator, Mapping
from functools import reduce
from itertools import combinations

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread, step
from seedproof.certifying.terms import Term, chosen, every, less, negated, unknown
from seedproof.certifying.university import answers, latex, plain
from seedproof.certifying.university.complex_numbers import (
    UNIT,
    ZERO,
    Complex,
    ComplexTranslation,
    is_equal,
    same,
)
from seedproof.certifying.university.expression import (
    Expression,
    Name,
    Number,
    Power,
    Product,
    Quotient,
    Relation,
    Sum,
    letters,
)
from seedproof.certifying.university.queries import Given, always, members_are, possible, value_is
from seedproof.certifying.university.template import Asked, Task, Template, sentences
from seedproof.certifying.university.translating import Translation
from seedproof.certifying.university.writing import written

_EQUATION = "$${equation:formula}$$"

STATEMENTS = sentences(
    {
        "equation": (
            f"Consider the equation {_EQUATION} in the complex numbers.",
            rf"In $\mathbb{{{{C}}$, the equation {_EQUATION} is to be solved for $z$.",
            f"Some complex numbers $z$ are solutions of the equation {_EQUATION}",
            f"We look for all complex numbers $z$ that satisfy {_EQUATION}",
        )
    }
)
_SOME = "solutions with {sign:word} {part:word} part"
_RESULT = "and give the result as $a + bi$."

QUESTIONS = sentences(
    {
        "solutions": (
            "Determine the set of all solutions in Cartesian form.",
            "Find all solutions, in the form $a + bi$.",
            "List all complex solutions, each as $a + bi$ with real $a$ and $b$.",
        ),
        "sum": (f"Add up all {_SOME}, {_RESULT}", f"What is the sum of the {_SOME}?"),
        "product": (f"Multiply together all {_SOME}, {_RESULT}", f"What is the product of the {_SOME}?"),
        "squares": (
            f"Square each of the {_SOME}; what do these squares add up to?",
            f"What is the sum of the squares of the {_SOME}?",
        ),
    }
)
_SIGNS: Mapping[str, Callable[[Term], Term]] = {
    "positive": lambda value: less(0, value),
    "negative": lambda value: less(value, 0),
}
_PARTS: Mapping[str, Callable[[Complex], Term]] = {
    "real": lambda value: value.real,
    "imaginary": lambda value: value.imaginary,
}


def _build(said: Said, task: Task) -> Relation:
    equation = latex.relation(said["equation"])
    if equation.signs != ("=",):
        raise Unread(f"{task.row_id}: no equation")
    return equation


def _solutions(asked: Asked[Relation]) -> Iterator[Script]:
    x, y = unknown("x"), unknown("y")
    translation = Translation({"x": x, "y": y})
    z = Complex(x, y)
    numbers = ComplexTranslation(translation, {"z": z})
    left, right = (numbers.fraction(side) for side in asked.model.sides)
    given = Given(translation, (step(asked.task.statement, same(left, right)),))
    if any(letters(member).difference({"i"}) for member in answers.members(asked.part)):
        raise Unread(f"({asked.part.letter}) other letters than i: {asked.part.answer}")
    stated = [numbers.number(member) for member in answers.members(asked.part)]
    members = [is_equal(z, member) for member in stated]
    if len(members) != _degree(asked.model):
        yield from members_are(asked.part, given, members)
        return
    for place, member in enumerate(members):
        yield possible(asked.part, given, member, f"each_{place}")
    by_count = Given(translation, (step(asked.task.statement),)).by("number_of_zeros")
    pairs = [negated(is_equal(one, other)) for one, other in combinations(stated, 2)]
    yield always(asked.part, by_count, every(pairs), "as_many_as_the_degree")
    yield possible(asked.part, by_count, negated(same(left, right)), "no_identity")


def _degree(equation: Relation) -> int:
    """Return a bound of the degree of an equation in z, multiplied out."""
    (left_over, left_under), (right_over, right_under) = (_degrees(side) for side in equation.sides)
    return max(left_over + right_under, right_over + left_under)


def _degrees(expression: Expression) -> tuple[int, int]:
    match expression:
        case Name("z"):
            return 1, 0
        case Power(base, Number(exponent)):
            over, under = _degrees(base)
            return over * int(exponent), under * int(exponent)
        case Quotient(above, below):
            (a, b), (c, d) = _degrees(above), _degrees(below)
            return a + d, b + c
        case Product(factors):
            pairs = [_degrees(factor) for factor in factors]
            return sum(over for over, _ in pairs), sum(under for _, under in pairs)
        case Sum(terms):
            pairs = [_degrees(term) for term in terms]
            if any(under for _, under in pairs):
                raise Unread(f"a sum of fractions: {written(expression)}")
            return max(over for over, _ in pairs), 0
    return 0, 0


def _some(asked: Asked[Relation]) -> Iterator[Script]:
    """Ask for the sum or the product of those solutions of (a) that have the sign, which the engine finds."""
    translation = Translation({})
    numbers = ComplexTranslation(translation, {})
    solutions = [numbers.number(member) for member in answers.members(asked.task.part("a"))]
    part, sign = _PARTS[asked.said["part"]], _SIGNS[asked.said["sign"]]
    product = asked.said.kind == "product"
    neutral = UNIT if product else Complex(ZERO, ZERO)
    kept = []
    for solution in solutions:
        value = solution * solution if asked.said.kind == "squares" else solution
        has_sign = sign(part(solution))
        real = chosen(has_sign, value.real, neutral.real)
        kept.append(Complex(real, chosen(has_sign, value.imaginary, neutral.imaginary)))
    result = Complex(translation.unknown("real"), translation.unknown("imaginary"))
    combined = reduce(lambda a, b: a * b if product else a + b, kept)
    meaning = step("of the solutions of (a)", is_equal(result, combined))
    given = Given(translation, (step(asked.task.statement), meaning))
    stated = numbers.number(plain.expression(asked.part.answer))
    yield from value_is(asked.part, given, is_equal(result, stated))


TEMPLATE = Template(
    STATEMENTS,
    _build,
    QUESTIONS,
    {"solutions": _solutions, "sum": _some, "product": _some, "squares": _some},
)
