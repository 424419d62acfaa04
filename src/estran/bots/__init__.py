"""Players that are programs. They are handed what their seat may know, and nothing else."""
