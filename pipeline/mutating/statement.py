"""What a run of `seedproof mutate` found of a release's rows, as the attestation `mutate` states it.

It has nothing of a clock or a machine: whoever runs it again gets the same.
"""

from typing import Annotated

import msgspec

Count = Annotated[int, msgspec.Meta(ge=0)]


class Found(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What became of the rows that one kind corrupted."""

    said: str
    applied: Count
    without_rebuild: dict[str, Count]
    only_by_rebuild: Count
    passed: Count
    harmless: str = ""


class Statement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was found of every kind."""

    tool: dict[str, Annotated[str, msgspec.Meta(pattern=r"\A[0-9][0-9A-Za-z.+-]{0,40}\Z")]]
    per: Annotated[int, msgspec.Meta(ge=1)]
    """Rows of each family and difficulty that were corrupted."""
    root_seed: Annotated[str, msgspec.Meta(pattern=r"\A[A-Za-z0-9-]{1,64}\Z")]
    kinds: dict[str, Found]
