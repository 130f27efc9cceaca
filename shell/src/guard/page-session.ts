import type { Release } from "../telemetry/stack-trace";

/** Takes back something that a remote did; may return what does it again when its next page is shown. */
export type Undo = () => (() => void) | undefined;

let shown: Release | undefined;
let lastLeft: Release | undefined;
/** The remote whose page was ended; its session begins again with a retry, or after another remote's. */
let ended: string | undefined;
const leaving = new Set<(left: Release) => void>();
const ending = new Set<() => void>();

/** What each remote did outside of its page. */
const undos = new Map<string, Map<unknown, Undo>>();
/** What is done again when a remote is shown again; a remote that has been left has an entry. */
const redos = new Map<string, (() => void)[]>();

/** The release whose page is shown in this tab; undefined after that page was ended. */
export const shownRelease = (): Release | undefined => shown;

const suspend = (remote: string): void => {
  const done = [...(undos.get(remote)?.values() ?? [])];
  undos.delete(remote);
  const again = done.reverse().flatMap((undo) => undo() ?? []);
  redos.set(remote, [...(redos.get(remote) ?? []), ...again.reverse()]);
};

/** Records how to take back what a remote did, once for each key; at once if its page is not shown. */
export const recordUndo = (remote: string, key: unknown, undo: Undo): void => {
  const known = undos.get(remote) ?? new Map<unknown, Undo>();
  if (!known.has(key)) undos.set(remote, known.set(key, undo));
  if (shown && shown.remote !== remote) suspend(remote);
};

type Callback = (this: unknown, ...values: unknown[]) => unknown;

const guarded = new WeakMap<object, Callback>();

/** The listener that was added instead of a remote's callback, if there is one. */
export const guardedOf = (callback: object | null): Callback | undefined =>
  callback ? guarded.get(callback) : undefined;

/** A remote's callback, which does nothing after its page was left, until it is shown again. */
export const whileShown = (remote: string, callback: unknown): unknown => {
  if (typeof callback !== "function") return callback;
  const wrapped =
    guarded.get(callback) ??
    function (this: unknown, ...values: unknown[]): unknown {
      return redos.has(remote) ? undefined : Reflect.apply(callback, this, values);
    };
  guarded.set(callback, wrapped);
  return wrapped;
};

/**
 * Begins the session of the remote whose page is shown, and ends the one before: what a remote did outside of its page
 * is taken back, and its listeners and timers pause, until it is shown again.
 */
export const beginSession = (release: Release): void => {
  if (release.remote === ended) return;
  ended = undefined;
  const left = shown;
  shown = release;
  if (left && left.remote !== release.remote) suspend(left.remote);
  const again = redos.get(release.remote) ?? [];
  redos.delete(release.remote);
  for (const redo of again) redo();
  if (left && (left.remote !== release.remote || left.version !== release.version)) lastLeft = left;
  if (left) for (const listener of leaving) listener(left);
};

/** Ends the session of the page that is shown, which is then shown as failed, and returns its release. */
export const endSession = (): Release | undefined => {
  const release = shown;
  if (!release) return undefined;
  suspend(release.remote);
  ended = release.remote;
  shown = undefined;
  for (const listener of ending) listener();
  return release;
};

/** Begins a session that was ended again. */
export const retrySession = (release: Release): void => {
  ended = undefined;
  beginSession(release);
};

/** Calls the listener when the remote's session is ended, or at once if it has been. Returns what unsubscribes it. */
export const onSessionEnd = (remote: string, listener: () => void): (() => void) => {
  ending.add(listener);
  if (ended === remote) listener();
  return () => void ending.delete(listener);
};

/**
 * Calls the listener with the release whose page was left, once the next page is shown. If a page of another release
 * was left before, it is called at once, as the guard's code may load after the first navigation.
 */
export const onLeave = (listener: (left: Release) => void): void => {
  leaving.add(listener);
  if (lastLeft) listener(lastLeft);
};
