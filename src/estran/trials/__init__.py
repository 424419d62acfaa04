"""What arena and lab share: schedule, contestants, compiled matches, statistics, and the store of results."""
