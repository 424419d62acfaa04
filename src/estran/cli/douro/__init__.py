"""Douro 1872 at a terminal."""

from estran.cli.douro.sheet import read_sheet
from estran.cli.douro.table import points, table
from estran.cli.shelf import Shelf

SHELF = Shelf(table, points, sheet=read_sheet)
