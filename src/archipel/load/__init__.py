"""Load on a server: tables of people who play at random over sockets, and what that costs whoever serves them."""

from archipel.load.driver import drive
from archipel.load.errors import LoadError
from archipel.load.open_files import allow_sockets
from archipel.load.own_server import OwnServer
from archipel.load.plan import Plan
from archipel.load.report import Report

__all__ = ["LoadError", "OwnServer", "Plan", "Report", "allow_sockets", "drive"]
