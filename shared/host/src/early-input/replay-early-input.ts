import { type EarlyRecord, peersOf } from "./record-early-input";

/** Marks an element whose content is hydrated later than the page. */
export const PENDING = "data-pending";

const isPending = (target: Element): boolean => target.closest(`[${PENDING}]`) !== null;

/** Whether there is input to replay. */
export const hasEarlyInput = (): boolean => (globalThis.earlyInput?.records.length ?? 0) > 0;

/** Sets a field's value as typing does: React takes a value that is set through the element for its own update. */
const setAsTyped = (field: HTMLInputElement | HTMLTextAreaElement, value: string): void => {
  field.value = field.defaultValue;
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value") ?? {};
  set?.call(field, value);
};

/** Where a replayed key has moved focus: later presses were meant for that element. */
type Moves = Map<Element, Element>;

const pressKey = (target: Element, key: string, moves: Moves): void => {
  const from = moves.get(target) ?? target;
  if (from !== document.activeElement) return;
  from.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  if (document.activeElement) moves.set(target, document.activeElement);
};

const press = (target: Element | undefined): void => {
  if (target instanceof HTMLElement) target.click();
};

/** Captures an element's state, and returns the function that replays the visitor's input to it. */
const captureInput = ({ target, key, value, checked, byKey }: EarlyRecord, moves: Moves): (() => void) => {
  if (key !== undefined) return () => pressKey(target, key, moves);
  if (target instanceof HTMLInputElement && ["checkbox", "radio"].includes(target.type))
    return () => {
      target.checked = !checked;
      target.click();
    };
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
    const { selectionStart, selectionEnd } = target;
    return () => {
      setAsTyped(target, value ?? "");
      // Email and number fields have no selection to restore.
      if (selectionStart !== null) target.setSelectionRange(selectionStart, selectionEnd);
      target.dispatchEvent(new InputEvent("input", { bubbles: true }));
    };
  }
  if (target instanceof HTMLSelectElement)
    return () => {
      target.value = value ?? "";
      target.dispatchEvent(new Event("change", { bubbles: true }));
    };
  if (target instanceof HTMLFormElement) return () => target.requestSubmit();
  return () => press(byKey ? (moves.get(target) ?? target) : target);
};

/** Keeps each element once, with its last input; a press after a key is a separate entry. */
const withoutRepeats = (records: readonly EarlyRecord[]): EarlyRecord[] => {
  const steps: EarlyRecord[] = [];
  let latest = new Map<Element, EarlyRecord>();
  for (const record of records) {
    if (record.key === undefined) {
      latest.set(record.target, record);
      continue;
    }
    steps.push(...latest.values(), record);
    latest = new Map();
  }
  return [...steps, ...latest.values()];
};

/** An element inside React's root: a key that is meant for the page has the body as its target, outside of the root. */
const hydratable = ({ target }: EarlyRecord): Element =>
  (target === document.body && document.querySelector("main")) || target;

/** The element in the place of one that is gone: the button that reveals the same prompt, or one among as many peers. */
const replacementOf = ({ target, place, peers }: EarlyRecord): Element | undefined => {
  const image = target.getAttribute("data-reveals");
  if (image) return document.querySelector(`[data-reveals=${JSON.stringify(image)}]`) ?? undefined;
  const now = peersOf(target);
  return now.length === peers ? now[place] : undefined;
};

/**
 * The record, with the element in the place of one that is gone: React renders a part anew if extensions changed it. As
 * long as that part's code loads there is none, which the record waits for until another page is opened.
 */
const currentRecord = (record: EarlyRecord): EarlyRecord[] => {
  const { target, lostOn = location.pathname } = record;
  if (target.isConnected) return [record];
  if (lostOn !== location.pathname) return [];
  const other = replacementOf(record);
  return [other ? { ...record, target: other } : { ...record, lostOn }];
};

const isWaiting = ({ target }: EarlyRecord): boolean => !target.isConnected || isPending(target);

/** Removes and returns the records of hydrated elements, and leaves the others. */
const takeRecords = (): EarlyRecord[] => {
  const early = globalThis.earlyInput;
  if (!early) return [];
  early.isPending = isPending;
  const current = early.records.flatMap(currentRecord);
  early.records = current.filter(isWaiting);
  return withoutRepeats(current.filter((record) => !isWaiting(record)));
};

/**
 * Replays the visitor's actions from before hydration in the same order, and repeated ones only once. Call it when the
 * page is hydrated, and whenever a part that is hydrated later is no longer marked as pending. If there is something to
 * replay right after `hydrateRoot`, a call there hydrates the page at once. Until the first call everything is
 * recorded: React would reset a select when its `input` event hydrates the page, before `change` reports the choice.
 */
export const replayEarlyInput = (): void => {
  const moves: Moves = new Map();
  const records = takeRecords();
  const actions = records.map((record) => {
    record.target.removeAttribute("aria-busy");
    return captureInput(record, moves);
  });
  // An input event makes React hydrate its target at once, and treat the field's value as already handled.
  if (records[0]) hydratable(records[0]).dispatchEvent(new InputEvent("input", { bubbles: true }));
  // React has rendered the page anew.
  const lost = records.filter(({ target }) => !target.isConnected);
  if (lost.length === 0) {
    for (const repeat of actions) repeat();
    return;
  }
  globalThis.earlyInput?.records.unshift(...lost);
  replayEarlyInput();
};
