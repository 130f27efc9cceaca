const { createHash } = require("node:crypto");

/** The compiler hashes the module's text, comments included, and numbers its components. */
const COMPONENT_ID = /componentId: "([\w-]+?__)?sc-[\w-]+?-(\d+)"/g;

const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const SIGNS = `${LETTERS}0123456789`;

/** Six letters and digits, 35 bits of the hash; a class name begins with a letter. */
const shortName = (text) =>
  [...createHash("sha256").update(text).digest().subarray(0, 6)]
    .map((byte, index) => (index === 0 ? LETTERS[byte % LETTERS.length] : SIGNS[byte % SIGNS.length]))
    .join("");

/**
 * Shortens the names that the compiler gave to styled components, as they are on each of their elements. A component of
 * the design system has the same name in every remote that bundles the same code, so that a page contains its styles
 * once. Comments don't change a name, as they don't change a release's version.
 *
 * @param {string} source
 */
module.exports = function classNameLoader(source, map) {
  const { isShared, compiledSource } = this.getOptions();
  let module;
  const code = source.replace(COMPONENT_ID, (_match, namespace = "", number) => {
    module ??= compiledSource(this.resourcePath);
    const owner = isShared.test(this.resourcePath) ? "" : namespace;
    return `componentId: "${shortName(`${owner}${module}\0${number}`)}"`;
  });
  this.callback(null, code, map);
};
