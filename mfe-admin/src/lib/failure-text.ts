import { isApiError } from "@promptfolio/host/api/api-error";

/** Their lists contain words of the dashboard's URLs, such as `analytics`. */
const BLOCKER = "If other pages work, a content blocker in this browser may have stopped the request.";

/** The server's sentence about a failure, if it gave one. */
export const failureText = (error: unknown): string => {
  if (isApiError(error) && error.code === "ERR_NETWORK" && navigator.onLine)
    return `${error.message} ${BLOCKER}`;
  if (isApiError(error)) return error.detail || error.message;
  return error instanceof Error ? error.message : "Something went wrong.";
};
