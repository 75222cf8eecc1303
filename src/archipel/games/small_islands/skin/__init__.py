"""The art of Small Islands: a chart being drawn."""
