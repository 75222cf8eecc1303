face-mission = Mission
face-reward = Gain par île
