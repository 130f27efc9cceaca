import { browserStorage, type KeyValueStore } from "@promptfolio/lib/browser-storage";
import type { Release } from "../telemetry/stack-trace";
import { reportFailure } from "../telemetry/telemetry";
import { HEARTBEAT_PREFIX } from "./heartbeat";
import { makeRoom, storedKeys } from "./make-room";
import { onLeave, shownRelease } from "./page-session";
import { reportOverwritten } from "./restore-globals";
import { isAddedByRemote } from "./watch-remotes";

const isVisible = (element: Element): boolean =>
  element.getClientRects().length > 0 &&
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

/** A page that waits for its data is marked as such: a slow or unavailable API is not the release's fault. */
const isSettled = (main: Element): boolean =>
  !main.querySelector('[data-loading-page], [data-failed-remote], [aria-busy="true"]:not(button)');

/**
 * Whether an element that a remote added outside of its page covers the site's header, or no element can be pressed at
 * all.
 */
const isInputBlocked = (): boolean => {
  const header = document.querySelector("header");
  const { left, top, width, height, bottom } = header?.getBoundingClientRect() ?? new DOMRect();
  if (!header || bottom <= 0) return false;
  const hit = document.elementFromPoint(left + width / 2, Math.max(0, top) + height / 2);
  if (!hit || header.contains(hit)) return false;
  if (hit.closest("main") || hit === document.documentElement || hit === document.body)
    return !document.querySelector("[role=dialog], [role=menu], [role=listbox]");
  const topmost = hit.closest("body > *");
  return topmost !== null && isAddedByRemote(topmost);
};

interface PageProblem {
  text: string;
  /** In how many consecutive checks it must be present: a page that is fading in has no visible heading. */
  minChecks: number;
}

/** A problem of the current page that a visitor would see; undefined if there is none, or if the page is still loading. */
export const pageProblem = (isHydrated: boolean): PageProblem | undefined => {
  // Its code has been loaded, so it suspends, or loops.
  if (!isHydrated) return { text: "The page was not hydrated", minChecks: 5 };
  const main = document.querySelector("main");
  if (!main || !isSettled(main)) return undefined;
  const hasHeading = [...main.querySelectorAll("h1, h2, form, iframe")].some(isVisible);
  if (!hasHeading) return { text: "The page has no visible heading", minChecks: 2 };
  return isInputBlocked() ? { text: "Input is blocked", minChecks: 2 } : undefined;
};

/** A tab without a heartbeat for this long has stopped, in milliseconds: three heartbeats. */
const STOPPED_AFTER_MS = 15_000;

/**
 * Checks that are further apart than this were delayed: this tab itself was suspended, and perhaps other tabs'
 * heartbeats too.
 */
const SUSPENDED_AFTER_MS = 10_000;

/**
 * Finds tabs that stopped without being closed, and returns the releases that they showed. A heartbeat has to be the
 * same in two checks, as a machine that wakes from sleep resumes all tabs at once. Each tab is reported once.
 */
export const createStoppedTabs = (store: KeyValueStore, keys: () => string[], now: () => number) => {
  let before = new Map<string, string>();
  let checkedAt = now();
  return (): Release[] => {
    if (now() - checkedAt > SUSPENDED_AFTER_MS) before = new Map();
    checkedAt = now();
    const current = new Map<string, string>();
    const stopped: Release[] = [];
    for (const key of keys()) {
      const text = key.startsWith(HEARTBEAT_PREFIX) ? store.getItem(key) : null;
      if (text === null) continue;
      const [at, remote, version] = text.split(" ");
      const isRecent = now() - Number(at) <= STOPPED_AFTER_MS;
      if (isRecent || before.get(key) !== text) {
        current.set(key, text);
        continue;
      }
      store.removeItem(key);
      if (remote && version) stopped.push({ remote, version });
    }
    before = current;
    return stopped;
  };
};

const CHECK_INTERVAL_MS = 2_000;
const TABS_INTERVAL_MS = 6_000;

const report = (release: Release, message: string): void =>
  reportFailure({ kind: "error", ...release, where: "page guard" }, new Error(message));

/** Restores what remotes must not change, and detects tabs that stopped responding; reports the release. */
export const startPageGuard = (isHydrated: () => boolean): void => {
  let problem: PageProblem | undefined;
  let checks = 0;

  const judgeStorage = (release: Release | undefined): void => {
    const writers = makeRoom();
    if (release && writers.has(release.remote)) report(release, "Filled the storage");
  };
  const check = (): void => {
    const release = shownRelease();
    reportOverwritten(release);
    judgeStorage(release);
    const seen = document.visibilityState === "visible" ? pageProblem(isHydrated()) : undefined;
    checks = seen !== undefined && seen.text === problem?.text ? checks + 1 : 1;
    problem = seen;
  };
  const judge = (left: Release): void => {
    judgeStorage(left);
    if (problem && checks >= problem.minChecks) report(left, problem.text);
    problem = undefined;
  };

  onLeave(judge);
  addEventListener("pagehide", () => {
    const release = shownRelease();
    if (release) judge(release);
  });
  check();
  setInterval(check, CHECK_INTERVAL_MS);

  const stoppedTabs = createStoppedTabs(browserStorage("localStorage"), storedKeys, Date.now);
  const checkTabs = () => {
    for (const release of stoppedTabs()) report(release, "A tab stopped responding");
  };
  checkTabs();
  setInterval(checkTabs, TABS_INTERVAL_MS);
};
