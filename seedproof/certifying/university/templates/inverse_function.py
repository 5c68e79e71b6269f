"""Inverse functions: their formulas, domains and ranges."""

from collections.abc import Iterator
from dataclasses import dataclass

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Step, Unread, step
from seedproof.certifying.terms import Term, every, implies, negated, unknown
from seedproof.certifying.university import answers, plain
from seedproof.certifying.university.expression import (
    E,
    Expression,
    Function,
    Name,
    Number,
    Power,
    children,
    letters,
    number,
    rebuilt,
    replaced,
)
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.queries import Given, never, possible, region_is
from seedproof.certifying.university.ratio import below, ratio, same
from seedproof.certifying.university.template import Asked, Task, Template
from seedproof.certifying.university.translating import Translation
from seedproof.problems.templates.inverse_function import phrases

LEMMAS = {
    "powers_and_logarithms": (
        "For b > 1 the power b^t is positive, and b^t = s says the same as t ln b = ln s, for each positive "
        "s."
    ),
}

STATEMENTS = meanings(
    (phrases.STATEMENTS,),
    {
        "function": {
            "Let $$f(x) = #$$ on the largest possible set of real numbers": "rule:tree",
            "The one-to-one function $f$ is defined by $$f(x) = #": "rule:tree",
            "Consider the invertible function $$f(x) = #": "rule:tree",
            "For all real $x$ for which the right side makes sense, let $$f(x) = #": "rule:tree",
        }
    },
    seen="61c4fe26",
)
QUESTIONS = meanings(
    (phrases.FORMULAS, phrases.DOMAINS, phrases.RANGES),
    {
        "inverse": (
            "Determine $f^{-1}(x)$",
            "Find a formula for $f^{-1}(x)$",
            "Give the rule of the inverse, $f^{-1}(x)$",
        ),
        "domain": ("Give the domain of $f^{-1}$", "What is the domain of $f^{-1}$"),
        "range": ("Give the range of $f^{-1}$", "What is the range of $f^{-1}$"),
    },
    seen="921c7d11",
)
_POWER, _LOGARITHM = "power_", "logarithm_"


@dataclass(frozen=True, slots=True)
class Rule:
    """A formula with names for its powers and logarithms, and what these stand for or are of."""

    formula: Expression
    named: tuple[tuple[str, Expression], ...]

    def only(self, kind: str) -> tuple[Name, Expression] | None:
        """Return the one power, or the one logarithm."""
        found = [(Name(name), inner) for name, inner in self.named if name.startswith(kind)]
        if len(found) > 1:
            raise Unread(f"several of the kind {kind}")
        return found[0] if found else None


@dataclass(frozen=True, slots=True)
class Model:
    """A function of y, and its stated inverse, a function of x."""

    function: Expression
    inverse: Expression


def _build(said: Said, task: Task) -> Model:
    stated = [part for part in task.parts if QUESTIONS.read(part.question).kind == "inverse"]
    if len(stated) != 1:
        raise Unread(f"{task.row_id}: {len(stated)} parts ask for the inverse")
    return Model(replaced(said["rule"], {"x": Name("y")}), plain.expression(stated[0].answer))


def _rule(formula: Expression, of: str) -> Rule:
    """Name the powers with a letter in their exponents, and the logarithms of what has this letter."""
    match formula:
        case Function("log", (base, inner)):
            return _rule(Function("ln", (inner,)) / Function("ln", (base,)), of)
        case Function("exp", (inner,)):
            return _rule(Power(E, inner), of)
        case Power(_, exponent) if of in letters(exponent):
            return Rule(Name(_POWER + of), ((_POWER + of, formula),))
        case Function("ln", (inner,)) if of in letters(inner):
            return Rule(Name(_LOGARITHM + of), ((_LOGARITHM + of, inner),))
    parts = [_rule(part, of) for part in children(formula)]
    named = dict.fromkeys(pair for part in parts for pair in part.named)
    return Rule(rebuilt(formula, tuple(part.formula for part in parts)), tuple(named))


class Graphs:
    """The graphs of the function and of its stated inverse, at numbers y and x."""

    def __init__(self, asked: Asked[Model]) -> None:
        names = [kind + of for kind in (_POWER, _LOGARITHM) for of in "xy"]
        self.x, self.y = unknown("x"), unknown("y")
        self.translation = Translation({name: unknown(name) for name in ("x", "y", *names)})
        self.function, self.inverse = _rule(asked.model.function, "y"), _rule(asked.model.inverse, "x")
        link = [*self._linked(self.function, self.inverse), *self._linked(self.inverse, self.function)]
        given = Given(self.translation, (step(asked.task.statement), *link))
        self.given = given.by("powers_and_logarithms") if link else given

    def is_defined(self, rule: Rule) -> Term:
        """Say that a rule has a value."""
        claims = [*self.translation.domain(rule.formula)]
        for name, inner in rule.named:
            claims += self.translation.domain(inner)
            claims += [below(ratio(0), self.translation.ratio(inner))] if name.startswith(_LOGARITHM) else []
        return every(claims)

    def holds(self, rule: Rule) -> Term:
        """Say that x and y belong together by a rule, which has a value."""
        other = self.y if rule is self.inverse else self.x
        return every([self.is_defined(rule), same(ratio(other), self.translation.ratio(rule.formula))])

    def _linked(self, one: Rule, other: Rule) -> list[Step]:
        """Say when the power in one rule is what the logarithm in the other is of."""
        power, logarithm = one.only(_POWER), other.only(_LOGARITHM)
        if (power is None) != (logarithm is None):
            raise Unread("a power without a logarithm in the other rule, or the reverse")
        if power is None or logarithm is None:
            return []
        (result, whole), (exponent, of) = power, logarithm
        base, inner = _base_and_exponent(whole)
        log = self.translation.ratio(number(1) if base == E else Function("ln", (base,)))
        value, at = self.translation.ratio(result), self.translation.ratio(of)
        equals = same(value, at)
        logarithms = same(self.translation.ratio(inner) * log, self.translation.ratio(exponent))
        says = every([implies(equals, logarithms), implies(logarithms, equals)])
        positive = below(ratio(0), log), below(ratio(0), value)
        return [step("a power and a logarithm", *positive, implies(below(ratio(0), at), says))]


def _base_and_exponent(power: Expression) -> tuple[Expression, Expression]:
    match power:
        case Power(base, exponent) if base == E or (isinstance(base, Number) and base.value > 1):
            return base, exponent
    raise Unread(f"a base that is not above 1: {power}")


def _inverse(asked: Asked[Model]) -> Iterator[Script]:
    graphs = Graphs(asked)
    takes, undoes = graphs.holds(graphs.function), graphs.holds(graphs.inverse)
    yield possible(asked.part, graphs.given, every([takes, undoes]))
    yield never(asked.part, graphs.given, every([takes, negated(undoes)]), "not_undone")
    yield never(asked.part, graphs.given, every([undoes, negated(takes)]), "not_a_value")


def _domain(asked: Asked[Model]) -> Iterator[Script]:
    """Ask whether the values of f are the stated set: none is outside, and the inverse finds those inside."""
    graphs = Graphs(asked)
    takes, undoes = graphs.holds(graphs.function), graphs.holds(graphs.inverse)
    inside = answers.is_in_region(graphs.translation, graphs.x, asked.part)
    yield possible(asked.part, graphs.given, every([inside, takes]))
    yield never(asked.part, graphs.given, every([takes, negated(inside)]), "value_outside")
    undefined = negated(graphs.is_defined(graphs.inverse))
    yield never(asked.part, graphs.given, every([inside, undefined]), "undefined_inside")
    yield never(asked.part, graphs.given, every([inside, undoes, negated(takes)]), "no_value_inside")


def _range(asked: Asked[Model]) -> Iterator[Script]:
    graphs = Graphs(asked)
    membership = answers.is_in_region(graphs.translation, graphs.y, asked.part)
    yield from region_is(asked.part, graphs.given, graphs.is_defined(graphs.function), membership)


TEMPLATE = Template(
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={"inverse": _inverse, "domain": _domain, "range": _range},
)
