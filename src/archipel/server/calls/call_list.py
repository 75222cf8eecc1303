"""Every call that any house answers."""

from __future__ import annotations

from archipel.server.calls.analysis_calls import ANALYSIS_CALLS
from archipel.server.calls.asset_calls import ASSET_CALLS
from archipel.server.calls.call import Call
from archipel.server.calls.content_calls import OWN_CONTENT_CALLS
from archipel.server.calls.gathering_calls import GATHERING_CALLS
from archipel.server.calls.ladder_calls import LADDER_CALLS
from archipel.server.calls.people_calls import PEOPLE_CALLS
from archipel.server.calls.puzzle_calls import PUZZLE_CALLS
from archipel.server.calls.replay_calls import REPLAY_CALLS
from archipel.server.calls.table_calls import TABLE_CALLS

HOUSE_CALLS: list[Call] = [
    *TABLE_CALLS,
    *GATHERING_CALLS,
    *PEOPLE_CALLS,
    *PUZZLE_CALLS,
    *OWN_CONTENT_CALLS,
    *REPLAY_CALLS,
    *ANALYSIS_CALLS,
    *LADDER_CALLS,
    *ASSET_CALLS,
]
