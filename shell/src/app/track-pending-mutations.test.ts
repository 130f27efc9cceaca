import type { ApiClient } from "@promptfolio/contracts/host-api";
import { trackPendingMutations } from "./host";

test("counts a mutation as pending until it settles, but never a query", async () => {
  let response: (error?: Error) => void = () => undefined;
  const client: ApiClient = {
    send: () =>
      new Promise((resolve, reject) => {
        response = (error) => (error ? reject(error) : resolve(Object()));
      }),
  };
  const { api, hasPendingMutations } = trackPendingMutations(client);
  const reading = api.send({ method: "GET", path: "/images" });
  expect(hasPendingMutations()).toBe(false);
  response();
  await reading;
  for (const error of [undefined, new Error("refused")]) {
    const sending = api.send({ method: "POST", path: "/images" }).catch(() => undefined);
    expect(hasPendingMutations()).toBe(true);
    response(error);
    await sending;
    expect(hasPendingMutations()).toBe(false);
  }
});
