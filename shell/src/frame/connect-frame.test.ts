/** @jest-environment jsdom */

import { connectFrame } from "./connect-frame";

const STATE = {
  ...{
    map: { version: 1, routes: [], remotes: {}, revision: 1, shell: { version: "1.0.0", base: "" } },
    queries: [],
    next: [],
    remoteTimeoutMs: 1_000,
  },
  ...{
    rendered: "page" as const,
    readsData: false,
    seed: "SEED",
    origin: "https://example.com",
    pathname: "/orders",
  },
};

test("sends what isn't repeated when the page around the frame has started, which may be later", async () => {
  Object.assign(window, {
    ResizeObserver: class {
      observe = () => undefined;
    },
  });
  const sent = jest.spyOn(parent, "postMessage").mockImplementation(() => undefined);
  const types = () => sent.mock.calls.map(([{ type }]) => type);
  const { replaceApi } = connectFrame(STATE, document.body);
  const api = { report: () => undefined } as unknown as Parameters<typeof replaceApi>[0];
  replaceApi(api);
  void api.http.send({ method: "GET", path: "/orders" });
  api.notifications.toast("info", "Saved");
  await Promise.resolve();
  expect(types()).toEqual(["ready"]);
  const data = { type: "show", path: "/orders", theme: undefined };
  window.dispatchEvent(new MessageEvent("message", { data, source: parent }));
  await Promise.resolve();
  expect(types()).toEqual(["ready", "ready", "title", "height", "request", "toast"]);
});
