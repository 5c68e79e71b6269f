"""Proofs by python-flint's exact linear algebra, for the provers (`validate`) only."""
