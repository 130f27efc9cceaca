import { browserStorage } from "@promptfolio/lib/browser-storage";
import type { Release } from "../telemetry/release-of-error";
import { reportFailure } from "../telemetry/telemetry";
import { removeLeftovers } from "./leftovers";
import type { Originals } from "./originals";
import { pageProblem } from "./page-problem";
import { reportOverwritten } from "./report-overwritten";
import { onLeave, shownRelease } from "./shown-release";
import { createStoppedTabs } from "./stopped-tabs";

const CHECK_INTERVAL_MS = 2_000;
const TABS_INTERVAL_MS = 6_000;

const report = (release: Release, message: string): void =>
  reportFailure({ kind: "error", ...release, where: "page guard" }, new Error(message));

/** None in a browser that refuses access. */
const storedKeys = (): string[] => {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
};

/** In how many consecutive checks a problem must be present: a page that is fading in has none. */
const MIN_CHECKS = 2;

/** Restores what remotes must not change, and detects tabs that stopped responding; reports the release. */
export const startPageGuard = (originals: Originals): void => {
  let problem: string | undefined;
  let checks = 0;

  const check = (): void => {
    const release = shownRelease();
    if (release) reportOverwritten(originals, release);
    const seen = document.visibilityState === "visible" ? pageProblem() : undefined;
    checks = seen !== undefined && seen === problem ? checks + 1 : 1;
    problem = seen;
  };
  const judge = (left: Release): void => {
    reportOverwritten(originals, left);
    if (problem && checks >= MIN_CHECKS) report(left, problem);
    problem = undefined;
  };

  onLeave((left) => {
    judge(left);
    removeLeftovers();
  });
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
