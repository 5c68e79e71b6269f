"""Amplitude, period and a formula of a sinusoid that is drawn with marked points."""
