"""The look of The Isle of Cats: cats of cut paper on a wooden boat."""
