import type { ReleaseOverview } from "@promptfolio/contracts/api/releases";
import { type EventStream, followReleases, RETRY_INTERVAL_MS } from "./release-events";

type Listener = Parameters<EventStream["addEventListener"]>[1];

class FakeStream implements EventStream {
  readyState = 0;
  isClosed = false;
  readonly listeners = new Map<string, Listener>();
  addEventListener(type: string, listener: Listener) {
    this.listeners.set(type, listener);
  }
  close() {
    this.isClosed = true;
  }
  fail(readyState: number) {
    this.readyState = readyState;
    this.send("error");
  }
  send(type: string, data = "") {
    this.listeners.get(type)?.({ data });
  }
}

const overview: ReleaseOverview = { revision: 3, remotes: [], changes: [] };

const start = (allow: () => Promise<unknown> = async () => undefined) => {
  const streams: FakeStream[] = [];
  const heard: unknown[] = [];
  const stop = followReleases({
    allow,
    open: () => {
      const stream = new FakeStream();
      streams.push(stream);
      return stream;
    },
    onOverview: (sent) => heard.push(sent.revision),
    onAlive: () => heard.push("alive"),
    onConnected: (isConnected) => heard.push(isConnected),
  });
  return { streams, heard, stop };
};

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});
const settled = () => jest.advanceTimersByTimeAsync(0);

test("receives overviews and heartbeats, and closes the stream when stopped", async () => {
  const { streams, heard, stop } = start();
  await settled();
  streams[0]?.send("open");
  streams[0]?.send("overview", JSON.stringify(overview));
  streams[0]?.send("overview", "null");
  streams[0]?.send("alive");
  expect(heard).toEqual([true, 3, "alive"]);
  stop();
  expect(streams[0]?.isClosed).toBe(true);
});

test("lets the browser reconnect a lost connection, and reports both", async () => {
  const { streams, heard } = start();
  await settled();
  streams[0]?.send("open");
  streams[0]?.fail(0);
  streams[0]?.send("open");
  expect(heard).toEqual([true, false, true]);
  expect(streams).toHaveLength(1);
});

test("requests another stream after the server has closed one", async () => {
  const allowed: string[] = [];
  const { streams, heard } = start(async () => allowed.push("allowed"));
  await settled();
  streams[0]?.fail(2);
  expect(heard).toEqual([false]);
  await jest.advanceTimersByTimeAsync(RETRY_INTERVAL_MS);
  expect(streams).toHaveLength(2);
  expect(allowed).toHaveLength(2);
});

test("retries after permission is denied, until it is stopped", async () => {
  const { streams, heard, stop } = start(async () => {
    throw new Error("503");
  });
  await settled();
  await jest.advanceTimersByTimeAsync(RETRY_INTERVAL_MS);
  expect(heard).toEqual([false, false]);
  stop();
  await jest.advanceTimersByTimeAsync(RETRY_INTERVAL_MS);
  expect(heard).toHaveLength(2);
  expect(streams).toHaveLength(0);
});
