"""Critical points of a polynomial of two variables, and their kinds."""
