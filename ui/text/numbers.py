"""Numbers as text."""


def signed(number: int) -> str:
    """Format a number with its sign: +12, −12 or ±0."""
    return f"{'+' if number > 0 else '−' if number < 0 else '±'}{abs(number)}"
