"""Area of a shaded sector or annular sector, and double integrals over it."""
