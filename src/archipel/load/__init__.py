"""Load on a server: tables of people who play at random over sockets, and what that costs whoever serves them."""

from archipel.load.database import Database, look_at, own_database
from archipel.load.driver import drive, drive_nodes
from archipel.load.errors import LoadError
from archipel.load.nodes import Node, own_nodes
from archipel.load.open_files import allow_sockets
from archipel.load.own_server import OwnServer
from archipel.load.plan import Plan
from archipel.load.report import Report

__all__ = [
    "Database",
    "LoadError",
    "Node",
    "OwnServer",
    "Plan",
    "Report",
    "allow_sockets",
    "drive",
    "drive_nodes",
    "look_at",
    "own_database",
    "own_nodes",
]
