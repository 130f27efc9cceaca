import type { ApiClient, ApiRequest, SendOptions } from "@promptfolio/contracts/host-api";

/** A client that knows whether a change is on its way to the server, such as a file that is being sent. */
export const countChanges = <Client extends ApiClient>(client: Client) => {
  let changes = 0;
  const send = async <Answer>(call: ApiRequest<Answer>, options?: SendOptions): Promise<Answer> => {
    if (call.method === "GET") return client.send(call, options);
    changes += 1;
    try {
      return await client.send(call, options);
    } finally {
      changes -= 1;
    }
  };
  return { api: { ...client, send }, isSending: () => changes > 0 };
};
