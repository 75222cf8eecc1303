"""After a tile: a joker token, or none; then the row is filled and the turn passes on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, final

from archipel.core.text import Text, text
from archipel.core.values import Action, Event, Seat
from archipel.games.small_islands.edition import ANY, FACE_NAMES, FACES, MOST_PORTS, PORT_FACE, RESOURCE_NAMES, TOKENS
from archipel.games.small_islands.events import Jokered, NoJoker
from archipel.games.small_islands.geometry import cell_of
from archipel.games.small_islands.steps.decision import Decision
from archipel.games.small_islands.steps.refusals import untimely
from archipel.games.small_islands.supply import refill
from archipel.games.small_islands.values import DONE, Done, Joker
from archipel.games.small_islands.views import Pending

if TYPE_CHECKING:
    from archipel.games.small_islands.state import SmallState

ON_COAST: Final = 8
NAMES: Final = ("J1", "J2", "J3", "J4")


def after_placing(state: SmallState) -> None:
    """Whoever has no token left is done."""
    if state.mats[state.turn].jokers:
        state.steps.append(JOKERS)
    else:
        end_turn(state)


def end_turn(state: SmallState) -> None:
    refill(state)
    state.turn = (state.turn + 1) % len(state.mats)


@final
class Jokers(Decision):
    def pending(self, state: SmallState, seat: Seat | None) -> Pending:
        return Pending("joker", slot=state.slot + 1)

    def legal(self, state: SmallState, seat: Seat) -> Sequence[Action]:
        actions: list[Action] = [DONE]
        mask = state.mats[seat].jokers
        for token in range(TOKENS):
            if mask >> token & 1:
                self.offer(state, token, actions)
        return actions

    def offer(self, state: SmallState, token: int, actions: list[Action]) -> None:
        """Every use of a token: over another resource, or as a port."""
        edition = state.edition
        board = state.board
        own = edition.tokens[token]
        for tile in range(len(board.cells)):
            shown = board.shown[tile]
            cell = board.cells[tile]
            at = 0
            # Two bits an icon, the first lowest; 0: no resource.
            while shown:
                resource = shown & 3
                if resource and own == ANY:
                    for face in range(1, 4):
                        if face != resource:
                            actions.append(edition.joker(token, face, cell, at))
                elif resource and resource != own:
                    actions.append(edition.joker(token, own, cell, at))
                shown >>= 2
                at += 1
            if board.ports[tile] < MOST_PORTS and edition.rings[board.poses[tile]] != 255:
                for land in range(edition.lands[board.poses[tile] >> 2]):
                    actions.append(edition.joker(token, PORT_FACE, cell, land))

    def objection(self, state: SmallState, seat: Seat, action: Action) -> Text | None:
        if isinstance(action, Done):
            return None
        if not isinstance(action, Joker):
            return untimely(action)
        return joker_objection(state, seat, action)

    def take(self, state: SmallState, seat: Seat, action: Action) -> None:
        state.steps.pop()
        if isinstance(action, Joker):
            lay_joker(state, seat, action)
        else:
            state.tell(NoJoker, seat)
        end_turn(state)


def lay_joker(state: SmallState, seat: Seat, action: Joker) -> None:
    board = state.board
    tile = board.at[cell_of(action.x, action.y)]
    face = FACE_NAMES.index(action.face)
    state.mats[seat].jokers &= ~(1 << NAMES.index(action.token))
    covered = 0
    if face == PORT_FACE:
        board.add_port(tile, action.at)
        state.laid.append(packed(action.at, tile, ON_COAST, face, seat))
    else:
        covered = board.resource(tile, action.at)
        board.cover(tile, action.at, face)
        state.laid.append(packed(0, tile, action.at, face, seat))
    state.tell(jokered, seat, action, covered)


def jokered(seat: Seat, action: Joker, covered: int) -> Event:
    return Jokered(seat, action.token, action.face, action.x, action.y, action.at, RESOURCE_NAMES[covered])


def packed(land: int, tile: int, icon: int, face: int, colour: int) -> int:
    """A token laid, as one int; the land is told of ports alone."""
    # Digits of mixed bases: tiles below FACES, icons and the coast below 9, faces and colours below 4.
    return (((land * FACES + tile) * (ON_COAST + 1) + icon) * 4 + face) * 4 + colour


def unpacked(laid: int) -> tuple[int, int, int, int, int]:
    """Land, tile, icon, face, colour."""
    place = laid >> 4
    icon, tile = place % (ON_COAST + 1), place // (ON_COAST + 1)
    return tile // FACES, tile % FACES, icon, laid >> 2 & 3, laid & 3


def joker_objection(state: SmallState, seat: Seat, action: Joker) -> Text | None:
    token = NAMES.index(action.token) if action.token in NAMES else -1
    if token < 0:
        return text("refused-no-token", rule="7.5")
    if not state.mats[seat].jokers >> token & 1:
        return text("refused-token-used", rule="7.1")
    cell = cell_of(action.x, action.y)
    tile = state.board.at[cell] if cell >= 0 else -1
    if tile < 0:
        return text("refused-no-tile", rule="7.1")
    if state.board.is_boat(tile):
        return text("refused-joker-boat", rule="7.1")
    if action.face == "port":
        return _port_objection(state, tile, action.at)
    return _resource_objection(state, token, tile, action)


def _port_objection(state: SmallState, tile: int, land: int) -> Text | None:
    pose = state.board.poses[tile]
    if state.board.ports[tile] >= MOST_PORTS:
        return text("refused-two-ports", rule="7.4")
    if state.edition.rings[pose] == 255:
        return text("refused-no-coast", rule="7.4")
    return None if 0 <= land < state.edition.lands[pose >> 2] else text("refused-no-land", rule="7.4")


def _resource_objection(state: SmallState, token: int, tile: int, action: Joker) -> Text | None:
    face = FACE_NAMES.index(action.face)
    own = state.edition.tokens[token]
    if own not in (ANY, face):
        return text("refused-token-face", rule="7.5", face=text(f"resource-{RESOURCE_NAMES[own]}"))
    icons = state.edition.icons[state.board.poses[tile] >> 2]
    if not 0 <= action.at < len(icons):
        return text("refused-no-icon", rule="7.2")
    shown = state.board.resource(tile, action.at)
    if not shown:
        return text("refused-cover", rule="7.3")
    if shown == face:
        return text("refused-same-resource", rule="7.2", resource=text(f"resource-{action.face}"))
    return None


JOKERS: Final = Jokers()
