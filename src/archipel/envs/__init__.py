"""Games as learners know them: PettingZoo, Gymnasium, OpenSpiel (`archipel.envs.openspiel`)."""

from archipel.envs.aec import aec
from archipel.envs.ids import register_all
from archipel.envs.many import ManyGames
from archipel.envs.parallel import parallel
from archipel.envs.setting import BadSetting, Setting, every
from archipel.envs.single import SingleEnv

register_all()

__all__ = ["BadSetting", "ManyGames", "Setting", "SingleEnv", "aec", "every", "parallel"]
