import { isApiError } from "@promptfolio/host/api/api-error";

/** The server's sentence about a failure, if it gave one. */
export const failureText = (error: unknown): string => {
  if (isApiError(error)) return error.detail || error.message;
  return error instanceof Error ? error.message : "Something went wrong.";
};
