"""The files in `evals/` of a release: the benchmark for whoever does not install seedproof."""
