# The game on a site without a server.

static-site = This copy runs in your browser, without a server: play against bots, or together at one device.
static-about = About the project
static-starting = Getting ready. The first time, this takes a few seconds.
