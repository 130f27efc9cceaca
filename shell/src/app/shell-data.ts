import type { SystemSettings } from "@promptfolio/contracts/api/settings";
import type { DehydratedQuery } from "@promptfolio/contracts/page";
import { getPublicSettings } from "@promptfolio/host/api/settings";

const isSettings = (value: unknown): value is SystemSettings =>
  typeof value === "object" &&
  value !== null &&
  "dailyLimit" in value &&
  typeof value.dailyLimit === "number" &&
  "guestLimit" in value &&
  typeof value.guestLimit === "number";

/** The settings among the answers that came with the page; without them the defaults hold. */
export const settingsIn = (answers: DehydratedQuery[]): { settings?: SystemSettings } => {
  const { path } = getPublicSettings();
  const body = answers.find((answer) => answer.path === path && answer.status === 200)?.body;
  return isSettings(body) ? { settings: body } : {};
};
