"""The full screen: keys read one by one, a frame of the table redrawn after each."""
