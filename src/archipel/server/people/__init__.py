"""People: profiles, the ways back to them, what they are told while away, what they take along when they leave."""
