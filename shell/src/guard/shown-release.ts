import type { Release } from "../telemetry/release-of-error";

let shown: Release | undefined;
let lastLeft: Release | undefined;
const listeners = new Set<(left: Release) => void>();

/** The release whose page is shown in this tab. */
export const shownRelease = (): Release | undefined => shown;

/** Called when a page of this release is shown. */
export const showRelease = (release: Release): void => {
  const left = shown;
  shown = release;
  if (left && (left.remote !== release.remote || left.version !== release.version)) lastLeft = left;
  if (left) for (const listener of listeners) listener(left);
};

/**
 * Calls the listener with the release whose page was left, once the next page is shown. If a page of another release
 * was left before, it is called at once, as the guard's code may load after the first navigation.
 */
export const onLeave = (listener: (left: Release) => void): void => {
  listeners.add(listener);
  if (lastLeft) listener(lastLeft);
};
