/** How an object becomes a text or a number. */
const toPrimitive = (): string => "";

/** Stands for whatever a module exports: can be read, called, constructed, extended and tagged. */
export const createPlaceholder = (): object => {
  const placeholder: object = new Proxy(function placeholder() {}, {
    get: (target, name) => {
      if (name === Symbol.toPrimitive) return toPrimitive;
      if (name === Symbol.iterator) return () => [][Symbol.iterator]();
      // Nothing waits for it, and a class can extend it.
      if (name === "then") return undefined;
      if (name === "prototype") return Reflect.get(target, name);
      return placeholder;
    },
    apply: () => placeholder,
    construct: () => placeholder,
  });
  return placeholder;
};
