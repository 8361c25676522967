"""The parts of `kill_server.py`."""
