"""Problems that somebody else collected: selected by the paper's rules, and never presented as proved."""
