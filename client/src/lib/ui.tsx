// The small parts every page is made of.
import { signal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { pageHref } from "./address";
import { refusalText } from "./api";
import { spriteHref } from "./faces/sprites";
import { type Reader, say, word } from "./words";

export function Icon({ name, class: extra = "i" }: { name: string; class?: string }) {
  return <SpriteSymbol id={`ico-${name}`} class={extra} />;
}

export function SpriteSymbol({ id, class: extra = "" }: { id: string; class?: string }) {
  return (
    <svg class={extra} aria-hidden="true" focusable="false">
      <use href={spriteHref(id)} />
    </svg>
  );
}

/** A seat: its colour and its pattern, spoken by name where nothing beside it does. */
export function SeatDisc({ seat, class: extra = "av", spoken = false }: { seat: number; class?: string; spoken?: boolean }) {
  const names = spoken ? { role: "img", "aria-label": word("table-seat-look", { seat: seat % 6 }) } : { "aria-hidden": true };
  return (
    <svg class={extra} {...(names as object)} focusable="false">
      <use href={spriteHref(`seat-${seat % 6}`)} />
    </svg>
  );
}

type ButtonProps = {
  icon?: string;
  label?: string;
  kind?: "primary" | "ghost" | "plain";
  big?: boolean;
  shut?: boolean;
  class?: string;
  children?: ComponentChildren;
} & Omit<JSX.IntrinsicElements["button"], "icon" | "label" | "class" | "ref">;

/** A button; with `label` and no children it is an icon alone. `shut` looks closed and can still be asked. */
export function Button({ icon, label, kind = "plain", big, shut, class: extra = "", children, ...rest }: ButtonProps) {
  const looks = ["btn", kind === "plain" ? "" : kind, big && "big", !children && "icon", shut && "shut", extra];
  return (
    <button
      type="button"
      class={looks.filter(Boolean).join(" ")}
      aria-label={label}
      title={children ? undefined : label}
      aria-disabled={shut || undefined}
      {...(rest as object)}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

interface FileButtonProps {
  label: string;
  icon: string;
  class: string;
  busy?: boolean;
  onFile: (file: File) => void;
}

/** Asks for a JSON file of this machine. */
export function FileButton({ label, icon, class: extra, busy = false, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const take = (chosen: HTMLInputElement) => {
    const file = chosen.files?.[0];
    chosen.value = "";
    if (file) onFile(file);
  };
  return (
    <>
      <button type="button" class={extra} aria-busy={busy} onClick={() => input.current?.click()}>
        <Icon name={icon} />
        {label}
      </button>
      <input
        ref={input}
        class="unseen"
        type="file"
        accept=".json,application/json"
        tabindex={-1}
        aria-label={label}
        onChange={(event) => take(event.currentTarget)}
      />
    </>
  );
}

/** The way back to the islands. */
export function HomeLink({ class: extra }: { class: string }) {
  return (
    <a class={`btn ${extra}`} href={pageHref("/")}>
      <Icon name="island" />
      {word("table-menu-start")}
    </a>
  );
}

/** Until there is something to see. */
export function LoadingPage() {
  return (
    <main class="table-waiting">
      <p role="status">{word("table-waiting")}</p>
    </main>
  );
}

/** Something that is on or off, and what that means. */
export function SwitchRow({ title, line, on, onChange }: { title: string; line: string; on: boolean; onChange: (on: boolean) => void }) {
  return (
    <div class="opt listed">
      <span>
        {title}
        <small>{line}</small>
      </span>
      <button type="button" class="switch" role="switch" aria-checked={on} aria-label={title} onClick={() => onChange(!on)} />
    </div>
  );
}

export interface SegmentChoice<T> {
  value: T;
  label: ComponentChildren;
  name?: string;
}

/** One of a few, side by side. */
export function Segmented<T extends string | number | boolean>(props: {
  label: string;
  value: T;
  choices: readonly SegmentChoice<T>[];
  onChoose: (value: T) => void;
}) {
  return (
    <span class="seg" role="group" aria-label={props.label}>
      {props.choices.map((choice) => (
        <button
          type="button"
          key={String(choice.value)}
          data-value={String(choice.value)}
          aria-pressed={choice.value === props.value}
          aria-label={choice.name}
          onClick={() => props.onChoose(choice.value)}
        >
          {choice.label}
        </button>
      ))}
    </span>
  );
}

/** A sheet over the page: centred on a wide page, from below on a phone. Escape and the scrim close it. */
export function Dialog(props: { title: string; onClose: () => void; children: ComponentChildren; class?: string }) {
  const box = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    box.current?.showModal();
    return () => before?.focus?.({ preventScroll: true });
  }, []);
  return (
    <dialog
      ref={box}
      class={`sheet ${props.class ?? ""}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        props.onClose();
      }}
      onClick={(event) => event.target === box.current && props.onClose()}
    >
      <div class="sheet-in">
        <div class="sheet-head">
          <h2 id={heading}>{props.title}</h2>
          <Button kind="ghost" icon="close" label={word("table-close")} class="x" onClick={props.onClose} />
        </div>
        {props.children}
      </div>
    </dialog>
  );
}

interface Notice {
  id: number;
  kind: "wait" | "ok" | "bad";
  text: string;
}

const notices = signal<Notice[]>([]);
let noticed = 0;

/** A word at the foot of the page, gone by itself. */
export function toast(text: string, kind: Notice["kind"] = "ok", seconds = 4): void {
  const id = ++noticed;
  notices.value = [...notices.peek().slice(-2), { id, kind, text }];
  setTimeout(() => (notices.value = notices.peek().filter((n) => n.id !== id)), seconds * 1000);
}

/** Tells at the foot of the page why something failed. */
export function toastError(error: unknown, reader: Reader = {}): void {
  toast(say(refusalText(error), reader), "bad", 6);
}

const TOAST_ICONS = { wait: "reconnect", ok: "check", bad: "alert" };

export function Toast({ kind, children }: { kind: Notice["kind"]; children: ComponentChildren }) {
  return (
    <span class={`toast ${kind}`}>
      <Icon name={TOAST_ICONS[kind]} />
      {children}
    </span>
  );
}

/** What is said in passing: shown above any sheet that is open. */
export function Toasts({ children }: { children?: ComponentChildren }) {
  const box = useRef<HTMLDivElement>(null);
  const newest = notices.value.at(-1)?.id;
  useEffect(() => {
    if (newest === undefined) return;
    box.current?.showPopover?.();
    return () => box.current?.hidePopover?.();
  }, [newest]);
  return (
    <div class="toasts" role="status" popover="manual" ref={box}>
      {notices.value.map((n) => (
        <Toast key={n.id} kind={n.kind}>
          {n.text}
        </Toast>
      ))}
      {children}
    </div>
  );
}
