"""Phase portraits of saddles: the matrix and a motion, from directions that are read off."""
