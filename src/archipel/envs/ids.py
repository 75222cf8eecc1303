"""The names Gymnasium knows the environments by: `archipel/Hashi-solo-v1`."""

from __future__ import annotations

from gymnasium.envs.registration import register

from archipel.envs.setting import camel, every

VERSION = 1
"""Raised when the numbers of choices or the planes of a game change."""


def register_all() -> None:
    """Done by `import archipel.envs`, which Gymnasium does itself for `archipel.envs:archipel/Hashi-solo-v1`."""
    for game, mode in every():
        register(
            id=f"archipel/{camel(game.id)}-{mode.id}-v{VERSION}",
            entry_point="archipel.envs.single:SingleEnv",
            vector_entry_point="archipel.envs.many:ManyGames",
            kwargs={"game": game.id, "mode": mode.id},
            disable_env_checker=True,
        )
