import { createServer, IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { createQueueLimit } from "@promptfolio/server/queue-limit";
import { shedLoad } from "./shed-load";

/** Each request takes 10 ms; a turn has 20 ms, and two requests may wait. */
const setUp = () => {
  let time = 0;
  const handled: string[] = [];
  const queue = createQueueLimit({ max: 2, min: 2, targetMs: 50, burstMs: 500, now: () => time });
  const handle = shedLoad(
    ({ url = "" }) => {
      handled.push(url);
      time += 10;
    },
    { turnMs: 20, queue, now: () => time },
  );
  const request = (url: string): ServerResponse => {
    const message = Object.assign(new IncomingMessage(new Socket()), { url });
    const response = new ServerResponse(message);
    handle(message, response);
    return response;
  };
  return { handled, request };
};

test("starts the requests that fit into a turn, and the rest in later turns, in order", async () => {
  const { handled, request } = setUp();
  for (const url of ["/1", "/2", "/3", "/4"]) request(url);
  expect(handled).toEqual(["/1", "/2"]);
  await nextTurn();
  expect(handled).toEqual(["/1", "/2", "/3", "/4"]);
  request("/5");
  expect(handled).toEqual(["/1", "/2", "/3", "/4"]);
  await nextTurn();
  expect(handled.at(-1)).toBe("/5");
});

test("rejects a request when too many are waiting", () => {
  const { handled, request } = setUp();
  for (const url of ["/1", "/2", "/3", "/4"]) request(url);
  const { statusCode, writableEnded } = request("/5");
  expect([statusCode, writableEnded]).toEqual([503, true]);
  expect(handled).toEqual(["/1", "/2"]);
});

test("sends Retry-After, and keeps the connection open", async () => {
  const queue = createQueueLimit({ max: 0, min: 0, targetMs: 50, burstMs: 500 });
  const server = createServer(shedLoad(() => undefined, { turnMs: 0, queue }));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const { status, headers } = await fetch(`http://127.0.0.1:${port}/`);
  expect([status, headers.get("retry-after"), headers.get("connection")]).toEqual([503, "1", "keep-alive"]);
  server.closeAllConnections();
  server.close();
});

test("handles health checks without waiting", () => {
  const { handled, request } = setUp();
  for (const url of ["/1", "/2", "/3", "/4", "/5", "/healthz"]) request(url);
  expect(handled).toEqual(["/1", "/2", "/healthz"]);
});

test("skips a request whose client has disconnected", async () => {
  const { handled, request } = setUp();
  for (const url of ["/1", "/2"]) request(url);
  request("/3").destroy();
  await nextTurn();
  expect(handled).toEqual(["/1", "/2"]);
});
