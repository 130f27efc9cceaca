import { STATUS_CODES } from "node:http";

interface Details {
  /** The part of the request that is wrong. */
  field?: string;
  headers?: Readonly<Record<string, string>>;
  /** Further members of the response. */
  extra?: Readonly<Record<string, unknown>>;
}

/** An error response by RFC 9457: `detail` is for people, `code` for programs. */
export class Problem extends Error {
  override name = "Problem";
  constructor(
    readonly status: number,
    readonly code: string,
    readonly detail: string,
    readonly details: Details = {},
  ) {
    super(detail);
  }

  body(requestId: string): Record<string, unknown> {
    const { field, extra } = this.details;
    return {
      type: `/api/docs#${this.code}`,
      title: STATUS_CODES[this.status] ?? "Error",
      status: this.status,
      detail: this.detail,
      code: this.code,
      ...(field === undefined ? {} : { field }),
      requestId,
      ...extra,
    };
  }
}

export const badRequest = (detail: string, field?: string): Problem =>
  new Problem(400, "invalid", detail, field === undefined ? {} : { field });

export const notFound = (detail: string): Problem => new Problem(404, "not-found", detail);

/** The default is a fixed text: the client shows it for both 401 and 403. */
export const unauthenticated = (detail = "Authentication failed. Please login again."): Problem =>
  new Problem(401, "unauthenticated", detail, { headers: { "www-authenticate": "Bearer" } });

export const unavailable = (detail: string, retryAfterSeconds = 5): Problem =>
  new Problem(503, "unavailable", detail, { headers: { "retry-after": String(retryAfterSeconds) } });

export const tooManyAttempts = (seconds: number): Problem =>
  new Problem(429, "too-many-attempts", `Too many attempts. Please try again in ${seconds} seconds.`, {
    headers: { "retry-after": String(seconds) },
  });
