"""Maximum and minimum of a linear objective on a drawn feasible region."""
