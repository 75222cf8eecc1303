"""The steps of Palm Island: study, a round, the meeting at its end."""
