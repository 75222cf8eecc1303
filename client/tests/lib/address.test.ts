// Addresses of pages and files, behind a server and in a folder of a static host.
import assert from "node:assert/strict";
import { test } from "node:test";
import { fileAddress, isOurPage, logicalPath, pageHref, pathName, sharedLink } from "../../src/lib/address";

const FOLDER = "https://host.example/games/isles/";

/** Opens a page of a server or of a static folder. */
function open(address: string, house = ""): void {
  Object.defineProperty(globalThis, "location", { value: new URL(address), configurable: true, writable: true });
  document.documentElement.dataset["house"] = house;
}

const openFolder = (rest = "") => open(FOLDER + rest, "static");
const followed = (href: string) => new URL(href, location.href);

const PATHS = [
  "/",
  "/me",
  "/me#keep",
  "/#one",
  "/table/x",
  "/replay/x?ply=3&seat=watch",
  "/rules/one?table=x#4.2",
  "/take#a+b/c",
  "/table/a%20b%26c%2Fd",
  "/table/été",
  "/?lang=fr",
];

test("behind a server: a path is the address", () => {
  open("https://host.example/table/x");
  for (const path of PATHS) assert.equal(pageHref(path), path);
  assert.equal(fileAddress("/skin/one/en.svg"), "/skin/one/en.svg");
});

test("behind a server: an address is the path", () => {
  open("https://host.example/rules/one?table=x#4.2");
  assert.equal(logicalPath(location), "/rules/one?table=x#4.2");
  assert.equal(pathName(logicalPath(location)), "/rules/one");
});

test("behind a server: what is shared has the house in front", () => {
  open("https://host.example:8000/me#keep");
  assert.equal(sharedLink("/take#key"), "https://host.example:8000/take#key");
  assert.equal(sharedLink(logicalPath(location)), location.href);
});

test("behind a server: every page of the house is ours, none of another", () => {
  open("https://host.example/table/x");
  assert.equal(isOurPage(followed("/me")), true);
  assert.equal(isOurPage(followed("https://other.example/me")), false);
  assert.equal(isOurPage(followed("http://host.example/me")), false);
  assert.equal(isOurPage(followed("mailto:somebody@host.example")), false);
});

test("in a static folder: the path stands in the query, before the other fields", () => {
  openFolder();
  assert.equal(pageHref("/table/x"), "./?at=/table/x");
  assert.equal(pageHref("/replay/x?ply=3&seat=1"), "./?at=/replay/x&ply=3&seat=1");
  assert.equal(pageHref("/rules/one?table=x#4.2"), "./?at=/rules/one&table=x#4.2");
  assert.equal(new URLSearchParams(followed(pageHref("/rules/one?table=x#4.2")).search).get("table"), "x");
});

test("in a static folder: the start page is the folder", () => {
  openFolder("?at=/me#keep");
  assert.equal(pageHref("/"), "./");
  assert.equal(pageHref("/#one"), "./#one");
  assert.equal(followed(pageHref("/")).href, FOLDER);
});

test("in a static folder: every path comes back as it was, from any page", () => {
  for (const here of ["", "index.html", "?at=/table/y&seat=1#3"]) {
    openFolder(here);
    for (const path of PATHS) assert.equal(logicalPath(followed(pageHref(path))), path);
  }
});

test("in a static folder: an address that names no page is the start page", () => {
  for (const here of ["", "index.html", "?at=", "?at=/"]) {
    openFolder(here);
    assert.equal(logicalPath(location), "/");
  }
});

test("in a static folder: a path without its first stroke is understood, and no other host is reached by one with two", () => {
  openFolder("?at=table/x");
  assert.equal(logicalPath(location), "/table/x");
  openFolder("?at=//other.example/me");
  assert.equal(followed(pageHref(logicalPath(location))).host, "host.example");
});

test("in a static folder: an address whose path was encoded on its way is understood", () => {
  openFolder("?at=%2Ftable%2Fx&ply=3");
  assert.equal(logicalPath(location), "/table/x?ply=3");
});

test("in a static folder: files lie beside the page", () => {
  openFolder("?at=/table/x");
  assert.equal(followed(fileAddress("/skin/one/en.svg?content=1#face")).href, `${FOLDER}skin/one/en.svg?content=1#face`);
});

test("in a static folder: what is shared leads to the folder, whatever its page was opened by", () => {
  openFolder("index.html?at=/replay/x&ply=3");
  assert.equal(sharedLink(logicalPath(location)), `${FOLDER}?at=/replay/x&ply=3`);
  assert.equal(sharedLink("/take#key"), `${FOLDER}?at=/take#key`);
});

test("in a static folder: the page alone is ours, not the files beside it, nor its neighbours", () => {
  openFolder("index.html");
  assert.equal(isOurPage(followed(pageHref("/table/x"))), true);
  assert.equal(isOurPage(followed("#4.2")), true);
  for (const other of ["favicon.svg", "skin/one/en.svg", "../", "/", "https://other.example/games/isles/"]) {
    assert.equal(isOurPage(followed(other)), false, other);
  }
});
