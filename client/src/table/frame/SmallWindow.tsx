// A small window's handles and the drawer that is open.
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Board } from "../model/board";
import { Drawer } from "./Drawer";
import { type DrawerId, drawerWith, type ExtraHandle, zoneDrawers } from "./drawers";
import { Rail } from "./Rail";

interface SmallWindowProps {
  board: Board;
  menu?: () => void;
  /** What else is in a drawer. */
  more?: (drawer: DrawerId) => ComponentChildren;
  extra?: ExtraHandle | undefined;
}

export function SmallWindow({ board, menu, more, extra }: SmallWindowProps) {
  const [open, setOpen] = useState<DrawerId>("");
  const shown = open.startsWith("zone:") && !zoneDrawers(board).some(({ id }) => id === open) ? "" : open;
  const highlights = board.guide.highlights.value;
  const openedFor = useRef<DrawerId>("");
  useEffect(() => {
    const wanted = [...highlights].map((id) => drawerWith(board, id)).find(Boolean) ?? "";
    if (wanted) setOpen(wanted);
    else setOpen((now) => (now === openedFor.current ? "" : now));
    openedFor.current = wanted;
  }, [highlights]);
  return (
    <>
      <Rail
        board={board}
        open={shown}
        onOpen={setOpen}
        extra={extra}
        menu={
          menu ??
          (() => {
            setOpen("");
            board.panel.value = "menu";
          })
        }
      />
      {shown && (
        <Drawer
          board={board}
          id={shown}
          title={shown === extra?.id ? extra.label : ""}
          onClose={() => setOpen("")}
          more={shown === extra?.id ? extra.content?.(() => setOpen("")) : more?.(shown)}
        />
      )}
    </>
  );
}
