import type { ForeignCause } from "@promptfolio/contracts/telemetry";
import { isApiError } from "@promptfolio/host/api/api-error";
import { topOfTrace } from "./stack-trace";

const EXTENSION = /-extension:|^(webkit-masked-url|user-?script):|^</;

/** Chromium's translator and Google's mark the document; all of them wrap its texts. */
const isTranslated = (): boolean => document.querySelector(".translated-ltr,.translated-rtl,font") !== null;

/** Extensions define their elements in a world of their own, and add styles beside the page's. */
const isForeign = ({ localName, dataset }: HTMLElement): boolean =>
  (localName.includes("-") && !customElements.get(localName)) ||
  (localName === "style" && !("styled" in dataset));

/** Whether an extension has added elements to what React renders. */
export const hasForeignElements = (root: Element): boolean =>
  [...root.querySelectorAll<HTMLElement>("*")].some(isForeign);

const SCRIPT_URL = /https?:\/\/[^\s"')]+\.js[^\s"')]*/;

/** Whether the script that a message names got no response; the browser records a status for each response. */
const isBlockedScript = (message: string): boolean => {
  const [url] = SCRIPT_URL.exec(message) ?? [];
  const entry = url === undefined ? url : performance.getEntriesByName?.(url, "resource").at(-1);
  return entry !== undefined && "responseStatus" in entry && entry.responseStatus === 0;
};

/** Whether a request got no response. `import()` fails with other messages, also when the response is a 404. */
const isWithoutResponse = (error: Error | DOMException): boolean =>
  (error.name === "TypeError" &&
    /^(failed to fetch|load failed)($| \()|^networkerror/i.test(error.message)) ||
  (isApiError(error) && error.status === 0);

/**
 * What in the visitor's browser caused an error; undefined if it is the release's.
 * @param wasChanged whether an extension had added elements to what React could not hydrate; undefined for other errors
 */
export const foreignCause = (
  error: unknown,
  kind: "load" | "error",
  wasChanged?: boolean,
): ForeignCause | undefined => {
  if (wasChanged !== undefined && isTranslated()) return "translation";
  if (wasChanged) return "nodes";
  const unanswered = navigator.onLine ? "blocked" : "offline";
  if (unanswered === "offline" && kind === "load") return unanswered;
  if (!(error instanceof Error || error instanceof DOMException)) return undefined;
  const { name, message, stack } = error;
  if (EXTENSION.test(topOfTrace(stack) ?? "")) return "extension";
  if (name === "QuotaExceededError") return "storage";
  if (name === "SecurityError" && /storage|denied|insecure/.test(message)) return "storage";
  if (name === "NotFoundError" && isTranslated()) return "translation";
  const isWithoutCode = isBlockedScript(message) || (name === "ChunkLoadError" && unanswered === "offline");
  return isWithoutCode || isWithoutResponse(error) ? unanswered : undefined;
};
