"""Work beside requests: bots' turns, clocks, hints, and a bounded thread pool for slow work."""
