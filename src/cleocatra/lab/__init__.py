"""The lab: environments for researchers, and variants, simulations and reports for game designers."""
