// Styles of pages that come with their script, so that the start page carries none of them.

/** Adds a stylesheet to the page for good. */
export function adoptStyles(text: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
}
