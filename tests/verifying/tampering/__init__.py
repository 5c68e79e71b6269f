"""Kinds of tampering with a release, none of which `seedproof verify` may let pass.

Written without a look at the verifier. Each kind is a declaration; `apply` makes it happen to a copy.
"""

from tests.verifying.tampering import (
    card,
    files,
    images,
    lines,
    manifest,
    papers,
    parquet,
    rows,
    scripts,
    versions,
)
from tests.verifying.tampering.resealing import reseal
from tests.verifying.tampering.tampering import DoesNotApply, Tampering, apply, turns

__all__ = ["TAMPERINGS", "DoesNotApply", "Tampering", "apply", "reseal", "turns"]

TAMPERINGS: tuple[Tampering, ...] = (
    *rows.KINDS,
    *lines.KINDS,
    *parquet.KINDS,
    *images.KINDS,
    *versions.KINDS,
    *manifest.KINDS,
    *card.KINDS,
    *papers.KINDS,
    *scripts.KINDS,
    *files.KINDS,
)
