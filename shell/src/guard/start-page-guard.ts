import type { Release } from "../telemetry/release-of-error";
import { reportFailure } from "../telemetry/telemetry";
import { removeForeignNodes } from "./foreign-nodes";
import type { Originals } from "./originals";
import { pageProblem } from "./page-problem";
import { reportOverwritten } from "./report-overwritten";
import { onLeave, shownRelease } from "./shown-release";
import { createStoppedTabs } from "./stopped-tabs";

const LOOK_INTERVAL_MS = 2_000;
const TABS_INTERVAL_MS = 6_000;

const tell = (release: Release, message: string): void =>
  reportFailure({ kind: "error", ...release, where: "page guard" }, new Error(message));

/** A problem has to be there in so many looks: a page that fades in is none. */
const MIN_LOOKS = 2;

/** Guards what remotes must not change, and watches for tabs that stopped; reports the release. */
export const startPageGuard = (originals: Originals): void => {
  let problem: string | null = null;
  let looks = 0;

  const look = (): void => {
    const release = shownRelease();
    if (release) reportOverwritten(originals, release);
    const seen = document.visibilityState === "visible" ? pageProblem(originals) : null;
    looks = seen !== null && seen === problem ? looks + 1 : 1;
    problem = seen;
  };
  const judge = (left: Release): void => {
    reportOverwritten(originals, left);
    if (problem && looks >= MIN_LOOKS) tell(left, problem);
    problem = null;
  };

  onLeave((left) => {
    judge(left);
    removeForeignNodes(originals);
  });
  addEventListener("pagehide", () => {
    const release = shownRelease();
    if (release) judge(release);
  });
  look();
  setInterval(look, LOOK_INTERVAL_MS);

  const stoppedTabs = createStoppedTabs(localStorage, Date.now);
  const lookAtTabs = () => {
    for (const release of stoppedTabs()) tell(release, "A tab stopped responding");
  };
  lookAtTabs();
  setInterval(lookAtTabs, TABS_INTERVAL_MS);
};
