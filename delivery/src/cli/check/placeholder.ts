/** Converts the placeholder to a string or a number. */
const toPrimitive = (): string => "";

/** Replaces any export of a module: can be read, called, constructed, extended and used as a template tag. */
export const createPlaceholder = (): object => {
  const placeholder: object = new Proxy(function placeholder() {}, {
    get: (target, name) => {
      if (name === Symbol.toPrimitive) return toPrimitive;
      if (name === Symbol.iterator) return () => [][Symbol.iterator]();
      // Without `then` it is not a promise; its real `prototype` lets a class extend it.
      if (name === "then") return undefined;
      if (name === "prototype") return Reflect.get(target, name);
      return placeholder;
    },
    apply: () => placeholder,
    construct: () => placeholder,
  });
  return placeholder;
};
