"""For which exponents an alternating series converges, absolutely or only conditionally."""
