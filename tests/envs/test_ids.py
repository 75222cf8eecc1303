"""The numbers of choices and the planes stay what they are: whoever has trained on them finds them again."""

from __future__ import annotations

import os
from pathlib import Path

import gymnasium as gym
import msgspec
import pytest

from archipel.core.catalog import games
from archipel.core.features import WAIT, Features
from archipel.envs.arrays import observation_space

GOLDEN = Path(__file__).parents[1] / "golden" / "features"
LEARNABLE = [game.id for game in games().values() if game.learnable]


@pytest.mark.parametrize("id", LEARNABLE)
def test_choices_and_planes_are_those_of_the_first_version(id: str) -> None:
    """A change here is a new version of the environments: ARCHIPEL_GOLDEN=1 writes the file anew."""
    features = games()[id].features
    assert features is not None
    file = GOLDEN / f"{id}.json"
    told = msgspec.json.format(msgspec.json.encode(plain(features)), indent=1) + b"\n"
    if "ARCHIPEL_GOLDEN" in os.environ:
        file.write_bytes(told)
    assert told == file.read_bytes()


def plain(features: Features) -> dict[str, object]:
    planes = [[plane.name, list(plane.shape), plane.low, plane.high] for plane in features.planes]
    return {"openers": features.openers, "planes": planes, "choices": list(features.choices)}


@pytest.mark.parametrize("id", LEARNABLE)
def test_every_choice_and_every_plane_has_a_name_of_its_own(id: str) -> None:
    features = games()[id].features
    assert features is not None
    assert features.choices[WAIT] == "wait"
    assert len(set(features.choices)) == len(features.choices)
    assert len({plane.name for plane in features.planes}) == len(features.planes)
    assert all(0 < plane.high - plane.low <= 255 for plane in features.planes)
    assert all(plane.says for plane in features.planes)
    assert observation_space(features)["action_mask"].shape == (len(features.choices),)


def test_gymnasium_knows_every_mode_by_its_name() -> None:
    modes = {f"{id}-{mode.id}" for id in LEARNABLE for mode in games()[id].modes}
    assert len({name for name in gym.registry if name.startswith("archipel/")}) == len(modes)
    single = gym.make("archipel.envs:archipel/Hashi-solo-v1")
    single.reset(seed=1)
    many = gym.make_vec("archipel/Hashi-solo-v1", num_envs=2, vectorization_mode="vector_entry_point", bots=())
    told, _ = many.reset(seed=1)
    assert told["action_mask"].shape == (2, *single.observation_space["action_mask"].shape)  # type: ignore[index]


@pytest.mark.slow
def test_gymnasium_plays_in_processes() -> None:
    many = gym.make_vec("archipel.envs:archipel/Hashi-side_a-v1", num_envs=2, vectorization_mode="async")
    told, _ = many.reset(seed=4)
    choices = told["action_mask"].argmax(axis=1)
    told, rewards, *_ = many.step(choices)
    many.close()
    assert told["action_mask"].any(axis=1).all()
    assert rewards.tolist() == [0.0, 0.0]
