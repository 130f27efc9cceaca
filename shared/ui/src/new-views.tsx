import { timeUntil } from "@promptfolio/lib/formats";
import { useSyncExternalStore } from "react";

/** The interval at which the remaining time is updated, in milliseconds. */
const STEP = 30_000;

const everyStep = (changed: () => void): (() => void) => {
  const timer = setInterval(changed, STEP);
  return () => clearInterval(timer);
};
const now = (): number => Math.floor(Date.now() / STEP) * STEP;
const unknown = (): number => 0;

/** The browser's own midnight, used until the server has sent the viewer's. */
const nextMidnight = (clock: number): number => new Date(clock).setHours(24, 0, 0, 0);

/** A countdown to new views: `at` is the viewer's midnight in milliseconds, 0 while unknown. */
export const NewViews = ({ at, className }: { at: number; className?: string }) => {
  // 0 during SSR and hydration.
  const clock = useSyncExternalStore(everyStep, now, unknown);
  return (
    <span className={className}>
      {clock === 0 ? "New views tomorrow." : `New views in ${timeUntil(at || nextMidnight(clock), clock)}.`}
    </span>
  );
};
