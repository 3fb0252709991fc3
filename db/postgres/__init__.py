"""The PostgreSQL engine, through asyncpg, which only this folder imports.

Importing it raises DatabaseUnusable if asyncpg isn't installed. Hosts who choose SQLite don't need it.
"""

import sys
from importlib.util import find_spec

from db.errors import DatabaseUnusable

if find_spec("asyncpg") is None:
    raise DatabaseUnusable(
        "A database on a PostgreSQL server needs the library asyncpg. Install it with: "
        f"{sys.executable} -m pip install -r requirements-postgres.txt"
    )
