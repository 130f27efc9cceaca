/**
 * The module by which a remote accesses its host. Provided once by the host at run time, so remotes never bundle a
 * copy; see docs/architecture.md for the other shared modules.
 */

export { HostContext, useHost, usePromptLimit, useReadable, useSession } from "./host-context";
export { BelowFold } from "./hydration/below-fold";
export { HydrateWhenVisible } from "./hydration/hydrate-when-visible";
export { lazyPart } from "./hydration/lazy-part";
export { StaticPart } from "./hydration/static-part";
export { apiQuery, useApiQuery, useSend } from "./use-api";
