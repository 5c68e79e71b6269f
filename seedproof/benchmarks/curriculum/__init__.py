"""Benchmark `curriculum`: word problems for 44 Common Core standards (ancestor: MathCAMPS)."""
