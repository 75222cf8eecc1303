"""What dev.py and the wheel build share; standard library only."""
