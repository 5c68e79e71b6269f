"""Files that releases carry, each to run where seedproof is not installed; here without what fills them."""
