"""The promises of `curriculum`: the text fits its answer, and no other."""
