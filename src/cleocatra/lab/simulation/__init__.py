"""Simulations: play thousands of games among bots, store their rows in Parquet files and read them back."""
