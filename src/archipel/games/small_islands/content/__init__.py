"""The components of Small Islands."""
