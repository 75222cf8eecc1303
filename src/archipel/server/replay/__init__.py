"""Looking back: a game ply by ply, who may see it from where, records brought along, pictures of positions."""
