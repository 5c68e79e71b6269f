"""The five benchmarks, one package each; `seedproof.contract.benchmark` says what each contains."""
