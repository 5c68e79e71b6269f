"""Functions of multiples of a letter, read from trees: `e^{2 x}`, `ln(1 + 3 x)`."""

from seedproof.equivalence.reading.tree import ONE, Node, Sum, total
from seedproof.problems.checking.polynomials import integer
from seedproof.problems.checking.terms import function_of, multiple_of
from seedproof.problems.reader import Unreadable


def function_of_small(node: Node) -> tuple[str, Node]:
    """Return a function and what it is taken of, of a logarithm or a root what stands there beside 1.

    Raises: ValueError for what is no function.
    """
    name, argument = function_of(node)
    return name, beside_one(argument) if name in ("log", "sqrt") else argument


def function_of_multiple(node: Node, letter: Node) -> tuple[str, int]:
    """Return a function and the integer before the letter in it. Raises: ValueError for anything else."""
    name, argument = function_of_small(node)
    return name, multiple(argument, letter)


def multiple(node: Node, letter: Node) -> int:
    """Return the integer before the letter. Raises: ValueError for anything else."""
    return integer(multiple_of(node, (letter,)))


def beside_one(node: Node) -> Node:
    """Return a sum without the 1 in it. Raises: Unreadable where there is none."""
    if not isinstance(node, Sum) or ONE not in node.terms:
        raise Unreadable("there is no 1 in what a function is taken of")
    return total(*(term for term in node.terms if term != ONE))
