"""The lab: environments for reinforcement learning; variants, simulations and reports for game designers."""
