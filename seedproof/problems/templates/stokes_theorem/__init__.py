"""A circulation along a closed curve in space, by Stokes' theorem."""
