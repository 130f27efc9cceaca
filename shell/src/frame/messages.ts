import type { ToastType } from "@promptfolio/contracts/host-api";

/** What the document in a frame tells the page around it, or asks of it. Nothing in it is trusted. */
export type FrameMessage =
  | { type: "ready" }
  | { type: "title"; text: string }
  /** In CSS pixels. */
  | { type: "height"; pixels: number }
  | { type: "navigate"; path: string; isReplaced: boolean }
  | { type: "toast"; kind: ToastType; text: string }
  | { type: "failure"; text: string }
  /** A GET request to the API, whose response has the same id. */
  | { type: "request"; id: number; path: string };

/** What the page around a frame tells the document in it. */
export type PageMessage =
  | { type: "show"; path: string; theme: string | undefined }
  /** `status` 0: there was no response. */
  | { type: "response"; id: number; status: number; text: string };

export const MAX_TEXT_LENGTH = 200;
const MAX_PATH_LENGTH = 2_000;
const MAX_HEIGHT = 100_000;

/** Without `loading`, which stays until it is dismissed. */
const TOAST_TYPES = ["success", "info", "warning", "error"] as const;

const textIn = (data: object, key: string, maxLength: number): string | undefined => {
  const value: unknown = Reflect.get(data, key);
  return typeof value === "string" && value.length <= maxLength ? value : undefined;
};

const integerIn = (data: object, key: string, max: number): number | undefined => {
  const value: unknown = Reflect.get(data, key);
  return typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= max
    ? value
    : undefined;
};

const ORIGIN = "http://site.invalid";

/** A path of the site below a folder; undefined if it leads elsewhere. */
const pathIn = (data: object, folder: string): string | undefined => {
  const path = textIn(data, "path", MAX_PATH_LENGTH);
  if (!path?.startsWith("/") || !URL.canParse(folder + path, ORIGIN)) return undefined;
  const { origin, pathname, search, hash } = new URL(folder + path, ORIGIN);
  return origin === ORIGIN && pathname.startsWith(`${folder}/`) ? pathname + search + hash : undefined;
};

const parse = (data: unknown): FrameMessage | undefined => {
  if (typeof data !== "object" || data === null) return undefined;
  const type = textIn(data, "type", MAX_TEXT_LENGTH);
  const text = textIn(data, "text", MAX_TEXT_LENGTH);
  if (type === "ready") return { type };
  if (type === "title" || type === "failure") return text === undefined ? undefined : { type, text };
  if (type === "height") {
    const pixels = integerIn(data, "pixels", MAX_HEIGHT);
    return pixels === undefined ? undefined : { type, pixels };
  }
  if (type === "toast") {
    const kind = TOAST_TYPES.find((known) => known === Reflect.get(data, "kind"));
    return kind && text !== undefined ? { type, kind, text } : undefined;
  }
  if (type === "navigate") {
    const path = pathIn(data, "");
    return path === undefined
      ? undefined
      : { type, path, isReplaced: Reflect.get(data, "isReplaced") === true };
  }
  if (type !== "request") return undefined;
  const id = integerIn(data, "id", Number.MAX_SAFE_INTEGER);
  const path = pathIn(data, "/api");
  return id === undefined || path === undefined ? undefined : { type, id, path };
};

/** Further messages within the same second are ignored. */
const MAX_PER_SECOND: Record<FrameMessage["type"], number> = {
  ready: 5,
  title: 5,
  height: 30,
  navigate: 3,
  toast: 1,
  failure: 2,
  request: 30,
};

/** A frame that sends more, valid or not, is removed. */
const MAX_MESSAGES_PER_SECOND = 200;

/**
 * Reads the messages of one frame: undefined for one that is invalid or above its limit.
 * @param now in milliseconds
 */
export const createMessageReader = (now: () => number) => {
  let second = 0;
  let counts = new Map<string, number>();
  const isWithin = (name: string, max: number): boolean => {
    const current = Math.floor(now() / 1_000);
    if (current !== second) counts = new Map();
    second = current;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count <= max;
  };
  return (data: unknown): FrameMessage | "too many" | undefined => {
    if (!isWithin("all", MAX_MESSAGES_PER_SECOND)) return "too many";
    const message = parse(data);
    return message && isWithin(message.type, MAX_PER_SECOND[message.type]) ? message : undefined;
  };
};
