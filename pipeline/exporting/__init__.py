"""Our rows in the file formats of the source benchmarks, for their own scripts."""
