"""Environments for reinforcement learning and search: PettingZoo, OpenSpiel and NumPy batches."""
