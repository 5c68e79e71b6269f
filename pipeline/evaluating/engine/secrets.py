"""Keys stay where they are: no text of ours has one, whatever an endpoint says."""

import os
import re

_NAMES = re.compile(r"KEY|TOKEN|SECRET|PASSWORD|CREDENTIAL", re.IGNORECASE)
"""What the names of variables with secrets have in them."""

_SHORTEST = 8
"""Characters of a value that is taken for a secret."""

_LONGEST_SENTENCE = 300


def secrets() -> list[str]:
    """Return the values of all variables that are secret by their names, the longest first."""
    values = {value for name, value in os.environ.items() if _NAMES.search(name)}
    return sorted((value for value in values if len(value) >= _SHORTEST), key=len, reverse=True)


def sentence_of(message: str) -> str:
    """Return a message as one line without secrets, not too long; of a long one its end, which says the reason."""
    line = " ".join(message.split()) or "no reason was given"
    for secret in secrets():
        line = line.replace(secret, "…")
    line = line.encode("utf-8", "replace").decode("utf-8")
    return line if len(line) <= _LONGEST_SENTENCE else f"…{line[-_LONGEST_SENTENCE:]}"
