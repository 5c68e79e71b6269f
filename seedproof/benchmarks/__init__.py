"""The five benchmarks, a package each; `seedproof.contract.benchmark` says what is in one."""
