"""The table online: games kept in a log, played over HTTP, told by an event stream (`docs/protocol.md`)."""
