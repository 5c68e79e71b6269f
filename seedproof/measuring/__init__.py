"""What a benchmark counts in its rows, and what it expects of their table."""
