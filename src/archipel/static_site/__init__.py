"""The archipelago as a folder of files, for any static host: the client, Python, and what is the same for everybody."""

from archipel.static_site.page_files import installed_packages
from archipel.static_site.write import FolderTaken, NoPython, Written, is_packed, lay_out, write

__all__ = ["FolderTaken", "NoPython", "Written", "installed_packages", "is_packed", "lay_out", "write"]
