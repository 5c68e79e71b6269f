"""Areas and integrals that depend on a parameter: a given ratio, the smallest, or the largest one."""
