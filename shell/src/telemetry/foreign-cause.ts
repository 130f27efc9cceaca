import type { ForeignCause } from "@promptfolio/contracts/telemetry";
import { topOfTrace } from "./release-of-error";

const EXTENSION = /-extension:|^(webkit-masked-url|user-?script):|^</;

/** Chromium's translator and Google's mark the document; all of them wrap its texts. */
const isTranslated = (): boolean => document.querySelector(".translated-ltr,.translated-rtl,font") !== null;

/** Extensions define their elements in a world of their own. */
const isForeign = (tag: string): boolean => tag.includes("-") && !customElements.get(tag);

/**
 * What in the visitor's browser caused an error; undefined if it is the release's.
 * @param tags the names of the elements that React could not hydrate
 */
export const foreignCause = (
  error: unknown,
  kind: "load" | "error",
  tags?: string[],
): ForeignCause | undefined => {
  if (tags && isTranslated()) return "translation";
  if (tags?.some(isForeign)) return "nodes";
  const isOffline = !navigator.onLine;
  if (isOffline && kind === "load") return "offline";
  if (!(error instanceof Error || error instanceof DOMException)) return undefined;
  const { name, message, stack } = error;
  if (EXTENSION.test(topOfTrace(stack) ?? "")) return "extension";
  if (name === "QuotaExceededError") return "storage";
  if (name === "SecurityError" && /storage|denied|insecure/.test(message)) return "storage";
  if (name === "NotFoundError" && isTranslated()) return "translation";
  const isAboutLoading = /^(TypeError|ChunkLoadError)$/.test(name) && /fetch|load|network/i.test(message);
  return isOffline && isAboutLoading ? "offline" : undefined;
};
