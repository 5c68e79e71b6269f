"""How the rows of each family are read: its sentences, its constraints, and our facts from both."""
