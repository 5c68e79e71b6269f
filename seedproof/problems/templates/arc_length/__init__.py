"""Lengths of curves whose speed has an antiderivative, and where a part of the way has been covered."""
