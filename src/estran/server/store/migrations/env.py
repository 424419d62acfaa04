"""Alembic runs this: the connection comes from `Database.migrate`, inside its transaction."""

from alembic import context

from estran.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, transactional_ddl=False)
context.run_migrations()
