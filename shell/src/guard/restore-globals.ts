import type { Release } from "../telemetry/stack-trace";
import { reportFailure } from "../telemetry/telemetry";
import { OVERWRITTEN_BY_EXTENSIONS } from "./foreign-overwrites";

/** Copies that work even if a remote has overwritten `Object` or `Reflect`. */
const { getOwnPropertyDescriptor, getOwnPropertyDescriptors, defineProperty } = Object;
const { deleteProperty, ownKeys } = Reflect;

/** The state of the page before any remote's code runs in it. */
interface Originals {
  properties: { owner: object; key: PropertyKey; was: PropertyDescriptor }[];
  /** Objects that get no further properties, with those that they have. */
  closed: { owner: object; names: PropertyDescriptorMap }[];
}

/** What the shell and the host use; `scripts/used-built-ins.test.mjs` compares it with their sources. */
const BUILT_INS =
  "AbortController AbortSignal Array Blob Boolean Clipboard DOMException DOMRect Date Document Element Error " +
  "Event EventTarget FontFace FormData Function HTMLButtonElement HTMLElement HTMLFormElement HTMLInputElement " +
  "HTMLSelectElement HTMLStyleElement HTMLTableElement HTMLTextAreaElement Headers History Image InputEvent " +
  "IntersectionObserver Intl JSON KeyboardEvent Map Math MutationObserver Navigator Node Number Object " +
  "PerformanceNavigationTiming PerformanceObserver Promise Reflect RegExp ResizeObserver Response Set " +
  "Storage String SubmitEvent UIEvent URL URLSearchParams WeakMap WeakSet Window";

/** A namespace or constructor itself, and what its objects inherit. */
const ownersOf = (builtIn: unknown): object[] => {
  if (typeof builtIn === "object" && builtIn !== null) return [builtIn];
  if (typeof builtIn !== "function") return [];
  const { prototype } = builtIn;
  return typeof prototype === "object" && prototype !== null ? [builtIn, prototype] : [builtIn];
};

/** Must be called before a remote is loaded. */
export const recordOriginals = (): Originals => {
  const builtIns = BUILT_INS.split(" ");
  const owners = [history, ...builtIns.flatMap((name) => ownersOf(Reflect.get(window, name)))];
  const properties: Originals["properties"] = [];
  for (const key of Object.getOwnPropertyNames(window)) {
    const isBuiltIn = builtIns.includes(key) || OVERWRITTEN_BY_EXTENSIONS.includes(key);
    const was = isBuiltIn || /^[a-z]/.test(key) ? getOwnPropertyDescriptor(window, key) : undefined;
    if (was && (isBuiltIn || typeof was.value === "function")) properties.push({ owner: window, key, was });
  }
  const closed = owners.map((owner) => {
    // A name such as `toString` would be found in a prototype.
    const names: PropertyDescriptorMap = Object.setPrototypeOf(getOwnPropertyDescriptors(owner), null);
    for (const key of ownKeys(names)) {
      const was = names[key];
      // Others are settings such as `Error.stackTraceLimit`, or constants: WebKit's
      // `PerformanceObserver.supportedEntryTypes` is a new list each time.
      if (was?.get || was?.set || typeof was?.value === "function") properties.push({ owner, key, was });
    }
    return { owner, names };
  });
  return { properties, closed };
};

/** `fetch`, `Array.map`. */
const nameOf = (owner: object, key: PropertyKey): string => {
  const kind =
    typeof owner === "function"
      ? owner.name
      : Object.prototype.toString.call(owner).slice("[object ".length, -1);
  return owner === window ? String(key) : `${kind}.${String(key)}`;
};

/**
 * Restores globals that a remote has overwritten, and returns their names. Uses nothing that can be overwritten until
 * everything is restored.
 */
export const restoreGlobals = ({ properties, closed }: Originals): string[] => {
  const changed: [object, PropertyKey][] = [];
  let count = 0;
  const restore = (owner: object, key: PropertyKey, was: PropertyDescriptor | undefined): void => {
    changed[count++] = [owner, key];
    try {
      if (was) defineProperty(owner, key, was);
      else deleteProperty(owner, key);
    } catch {
      // It was made unchangeable: only a new document gets rid of it.
    }
  };
  for (let index = 0; index < properties.length; index++) {
    const property = properties[index];
    if (!property) continue;
    const { owner, key, was } = property;
    const now = getOwnPropertyDescriptor(owner, key);
    if (now?.value !== was.value || now?.get !== was.get || now?.set !== was.set) restore(owner, key, was);
  }
  for (let index = 0; index < closed.length; index++) {
    const object = closed[index];
    if (!object) continue;
    const { owner, names } = object;
    const keys = ownKeys(owner);
    for (let number = 0; number < keys.length; number++) {
      const key = keys[number];
      // Not a library's own symbol, such as Svelte's on `Element.prototype`: nobody else can read it.
      if (typeof key !== "string" || key in names) continue;
      const added = getOwnPropertyDescriptor(owner, key);
      // React sets `Error.prepareStackTrace` back to undefined, and so adds it.
      if (added?.value !== undefined || added?.get || added?.set) restore(owner, key, undefined);
    }
  }
  return changed.map(([owner, key]) => nameOf(owner, key));
};

let originals: Originals | undefined;

/** Records the globals that are restored from then on. Must be called before a remote is loaded. */
export const guardGlobals = (): void => {
  originals = recordOriginals();
};

/** Restores globals that a release has overwritten, and reports them. Returns whether there were any. */
export const reportOverwritten = (release: Release | undefined): boolean => {
  const names = originals ? restoreGlobals(originals) : [];
  if (names.length > 0 && release)
    reportFailure(
      { kind: "error", ...release, where: "page guard" },
      new Error(`Overwrote ${names.slice(0, 10).join(", ")}`),
    );
  return names.length > 0;
};
