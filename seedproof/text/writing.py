"""Composing what a solver sees: the question and the format of its answer."""

from collections.abc import Sequence

_FORMATS = {
    "integer": "`Answer: n`, where n is an integer.",
    "rational": "`Answer: p/q`, a fraction in lowest terms, or an integer if the denominator is 1.",
    "expression": "`Answer: v`, where v is the exact value, "
    "with sqrt(...) for a root that does not come out.",
}


def format_text(answer_type: str, names: Sequence[str]) -> str:
    """Return how the answer has to be written; the names of a tuple are in the order of its entries."""
    if answer_type == "tuple":
        return f"`Answer: ({', '.join(names)})`, with an integer in place of each name, in this order."
    return _FORMATS[answer_type]


def question_text(view: Sequence[str], target: str, budget: int, answer_format: str) -> str:
    """Return the whole question of a missing-fact problem, as the solver sees it."""
    notes = "\n".join(f"- {sentence}" for sentence in view)
    return (
        f"Your notes:\n{notes}\n\n"
        f"Task: {target}\n\n"
        "Your notes may lack a fact that the task needs. Somebody else, the holder, may have it. "
        f"Before you answer you may send the holder up to {budget} requests. "
        "Each request names the one fact that you ask for; the holder replies with that fact or declines.\n\n"
        f"End with one line of the form {answer_format}"
    )
