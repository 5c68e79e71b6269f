"""Where a new benchmark, or a new template, starts: small ones that are complete."""
