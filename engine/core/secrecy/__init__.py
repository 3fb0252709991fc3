"""Secrecy: redacted views, and deals that respect what is known."""
