"""The HTTP interface: routes, access, limits, the event stream and the page's files."""
