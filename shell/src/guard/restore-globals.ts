import type { Release } from "../telemetry/release-of-error";
import { reportFailure } from "../telemetry/telemetry";
import { type Originals, recordOriginals } from "./originals";

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
export const restoreGlobals = ({
  properties,
  getOwnPropertyDescriptor,
  defineProperty,
  deleteProperty,
  ownKeys,
}: Originals): string[] => {
  const changed: [object, PropertyKey][] = [];
  let count = 0;
  for (let index = 0; index < properties.length; index++) {
    const entry = properties[index];
    if (!entry) continue;
    const owner = entry[0];
    const before = entry[1];
    // Only some properties of the window are watched, as remotes define their own globals.
    const keys = ownKeys(owner === window ? before : owner);
    const known = ownKeys(before);
    for (let number = 0; number < keys.length + known.length; number++) {
      const key = number < keys.length ? keys[number] : known[number - keys.length];
      if (key === undefined) continue;
      const was: PropertyDescriptor | undefined = getOwnPropertyDescriptor(before, key)?.value;
      // A library's own symbol, such as Svelte's on `Element.prototype`: nobody else can read it.
      if (!was && typeof key === "symbol") continue;
      // A setting such as `Error.stackTraceLimit`, or a constant: WebKit's `PerformanceObserver.supportedEntryTypes` is a
      // new list each time.
      if (was && owner !== window && !was.get && !was.set && typeof was.value !== "function") continue;
      const now = getOwnPropertyDescriptor(owner, key);
      if (now?.value === was?.value && now?.get === was?.get && now?.set === was?.set) continue;
      changed[count++] = [owner, key];
      try {
        if (was) defineProperty(owner, key, was);
        else deleteProperty(owner, key);
      } catch {
        // It was made unchangeable: only a new document gets rid of it.
      }
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
