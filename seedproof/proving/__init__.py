"""Deciding by python-flint's exact linear algebra. Only the provers (`validate`) use this room."""
