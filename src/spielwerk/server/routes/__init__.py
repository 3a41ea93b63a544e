"""What can be asked for over HTTP: a router for each concept, put together here."""
