face-level = niv. { $level }
