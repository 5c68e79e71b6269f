"""What a benchmark is."""
