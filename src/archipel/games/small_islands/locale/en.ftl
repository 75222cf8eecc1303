face-mission = Mission
face-reward = Pay per island
