"""One table as pure functions over its log: events, state, what players may do, and what each of them sees.

Standard library only: no asyncio, no clock, no database, no web framework. Time and randomness are passed in.
The server, a simulation and a worker in the browser run this same code.
"""
