"""Fisherman: tricks, under rules that the players set anew for each contest."""
