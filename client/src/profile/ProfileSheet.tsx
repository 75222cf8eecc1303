// Who I am to the others: the pill on the start page, and its sheet.
import { useState } from "preact/hooks";
import { pageHref } from "../lib/address";
import { me } from "../lib/me";
import { Button, Dialog, Icon, SeatDisc } from "../lib/ui";
import { word } from "../lib/words";
import { LookRows } from "./LookRows";
import { NameField, useNameDraft } from "./NameField";

export function ProfilePill() {
  const [open, setOpen] = useState(false);
  const name = me.value?.name ?? word("you");
  return (
    <>
      <button type="button" class="pill" aria-haspopup="dialog" aria-label={word("profile-open", { name })} onClick={() => setOpen(true)}>
        <SeatDisc seat={0} />
        <span class="nm">{name}</span>
      </button>
      {open && <ProfileSheet onClose={() => setOpen(false)} />}
    </>
  );
}

function ProfileSheet({ onClose }: { onClose: () => void }) {
  const draft = useNameDraft();
  const save = async (event: Event) => {
    event.preventDefault();
    if (await draft.keep()) onClose();
  };
  return (
    <Dialog title={word("profile-title")} class="profile" onClose={onClose}>
      <form onSubmit={(event) => void save(event)}>
        <NameField draft={draft} />
        <LookRows />
        <Button big kind="primary" class="centre" type="submit" disabled={!draft.wanted}>
          {word("profile-save")}
        </Button>
        <a class="btn big" href={pageHref("/me")}>
          <Icon name="log" />
          {word("profile-page")}
          <Icon name="chevron" class="end" />
        </a>
      </form>
    </Dialog>
  );
}
