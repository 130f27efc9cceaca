import type { Originals } from "./originals";

/** React marks its elements, and removes what it has rendered. */
const isReacts = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith("__reactFiber$"));

/** Elements of browser extensions and of the shell's libraries. */
const isOthers = (element: Element): boolean =>
  element.localName.includes("-") ||
  element.matches("script, [data-styled], [data-radix-focus-guard], [aria-live]") ||
  (element.textContent ?? "").includes("[data-sonner-toaster]");

/** Whether an element in head or body is none that the shell or a page of React's has put there. */
export const isForeign = (element: Element, { nodes }: Originals): boolean =>
  !nodes.has(element) && !isReacts(element) && !isOthers(element);

/** Takes away what the page that was left has put outside of itself. Returns how much that was. */
export const removeForeignNodes = (originals: Originals): number => {
  const styles = document.head.querySelectorAll("style, link[rel~=stylesheet]");
  const foreign = [...styles, ...document.body.children].filter((element) => isForeign(element, originals));
  for (const element of foreign) element.remove();
  const sheets = document.adoptedStyleSheets ?? [];
  const own = sheets.filter((sheet) => originals.sheets.includes(sheet));
  // An open dialog of the shell locks scrolling by such a sheet.
  if (own.length < sheets.length && !document.querySelector("[role=dialog]"))
    document.adoptedStyleSheets = own;
  return foreign.length + sheets.length - own.length;
};
