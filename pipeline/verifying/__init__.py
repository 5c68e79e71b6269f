"""Verification of a release from the outside: it reports every fault, not only the first.

    verify     all checks in their order
    release    a release folder, read once
    files      exactly the files of a release: no link, no unknown file, checksums, the pointer of DVC
    stated     what no row can prove: name, params, libraries, who signed
    again      the rows made again by this code: from their own seeds and from the root seed, proved
    rows       the same, row by row
    tables     order, counts, schema, expectations; the content of Parquet files by other libraries
    expected   expectations, decided without Great Expectations
    written    all documents written again, from verified rows
    papers     the same, file by file; the version among its neighbours
    in_history what the history of a checkout says of it
    mutations  what the maintainer states of corrupted rows
    checking   one check and its findings

Nothing that the release states is trusted if it can be recomputed. What older code made and this code cannot
make is decided by the commit that released it (`archiving/committed`, `archiving/its_time`).
"""
