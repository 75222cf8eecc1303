// A link to something that is written when it is asked for, and kept as a file.
import type { ComponentChildren } from "preact";
import { ask } from "./api";
import { hasServer } from "./house";
import { toastError } from "./ui";

interface Props {
  /** The call that answers with the file. */
  address: string;
  /** Its name, where the answer brings none. */
  file?: string;
  class: string;
  label?: string;
  children: ComponentChildren;
}

export function DownloadLink({ address, file = "", class: looks, label, children }: Props) {
  const fetched = hasServer() ? undefined : (event: Event) => fetchFile(event, address, file);
  return (
    <a class={looks} href={address} download={file} aria-label={label} onClick={fetched}>
      {children}
    </a>
  );
}

/** Where no server sends files, one is made of the answer. */
function fetchFile(event: Event, address: string, file: string): void {
  event.preventDefault();
  ask("GET", address).then(({ body, media, name }) => saveFile(new Blob([body], { type: media ?? "" }), file || name || ""), toastError);
}

export function saveFile(content: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
