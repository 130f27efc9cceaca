import type { DehydratedQuery } from "@promptfolio/contracts/page";
import { ApiError, httpErrorText } from "@promptfolio/host/api/api-error";

/** The error that a dehydrated query stands for. */
export const failureOf = ({ status, body }: Pick<DehydratedQuery, "status" | "body">): ApiError =>
  new ApiError(httpErrorText(status), status, "", "", 0, body);
