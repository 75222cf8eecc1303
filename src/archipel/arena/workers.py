"""Where matches are played: processes of this machine, or the workers of a Dask cluster, as an executor."""

from __future__ import annotations

import logging
import os
import pickle
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from importlib import import_module
from multiprocessing import get_context
from typing import Any, ParamSpec, TypeVar
from urllib.parse import urlsplit

from archipel.arena.errors import CannotPlay

PATIENCE = 10
"""Seconds until a scheduler that does not answer is given up."""

P = ParamSpec("P")
R = TypeVar("R")


def workers(count: int = 0, scheduler: str = "") -> AbstractContextManager[Executor]:
    """As many processes (0: one a core; 1: this one), or the cluster of a Dask scheduler by its address."""
    if count and scheduler:
        raise CannotPlay("terminal-arena-both")
    return _cluster(scheduler) if scheduler else _processes(count or cores())


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@contextmanager
def _processes(count: int) -> Iterator[Executor]:
    pool = ThreadPoolExecutor(1) if count == 1 else ProcessPoolExecutor(count, mp_context=get_context("spawn"))
    try:
        yield pool
    except BrokenExecutor:
        raise CannotPlay("terminal-arena-process-lost") from None
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def _cluster(address: str) -> Iterator[Executor]:
    _check(address)
    dask = _dask()
    client = _client(dask, address)
    cluster = _Cluster(client)
    try:
        yield cluster
    except dask.KilledWorker:
        raise CannotPlay("terminal-arena-workers-lost") from None
    except CancelledError:
        raise CannotPlay("terminal-arena-scheduler-lost", address=address) from None
    except ImportError as error:
        raise CannotPlay("terminal-arena-not-installed", why=str(error)) from None
    finally:
        cluster.shutdown()
        client.close()


def _check(address: str) -> None:
    """A client of Dask that was given no address at all would not let the process end."""
    try:
        named = urlsplit(address if "://" in address else f"tcp://{address}")
        if named.scheme in ("tcp", "tls") and named.hostname and named.port:
            return
    except ValueError:
        pass
    raise CannotPlay("terminal-arena-bad-address", address=address)


def _dask() -> Any:
    try:
        found = import_module("distributed")
    except ImportError:
        raise CannotPlay("terminal-arena-no-dask") from None
    for name in ("distributed", "distributed.client", "tornado.application"):
        logging.getLogger(name).setLevel(logging.CRITICAL + 1)
    return found


def _client(dask: Any, address: str) -> Any:
    try:
        return dask.Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ImportError, TypeError) as error:
        raise CannotPlay("terminal-arena-no-scheduler", address=address, why=str(error)) from None


class _Cluster(Executor):
    """The executor of a Dask client. What a worker is asked is loaded when it runs: a worker that cannot load it says
    so, where Dask alone would wait for ever, and the scheduler needs nothing but Dask."""

    def __init__(self, client: Any) -> None:
        self.executor = client.get_executor(pure=False)

    def submit(self, call: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs) -> Future[R]:
        asked: Future[R] = self.executor.submit(pickle.loads, pickle.dumps(_Call(partial(call, **kwargs), args)))
        return asked

    def shutdown(self, wait: bool = False, *, cancel_futures: bool = True) -> None:
        self.executor.shutdown(wait=wait and not cancel_futures)


class _Call:
    """Pickled, a call that is made by whoever loads it."""

    def __init__(self, call: Callable[..., Any], args: tuple[Any, ...]) -> None:
        self.call = call
        self.args = args

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        return self.call, self.args
