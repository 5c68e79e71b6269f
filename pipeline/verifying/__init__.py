"""Verification of a release from the outside: it reports every fault, not only the first.

verify      all checks in their order, and the last line
release     a release folder, read once
files       exactly the files of a release: no link but DVC's, no unknown file, checksums, the pointer of DVC
stated      what no row can prove: name, params, who signed, what a history has, whether it is published
tables      order, counts and schema; the content of Parquet files by other libraries
proofs      every row decided from its own facts and text
seeds       whether a row is the one of its seed, and all are those of the root seed
documents   manifest, Parquet, schema and documents, written again
attested    attestations: bound to these rows, on the maintainer's word or made again
expected    expectations, decided without Great Expectations
engines     scripts decided by the engines that run here
neighbours  the version among those beside it
checking    one check, its findings, and against what it was decided
"""
