"""Problems in words whose answer is where a quantity is greatest or least."""
