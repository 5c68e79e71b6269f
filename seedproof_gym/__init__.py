"""What verifiers imports by the id `seedproof-gym`: it takes the name of a top-level package alone."""

from seedproof.gyms.verifiers import SeedproofEnv, SeedproofTaskset

__all__ = ["SeedproofEnv", "SeedproofTaskset"]
