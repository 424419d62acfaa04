"""What is kept: tables of the database, statements, drivers, backups."""
