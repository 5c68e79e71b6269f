"""Two numbers to compare with <, = or >."""

from pipeline.benchmarks.curriculum.lexicon.people import HE, SHE
from pipeline.benchmarks.curriculum.standards.standard import Standard
from pipeline.benchmarks.curriculum.symbolic.problem import Operation, Problem
from pipeline.benchmarks.curriculum.words.mathematics.signs import signs
from pipeline.benchmarks.curriculum.words.told import Told
from pipeline.draws import Draws, Rejected

_BARE = (
    "Compare {a} and {b}.",
    "Compare the {numbers} {a} and {b}.",
    "Look at the {numbers} {a} and {b}.",
    "Here are two {numbers}: {a} and {b}.",
    "Consider {a} and {b}.",
)
_CARDS = (
    ("{one} has the card {a}.", "{two} has the card {b}."),
    ("{one} draws the card {a}.", "{two} draws the card {b}."),
    ("{one} rolls {a}.", "{two} rolls {b}."),
    ("{one} writes down {a}.", "{two} writes down {b}."),
    ("{one} picks the number {a}.", "{two} picks the number {b}."),
)
_ASK = (
    "Which symbol, <, = or >, goes between them?",
    "Which symbol belongs between them: <, = or >?",
    "Write <, = or > between them.",
    "Choose <, = or > to compare them in this order.",
    "Which of <, = and > goes in the box: {a} □ {b}?",
    "Fill in <, = or >: {a} ___ {b}.",
    "Is the first number less than, equal to or greater than the second?",
)
_ASK_CARDS = (
    "Compare {one}'s number with {two}'s number.",
    "Is {one}'s number less than, equal to or greater than {two}'s number?",
    "Which symbol, <, = or >, compares {one}'s number with {two}'s number?",
)
_SHORT = (
    "Is {a} less than, equal to or greater than {b}?",
    "Which symbol makes it true: {a} ___ {b}?",
    "Which symbol, <, = or >, makes the statement {a} □ {b} true?",
    "How does {a} compare to {b}?",
)


def tell_comparison(standard: Standard, problem: Problem, draws: Draws) -> Told:
    """The two numbers, in the order of the answer. Raises: Rejected for anything else."""
    (asked,) = problem.question.asked
    if not isinstance(asked, Operation) or asked.op != "_":
        raise Rejected("nothing to compare")
    printed = signs(draws, standard.whole)
    a, b = printed.numeral(asked.left), printed.numeral(asked.right)
    numbers = "numbers" if standard.whole else "fractions"
    form = draws.below(5)
    one, two = draws.sample((*SHE, *HE), 2)
    if form == 0:
        sentences = [draws.choice(_SHORT)]
    elif form < 3:
        sentences = [draws.choice(_BARE), draws.choice(_ASK)]
    else:
        sentences = [*draws.choice(_CARDS), draws.choice(_ASK_CARDS)]
    if not standard.whole:
        sentences = [said.replace("first number", "first fraction") for said in sentences]
    told = [said.format(a=a, b=b, one=one, two=two, numbers=numbers) for said in sentences]
    return Told(tuple(told), "comparison")
