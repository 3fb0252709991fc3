"""The PostgreSQL engine, through asyncpg, which only this folder imports."""
