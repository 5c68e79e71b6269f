"""Volume, mass and centre of a body in cylindrical or spherical coordinates."""
