"""The matrix of a linear map on polynomials: eigenvalues, kernel, change of basis."""
