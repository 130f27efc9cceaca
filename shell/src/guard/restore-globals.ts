import type { Originals } from "./originals";

/** `fetch`, `Array.map`. */
const nameOf = (owner: object, key: PropertyKey): string => {
  const kind = Object.prototype.toString.call(owner).slice("[object ".length, -1);
  return owner === window ? String(key) : `${kind}.${String(key)}`;
};

/**
 * Restores globals that a remote has overwritten. Returns their names. Relies on nothing that can be overwritten
 * until all is restored.
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
    // Of the window only some properties are watched: remotes define globals of their own.
    const keys = ownKeys(owner === window ? before : owner);
    const known = ownKeys(before);
    for (let number = 0; number < keys.length + known.length; number++) {
      const key = number < keys.length ? keys[number] : known[number - keys.length];
      if (key === undefined) continue;
      const was: PropertyDescriptor | undefined = getOwnPropertyDescriptor(before, key)?.value;
      const now = getOwnPropertyDescriptor(owner, key);
      if (now?.value === was?.value && now?.get === was?.get) continue;
      changed[count++] = [owner, key];
      try {
        if (was) defineProperty(owner, key, was);
        else deleteProperty(owner, key);
      } catch {
        // Made unchangeable: only a new document is without it.
      }
    }
  }
  return changed.map(([owner, key]) => nameOf(owner, key));
};
