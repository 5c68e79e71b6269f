"""A regular polygon, or one vertex of it, in a drawn complex plane: the equation of its vertices."""
