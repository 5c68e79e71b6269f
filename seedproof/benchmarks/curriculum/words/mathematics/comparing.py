"""Words two numbers to compare with <, = or >: bare, on cards, or of things that two children have."""

from seedproof.benchmarks.curriculum.lexicon.people import HE, SHE
from seedproof.benchmarks.curriculum.lexicon.themes import FOOD, THINGS
from seedproof.benchmarks.curriculum.standards.standard import Standard
from seedproof.benchmarks.curriculum.symbolic.problem import Operation, Problem
from seedproof.benchmarks.curriculum.words.mathematics.signs import signs
from seedproof.benchmarks.curriculum.words.told import Told
from seedproof.record.draws import Draws, Rejected

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
    ("{one} chooses {a}.", "{two} chooses {b}."),
    ("{one} writes down {a}.", "{two} writes down {b}."),
    ("{one} picks the number {a}.", "{two} picks the number {b}."),
)
_THINGS = (
    ("{one} has {a} {ones}.", "{two} has {b} {twos}."),
    ("{one} has {a} {ones} and {two} has {b}.",),
    ("{one} finds {a} {ones}.", "{two} finds {b} {twos}."),
    ("{one} counts {a} {ones}.", "{two} counts {b} {twos}."),
    ("{one} picks {a} {ones}.", "{two} picks {b} {twos}."),
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
_NOUNS = tuple(noun for noun in (*FOOD, *THINGS) if noun.singular.isalpha() and noun.plural.isalpha())
_SHORT = (
    "Is {a} less than, equal to or greater than {b}?",
    "Which symbol makes it true: {a} ___ {b}?",
    "Which symbol, <, = or >, makes the statement {a} □ {b} true?",
    "How does {a} compare to {b}?",
)


def tell_comparison(standard: Standard, problem: Problem, draws: Draws) -> Told:
    """Word the two numbers, in the order of the answer. Raises: Rejected for anything else."""
    (asked,) = problem.question.asked
    if not isinstance(asked, Operation) or asked.op != "_":
        raise Rejected("nothing to compare")
    printed = signs(draws, standard.whole)
    a = printed.numeral(asked.left)
    b = printed.numeral(asked.right)
    numbers = "numbers" if standard.whole else "fractions"
    form = draws.below(8 if standard.whole else 5)
    theme = "comparison"
    one, two = draws.sample((*SHE, *HE), 2)
    if form == 0:
        sentences = [draws.choice(_SHORT)]
    elif form < 3:
        sentences = [draws.choice(_BARE), draws.choice(_ASK)]
    elif form > 4:
        noun = draws.choice(_NOUNS)
        theme = noun.singular
        ones = noun.of(a != "1")
        twos = noun.of(b != "1")
        facts = [
            sentence.format(one=one, two=two, a=a, b=b, ones=ones, twos=twos)
            for sentence in draws.choice(_THINGS)
        ]
        # The one whose number comes first in the question is not always told first.
        sentences = [*(facts if draws.below(3) else facts[::-1]), draws.choice(_ASK_CARDS)]
    else:
        sentences = [*draws.choice(_CARDS), draws.choice(_ASK_CARDS)]
    if not standard.whole:
        sentences = [sentence.replace("first number", "first fraction") for sentence in sentences]
    told = [sentence.format(a=a, b=b, one=one, two=two, numbers=numbers) for sentence in sentences]
    return Told(tuple(told), theme)
