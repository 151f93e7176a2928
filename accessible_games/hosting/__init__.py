"""Players at devices of their own, each with a browser: what they are sent, and the server that sends it."""
