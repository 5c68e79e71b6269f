"""Benchmark `university`: free-form problems of six subjects with typed, certified answers (from U-MATH).

The problems are those of `seedproof/problems/`.
"""
