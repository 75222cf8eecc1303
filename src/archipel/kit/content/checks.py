"""What a value of a content file may be: a field that must be there, a list so long, a number, a word of a few."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from archipel.core.content import Fault, Node


def need(node: Node | None, name: str) -> tuple[Node | None, list[Fault]]:
    """A field, or the fault that it is missing."""
    if node is None:
        return None, []
    if not isinstance(node.value, dict):
        return None, [node.fault("object")]
    found = node.get(name)
    return found, [] if found else [node.fault("missing", name=name)]


def items(node: Node | None, name: str, size: int) -> tuple[list[Node], list[Fault]]:
    """The entries of a list that must have so many, none beyond them; none where it is no list."""
    found, missing = need(node, name)
    if found is None:
        return [], missing
    if not isinstance(found.value, list):
        return [], [found.fault("list")]
    wrong = len(found.value) != size
    return found.value[:size], [found.fault("count", count=len(found.value), wanted=size)] if wrong else []


def span(node: Node, name: str, least: int, most: int) -> tuple[Node | None, list[Fault]]:
    """A list that must have from so many entries to so many."""
    found, wrong = need(node, name)
    if found is None or (isinstance(found.value, list) and least <= len(found.value) <= most):
        return found, wrong
    if not isinstance(found.value, list):
        return None, [found.fault("list")]
    return found, [found.fault("count", count=len(found.value), wanted=f"{least}-{most}")]


def field(node: Node | None, name: str, look: Callable[[Node], Iterable[Fault]]) -> Iterator[Fault]:
    """What speaks against a field, or that it is missing."""
    found, missing = need(node, name)
    yield from missing
    if found:
        yield from look(found)


def each(node: Node | None, name: str, size: int, look: Callable[[Node], Iterable[Fault]]) -> Iterator[Fault]:
    """What speaks against the entries of a list that must have so many."""
    found, wrong = items(node, name, size)
    yield from wrong
    for entry in found:
        yield from look(entry)


def a_list(node: Node) -> Iterator[Fault]:
    if not isinstance(node.value, list):
        yield node.fault("list")


def integer(node: Node, least: int, most: int) -> Iterator[Fault]:
    fine = isinstance(node.value, int) and not isinstance(node.value, bool) and least <= node.value <= most
    if not fine:
        yield node.fault("number", least=least, most=most)


def choice(node: Node, known: Sequence[str]) -> Iterator[Fault]:
    if node.value not in tuple(known):
        got = str(node.plain())[:40]
        yield node.fault("choice", got=got, wanted=", ".join(known))


def word(node: Node, name: str) -> Iterator[Fault]:
    """A field that is a word without blanks."""
    found, missing = need(node, name)
    yield from missing
    if found and not (isinstance(found.value, str) and 0 < len(found.value) <= 12 and found.value.isalnum()):
        yield found.fault("word")


def phrase(node: Node, most: int) -> Iterator[Fault]:
    """A few words that can be printed."""
    said = node.value if isinstance(node.value, str) else ""
    if not (said.strip() and said.isprintable() and len(said) <= most):
        yield node.fault("phrase", most=most)


def faces_of(card: Node) -> list[Node]:
    faces = card.get("faces")
    return [face for name in ("a", "b") if faces and (face := faces.get(name))]


def unique(nodes: Sequence[Node]) -> Iterator[Fault]:
    """No id stands twice."""
    taken: list[object] = []
    for node in nodes:
        id = node.get("id")
        if id and id.value in taken:
            yield id.fault("same", got=str(id.value))
        elif id:
            taken.append(id.value)
