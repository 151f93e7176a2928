"""Large-print cards, their backs, rules sheets and turn aids, ready to print and cut."""
