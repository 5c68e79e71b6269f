"""A drawn circuit with two loops: its currents solve a linear system."""
