import type { ApiClient, ApiRequest, SendOptions } from "@promptfolio/contracts/host-api";

/** Wraps a client so that it knows whether a mutation is on its way to the server, such as an upload. */
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
