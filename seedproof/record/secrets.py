"""Secrets of the environment, in whatever form a text of others repeats them."""

import os
import re
from base64 import b64encode
from functools import lru_cache
from urllib.parse import quote

_NAMES = re.compile(r"KEY|TOKEN|SECRET|PASSWORD|CREDENTIAL", re.IGNORECASE)
"""What the names of variables with secrets have in them."""
_SHORTEST = 8
"""Characters of a value that is taken for a secret."""


def without_secrets(text: str) -> str:
    """Return a text with `***` for each secret of the environment, in each of its forms."""
    for name, value in os.environ.items():
        if len(value) >= _SHORTEST and _NAMES.search(name):
            for form in forms_of(value):
                text = text.replace(form, "***")
    return text


def is_in(secret: str, text: str) -> bool:
    """Return whether a text has a form of a secret in it, also in capitals or with signs between."""
    heard = _squeezed(text)
    return any(_squeezed(form) in heard for form in forms_of(secret))


@lru_cache(maxsize=256)
def forms_of(secret: str) -> tuple[str, ...]:
    """Return a secret as it is, reversed, percent-encoded, in hexadecimal and in base64, the longest first.

    In base64 it looks different behind one or two other bytes: its own signs are the same in each.
    """
    plain = secret.encode()
    forms = {secret, secret[::-1], quote(secret, safe=""), plain.hex(), plain[::-1].hex()}
    for before in range(3):
        signs = b64encode(b" " * before + plain).decode().rstrip("=")
        own = signs[-(-before * 8 // 6) : len(signs) - ((before + len(plain)) % 3 > 0)]
        forms |= {own, own.translate(_URL_SAFE)}
    return tuple(sorted(forms, key=lambda form: (-len(form), form)))


_URL_SAFE = str.maketrans("+/", "-_")


def _squeezed(text: str) -> str:
    return "".join(sign for sign in text.lower() if sign.isalnum())
