import type { ReleaseOverview } from "@promptfolio/contracts/api/releases";
import Fastify, { type FastifyInstance } from "fastify";
import { createReleaseStore } from "../../registry/create-release-store";
import { followRegistry, type LiveRegistry, POLL_INTERVAL_MS } from "../../registry/live-registry";
import { emptyCounts, emptyTally } from "../../telemetry/counts";
import { useReleaseFixture } from "../../testing/release-fixture";
import { addReleaseRoutes } from "../../testing/release-routes";

interface Instance {
  app: FastifyInstance;
  live: LiveRegistry;
  origin: string;
  /** Counts views of the first version. */
  countViews(views: number): void;
}

const EVENTS = "/api/admin/releases/events";
const headers = { authorization: "Bearer ada" };
const fixture = useReleaseFixture();
let instances: Instance[];
let isSignedIn: boolean;

const startInstance = async (): Promise<Instance> => {
  const store = createReleaseStore(fixture.context.objects);
  const live = await followRegistry(store, { onError: () => undefined, pollIntervalMs: 5 });
  const app = Fastify();
  let counts = emptyCounts();
  let onCounts = (): void => undefined;
  await addReleaseRoutes(
    app,
    { ...fixture.context, store },
    {
      live,
      counts: () => counts,
      onCounts: (listener) => {
        onCounts = listener;
      },
      checkSession: async (authorization) =>
        isSignedIn && authorization === headers.authorization
          ? { status: 200, body: JSON.stringify({ email: "ada@example.com" }) }
          : { status: 401, body: "{}" },
    },
  );
  const origin = await app.listen({ port: 0, host: "127.0.0.1" });
  const countViews = (views: number): void => {
    counts = { ...emptyCounts(), releases: { "gallery@1.0.0": { ...emptyTally(), views } } };
    onCounts();
  };
  const instance = { app, live, origin, countViews };
  instances.push(instance);
  return instance;
};

const stopInstance = async ({ app, live }: Instance): Promise<void> => {
  live.close();
  await app.close();
};

beforeEach(async () => {
  isSignedIn = true;
  instances = [];
  await fixture.publish("gallery", "1.0.0", "new");
  await fixture.publish("gallery", "2.0.0");
  await fixture.verify("gallery", "2.0.0");
});
afterEach(async () => {
  await Promise.all(instances.map(stopInstance));
});

/** Returns the cookie that a browser gets for its session. */
const allow = async ({ app }: Instance): Promise<string> => {
  const { headers: sent } = await app.inject({ method: "POST", url: EVENTS, headers });
  return String(sent["set-cookie"]).split(";")[0] ?? "";
};

/** The overviews that a browser receives, in order, until the stream ends. */
const overviewsOf = async (instance: Instance): Promise<AsyncGenerator<ReleaseOverview, void>> => {
  const response = await fetch(instance.origin + EVENTS, { headers: { cookie: await allow(instance) } });
  expect(response.headers.get("content-type")).toBe("text/event-stream");
  const { body } = response;
  if (!body) throw new Error("an empty stream");
  const read = async function* (): AsyncGenerator<ReleaseOverview, void> {
    let text = "";
    for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      const events = text.split("\n\n");
      text = events.pop() ?? "";
      for (const event of events) {
        const data = /^event: overview\ndata: (.*)$/.exec(event)?.[1];
        if (data) yield JSON.parse(data);
      }
    }
  };
  return read();
};

const until = async (
  overviews: AsyncGenerator<ReleaseOverview, void>,
  isSo: (overview: ReleaseOverview) => boolean,
): Promise<ReleaseOverview> => {
  for (let next = await overviews.next(); !next.done; next = await overviews.next())
    if (isSo(next.value)) return next.value;
  throw new Error("the stream has ended");
};

const stableIn = ({ remotes }: ReleaseOverview): string | undefined => remotes[0]?.stable?.version;

test("notifies clients of all servers of an action on one, and serves it to new visitors", async () => {
  const [one, other] = [await startInstance(), await startInstance()];
  const overviews = await overviewsOf(other);
  const before = await until(overviews, () => true);
  expect(stableIn(before)).toBe("1.0.0");
  const tag = before.remotes[0]?.tag;
  const payload = { action: "promote", id: "gallery", tag, version: "2.0.0" };
  const acted = await one.app.inject({
    ...{ method: "POST", url: "/api/admin/releases/actions", headers, payload },
  });
  expect(acted.statusCode).toBe(200);
  const after = await until(overviews, (told) => stableIn(told) === "2.0.0");
  expect(after.changes[0]).toMatchObject({ action: "promote", by: "ada@example.com" });
  // The map of a visitor who opens the site now. Not timed: a server polls every half second, while the limit is two
  // seconds.
  expect(other.live.registry().entries["gallery"]?.channel.stable).toBe("2.0.0");
  expect(POLL_INTERVAL_MS).toBeLessThanOrEqual(500);
});

test("sends the counts when they have changed", async () => {
  const instance = await startInstance();
  const overviews = await overviewsOf(instance);
  await until(overviews, () => true);
  instance.countViews(7);
  await until(overviews, ({ remotes }) => remotes[0]?.stable?.counts.views === 7);
});

test("sends events to administrators only, with a cookie for this path alone", async () => {
  const { app } = await startInstance();
  expect((await app.inject({ url: EVENTS })).statusCode).toBe(401);
  expect((await app.inject({ method: "POST", url: EVENTS })).statusCode).toBe(401);
  const { headers: sent, statusCode } = await app.inject({ method: "POST", url: EVENTS, headers });
  expect(statusCode).toBe(204);
  expect(sent["set-cookie"]).toMatch(
    /^release_events=ada; Path=\/api\/admin\/releases\/events; .*HttpOnly; SameSite=Strict$/,
  );
  const cookie = { cookie: "release_events=ada" };
  expect((await app.inject({ url: "/api/admin/releases", headers: cookie })).statusCode).toBe(401);
  isSignedIn = false;
  expect((await app.inject({ url: EVENTS, headers: cookie })).statusCode).toBe(401);
});

test("closes the streams of a server that stops, without waiting for them", async () => {
  const instance = await startInstance();
  const overviews = await overviewsOf(instance);
  await until(overviews, () => true);
  await instance.app.close();
  await expect(until(overviews, () => false)).rejects.toThrow("the stream has ended");
});
