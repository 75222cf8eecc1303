// Addresses: a page is named by its path as a server has it (`/table/x?ply=3`). In a static folder there is one page for all of them,
// which finds that path in its query (`./?at=/table/x&ply=3`), and files lie beside it.

type Address = Pick<URL, "pathname" | "search" | "hash">;

const FIELD = "at=";

/** Whether this page lies in a folder of files, without a server behind it. */
export const inStaticFolder = (): boolean => document.documentElement.dataset["house"] === "static";

/** The server beside which this folder lies, for its people without a network; empty: there is none. */
export const serverBeside = (): string => document.documentElement.dataset["server"] ?? "";

/** What a link to a page refers to it by, and what the browser shows. */
export function pageHref(path: string): string {
  if (!inStaticFolder()) return path;
  const { name, query, hash } = pathParts(path);
  const at = name === "/" ? "" : FIELD + encodeURIComponent(name).replaceAll("%2F", "/");
  const fields = [at, query].filter(Boolean).join("&");
  return `./${fields && `?${fields}`}${hash}`;
}

/** What a file of the client, of a skin or of the rules is fetched by. */
export function fileAddress(path: string): string {
  return inStaticFolder() ? path.replace(/^\//, "") : path;
}

/** The whole address of a page, to be handed to somebody. */
export function sharedLink(path: string): string {
  return new URL(inStaticFolder() ? pageHref(path) : location.origin + path, location.href).href;
}

/** The path of a page by its address: the way back from `pageHref`. */
export function logicalPath({ pathname, search, hash }: Address): string {
  if (!inStaticFolder()) return pathname + search + hash;
  const at = new URLSearchParams(search).get("at") ?? "";
  const query = search
    .slice(1)
    .split("&")
    .filter((field) => field && !field.startsWith(FIELD))
    .join("&");
  return `/${at.replace(/^\//, "")}${query && `?${query}`}${hash}`;
}

/** A path without its query and its `#`. */
export const pathName = (path: string): string => pathParts(path).name;

/** Whether an address is one of our pages; in a static folder whatever lies beside the page is a file. */
export function isOurPage(link: Address & { origin: string }): boolean {
  if (link.origin !== location.origin) return false;
  return !inStaticFolder() || pageFile(link.pathname) === pageFile(location.pathname);
}

const pageFile = (pathname: string): string => pathname.replace(/\/$/, "/index.html");

function pathParts(path: string): { name: string; query: string; hash: string } {
  const [, name = "", query = "", hash = ""] = /^([^?#]*)\??([^#]*)(#.*)?$/s.exec(path) ?? [];
  return { name: name || "/", query, hash };
}
