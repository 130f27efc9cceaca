import { UNSAFE_createBrowserHistory as createHistory } from "react-router-dom";
import { guardHistory } from "./routing/guarded-history";

export type { GuardedHistory } from "./routing/guarded-history";

/** The browser's history. Only the host needs it to set up the router, so it isn't in the façade that remotes share. */
export const createBrowserHistory = () => guardHistory(createHistory({ v5Compat: true }));
