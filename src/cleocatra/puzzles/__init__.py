"""Puzzles: positions in which one turn is clearly best. Needs the standard library only."""
