"""The components that a record names, found where whoever brings it along may have them."""

from __future__ import annotations

from archipel.core.content_names import is_digest, packed_in
from archipel.core.record import Record, UnknownContent
from archipel.table.refusal import Refusal
from archipel.table.store import Store


async def resolve_content(record: Record, person: str, store: Store) -> Record:
    """The record with its components, off the person's profile or a table they may see; refused where it is neither."""
    content = record.content()
    digest = record.options.get(content.option) if content else None
    if content is None or not is_digest(digest):
        return record
    known = {}
    kept = await store.contents.find(person, record.game, digest)
    if kept is not None:
        known[digest] = content.pack(kept[1])
    elif (options := await store.contents.at_a_table(person, record.game, digest)) is not None:
        known[digest] = packed_in(content, options)
    try:
        return record.resolved(known)
    except UnknownContent as unknown:
        raise Refusal(unknown.why, status=422) from None
