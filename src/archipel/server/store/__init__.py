"""What is kept, and where: the stores behind the protocol of archipel.table.store, and copies of them."""
