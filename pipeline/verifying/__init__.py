"""A release looked at from the outside: everything that is wrong with it, not only the first thing.

    verify     all checks in their order
    release    a release folder, read once
    files      exactly the files of a release: no link, no stranger, checksums, the pointer of DVC
    stated     what no row can prove: name, params, libraries, who signed
    again      the rows made again by this code: from their own seeds and from the root seed, proved
    rows       what that takes, row by row
    tables     order, counts, schema, expectations; what Parquet files of other libraries say
    expected   expectations decided here, without Great Expectations
    written    all papers written again, from rows that are known
    papers     what that takes, file by file; the version among its neighbours
    checking   one check, of findings

Nothing here trusts what the release says of itself where it can be worked out again. What older code made and
this code cannot make, the commit that released it decides (`releasing/committed`, `releasing/its_time`).
"""
