import type { ForeignCause } from "@promptfolio/contracts/telemetry";
import { topOfTrace } from "./release-of-error";

const EXTENSION = /^(?:[a-z-]+-extension|webkit-masked-url|user-?script):|^<anonymous>/;

/** Chromium's translator and Google's mark the document. */
const isTranslated = (): boolean =>
  document.documentElement.matches(".translated-ltr, .translated-rtl") ||
  document.querySelector("font") !== null;

/** Whether something that no page of this site uses was added: extensions define their elements in their own world. */
const isForeignElement = ({ localName }: Element): boolean =>
  localName === "font" || (localName.includes("-") && customElements.get(localName) === undefined);

/** Who changed the server's markup, so that React cannot hydrate it; undefined if nobody did. */
export const foreignNodesCause = (root: Element): ForeignCause | undefined => {
  if (isTranslated()) return "translation";
  return [...root.getElementsByTagName("*")].some(isForeignElement) ? "nodes" : undefined;
};

const isStorageError = ({ name, message }: Error): boolean =>
  name === "QuotaExceededError" ||
  (name === "SecurityError" && /storage|access is denied|insecure/i.test(message));

const isNetworkError = ({ name, message }: Error): boolean =>
  name === "TypeError" && /fetch|load failed|networkerror/i.test(message);

/** What in the visitor's browser caused an error; undefined if it is the release's. */
export const foreignCause = (error: unknown, kind: "load" | "error"): ForeignCause | undefined => {
  if (!navigator.onLine && kind === "load") return "offline";
  // Of another document or world it is an error too.
  if (!(error instanceof Error || error instanceof DOMException)) return undefined;
  if (EXTENSION.test(topOfTrace(error.stack) ?? "")) return "extension";
  if (isStorageError(error)) return "storage";
  if (error.name === "NotFoundError" && isTranslated()) return "translation";
  return !navigator.onLine && isNetworkError(error) ? "offline" : undefined;
};
