"""Play without a server: tables on one device, as the page runs them in a worker of the browser.

`Host` answers the requests of the server's protocol. It needs the standard library only; time and randomness
are passed in, and whoever calls it keeps the logs.
"""
