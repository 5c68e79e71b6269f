"""Seedproof: math benchmarks whose every row can be proved from its seed."""
