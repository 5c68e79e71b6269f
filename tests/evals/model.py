"""A model that says what is known beforehand: to notes a request, then an answer. It imports nothing."""


def said_to(messages, answers):
    """What it says to messages, given as roles and texts, and the answers by the questions."""
    _, last = messages[-1]
    if "Your notes:\n" in last and "Requests left" not in last:
        return "I lack a fact.\nRequest: P(H)"
    texts = [text for _, text in messages]
    question = next(text for text in reversed(texts) if text in answers)
    return answers[question]
