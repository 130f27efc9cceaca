import type { ApiRequest } from "@promptfolio/contracts/host-api";

/** The cache key of a GET request: its canonical path. The server uses the same keys for its responses. */
export const queryKeyOf = (path: string): readonly ["api", string] => ["api", path];

export const get = <Result>(path: string): ApiRequest<Result> => ({ method: "GET", path });
export const post = <Result>(path: string, body?: unknown): ApiRequest<Result> => ({
  method: "POST",
  path,
  body,
});
export const put = <Result>(path: string, body: unknown): ApiRequest<Result> => ({
  method: "PUT",
  path,
  body,
});
export const remove = <Result>(path: string, body?: unknown): ApiRequest<Result> => ({
  method: "DELETE",
  path,
  body,
});
