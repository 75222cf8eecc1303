"""What telling other houses of each line costs: lines appended through PostgreSQL with and without its NOTIFY."""
