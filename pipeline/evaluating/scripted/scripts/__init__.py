"""The declarations of our benchmarks, a module each."""
