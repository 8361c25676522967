"""Where games are kept: SQLite or PostgreSQL behind one interface."""
