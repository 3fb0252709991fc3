"""PostgreSQL: a server's database, through asyncpg, which only this folder needs."""
