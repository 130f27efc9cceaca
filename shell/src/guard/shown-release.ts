import type { Release } from "../telemetry/release-of-error";

let shown: Release | null = null;
let lastLeft: Release | null = null;
const listeners = new Set<(left: Release) => void>();

/** The release whose page is in this tab. */
export const shownRelease = (): Release | null => shown;

/** Called when a page of this release is shown. */
export const showRelease = (release: Release): void => {
  const left = shown;
  shown = release;
  if (left && (left.remote !== release.remote || left.version !== release.version)) lastLeft = left;
  if (left) for (const listener of listeners) listener(left);
};

/**
 * Reports which release's page was left, once the next one is shown; at once if another release's page is shown already, as
 * the guard's code may come after the first navigation.
 */
export const onLeave = (listener: (left: Release) => void): void => {
  listeners.add(listener);
  if (lastLeft) listener(lastLeft);
};
