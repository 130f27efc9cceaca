import { SHELL_ID } from "@promptfolio/contracts/release";

/** A remote's file on a stack. */
const REMOTE_FILE = new RegExp(`/r/(?!${SHELL_ID}/)[a-z][a-z0-9-]*/[^\\s/]+/`);

const stackHere = (): string => new Error().stack ?? "";

const added = new WeakSet<object>();

/** Whether a remote's code added this child of head or body, or this adopted style sheet. */
export const isOfRemote = (node: object): boolean => added.has(node);

const METHODS = ["append", "prepend", "appendChild", "insertBefore", "replaceChild"] as const;
const ADJACENT = ["insertAdjacentElement", "insertAdjacentHTML"] as const;

/**
 * Records what remotes add to head and body, by their frame on the stack: extensions, translators and password managers
 * add elements there as well, which are not the page's to remove. Must be called before a remote is loaded.
 */
export const recordNodesOfRemotes = (stack = stackHere): void => {
  const isCalledByRemote = (): boolean => REMOTE_FILE.test(stack());
  for (const parent of [document.head, document.body])
    for (const name of [...METHODS, ...ADJACENT]) {
      const method: unknown = parent[name];
      if (typeof method !== "function") continue;
      const recorded = (...values: unknown[]): unknown => {
        const before = isCalledByRemote() && new Set(parent.children);
        const result: unknown = method.apply(parent, values);
        if (before) for (const child of parent.children) if (!before.has(child)) added.add(child);
        return result;
      };
      Object.defineProperty(parent, name, { value: recorded, configurable: true, writable: true });
    }
  const sheets = Object.getOwnPropertyDescriptor(Document.prototype, "adoptedStyleSheets");
  const { get, set } = sheets ?? {};
  if (!get || !set) return;
  const record = (): void => {
    if (!isCalledByRemote()) return;
    const before: readonly CSSStyleSheet[] = [...get.call(document)];
    // After `push` or the assignment that follows.
    queueMicrotask(() => {
      for (const sheet of get.call(document)) if (!before.includes(sheet)) added.add(sheet);
    });
  };
  Object.defineProperty(document, "adoptedStyleSheets", {
    configurable: true,
    get: () => {
      record();
      return get.call(document);
    },
    set: (value: unknown) => {
      record();
      set.call(document, value);
    },
  });
};
