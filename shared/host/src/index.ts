/**
 * What a remote imports to reach its host. Provided by the host at run time and existing once, so a remote never
 * bundles a copy; see docs/architecture.md for what else is shared.
 */

export { HostContext, useHost } from "./host-context";
export { HydrateWhenVisible } from "./hydration/hydrate-when-visible";
export { lazyPart } from "./hydration/lazy-part";
export { StaticPart } from "./hydration/static-part";
export { apiQuery, useApiQuery, useSend } from "./use-api";
export { usePromptLimit } from "./use-prompt-limit";
export { useReadable } from "./use-readable";
export { useSession } from "./use-session";
