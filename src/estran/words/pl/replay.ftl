### replay
