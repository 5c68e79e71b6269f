"""Has models read what another has said: they judge responses, and find answers and verdicts in texts."""
