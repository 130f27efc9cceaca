import { readStored } from "@promptfolio/lib/browser-storage";

/** A visitor's input to an element before hydration. */
export interface EarlyRecord {
  target: Element;
  /** For arrow keys and the like; Enter and Space are recorded as clicks. */
  key?: string;
  /** A field's value after the event. */
  value?: string;
  checked?: boolean;
  /** Whether a click was made without a pointer. */
  byKey: boolean;
  /** Its place among its peers, and their number: finds the element that React renders in its place. */
  place: number;
  peers: number;
  /** The path of the page that has lost the element. */
  lostOn?: string;
}

/** A reveal that was requested before hydration. */
export interface EarlyRequest {
  /** The API path, `/public/prompt-view/…`. */
  path: string;
  /** Undefined if there was no response. */
  response: Promise<Response | undefined>;
}

export interface EarlyInput {
  records: EarlyRecord[];
  /** The first one; "ended" when the client sends requests itself. */
  request?: EarlyRequest | "ended";
  /** Whether an element is not hydrated yet. */
  isPending(target: Element): boolean;
}

declare global {
  /** Set by `recordEarlyInput`. */
  var earlyInput: EarlyInput | undefined;
}

const REQUEST_TIMEOUT_MS = 15_000;

const isModified = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;

/** The element that a key press is meant for; undefined if the browser's own reaction suffices. */
const recipientOfKey = (event: KeyboardEvent, target: Element): Element | undefined => {
  if (isModified(event)) return undefined;
  const { key } = event;
  const isArrow = key.startsWith("Arrow");
  const stops = `button[data-orientation]${isArrow ? ",[data-stop]" : ""}`;
  const stop = isArrow || key === "Home" || key === "End" ? target.closest(stops) : undefined;
  if (stop) {
    event.preventDefault();
    return stop;
  }
  return target === document.body && /^Arrow(Left|Right)$/.test(key) ? target : undefined;
};

/** The element that an event is meant for, null if it is meant for none; undefined if it needs no code, as a link's or a popover's. */
const recipientOf = (event: Event, target: Element): Element | null | undefined => {
  if (event instanceof KeyboardEvent) return recipientOfKey(event, target);
  if (target.closest("a,[popovertarget]")) return undefined;
  if (event.type === "click") return target.closest("button:not([type=submit])");
  if (event.type !== "submit") return target;
  event.preventDefault();
  return event instanceof SubmitEvent && event.submitter ? event.submitter : target;
};

const isField = (element: Element): element is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  /^(input|textarea|select)$/.test(element.localName);

/** The elements of the same kind: with this tag, these classes and this name. */
export const peersOf = (target: Element): Element[] =>
  [...document.getElementsByTagName(target.localName)].filter(
    (other) =>
      other.className === target.className && other.getAttribute("name") === target.getAttribute("name"),
  );

const recordOf = (event: Event, target: Element): EarlyRecord => {
  const peers = peersOf(target);
  return {
    target,
    ...(event instanceof KeyboardEvent && { key: event.key }),
    ...(isField(target) && { value: target.value }),
    ...(target instanceof HTMLInputElement && { checked: target.checked }),
    byKey: !(event instanceof UIEvent) || event.detail === 0,
    place: peers.indexOf(target),
    peers: peers.length,
  };
};

const requestReveal = (image: string): EarlyRequest => {
  const token = readStored("localStorage", "auth_token");
  const path = `${token ? "/usage" : "/public"}/prompt-view/${image}`;
  const response = fetch(`/api${path}`, {
    method: "POST",
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    headers: {
      "X-Time-Zone": Intl.DateTimeFormat().resolvedOptions().timeZone,
      ...(token && { Authorization: `Bearer ${token}` }),
    },
  });
  return { path, response: response.catch(() => undefined) };
};

/**
 * Part of the inline script in the head, which runs before there is anything to press. It records clicks, submits and
 * input from before hydration, keeps React from dropping them, and marks pressed buttons as busy. It prevents native
 * submits: the browser would reload the page and lose what was typed. Arrow keys are recorded for buttons with
 * `data-orientation`, which Radix and the accordion set, and for links and buttons with `data-stop`, between which they
 * move focus; left and right also for the page, if nothing has focus. Links and buttons for popovers work without code.
 *
 * The first press of a button with `data-reveals`, the id of an image, also sends the request that reveals its prompt: as
 * the client will, which takes over the response. Further ones wait for the client, because requests are sent one after
 * the other until a new guest is identified.
 */
export const recordEarlyInput = (): void => {
  const early: EarlyInput = { records: [], isPending: () => true };
  globalThis.earlyInput = early;
  const record = (event: Event): void => {
    if (!(event.target instanceof Element) || !early.isPending(event.target)) return;
    const recipient = recipientOf(event, event.target);
    if (recipient === undefined) return;
    event.stopPropagation();
    if (!recipient) return;
    early.records.push(recordOf(event, recipient));
    if (!(event instanceof KeyboardEvent) && recipient.localName === "button")
      recipient.setAttribute("aria-busy", "true");
    const image = recipient.getAttribute("data-reveals");
    if (!image || early.request) return;
    early.request = requestReveal(image);
  };
  for (const type of ["click", "submit", "input", "change", "keydown"])
    document.addEventListener(type, record, true);
};
