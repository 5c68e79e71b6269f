"""The SMT queries of a release: written, decided by independent SMT solvers, and counted."""
