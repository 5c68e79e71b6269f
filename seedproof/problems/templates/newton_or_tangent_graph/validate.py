"""Takes the tangent as the line through both points; compositions are expanded to the first order."""

from collections.abc import Iterator, Sequence
from fractions import Fraction

from flint import fmpq_series

from seedproof.problems.checker import Checker
from seedproof.problems.checking.comparing import agrees
from seedproof.problems.templates.newton_or_tangent_graph.facts import Facts

_LENGTH = 2


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Both numbers are those of the line."""
    x, y = facts.point
    across, up = facts.second
    if up == y or across == x or facts.number == 0:
        yield "the tangent is horizontal or vertical"
        return
    for stated, text in zip(answers, _expected(facts), strict=True):
        if not agrees(stated, text, "number"):
            yield f"{stated} is not {text}"


def _expected(facts: Facts) -> tuple[str, str]:
    x, y = facts.point
    across, up = facts.second
    # The zero of the line a x + b y = c through both points.
    a = up - y
    b = x - across
    c = a * x + b * y
    newton = str(Fraction(c, a))
    match facts.asked:
        case "estimate":
            near = x + Fraction(facts.number, 10)
            return str((c - a * near) / b), newton
        case "inverse":
            # The line solved for x, with k h more than y.
            moved = fmpq_series([c - b * y, -b * facts.number], a, _LENGTH)
            return newton, str(moved[1])
        case "composition":
            place = fmpq_series([facts.number, 1], 1, _LENGTH)
            inner = place * place + (x - facts.number**2)
            outer = (c - a * inner) / fmpq_series([b], 1, _LENGTH)
            inverse = fmpq_series([c - b * y, -b], a, _LENGTH)
            return str((place * outer)[1]), f"({inverse[1]})*exp({x})"


CHECKER = Checker(
    facts=Facts,
    method="tangent as a line through two points",
    wrong=wrong,
    types=lambda facts: ["number", "number"],
)
