"""The steps of Islet, named as its rules name them."""
