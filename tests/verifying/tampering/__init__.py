"""Kinds of tampering with a release, none of which `seedproof verify` may let pass.

Whoever tampers has our code, and writes with it what agrees with the alteration. Each kind is a declaration;
`apply` makes it happen to a copy.
"""

from tests.verifying.tampering import (
    attestations,
    card,
    documents,
    files,
    images,
    lines,
    manifest,
    parquet,
    rows,
    scripts,
    versions,
)
from tests.verifying.tampering.resealing import reseal
from tests.verifying.tampering.tampering import DoesNotApply, Tampering, apply

__all__ = ["TAMPERINGS", "DoesNotApply", "Tampering", "apply", "reseal"]

TAMPERINGS: tuple[Tampering, ...] = (
    *rows.KINDS,
    *lines.KINDS,
    *parquet.KINDS,
    *images.KINDS,
    *versions.KINDS,
    *manifest.KINDS,
    *card.KINDS,
    *documents.KINDS,
    *attestations.KINDS,
    *scripts.KINDS,
    *files.KINDS,
)
