import { setTimeout } from "node:timers/promises";
import type { UserSession } from "@promptfolio/contracts/api/accounts";
import type { Image } from "@promptfolio/contracts/api/images";
import { type BucketServer, startBucketServer } from "@promptfolio/server/testing/bucket-server";
import { describeWithPostgres } from "./databases";
import { makeForm, makePicture } from "./pictures";
import { type SeededDatabase, seedForProcess } from "./seed-for-process";
import { type ServerProcess, startServer } from "./server-process";

describeWithPostgres("three processes on one PostgreSQL and one bucket", () => {
  let bucket: BucketServer | undefined;
  let seeded: SeededDatabase;
  let servers: ServerProcess[] = [];

  const at = (n: number) => servers[n % servers.length]?.origin ?? "";
  const request = (n: number, path: string, init: RequestInit = {}) => fetch(`${at(n)}${path}`, init);
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

  beforeAll(async () => {
    bucket = await startBucketServer();
    seeded = await seedForProcess(130, "PostgreSQL", {
      THROTTLE_DELAY_SECONDS: "600",
      ...bucket.settings,
    });
    servers = await Promise.all([1, 2, 3].map(() => startServer(seeded.env)));
  });
  afterAll(async () => {
    for (const server of servers) expect(await server.end("SIGTERM")).toBe(0);
    await bucket?.close();
    await seeded.remove();
  });

  it("don't exceed the limit together", async () => {
    const responses = await Promise.all(
      seeded.images.map((id, n) =>
        request(n, `/api/usage/prompt-view/${id}`, { method: "POST", headers: bearer(seeded.token) }),
      ),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(100);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(30);
  });

  it("throttle password guesses together", async () => {
    const guess = (n: number) =>
      request(n, "/api/auth/login", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email: "somebody@example.org", password: "wrong" }),
      });
    const responses = await Promise.all(Array.from({ length: 18 }, (_, n) => guess(n)));
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(6);
  });

  it("all reject a session that has ended on one of them", async () => {
    const json = { "content-type": "application/json" };
    const signedUp = await request(0, "/api/auth/signup", {
      method: "POST",
      headers: json,
      body: JSON.stringify({ name: "Ada", email: "ada@example.org", password: "a secret" }),
    });
    const { access_token } = (await signedUp.json()) as UserSession;
    const use = async (n: number) =>
      (await request(n, "/api/auth/sessions", { headers: bearer(access_token) })).status;
    expect(await Promise.all([0, 1, 2].map(use))).toEqual([200, 200, 200]);
    const logout = await request(0, "/api/auth/logout", { method: "POST", headers: bearer(access_token) });
    expect(logout.status).toBe(204);
    for (const n of [0, 1, 2]) while ((await use(n)) !== 401);
  });

  it("share pictures, and see each other's changes at once", async () => {
    const { body, headers } = makeForm(
      { title: "Shared", category: "C", tag: "T", theme: "T", prompt: "P" },
      { bytes: await makePicture() },
    );
    const created = await request(0, "/api/images", {
      method: "POST",
      headers: { ...headers, ...bearer(seeded.adminToken) },
      body: new Uint8Array(body),
    });
    const { id, imageUrl } = (await created.json()) as Image;
    const pictures = await Promise.all(
      [0, 1, 2].map((n) => request(n, imageUrl, { headers: { accept: "image/webp" } })),
    );
    const bytes = await Promise.all(
      pictures.map(async (picture) => Buffer.from(await picture.arrayBuffer())),
    );
    expect(bytes[1]).toEqual(bytes[0]);
    expect(bytes[2]).toEqual(bytes[0]);
    const objects = bucket?.keys().filter((key) => key.includes(id)) ?? [];
    expect(objects.length).toBeGreaterThan(0);

    expect((await request(1, `/api/images/${id}`)).status).toBe(200);
    const removed = await request(2, `/api/images/${id}`, {
      method: "DELETE",
      headers: bearer(seeded.adminToken),
    });
    expect(removed.status).toBe(204);
    const statuses = [];
    for (const n of [0, 1, 2]) {
      let status = 200;
      for (let tries = 0; tries < 20 && status === 200; tries += 1)
        status = (await request(n, `/api/images/${id}`)).status;
      statuses.push(status);
    }
    expect(statuses).toEqual([404, 404, 404]);
    const erased = await request(2, `/api/admin/deletions/${id}`, {
      method: "DELETE",
      headers: bearer(seeded.adminToken),
    });
    expect(erased.status).toBe(204);
    const remaining = () => bucket?.keys().filter((key) => key.includes(id)) ?? [];
    // Files are deleted in the background.
    while (remaining().length > 0) await setTimeout(20);
  });
});
