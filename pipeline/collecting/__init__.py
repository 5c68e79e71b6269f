"""Problems that somebody else collected: selected by the paper's rules, never passed off as proved."""
