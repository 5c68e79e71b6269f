"""Where cards before 1.1.0 import `types` from; it goes with the next version of the code."""
