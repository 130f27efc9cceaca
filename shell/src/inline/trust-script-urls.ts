/** What TypeScript's DOM library doesn't have yet (https://www.w3.org/TR/trusted-types/). */
interface PolicyFactory {
  createPolicy(
    name: "default",
    rules: Record<"createHTML" | "createScriptURL", (text: string) => string | undefined>,
  ): unknown;
}

declare global {
  var trustedTypes: PolicyFactory | undefined;
}

/** Whether a script is a release's, in which every file has a hash. */
export const isReleaseScript = (url: string): boolean =>
  new URL(url, location.href).href.startsWith(`${location.origin}/r/`);

/**
 * Lets scripts load only scripts of releases: with trusted types required, others violate the page's policy. Markup passes: an
 * inline script or handler in it is stopped by the hashes of the policy.
 */
export const trustScriptUrls = (): void => {
  globalThis.trustedTypes?.createPolicy("default", {
    createHTML: (markup) => markup,
    createScriptURL: (url) => (isReleaseScript(url) ? url : undefined),
  });
};
