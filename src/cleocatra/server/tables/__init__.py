"""The games that this process has in memory, and who listens to them."""
