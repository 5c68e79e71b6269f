"""The complex solutions of an equation, and sums and products of some of them."""

from collections.abc import Callable, Iterator, Mapping
from functools import reduce
from itertools import combinations

from seedproof.certifying.patterns import Patterns, Said
from seedproof.certifying.script import Script, Unread, step
from seedproof.certifying.terms import Term, chosen, every, less, negated, unknown
from seedproof.certifying.university import answers, complex_numbers, expression, latex, plain
from seedproof.certifying.university.complex_numbers import Complex, ComplexTranslation, is_equal, same
from seedproof.certifying.university.expression import Expression, Name, Power, Product, Quotient, Relation
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.queries import Given, always, members_are, possible, value_is
from seedproof.certifying.university.template import FORMULA, Asked, Task, Template
from seedproof.certifying.university.translating import Translation
from seedproof.certifying.university.writing import written
from seedproof.problems.templates.complex_roots import phrases

STATEMENTS = meanings(
    (phrases.STATEMENTS,),
    {
        "equation": {
            "Consider the equation": "equation:formula",
            r"In $#$, the equation $$#$$ is to be solved for $#$": ". equation:formula .",
            "Some complex numbers $#$ are solutions": ". equation:formula",
            "We look for all complex numbers $#$": ". equation:formula",
        }
    },
    whole=True,
    seen="eba1a709",
)
QUESTIONS = meanings(
    (phrases.ALL, *phrases.SOME.values()),
    {
        "solutions": (
            "Determine the set of all solutions",
            "Find all solutions",
            "List all complex solutions",
        ),
        "sum": {"Add up all": "where:text", "What is the sum of the solutions": "where:text"},
        "product": {"Multiply together": "where:text", "What is the product": "where:text"},
        "squares": {"Square each ... add up": "where:text", "What is the sum of the squares": "where:text"},
    },
    seen="43668178",
)
_WHERE = Patterns({"part": ("with {sign:word} {part:word} part",)}, FORMULA)
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
    if any(expression.letters(member).difference({"i"}) for member in answers.members(asked.part)):
        raise Unread(f"({asked.part.letter}) other letters than i: {asked.part.answer}")
    stated = [numbers.number(member) for member in answers.members(asked.part)]
    members = [is_equal(z, member) for member in stated]
    (left_over, left_under), (right_over, right_under) = map(_degrees, asked.model.sides)
    if len(members) != max(left_over + right_under, right_over + left_under):
        yield from members_are(asked.part, given, members)
        return
    for place, member in enumerate(members):
        yield possible(asked.part, given, member, f"each_{place}")
    by_count = Given(translation, (step(asked.task.statement),)).by("number_of_zeros")
    pairs = [negated(is_equal(one, other)) for one, other in combinations(stated, 2)]
    yield always(asked.part, by_count, every(pairs), "as_many_as_the_degree")
    yield possible(asked.part, by_count, negated(same(left, right)), "no_identity")


def _degrees(side: Expression) -> tuple[int, int]:
    """Return bounds of the degrees in z of numerator and denominator."""
    match side:
        case Name("z"):
            return 1, 0
        case Power(base, expression.Number(exponent)):
            over, under = _degrees(base)
            return over * int(exponent), under * int(exponent)
        case Quotient(above, below):
            (a, b), (c, d) = _degrees(above), _degrees(below)
            return a + d, b + c
        case Product(factors):
            pairs = [_degrees(factor) for factor in factors]
            return sum(over for over, _ in pairs), sum(under for _, under in pairs)
        case expression.Sum(terms):
            pairs = [_degrees(term) for term in terms]
            if any(under for _, under in pairs):
                raise Unread(f"a sum of fractions: {written(side)}")
            return max(over for over, _ in pairs), 0
    return 0, 0


def _some(asked: Asked[Relation]) -> Iterator[Script]:
    """Ask for the sum or the product of those solutions of (a) that have the sign, which the engine finds."""
    translation = Translation({})
    numbers = ComplexTranslation(translation, {})
    solutions = [numbers.number(member) for member in answers.members(asked.task.part("a"))]
    where = _WHERE.read(asked.said["where"])
    part, sign = _PARTS[where["part"]], _SIGNS[where["sign"]]
    product = asked.said.kind == "product"
    neutral = complex_numbers.UNIT if product else Complex(complex_numbers.ZERO, complex_numbers.ZERO)
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
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={"solutions": _solutions, "sum": _some, "product": _some, "squares": _some},
)
