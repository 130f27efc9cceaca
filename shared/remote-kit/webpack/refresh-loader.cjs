/**
 * Lets React replace a module's components in a live page. The development shell puts the one refresh runtime under
 * this global before React is loaded (refresh-runtime.ts), so host and remotes share it.
 */
const RUNTIME = "globalThis.__REMOTE_KIT_REFRESH__";

const before = `var $RefreshReg$ = (type, id) => ${RUNTIME}.register(type, __webpack_module__.id + " " + id);
var $RefreshSig$ = ${RUNTIME}.signature;
`;

const after = `
if (import.meta.webpackHot && ${RUNTIME}.holdsOnlyComponents(__webpack_module__.exports)) {
  import.meta.webpackHot.accept();
  ${RUNTIME}.refreshSoon();
}
`;

/** @param {string} source */
module.exports = function refreshLoader(source, map) {
  const hasComponents = source.includes("$RefreshReg$");
  // Custom hooks have signatures, too. Modules without components are replaced together with their importers.
  if (!hasComponents && !source.includes("$RefreshSig$")) this.callback(null, source, map);
  else this.callback(null, `${before}${source}${hasComponents ? after : ""}`);
};
