"""Lessons: positions with a question, and an answer to every action. Needs the standard library only."""
