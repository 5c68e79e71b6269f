"""Task files for inspect, lm-eval and trainers: they import seedproof and ask and score as it does."""
