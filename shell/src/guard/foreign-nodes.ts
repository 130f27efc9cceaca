import { remoteOfStyleSheet } from "../layout/remote-styles";
import type { Originals } from "./originals";

/** React marks its elements, and removes them itself. */
const isOwnedByReact = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith("__reactFiber$"));

/** The style sheet of a release, which applies only while its page is shown (`remote-styles.ts`). */
const isOfRelease = (element: Element): boolean =>
  element instanceof HTMLLinkElement && remoteOfStyleSheet(element) !== undefined;

/** Elements of browser extensions and of the shell's libraries. */
const isExpected = (element: Element): boolean =>
  element.localName.includes("-") ||
  isOfRelease(element) ||
  element.matches("script, [data-styled], [data-radix-focus-guard], [aria-live]") ||
  (element.textContent ?? "").includes("[data-sonner-toaster]");

/** Whether an element in head or body was added neither by the shell nor by React. */
export const isForeign = (element: Element, { nodes }: Originals): boolean =>
  !nodes.has(element) && !isOwnedByReact(element) && !isExpected(element);

/**
 * Removes what the page that was left has added outside of itself. Returns how many elements and style sheets that
 * were.
 */
export const removeForeignNodes = (originals: Originals): number => {
  const styles = document.head.querySelectorAll("style, link[rel~=stylesheet]");
  const foreign = [...styles, ...document.body.children].filter((element) => isForeign(element, originals));
  for (const element of foreign) element.remove();
  const sheets = document.adoptedStyleSheets ?? [];
  const own = sheets.filter((sheet) => originals.sheets.includes(sheet));
  // An open dialog of the shell locks scrolling with an adopted style sheet.
  if (own.length < sheets.length && !document.querySelector("[role=dialog]"))
    document.adoptedStyleSheets = own;
  return foreign.length + sheets.length - own.length;
};
