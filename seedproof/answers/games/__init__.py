"""How the steps of a number game are read: a line, the last run of lines, and what is said after it."""
