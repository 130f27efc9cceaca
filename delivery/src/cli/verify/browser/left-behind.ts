declare global {
  interface Window {
    /** What is there outside of the page now, by kind. */
    countLeftBehind?: () => Record<string, number>;
  }
}

/**
 * Counts what the code of one remote leaves running or adds outside of its pages. It is sent to the page under test as
 * text and runs before the page's own scripts, so it uses nothing else from this module.
 */
export const installCounts = (remote: string): void => {
  const listeners = new Map<unknown, Set<string>>();
  const timers = new Set<number>();
  const isOfRemote = (): boolean => (new Error().stack ?? "").includes(`/r/${remote}/`);
  const keyOf = (type: string, options: unknown): string =>
    `${type} ${typeof options === "object" && options ? Reflect.get(options, "capture") === true : options === true}`;

  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const isGlobal = (target: unknown): boolean =>
    target === undefined || target === window || target === document;
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const ends = typeof options === "object" && (options.once === true || options.signal !== undefined);
    if (isGlobal(this) && !ends && isOfRemote())
      listeners.set(listener, (listeners.get(listener) ?? new Set<string>()).add(keyOf(type, options)));
    addEventListener.call(this ?? window, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    if (isGlobal(this)) listeners.get(listener)?.delete(keyOf(type, options));
    removeEventListener.call(this ?? window, type, listener, options);
  };

  const { setInterval, setTimeout, clearInterval, clearTimeout } = window;
  const watched =
    (start: (handler: TimerHandler, delay?: number, ...values: unknown[]) => number, repeats: boolean) =>
    (handler: TimerHandler, delay?: number, ...values: unknown[]): number => {
      const run = (...passed: unknown[]): void => {
        if (!repeats) timers.delete(id);
        if (typeof handler === "function") handler(...passed);
      };
      const id = start(run, delay, ...values);
      if (isOfRemote()) timers.add(id);
      return id;
    };
  const forget = (clear: (id?: number) => void) => (id?: number) => {
    if (id !== undefined) timers.delete(id);
    clear(id);
  };
  Object.assign(window, {
    setTimeout: watched(setTimeout, false),
    setInterval: watched(setInterval, true),
    clearTimeout: forget(clearTimeout),
    clearInterval: forget(clearInterval),
  });

  window.countLeftBehind = () => ({
    listeners: [...listeners.values()].reduce((sum, keys) => sum + keys.size, 0),
    timers: timers.size,
    globals: Object.getOwnPropertyNames(window).length,
    elements: document.body.children.length + document.documentElement.children.length,
    attributes: [document.documentElement, document.body].flatMap((element) => element.getAttributeNames())
      .length,
    "style sheets": document.styleSheets.length + document.adoptedStyleSheets.length,
    cookies: document.cookie.split(";").length,
    "storage keys": localStorage.length + sessionStorage.length,
  });
};

/** What each further visit of a page adds, by two counts that are one visit apart. */
export const leftBehind = (before: Record<string, number>, after: Record<string, number>): string[] =>
  Object.entries(after).flatMap(([kind, count]) => {
    const more = count - (before[kind] ?? 0);
    return more > 0 ? [`leaves more ${kind} behind after each visit: ${more}`] : [];
  });
