import { compileFunction } from "node:vm";
import { PROVIDED_MODULES } from "@promptfolio/contracts/release";

/** Converts the placeholder to a string or a number. */
const toPrimitive = (): string => "";

/** Replaces any export of a module: can be read, called, constructed, extended and used as a template tag. */
const createPlaceholder = (): object => {
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

/**
 * Loads a page's server module as a renderer does, with placeholders for the modules that the host provides. Returns
 * what is wrong with it.
 */
export const serverModuleErrors = (path: string, source: string): string[] => {
  const foreign = new Set<string>();
  const require = (name: string): object => {
    if (!PROVIDED_MODULES.some((known) => known === name)) foreign.add(name);
    return createPlaceholder();
  };
  const module: { exports: unknown } = { exports: {} };
  const missing = () =>
    [...foreign].map((name) => `${path} imports ${name}, which the host does not provide: bundle it`);
  try {
    compileFunction(source, ["module", "exports", "require"]).call(
      module.exports,
      module,
      module.exports,
      require,
    );
  } catch (error) {
    return [...missing(), `${path} is no CommonJS module that can be loaded: ${error}`];
  }
  const { exports } = module;
  const hasPage = typeof exports === "object" && exports !== null && "default" in exports;
  return [
    ...missing(),
    ...(hasPage ? [] : [`${path} has no default export: it must be the page's component`]),
  ];
};
