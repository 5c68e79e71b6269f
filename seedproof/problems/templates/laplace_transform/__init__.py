"""Initial value problems by the Laplace transform, with a force that is switched off."""
