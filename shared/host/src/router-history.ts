/** What only the host needs to set up the router; separate from the façade that remotes share. */
export { type BlockerRegistry, createBlockerRegistry } from "./routing/blocker-registry";
export { type BrowserHistory, createBrowserHistory } from "./routing/browser-history";
