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
  owners,
  getOwnPropertyDescriptor,
  defineProperty,
  deleteProperty,
  ownKeys,
}: Originals): string[] => {
  const changed: [object, PropertyKey][] = [];
  let count = 0;
  const restore = (object: object, key: PropertyKey, was: PropertyDescriptor | undefined): void => {
    changed[count++] = [object, key];
    try {
      if (was) defineProperty(object, key, was);
      else deleteProperty(object, key);
    } catch {
      // It was made unchangeable: only a new document gets rid of it.
    }
  };
  for (let index = 0; index < owners.length; index++) {
    const owner = owners[index];
    if (!owner) continue;
    const { object, watched, names } = owner;
    for (let number = 0; number < watched.length; number++) {
      const property = watched[number];
      if (!property) continue;
      const { key, was } = property;
      const now = getOwnPropertyDescriptor(object, key);
      if (now?.value !== was.value || now?.get !== was.get || now?.set !== was.set) restore(object, key, was);
    }
    const keys = names ? ownKeys(object) : [];
    for (let number = 0; names && number < keys.length; number++) {
      const key = keys[number];
      // Not a library's own symbol, such as Svelte's on `Element.prototype`: nobody else can read it.
      if (typeof key !== "string" || key in names) continue;
      const added = getOwnPropertyDescriptor(object, key);
      // React sets `Error.prepareStackTrace` back to undefined, and so adds it.
      if (added?.value !== undefined || added?.get || added?.set) restore(object, key, undefined);
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
