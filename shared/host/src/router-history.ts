/**
 * The browser's history for the one router. Only the host makes one, so it stands apart from the shared façade. It tells
 * its listener of pushes and replacements only with `v5Compat: true`.
 */
export { UNSAFE_createBrowserHistory as createBrowserHistory } from "react-router-dom";
