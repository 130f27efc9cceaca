import type { ApiClient, ApiRequest, SendOptions } from "@promptfolio/contracts/host-api";

/** Wraps a client to track whether a mutation is pending, such as an upload. */
export const trackPendingMutations = <Client extends ApiClient>(client: Client) => {
  let pending = 0;
  const send = async <Result>(request: ApiRequest<Result>, options?: SendOptions): Promise<Result> => {
    if (request.method === "GET") return client.send(request, options);
    pending += 1;
    try {
      return await client.send(request, options);
    } finally {
      pending -= 1;
    }
  };
  return { api: { ...client, send }, hasPendingMutations: () => pending > 0 };
};
