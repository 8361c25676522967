"""The table online: games kept in a log, played over HTTP and told by an event stream (`docs/protocol.md`)."""
