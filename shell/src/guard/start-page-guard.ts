import { browserStorage } from "@promptfolio/lib/browser-storage";
import type { Release } from "../telemetry/stack-trace";
import { reportFailure } from "../telemetry/telemetry";
import { makeRoom, storedKeys } from "./make-room";
import { type PageProblem, pageProblem } from "./page-problem";
import { onLeave, shownRelease } from "./page-session";
import { reportOverwritten } from "./restore-globals";
import { createStoppedTabs } from "./stopped-tabs";

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
