"""The server: games over HTTP.

`store` keeps the logs of games, `tables` holds the games in use, `jobs` does what nobody asks for, and `http`
answers requests. `app` puts them together and `run` serves them.
"""
