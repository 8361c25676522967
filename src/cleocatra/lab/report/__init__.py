"""Reports: the figures of one or two simulations on one HTML page."""
