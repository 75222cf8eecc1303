/** Style attributes that come with markup are refused by the content-security policy; set by script they are not. */
export function restyle(element: SVGElement): void {
  const style = element.getAttribute("style") ?? "";
  element.removeAttribute("style");
  element.style.cssText = style;
}
