"""A drawn curve with a tangent: Newton steps, estimates, inverses and compositions at the point."""
