import { createHmac } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import { pino } from "pino";
import { changeRegistry } from "../registry/change-registry";
import { rejectCanary } from "../registry/transitions";
import { useReleaseFixture } from "../testing/release-fixture";
import { startWebhooks } from "./start-webhooks";
import { createWebhookLog, deliveryId } from "./webhook-log";

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

const SECRET = "whsec_c2VjcmV0IG9mIHRoZSB0ZXN0cw==";
const NO_DELAYS = [1, 1, 1];
const TEN_MINUTES = 10 / (24 * 60);

const fixture = useReleaseFixture();
let server: Server;
let url: string;
let received: Received[];
let statuses: number[];
let onReceived: () => void;
let closers: (() => Promise<void>)[];

beforeEach(async () => {
  [received, statuses, closers] = [[], [], []];
  onReceived = () => undefined;
  server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    received.push({ headers: request.headers, body });
    response.writeHead(statuses.shift() ?? 204).end();
    onReceived();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/hooks`;
});
afterEach(async () => {
  await Promise.all(closers.map((close) => close()));
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** An instance of the site. `changed` notifies it of a new revision. */
const start = () => {
  const listeners: (() => void)[] = [];
  const { store, objects, now } = fixture.context;
  const { close } = startWebhooks({
    ...{ urls: [url], secret: SECRET, store, objects, now, delaysMs: NO_DELAYS },
    live: { onChange: (listener) => listeners.push(listener) },
    logger: pino({ level: "silent" }),
  });
  closers.push(close);
  const changed = (): void => {
    for (const listener of listeners) listener();
  };
  return { changed };
};

const untilReceived = async (count: number): Promise<void> => {
  while (received.length < count)
    await new Promise<void>((resolve) => {
      onReceived = resolve;
    });
};

const deliveries = () => createWebhookLog(fixture.context.objects).recent();

const untilState = async (state: string): Promise<void> => {
  while ((await deliveries())[0]?.state !== state) await new Promise((resolve) => setImmediate(resolve));
};

const typesOf = () => received.map(({ body }) => JSON.parse(body).type);

test("sends one signed webhook for a promotion, however many instances there are", async () => {
  const instances = [start(), start(), start()];
  await fixture.publish("gallery", "1.0.0", "new");
  for (const { changed } of instances) changed();
  await untilReceived(1);
  await untilState("delivered");
  const [{ headers, body } = { headers: {}, body: "" }] = received;
  expect(JSON.parse(body)).toMatchObject({
    type: "release.promoted",
    data: { remote: "gallery", version: "1.0.0", previous: null, by: "ada" },
  });
  const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
  const key = Buffer.from(SECRET.slice(6), "base64");
  const signature = createHmac("sha256", key).update(signed).digest("base64");
  expect(headers["webhook-signature"]).toBe(`v1,${signature}`);
  expect(await deliveries()).toHaveLength(1);
  expect(received).toHaveLength(1);
});

test("sends webhooks only for promotions, rollbacks and canaries that a guard stops", async () => {
  await fixture.publish("gallery", "1.0.0", "new");
  fixture.wait(1);
  const { changed } = start();
  await fixture.publish("gallery", "2.0.0", "new");
  await fixture.run("freeze", "gallery", "--why", "launch");
  await fixture.run("rollback", "gallery");
  changed();
  await untilReceived(2);
  await fixture.publish("auth", "1.0.0");
  const { store, now } = fixture.context;
  const stop = { action: "stop canary", id: "gallery", detail: "3.0.0: too many errors" };
  await fixture.run("unfreeze", "gallery");
  await fixture.publish("gallery", "3.0.0");
  await fixture.run("canary", "gallery", "3.0.0", "--share", "5%");
  await changeRegistry({ store, now, by: "guard", dryRun: false }, stop, (registry, at) =>
    rejectCanary(registry, "gallery", stop.detail, at),
  );
  changed();
  await untilReceived(3);
  expect(typesOf().sort()).toEqual(["canary.stopped", "release.promoted", "release.rolled-back"]);
  expect(JSON.parse(received[2]?.body ?? "")).toMatchObject({
    data: { version: "3.0.0", previous: "1.0.0", by: "guard", detail: stop.detail },
  });
});

test("retries with the same id, and logs each attempt", async () => {
  statuses = [500, 503];
  const { changed } = start();
  await fixture.publish("gallery", "1.0.0", "new");
  changed();
  await untilState("delivered");
  expect(new Set(received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
  const [delivery] = await deliveries();
  expect(delivery?.attempts.map(({ result }) => result)).toEqual([500, 503, 204]);
});

test.each([
  ["all attempts have failed", [500, 500, 500, 500], 4],
  ["the receiver wants no more", [410], 1],
])("gives up when %s", async (_, responses, attempts) => {
  statuses = responses;
  const { changed } = start();
  await fixture.publish("gallery", "1.0.0", "new");
  changed();
  await untilState("failed");
  expect(received).toHaveLength(attempts);
});

test("continues deliveries that a stopped instance left pending", async () => {
  await fixture.publish("gallery", "1.0.0", "new");
  fixture.wait(1);
  const log = createWebhookLog(fixture.context.objects);
  const attempts = [{ at: "2026-03-01T12:00:00.000Z", result: "connect ECONNREFUSED" }];
  const left = { id: "000000000001-0a0b0c0d", url, event: "release.promoted", body: "{}", attempts };
  await log.write({ ...left, state: "pending", next: "2026-03-01T12:00:05.000Z" });
  start();
  await untilState("delivered");
  expect(received).toHaveLength(1);
});

test("repeats an attempt of an instance that was killed before it recorded the result", async () => {
  await fixture.publish("gallery", "1.0.0", "new");
  const { objects, store, now } = fixture.context;
  const log = createWebhookLog(objects);
  const id = deliveryId((await store.readRegistry()).revision, url);
  const entry = { id, url, event: "release.promoted", body: "{}", attempts: [] };
  await log.create({ ...entry, state: "pending", next: now().toISOString() });
  expect(await log.claim(id, 0, now())).toBe(0);
  // Still claimed: that instance may be waiting for a slow receiver.
  expect(await log.claim(id, 0, now())).toBeGreaterThan(0);
  fixture.wait(TEN_MINUTES);
  start();
  start();
  await untilState("delivered");
  expect(received).toHaveLength(1);
});
