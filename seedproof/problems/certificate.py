"""The certificate of a problem: its facts, and beside a figure another problem with the same words."""

from typing import Any

import msgspec

from seedproof.record.json_text import typed_value_of

Json = dict[str, Any]


class Twin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another problem with the same words, another figure and other answers."""

    facts: Json
    drawing: Json
    alt: str
    answers: list[str]


class ProblemCertificate(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What proves a problem."""

    facts: Json
    twin: Twin | None = None


def certificate_of(text: object) -> ProblemCertificate:
    """Read a certificate. Raises: ValueError where the text is none."""
    if not isinstance(text, str):
        raise ValueError(f"the certificate is {type(text).__name__}, expected a text")
    return typed_value_of(text, ProblemCertificate)
