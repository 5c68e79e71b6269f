"""The audit of MIRA-MATH: its rows, read sentence by sentence into our facts and decided by our provers."""
