"""Linear differential equations with constant coefficients: general solution, initial value problem."""
