import { ADMIN } from "@promptfolio/contracts/limits";
import { createContext, useContext } from "react";

/** How the dashboard polls, shared by all its tabs. */
export interface Pace {
  live: boolean;
  setLive(live: boolean): void;
  testMode: boolean;
  setTestMode(testMode: boolean): void;
}

export const PaceContext = createContext<Pace | null>(null);

/** @throws Error outside the dashboard */
export const usePace = (): Pace => {
  const pace = useContext(PaceContext);
  if (pace === null) throw new Error("usePace needs a PaceContext above it");
  return pace;
};

/** The polling interval in milliseconds; null while paused. */
export const intervalOf = ({ live, testMode }: Pick<Pace, "live" | "testMode">): number | null => {
  if (!live) return null;
  return testMode ? ADMIN.testModePollIntervalMs : ADMIN.pollIntervalMs;
};
