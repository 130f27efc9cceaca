import { isApiError } from "@promptfolio/host/api/api-error";

/** What failed, in the server's own sentence where it gave one. */
export const failureText = (error: unknown): string => {
  if (isApiError(error)) return error.detail || error.message;
  return error instanceof Error ? error.message : "Something went wrong.";
};
