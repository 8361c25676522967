"""Tables that begin in any position, for puzzles and analysis. Needs the standard library only."""
