"""A simulated world: the real server on virtual time. Whatever goes wrong in it is drawn from one seed.

It stands beside the scripts, not in the package (nobody who runs a server needs it) and not in the tests
(the script plays far more worlds than they do). The parts, each knowing only those before it:

`loop` (virtual time and processes) ← `database` (what survives a crash) ← `store` (the store's promises and
no more) ← `audit` (the invariants) ← `logs` ← `network` ← `machine` (a server process) ← `player` ← `chaos` ←
`world` ← `shrink`, `runs`. `planted` holds faults for the control: a simulation that finds none of them
proves nothing.
"""
