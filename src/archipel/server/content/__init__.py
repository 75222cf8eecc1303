"""What is shown beside a game: the map, skins, rules pages, lessons."""
