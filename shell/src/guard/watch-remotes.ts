import { INERT_MEDIA } from "@promptfolio/contracts/page";
import { intercept } from "./intercept";
import { guardedOf, recordUndo, type Undo, whileShown } from "./page-session";

const TIMERS = ["setTimeout", "setInterval", "requestAnimationFrame", "requestIdleCallback"];
const ADDING = [
  ...["append", "prepend", "appendChild", "insertBefore", "replaceChild", "replaceChildren"],
  ...["insertAdjacentElement", "insertAdjacentHTML", "innerHTML"],
];
const CHANGING = [
  ...["setAttribute", "removeAttribute", "toggleAttribute"],
  ...["style", "className", "classList", "hidden", "inert", "dir"],
];

const added = new WeakSet<object>();
const writers = new Map<unknown, string>();

/** The remote that last stored this key, if one did. */
export const writerOf = (key: string): string | undefined => writers.get(key);

/** Whether a remote's code added this child of head or body. */
export const isAddedByRemote = (element: Element): boolean => added.has(element);

/** React marks its elements, and removes them itself. Bundlers never add a script or a style sheet again. */
const isLeftToOthers = (element: Element): boolean =>
  element.matches("script, link, [data-radix-focus-guard], [aria-live]") ||
  Object.keys(element).some((key) => key.startsWith("__reactFiber$"));

const removal =
  (element: Element): Undo =>
  () => {
    const parent = element.parentElement;
    if (!parent || isLeftToOthers(element)) return undefined;
    if (element instanceof HTMLStyleElement) {
      const { media } = element;
      // A removed element would lose the rules that scripts have inserted.
      element.media = INERT_MEDIA;
      return () => {
        element.media = media;
      };
    }
    element.remove();
    return () => parent.append(element);
  };

const watchNodes = (parent: Element): void =>
  intercept(parent, ADDING, (remote, call, values) => {
    const before = new Set(parent.children);
    const result = call(values);
    for (const child of parent.children)
      if (!before.has(child)) {
        added.add(child);
        recordUndo(remote, child, removal(child));
      }
    return result;
  });

/** The attribute that a method or property of an element changes. */
const attributeOf = (name: string, [first]: unknown[]): string => {
  if (name.endsWith("Attribute")) return String(first);
  return name.startsWith("class") ? "class" : name;
};

/** What a getter returns, such as a list of classes, may be changed later. */
const watchAttributes = (element: Element): void =>
  intercept(element, CHANGING, (remote, call, values, changing) => {
    const name = attributeOf(changing, values);
    const before = element.getAttribute(name);
    recordUndo(remote, `${element.localName} ${name}`, () => {
      if (before === null) element.removeAttribute(name);
      else element.setAttribute(name, before);
      return undefined;
    });
    return call(values);
  });

/** Whoever removes a listener: a library of the shell may have added it for a remote. */
const watchRemoval = (owner: EventTarget): void => {
  // An extension may have replaced it.
  const { removeEventListener } = owner;
  const value: typeof removeEventListener = function (this: EventTarget, type, callback, options) {
    removeEventListener.call(this, type, callback, options);
    const guarded = guardedOf(callback);
    if (guarded) removeEventListener.call(this, type, guarded, options);
  };
  Object.defineProperty(owner, "removeEventListener", { value, configurable: true, writable: true });
};

const watchStyleSheets = (): void =>
  intercept(document, ["adoptedStyleSheets"], (remote, call, values) => {
    const before = [...document.adoptedStyleSheets];
    // After the assignment, or the `push` on what the getter returns.
    queueMicrotask(() => {
      for (const sheet of document.adoptedStyleSheets)
        if (!before.includes(sheet))
          recordUndo(remote, sheet, () => {
            document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
            return () => void document.adoptedStyleSheets.push(sheet);
          });
    });
    return call(values);
  });

const watchCookies = (): void =>
  intercept(document, ["cookie"], (remote, call, values) => {
    const [pair = "", ...attributes] = String(values[0] ?? "").split(";");
    const [name = ""] = pair.split("=");
    const scope = attributes.filter((attribute) => /^\s*(path|domain)\s*=/i.test(attribute)).join(";");
    if (values.length > 0)
      recordUndo(remote, `cookie ${name}`, () => void call([`${name}=; Max-Age=0; ${scope}`]));
    return call(values);
  });

const handlersOf = (owner: object): string[] => {
  const names: string[] = [];
  for (const name in owner) if (name.startsWith("on")) names.push(name);
  return names;
};

/**
 * Records what remotes do outside of their pages, by their frame on the stack, so that it ends with them. Must be called
 * before a remote is loaded.
 */
export const watchRemotes = (root: Element): void => {
  const { documentElement, head, body } = document;
  // Not the root, to which React adds a hundred listeners at once.
  for (const owner of [window, document, documentElement, body]) {
    const names = owner === window ? [...TIMERS, ...handlersOf(owner)] : [];
    intercept(owner, [...names, "addEventListener"], (remote, call, values) =>
      call(values.map((value) => whileShown(remote, value))),
    );
    watchRemoval(owner);
  }
  for (const parent of [head, body]) watchNodes(parent);
  for (const element of [documentElement, body, root]) watchAttributes(element);
  watchStyleSheets();
  watchCookies();
  intercept(Storage.prototype, ["setItem"], (remote, call, values) => {
    writers.set(values[0], remote);
    return call(values);
  });
  intercept(document, ["write", "writeln", "open"], () => {
    throw new Error("A page must not replace its document");
  });
};
