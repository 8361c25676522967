"""The lab: variants, simulations and reports for designers, environments for researchers."""
