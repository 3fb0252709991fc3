"""Computer players. They see only what their seat may see."""
