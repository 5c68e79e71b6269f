"""Composing what a solver sees."""

from collections.abc import Sequence


def question_text(view: Sequence[str], target: str, budget: int, answer_form: str) -> str:
    """Return the whole question of a missing-fact problem, as the solver sees it."""
    notes = "\n".join(f"- {sentence}" for sentence in view)
    return (
        f"Your notes:\n{notes}\n\n"
        f"Task: {target}\n\n"
        "Your notes may lack a fact that the task needs. Somebody else, the holder, may have it. "
        f"Before you answer you may send the holder up to {budget} requests, one at a time. "
        "To send one, end your message with a line of its own in the form `Request: ...` that names the one "
        "fact that you ask for, by its symbol where your notes have one. The next message is the holder's "
        "reply: that fact, or a refusal.\n\n"
        f"{answer_form}"
    )
