"""A release looked at from the outside: everything that is wrong with it, not only the first thing.

    verify    all checks in their order
    release   a release folder, read once
    files     checksums, the pointer of DVC, the manifest
    tables    order, counts, schema, JSONL against Parquet
    rows      every row rebuilt from its seed, every proof replayed
    papers    card, Croissant, changelog, the version among its neighbours

Nothing here trusts what the release says of itself where it can be worked out again.
"""
