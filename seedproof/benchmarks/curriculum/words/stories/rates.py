"""Words so much in each unit of something else: products and quotients of decimals."""

from seedproof.benchmarks.curriculum.symbolic.problem import Expression, Operation, Problem, Variable
from seedproof.benchmarks.curriculum.words.stories.matter import is_one, numeral
from seedproof.benchmarks.curriculum.words.told import Told
from seedproof.record.draws import Draws, Rejected

_RATES = (
    # subject, verb, per unit (one, several), in (one, several), of what, theme
    ("a pump", "moves", ("liter", "liters"), ("minute", "minutes"), " of water", "pump"),
    ("a hose", "delivers", ("liter", "liters"), ("minute", "minutes"), " of water", "hose"),
    ("a machine", "makes", ("kilogram", "kilograms"), ("hour", "hours"), " of paper", "machine"),
    ("a car", "travels", ("kilometer", "kilometers"), ("hour", "hours"), "", "car"),
    ("a train", "travels", ("mile", "miles"), ("hour", "hours"), "", "train"),
    ("a bus", "travels", ("kilometer", "kilometers"), ("hour", "hours"), "", "bus"),
    ("a drone", "flies", ("meter", "meters"), ("minute", "minutes"), "", "drone"),
    ("a robot", "drives", ("meter", "meters"), ("minute", "minutes"), "", "robot"),
    ("a mill", "grinds", ("pound", "pounds"), ("hour", "hours"), " of flour", "mill"),
    ("a bakery", "uses", ("kilogram", "kilograms"), ("day", "days"), " of sugar", "bakery"),
    ("a furnace", "burns", ("pound", "pounds"), ("hour", "hours"), " of wood", "furnace"),
    ("a spring", "gives", ("gallon", "gallons"), ("minute", "minutes"), " of water", "spring"),
)
_BASES = {"flies": "fly"}
_WEIGHTS = (
    ("chain", ("meter", "meters"), ("kilogram", "kilograms")),
    ("pipe", ("foot", "feet"), ("pound", "pounds")),
    ("rail", ("yard", "yards"), ("pound", "pounds")),
    ("steel cable", ("meter", "meters"), ("kilogram", "kilograms")),
    ("iron bar", ("foot", "feet"), ("pound", "pounds")),
    ("stone wall", ("foot", "feet"), ("pound", "pounds")),
    ("hose", ("yard", "yards"), ("ounce", "ounces")),
)


def tell_rate(problem: Problem, draws: Draws) -> Told:
    """Word a product or quotient of two numerals. Raises: Rejected for anything else."""
    declared = problem.declared()
    (asked,) = problem.question.asked
    whole = declared.get(asked.name) if isinstance(asked, Variable) else asked
    if not isinstance(whole, Operation) or len(declared) != 1 or whole.op not in "*/":
        raise Rejected("no rate")
    left, right = whole.left, whole.right
    if draws.below(2):
        return _rate(draws, whole.op, left, right)
    return _weight(draws, whole.op, left, right)


def _measure(value: Expression, forms: tuple[str, str]) -> str:
    return f"{numeral(value)} {forms[not is_one(value)]}"


def _rate(draws: Draws, op: str, left: Expression, right: Expression) -> Told:
    subject, verb, much, time, of, theme = draws.choice(_RATES)
    base = _BASES.get(verb, verb.removesuffix("s"))
    if op == "*":
        amount, span = _measure(left, much), _measure(right, time)
        each = draws.choice((f"every {time[0]}", f"each {time[0]}", f"per {time[0]}"))
        one = draws.choice(
            (
                f"{subject} {verb} {amount}{of} {each}.",
                f"{each}, {subject} {verb} {amount}{of}."
                if not each.startswith("per")
                else f"{subject} {verb} {amount}{of} {each}.",
            )
        )
        two = draws.choice(
            (
                f"How many {much[1]}{of} does it {base} in {span}?",
                f"In {span}, how many {much[1]}{of} does it {base}?",
                f"Find out how many {much[1]}{of} it {verb} in {span}.",
            )
        )
    else:
        amount, span = _measure(left, much), _measure(right, time)
        one = draws.choice(
            (f"{subject} {verb} {amount}{of} in {span}.", f"in {span} {subject} {verb} {amount}{of}.")
        )
        two = draws.choice(
            (
                f"How many {much[1]}{of} does it {base} each {time[0]}?",
                f"How many {much[1]}{of} is that per {time[0]}?",
                f"It always goes on at the same rate. How many {much[1]}{of} does it {base} every {time[0]}?",
            )
        )
    return Told((f"{one[0].upper()}{one[1:]}", two), theme)


def _weight(draws: Draws, op: str, left: Expression, right: Expression) -> Told:
    substance, length, weight = draws.choice(_WEIGHTS)
    if op == "*":
        one = f"One {length[0]} of {substance} weighs {_measure(left, weight)}."
        several = _measure(right, length)
        two = draws.choice(
            (
                f"How many {weight[1]} do {several} of {substance} weigh?",
                f"How many {weight[1]} do {several} of this {substance} weigh?",
                f"Find out how many {weight[1]} {several} of {substance} weigh.",
            )
        )
    else:
        one = draws.choice(
            (
                f"{_measure(right, length)} of {substance} weigh {_measure(left, weight)}.",
                f"If {_measure(right, length)} of {substance} weigh {_measure(left, weight)},",
            )
        )
        asked = f"how many {weight[1]} does one {length[0]} weigh?"
        two = asked if one.endswith(",") else f"{asked[0].upper()}{asked[1:]}"
        if one.endswith(","):
            return Told((f"{one} {two}",), substance)
    return Told((one, two), substance)
