import { remoteOfStyleSheet } from "../layout/remote-styles";
import { isOfRemote } from "./nodes-of-remotes";

/** React marks its elements, and removes them itself. */
const isOwnedByReact = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith("__reactFiber$"));

/** The style sheet of a release, which applies only while its page is shown (`remote-styles.ts`). */
const isOfRelease = (element: Element): boolean =>
  element instanceof HTMLLinkElement && remoteOfStyleSheet(element) !== undefined;

/** Elements of the shell's libraries. */
const isExpected = (element: Element): boolean =>
  isOfRelease(element) ||
  element.matches("script, [data-styled], [data-radix-focus-guard], [aria-live]") ||
  (element.textContent ?? "").includes("[data-sonner-toaster]");

/** Whether a remote added this element to head or body by itself, outside of React. */
export const isLeftover = (element: Element): boolean =>
  isOfRemote(element) && !isOwnedByReact(element) && !isExpected(element);

/**
 * Removes what the page that was left has added outside of itself. Returns how many elements and style sheets that
 * were.
 */
export const removeLeftovers = (): number => {
  const styles = document.head.querySelectorAll("style, link[rel~=stylesheet]");
  const leftovers = [...styles, ...document.body.children].filter(isLeftover);
  for (const element of leftovers) element.remove();
  const sheets = document.adoptedStyleSheets ?? [];
  const others = sheets.filter((sheet) => !isOfRemote(sheet));
  // An open dialog of the shell locks scrolling with an adopted style sheet.
  if (others.length < sheets.length && !document.querySelector("[role=dialog]"))
    document.adoptedStyleSheets = others;
  return leftovers.length + sheets.length - others.length;
};
