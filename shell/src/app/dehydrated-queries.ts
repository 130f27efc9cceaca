import type { SystemSettings } from "@promptfolio/contracts/api/settings";
import type { DehydratedQuery } from "@promptfolio/contracts/page";
import { ApiError, httpErrorText } from "@promptfolio/host/api/api-error";
import { getPublicSettings } from "@promptfolio/host/api/settings";

const isSettings = (value: unknown): value is SystemSettings =>
  typeof value === "object" &&
  value !== null &&
  "dailyLimit" in value &&
  typeof value.dailyLimit === "number" &&
  "guestLimit" in value &&
  typeof value.guestLimit === "number";

/** The settings among the page's dehydrated queries; without them the defaults apply. */
export const settingsIn = (queries: DehydratedQuery[]): { settings?: SystemSettings } => {
  const { path } = getPublicSettings();
  const body = queries.find((query) => query.path === path && query.status === 200)?.body;
  return isSettings(body) ? { settings: body } : {};
};

/** The error that a dehydrated query stands for. Not beside the queries' client, which the main script must not contain. */
export const failureOf = ({ status, body }: Pick<DehydratedQuery, "status" | "body">): ApiError =>
  new ApiError(httpErrorText(status), status, "", "", 0, body);
