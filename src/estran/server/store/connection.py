"""How the server asks its database, SQLite or PostgreSQL: plain statements, and queries whose rows have a type."""

from typing import Any, Generic, Protocol, TypeVar

from sqlalchemy import Select

Row = TypeVar("Row")


class Connection(Protocol):
    """As much of a connection as everybody needs, to SQLite or to PostgreSQL."""

    async def execute(self, statement: Any, parameters: Any = None) -> Any:
        """Carry out a statement; gives rows as SQLAlchemy does."""
        ...


class Query(Generic[Row]):
    """A statement together with the struct that its rows are read into, column by column."""

    def __init__(self, row: type[Row], statement: Select[Any]) -> None:
        self.row, self.statement = row, statement


class Rows(list[Any]):
    """Rows that have all been read; those of a query are structs already."""

    def __init__(self, rows: list[Any], rowcount: int) -> None:
        super().__init__(rows)
        self.rowcount = rowcount

    def one(self) -> Any:
        """The only row."""
        (row,) = self
        return row

    def one_or_none(self) -> Any:
        """The only row, if there is one."""
        return self.one() if self else None

    def scalar_one(self) -> Any:
        """The only value of the only row."""
        return self.one()[0]


async def fetch(connection: Connection, query: Query[Row], **parameters: Any) -> list[Row]:
    """All rows of a query."""
    found = await connection.execute(query.statement, parameters)
    return found if isinstance(found, Rows) else [query.row(*values) for values in found]


async def fetch_one(connection: Connection, query: Query[Row], **parameters: Any) -> Row | None:
    """The only row of a query, if there is one."""
    found = await fetch(connection, query, **parameters)
    if len(found) > 1:
        raise LookupError(f"{len(found)} rows of {query.row.__name__}, where one was expected")
    return found[0] if found else None
