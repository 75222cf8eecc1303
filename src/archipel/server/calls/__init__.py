"""What a page may ask of the house it plays in, over HTTP or otherwise: no framework, no socket."""
