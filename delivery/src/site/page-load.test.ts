import { createPageLoad } from "./page-load";

const attempt = (load: ReturnType<typeof createPageLoad>, network: string, render: () => Promise<string>) =>
  load.run("gallery", network, render).catch(({ status, retryAfterSeconds }) => [status, retryAfterSeconds]);

test("rejects only the network that requests too many pages, with a time to retry after", async () => {
  let now = 0;
  const load = createPageLoad(24, () => now);
  const results = [];
  for (let n = 0; n < 241; n += 1) results.push(await attempt(load, "192.0.2.1", async () => "page"));
  expect(results.slice(0, 240).every((result) => result === "page")).toBe(true);
  expect(results[240]).toEqual([429, 1]);
  expect(await attempt(load, "192.0.2.2", async () => "page")).toBe("page");
  now = 1_000;
  expect(await attempt(load, "192.0.2.1", async () => "page")).toBe("page");
});

test("limits concurrent renders over all networks to those that finish in time", async () => {
  const load = createPageLoad(24, () => 0);
  const finish: (() => void)[] = [];
  const slow = () => new Promise<string>((resolve) => finish.push(() => resolve("page")));
  const running = Array.from({ length: 100 }, (_, n) => attempt(load, `192.0.2.${n}`, slow));
  expect(await attempt(load, "198.51.100.1", slow)).toEqual([503, 1]);
  for (const end of finish) end();
  await Promise.all(running);
  expect(await attempt(load, "198.51.100.1", async () => "page")).toBe("page");
});

test("admits other remotes while one remote's pages take too long", async () => {
  const load = createPageLoad(24, () => 0);
  const never = () => new Promise<never>(() => undefined);
  for (let n = 0; n < 100; n += 1) void load.run("slow", `192.0.2.${n}`, never);
  await expect(load.run("slow", "198.51.100.1", never)).rejects.toMatchObject({ status: 503 });
  expect(await attempt(load, "198.51.100.1", async () => "page")).toBe("page");
});

test("admits requests after the clock was set back", async () => {
  const load = createPageLoad(24);
  expect(await attempt(load, "192.0.2.1", async () => "page")).toBe("page");
  const clock = Date.now;
  Date.now = () => clock() - 3_600_000;
  expect(await attempt(load, "192.0.2.1", async () => "page")).toBe("page");
  Date.now = clock;
});
