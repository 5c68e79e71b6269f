"""The composition of two rational functions, simplified, and the inputs that it excludes."""
