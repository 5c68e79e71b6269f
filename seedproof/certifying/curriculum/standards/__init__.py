"""One file a kind of problem: how its questions are said, and what they assert."""
