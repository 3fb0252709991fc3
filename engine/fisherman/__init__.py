"""Fisherman: tricks, under rules that the players set for each contest anew."""
