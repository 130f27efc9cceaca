import { OVERWRITTEN_BY_EXTENSIONS } from "./foreign-overwrites";

/** An object whose properties all code relies on. */
interface Owner {
  object: object;
  watched: { key: PropertyKey; was: PropertyDescriptor }[];
  /** Names of all its properties; undefined: others may be added. */
  names: PropertyDescriptorMap | undefined;
}

/** The state of the page before any remote's code runs in it. */
export interface Originals {
  owners: Owner[];
  /** Copies that can be relied on even if `Object` or `Reflect` was overwritten. */
  getOwnPropertyDescriptor: typeof Object.getOwnPropertyDescriptor;
  defineProperty: typeof Object.defineProperty;
  deleteProperty: typeof Reflect.deleteProperty;
  ownKeys: typeof Reflect.ownKeys;
}

/** What the shell and the host use; `scripts/used-built-ins.test.mjs` compares it with their sources. */
const BUILT_INS =
  "AbortController AbortSignal Array Blob Boolean Clipboard DOMException DOMRect Date Document Element Error " +
  "Event EventTarget FormData Function HTMLButtonElement HTMLElement HTMLFormElement HTMLInputElement HTMLSelectElement " +
  "HTMLStyleElement HTMLTableElement HTMLTextAreaElement Headers History Image InputEvent " +
  "IntersectionObserver Intl JSON KeyboardEvent Map Math MutationObserver Navigator Node Number Object " +
  "PerformanceNavigationTiming PerformanceObserver Promise Reflect RegExp ResizeObserver Response Set " +
  "Storage String SubmitEvent UIEvent URL URLSearchParams WeakMap WeakSet Window";

/**
 * Watches functions and accessors. Others are settings such as `Error.stackTraceLimit`, or constants: WebKit's
 * `PerformanceObserver.supportedEntryTypes` is a new list each time.
 */
const watchOwner = (object: object): Owner => {
  const descriptors = Object.getOwnPropertyDescriptors(object);
  const watched = Reflect.ownKeys(descriptors).flatMap((key) => {
    const was = Object.getOwnPropertyDescriptor(object, key);
    return was?.get || was?.set || typeof was?.value === "function" ? [{ key, was }] : [];
  });
  // A name such as `toString` would be found in a prototype.
  Object.setPrototypeOf(descriptors, null);
  return { object, watched, names: descriptors };
};

/** A namespace or constructor itself, and what its objects inherit. */
const ownersOf = (builtIn: unknown): object[] => {
  if (typeof builtIn === "object" && builtIn !== null) return [builtIn];
  if (typeof builtIn !== "function") return [];
  const { prototype } = builtIn;
  return typeof prototype === "object" && prototype !== null ? [builtIn, prototype] : [builtIn];
};

/** Must be called before a remote is loaded. */
export const recordOriginals = (): Originals => {
  const objects: object[] = [history];
  const builtIns = BUILT_INS.split(" ");
  for (const name of builtIns) objects.push(...ownersOf(Reflect.get(window, name)));
  const functions = Object.getOwnPropertyNames(window).filter((name) => /^[a-z]/.test(name));
  const globals = [...builtIns, ...functions].flatMap((key) => {
    const was = Object.getOwnPropertyDescriptor(window, key);
    const isFunction = typeof was?.value === "function" || OVERWRITTEN_BY_EXTENSIONS.includes(key);
    return was && (isFunction || builtIns.includes(key)) ? [{ key, was }] : [];
  });
  return {
    // Remotes define globals of their own.
    owners: [{ object: window, watched: globals, names: undefined }, ...objects.map(watchOwner)],
    getOwnPropertyDescriptor: Object.getOwnPropertyDescriptor,
    defineProperty: Object.defineProperty,
    deleteProperty: Reflect.deleteProperty,
    ownKeys: Reflect.ownKeys,
  };
};
