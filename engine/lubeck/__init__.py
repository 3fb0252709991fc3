"""Lübeck: merchants of the Hanse share ships, and none of them owns one."""
