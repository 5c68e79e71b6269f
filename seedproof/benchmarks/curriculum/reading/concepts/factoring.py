"""Reads the one number whose factor pairs are asked for."""

from seedproof.benchmarks.curriculum.reading.concepts.comparing import numerals
from seedproof.benchmarks.curriculum.reading.concepts.text import Unreadable, sentences, word_set
from seedproof.benchmarks.curriculum.symbolic.problem import Number, Problem, Question

_FACTORS = word_set("""
    a an the and or all every each in of to for that which what are is be whole number numbers natural
    positive factor factors pair pairs multiply multiplied give gives list write find name down out as
    product products equal equals whose make makes so how can you written together two ways way get
    there show them both orders order only once on with first smaller different than using by same
    possible its it this into broken split up count have has please determine identify complete set do
    work result exactly when they compute
""")


def read_factor_pairs(text: str) -> Problem | None:
    """Read the number whose factor pairs a text asks for; None where it asks for something else."""
    try:
        split = sentences(text)
        words = {token.text for sentence in split for token in sentence}
        if not (words & {"pair", "pairs", "ways"} and words & _MEANS_FACTORS):
            return None
        numbers = [number for sentence in split for number in numerals(sentence, _FACTORS)]
    except Unreadable:
        return None
    if not numbers or any(number != numbers[0] for number in numbers) or type(numbers[0]) is not Number:
        return None
    return Problem((), Question("answer", (numbers[0],)))


_MEANS_FACTORS = frozenset(("factor", "factors", "product", "multiply", "multiplied"))
