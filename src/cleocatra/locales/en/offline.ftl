# Playing without a connection.

offline-set = Play without a connection
offline-set-about = With this download, this device plays by itself: against bots, together at one device, lessons, puzzles and reviews.
offline-set-fetch = Make available offline ({ $size } MB)
offline-set-running = { $fetched } of { $size } MB
offline-set-failed = The download stopped. Nothing is lost: it goes on from there.
offline-set-ready = Ready: this device plays without a connection, too.
offline-set-remove = Remove the download
offline-set-impossible = This browser can’t keep games for offline play here. It needs a secure address (https).
offline-plays = This device plays by itself: against bots, together at one device, lessons, puzzles and reviews. Games with friends elsewhere need a connection.
