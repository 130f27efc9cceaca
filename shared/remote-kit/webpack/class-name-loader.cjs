const { createHash } = require("node:crypto");
const { readFileSync } = require("node:fs");

const COMPONENT_ID = /componentId: "([\w-]+?__)?(sc-[\w-]+)"/g;

const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const SIGNS = `${LETTERS}0123456789`;

/** Six letters and digits, 35 bits of the hash; a class name begins with a letter. */
const shortName = (text) =>
  [...createHash("sha256").update(text).digest().subarray(0, 6)]
    .map((byte, index) => (index === 0 ? LETTERS[byte % LETTERS.length] : SIGNS[byte % SIGNS.length]))
    .join("");

/**
 * Shortens the names that the compiler gave to styled components, as they are on each of their elements. A component of
 * the design system has the same name in every remote that bundles the same source, so that a page contains its styles
 * once.
 *
 * @param {string} source
 */
module.exports = function classNameLoader(source, map) {
  const { isShared } = this.getOptions();
  const code = source.replace(COMPONENT_ID, (_match, namespace = "", id) => {
    const owner = isShared.test(this.resourcePath) ? readFileSync(this.resourcePath, "utf8") : namespace;
    return `componentId: "${shortName(owner + id)}"`;
  });
  this.callback(null, code, map);
};
