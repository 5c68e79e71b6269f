"""The Python files of `evals/`, as missing_fact has them; those of other benchmarks differ in names alone."""
