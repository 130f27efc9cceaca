import type { ApiClient } from "@promptfolio/contracts/host-api";
import { countChanges } from "./count-changes";

test("a change is on its way until it is answered, well or not; reading is none", async () => {
  let answer: (error?: Error) => void = () => undefined;
  const client: ApiClient = {
    send: () =>
      new Promise((resolve, reject) => {
        answer = (error) => (error ? reject(error) : resolve(Object()));
      }),
  };
  const { api, isSending } = countChanges(client);
  const reading = api.send({ method: "GET", path: "/images" });
  expect(isSending()).toBe(false);
  answer();
  await reading;
  for (const error of [undefined, new Error("refused")]) {
    const sending = api.send({ method: "POST", path: "/images" }).catch(() => undefined);
    expect(isSending()).toBe(true);
    answer(error);
    await sending;
    expect(isSending()).toBe(false);
  }
});
