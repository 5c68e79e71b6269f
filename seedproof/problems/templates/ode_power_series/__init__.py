"""An initial value problem solved by a power series."""
