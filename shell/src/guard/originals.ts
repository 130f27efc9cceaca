import { OVERWRITTEN_BY_EXTENSIONS } from "./foreign-overwrites";

/** The state of the page before any remote's code runs in it. */
export interface Originals {
  /** The properties that all code relies on, by owner. */
  properties: [object, PropertyDescriptorMap][];
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
const descriptorsOf = (owner: object): [object, PropertyDescriptorMap] => [
  owner,
  Object.getOwnPropertyDescriptors(owner),
];

/** A namespace or constructor itself, and what its objects inherit. */
const ownersOf = (builtIn: unknown): object[] => {
  if (typeof builtIn === "object" && builtIn !== null) return [builtIn];
  if (typeof builtIn !== "function") return [];
  const { prototype } = builtIn;
  return typeof prototype === "object" && prototype !== null ? [builtIn, prototype] : [builtIn];
};

/** Must be called before a remote is loaded. */
export const recordOriginals = (): Originals => {
  const globals: PropertyDescriptorMap = {};
  const owners: object[] = [history];
  const builtIns = BUILT_INS.split(" ");
  for (const name of builtIns) owners.push(...ownersOf(Reflect.get(window, name)));
  const functions = Object.getOwnPropertyNames(window).filter((name) => /^[a-z]/.test(name));
  for (const name of [...builtIns, ...functions]) {
    const descriptor = Object.getOwnPropertyDescriptor(window, name);
    const isFunction = typeof descriptor?.value === "function" || OVERWRITTEN_BY_EXTENSIONS.includes(name);
    if (descriptor && (isFunction || builtIns.includes(name))) globals[name] = descriptor;
  }
  return {
    properties: [[window, globals], ...owners.map(descriptorsOf)],
    getOwnPropertyDescriptor: Object.getOwnPropertyDescriptor,
    defineProperty: Object.defineProperty,
    deleteProperty: Reflect.deleteProperty,
    ownKeys: Reflect.ownKeys,
  };
};
