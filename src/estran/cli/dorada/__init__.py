"""Dorada at a terminal."""

from estran.cli.dorada.boards import add_boards
from estran.cli.dorada.sheet import read_sheet
from estran.cli.dorada.table import table
from estran.cli.shelf import Shelf

SHELF = Shelf(table, sheet=read_sheet, commands=add_boards)
