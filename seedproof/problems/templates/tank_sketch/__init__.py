"""A round tank, drawn in section with its lengths: what is in it, work to empty it, and its rising level."""
