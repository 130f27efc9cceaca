import type { DehydratedQuery } from "@promptfolio/contracts/page";
import { ApiError, httpErrorText } from "@promptfolio/host/api/api-error";

/** The error that a dehydrated query stands for. Not beside the queries' client, which the main script must not contain. */
export const failureOf = ({ status, body }: Pick<DehydratedQuery, "status" | "body">): ApiError =>
  new ApiError(httpErrorText(status), status, "", "", 0, body);
