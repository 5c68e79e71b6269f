"""Goes through the tokens of a sentence, left to right."""

from seedproof.benchmarks.curriculum.reading.concepts.text import Tokens, Unreadable


class Cursor:
    """A position in a sentence; `at` is the index of the next token."""

    def __init__(self, tokens: Tokens) -> None:
        self.tokens = tokens
        self.at = 0

    @property
    def done(self) -> bool:
        """Whether no token is left."""
        return self.at >= len(self.tokens)

    def word(self, ahead: int = 0) -> str:
        """Return the text of the next token, or of one further on; nothing at the end."""
        index = self.at + ahead
        if index < len(self.tokens):
            return self.tokens[index].text
        return ""

    def accept(self, *words: str) -> bool:
        """Return whether these words come next, and go on behind them if so."""
        if self.word() != words[0]:
            return False
        if all(self.word(ahead) == word for ahead, word in enumerate(words)):
            self.at += len(words)
            return True
        return False

    def need(self, *words: str) -> None:
        """Go on behind one of these words. Raises: Unreadable when none comes next."""
        if self.word() not in words:
            raise Unreadable(f"{self.word()!r}, not {words}")
        self.at += 1

    def accept_one_of(self, *words: str) -> bool:
        """Return whether one of these words comes next, and go on behind it if so."""
        if self.word() in words:
            self.at += 1
            return True
        return False

    def next_word(self) -> str:
        """Go on behind the next token, and return its text."""
        self.at += 1
        return self.tokens[self.at - 1].text
