"""Asks the health port whether the program is alive: `python -m service.probe`, for Docker's HEALTHCHECK."""

from __future__ import annotations

import http.client
import os
import sys

import settings

TIMEOUT_SECONDS = 5.0


def main() -> int:
    """Return 0 if the program is alive or has no health port, else 1."""
    address = settings.read(os.environ).health
    if address is None:
        return 0
    connection = http.client.HTTPConnection(address.own, address.port, timeout=TIMEOUT_SECONDS)
    try:
        connection.request("GET", "/live")
        return 0 if connection.getresponse().status == http.HTTPStatus.OK else 1
    except OSError:
        return 1
    finally:
        connection.close()


if __name__ == "__main__":
    sys.exit(main())
