/** What only the host needs to set the one router up; apart from the façade that remotes share. */
export { type BlockerRegistry, createBlockerRegistry } from "./routing/blocker-registry";
export { type BrowserHistory, createBrowserHistory } from "./routing/browser-history";
