"""Dolorès at a terminal."""

from estran.cli.dolores.sheet import read_sheet
from estran.cli.dolores.table import hints, points, table
from estran.cli.shelf import Shelf

SHELF = Shelf(table, points, hints, read_sheet)
