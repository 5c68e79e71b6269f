"""Centre, foci and a tangent line of a conic section from its equation."""
