"""Problems that others collected: selected by the paper's rules, and never presented as proved."""
