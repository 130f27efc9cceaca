/** The browser's history for the one router. Only the host makes one, so it stands apart from the shared façade. */
export { UNSAFE_createBrowserHistory as createBrowserHistory } from "react-router-dom";
