// What this browser keeps is not to be thrown away when it runs short of room: asked of it once, when there is something to lose.

const ASKED = "asked-to-keep";

export function keepForGood(): void {
  if (localStorage.getItem(ASKED) || !navigator.storage?.persist) return;
  localStorage.setItem(ASKED, "yes");
  navigator.storage.persist().catch(() => undefined);
}
