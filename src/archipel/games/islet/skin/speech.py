"""The words that are printed on faces, from this game's locale files."""

from pathlib import Path

from archipel.kit.skin.speech import Speech

printed = Speech(Path(__file__).parent.parent / "locale").printed
