"""The claims of released rows as SMT-LIB 2 queries, made from their text for independent SMT solvers."""
