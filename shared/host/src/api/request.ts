import type { ApiRequest } from "@promptfolio/contracts/host-api";

/** The cache key of a GET call: its canonical path. The server's answers are put under the same keys. */
export const queryKeyOf = (path: string): readonly ["api", string] => ["api", path];

export const get = <Answer>(path: string): ApiRequest<Answer> => ({ method: "GET", path });
export const post = <Answer>(path: string, body?: unknown): ApiRequest<Answer> => ({
  method: "POST",
  path,
  body,
});
export const put = <Answer>(path: string, body: unknown): ApiRequest<Answer> => ({
  method: "PUT",
  path,
  body,
});
export const remove = <Answer>(path: string): ApiRequest<Answer> => ({ method: "DELETE", path });
