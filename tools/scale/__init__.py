"""What a move costs, measured: servers over one PostgreSQL under load, and what the database saw of it meanwhile."""
