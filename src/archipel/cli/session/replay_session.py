"""A record looked at ply by ply, to and fro, as a person asks for it."""

from __future__ import annotations

from pathlib import Path

from archipel.cli.errors import CommandError
from archipel.cli.session.input_reader import InputEnded
from archipel.cli.session.recorded_game import RecordedGame
from archipel.cli.session.score_sheet import show_sheet

COMMANDS = ("next", "back", "seat", "table", "picture", "help", "quit")


class ReplaySession:
    """One ply after another, as it is asked for."""

    def __init__(self, recorded: RecordedGame, ply: int) -> None:
        self.recorded = recorded
        self.output = recorded.output
        self.reader = recorded.reader
        self.ply = recorded.at(ply)

    def run(self) -> None:
        """Until one leaves, or is at the end; where the input ends before, the rest is told."""
        last = len(self.recorded.record.actions)
        self.output.line(self.output.key("name"), "bold")
        self.show()
        while True:
            try:
                line = self.reader.read(self.output, f"{self.ply}/{last} > ")
            except InputEnded:
                if self.ply < last:
                    self.recorded.tell_from(self.ply + 1)
                return
            try:
                if not self.obey(line):
                    return
            except (CommandError, OSError) as error:
                self.output.line(str(error))

    def obey(self, line: str) -> bool:
        """Whether to go on."""
        first, _, rest = line.partition(" ")
        if first.isascii() and first.isdigit():
            self.go(int(first[:9]))
            return True
        names = [name for name in COMMANDS if first.lower() in (name, self.output.key(f"terminal-step-{name}"))]
        name = names[0] if names else "next" if not first else "help"
        if name == "next":
            self.go(min(self.ply + 1, len(self.recorded.record.actions)))
        elif name == "back":
            self.go(max(0, self.ply - 1))
        elif name == "seat":
            self.recorded.viewer = self.recorded.eyes(int(rest) if rest.isascii() and rest.isdigit() else 0)
            self.show()
        elif name == "table":
            self.show(whole=True)
        elif name == "picture":
            written = self.recorded.draw(self.ply, Path(rest) if rest else None)
            self.output.tell("terminal-drawn", file=str(written))
        elif name == "help":
            self.output.tell("terminal-step-how")
        return name != "quit"

    def go(self, ply: int) -> None:
        self.ply = self.recorded.at(ply)
        self.show()

    def show(self, *, whole: bool = False) -> None:
        """The table with the action to come, or how it ended."""
        actions = self.recorded.record.actions
        prompt = ""
        if self.ply < len(actions):
            seat, action = actions[self.ply]
            prompt = f"{self.ply + 1}. {self.output.names[seat]}: {action}"
        self.recorded.show(self.ply, prompt, whole=whole)
        outcome = self.recorded.replay.history.state.outcome()
        if self.ply == len(actions) and outcome is not None:
            show_sheet(self.output, outcome, self.recorded.replay.game)
