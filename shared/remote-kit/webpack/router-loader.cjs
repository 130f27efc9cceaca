const WARNINGS = "var ENABLE_DEV_WARNINGS = true;";
const DISPLAY_NAME = /^\w+\.displayName = "\w+";$/gm;
const WRAPPED = /= (\w+\.forwardRef\()/g;

/**
 * react-router's package gives bundlers its development build, in which every component counts as used: their names are
 * set by statements of their own, and wrapping them is not marked as harmless. This takes away the one, marks the other,
 * and switches the warnings off: 5 KB of script less on every page.
 */
module.exports = function adaptRouter(source) {
  if (!source.includes(WARNINGS)) return source;
  if (source.search(DISPLAY_NAME) < 0 || source.search(WRAPPED) < 0)
    throw new Error("react-router is written in another way now: see this loader");
  return source
    .replace(WARNINGS, "var ENABLE_DEV_WARNINGS = false;")
    .replace(DISPLAY_NAME, "")
    .replace(WRAPPED, "= /* @__PURE__ */ $1");
};
