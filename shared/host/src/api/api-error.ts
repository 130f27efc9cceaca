import { isMissingStatus } from "@promptfolio/lib/missing-status";

/** Messages for failed requests (docs/product.md, Requests). */
export const AUTHENTICATION_FAILED = "Authentication failed. Please login again.";
export const httpErrorText = (status: number): string => `HTTP error! status: ${status}`;

/** A request that the API rejected, or that did not reach it (`status` 0). `message` is a text for the visitor. */
export class ApiError extends Error {
  override readonly name = "ApiError";

  constructor(
    message: string,
    /** The HTTP status; 0 if there was no response. */
    readonly status: number,
    /** The server's own message, empty if it sent none. */
    readonly detail = "",
    /** Machine-readable: `limit-reached`, `stale`, `invalid-credentials` … */
    readonly code = "",
    /** Seconds to wait, from Retry-After; 0 if not given. */
    readonly retryAfter = 0,
    /** The whole response, for any other fields. */
    readonly body?: unknown,
  ) {
    super(message);
  }
}

/** Host and remotes have their own copies of the class, so an error is recognised by its name, not by `instanceof`. */
export const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error && error.name === "ApiError";

/** A 4xx response won't change: no retry. */
export const isMissing = (error: unknown): boolean => isApiError(error) && isMissingStatus(error.status);
