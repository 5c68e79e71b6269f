"""What a request names."""
