"""The error that every reader raises."""


class Unreadable(ValueError):
    """Raised when a text states no answer that can be read; the message is one sentence that says why."""
