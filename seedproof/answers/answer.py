"""Whether a response states a row's answer, by the readers of `seedproof.answers`."""

from seedproof.answers.asked import Asked
from seedproof.answers.comparing import compare
from seedproof.answers.exact_values import Surd
from seedproof.answers.kinds import Value, read
from seedproof.answers.named import names_in
from seedproof.answers.operations import reaches_best
from seedproof.answers.plain_text import plain_text
from seedproof.answers.unread import OtherError, UnreadError
from seedproof.responses import read as read_response

__all__ = ["Surd", "Value", "final_answer", "is_right", "value_of"]


def final_answer(response: str) -> str:
    """Return the final answer of a response, as `docs/reference/answers.md` says; empty if there is none."""
    return read_response(response).answer


def is_right(response: str, answer: str, answer_type: str, names: tuple[str, ...] = ()) -> bool:
    """Return whether the response's final answer states exactly the value of the stored answer.

    `names` are those of the values of a `tuple` or `named` answer, in the order asked for; without them, the
    labels of the stored `named` answer are used. An `operations` answer is right when it scores as much as
    the stored one; `operations.score_game` says what it scores.

    Raises:
        ValueError: The stored answer states no value of a known type. No response raises.
    """
    if answer_type == "operations":
        return reaches_best(response, answer)
    if answer_type == "named":
        names = names or names_in(answer)
    return compare(answer, final_answer(response), Asked(answer_type, names)).result == "equal"


def value_of(text: str, answer_type: str, names: tuple[str, ...] = ()) -> Value | None:
    """Return the exact value that the text states, or None if it states none or is ambiguous.

    Raises:
        ValueError: The answer type is unknown.
    """
    try:
        return read(plain_text(text), Asked(answer_type, names))
    except (UnreadError, OtherError):
        return None
