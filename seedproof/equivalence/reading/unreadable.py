"""The one way in which reading fails."""


class Unreadable(ValueError):
    """The text states no answer that this house reads. The message is one sentence that says why."""
