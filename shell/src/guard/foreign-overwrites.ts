import { isRemoteOn } from "./intercept";

/** Functions of the window that wallets and content blockers overwrite after a page has loaded. */
export const OVERWRITTEN_BY_EXTENSIONS = [
  "fetch",
  "setTimeout",
  "clearTimeout",
  "setInterval",
  "clearInterval",
];

/**
 * Lets extensions overwrite functions: the page guard sees a change only if a remote's code made it. Call it before the
 * originals are recorded.
 */
export const tolerateForeignOverwrites = (currentStack = () => new Error().stack): void => {
  /** Functions are assigned to `target`, which is the owner or inherits from it. */
  const tolerate = (owner: object, target: object, name: string): void => {
    let current: unknown = Reflect.get(target, name);
    const common = { configurable: true, enumerable: true };
    Object.defineProperty(owner, name, {
      ...common,
      get: () => current,
      set: (value: unknown) => {
        if (isRemoteOn(currentStack()))
          Object.defineProperty(target, name, { ...common, value, writable: true });
        else current = value;
      },
    });
  };
  for (const name of OVERWRITTEN_BY_EXTENSIONS) tolerate(window, window, name);
  for (const name of ["pushState", "replaceState"]) tolerate(History.prototype, history, name);
};
