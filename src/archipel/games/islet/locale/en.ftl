face-level = lvl { $level }
