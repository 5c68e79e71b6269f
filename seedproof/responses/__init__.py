"""What a response states: its final answer and the parts of it, as text, in whatever notation."""

from seedproof.responses.reading import Stated, read

__all__ = ["Stated", "read"]
