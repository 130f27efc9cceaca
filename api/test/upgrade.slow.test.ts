import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { UserSession } from "@promptfolio/contracts/api/accounts";
import type { Image } from "@promptfolio/contracts/api/images";
import type { MyStats } from "@promptfolio/contracts/api/viewing";
import { unpackReleases } from "../../scripts/lib/release-archive.mjs";
import { createDatabase, describeWithPostgres, type TestDatabase } from "./databases";
import { makeForm, makePicture } from "./pictures";
import { type ServerProcess, startServer } from "./server-process";
import { GUEST, startTraffic } from "./upgrade-traffic";

// The archive contains the API before the schema's last migration: `npm run previous-server` updates it.

const ADMINISTRATOR = { email: "owner@example.org", password: "orbit quartz lamp" };

const signIn = async (server: ServerProcess): Promise<{ authorization: string }> => {
  const response = await fetch(`${server.origin}/api/admin/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(ADMINISTRATOR),
  });
  const { access_token } = (await response.json()) as UserSession;
  return { authorization: `Bearer ${access_token}` };
};

const upload = async (server: ServerProcess, title: string): Promise<string> => {
  const fields = { title, category: "C", tag: "T", theme: "T", prompt: "P" };
  const { body, headers } = makeForm(fields, { bytes: await makePicture({ width: 200, height: 250 }) });
  const response = await fetch(`${server.origin}/api/images`, {
    method: "POST",
    headers: { ...headers, ...(await signIn(server)) },
    body: new Uint8Array(body),
  });
  expect(response.status).toBe(201);
  return ((await response.json()) as Image).id;
};

/** Checks that writes on one instance are visible on the other at once. */
const expectAgreement = async (one: ServerProcess, other: ServerProcess): Promise<void> => {
  const id = await upload(one, "Written beside the other version");
  expect((await fetch(`${other.origin}/api/images/${id}`)).status).toBe(200);
  const reveal = ({ origin }: ServerProcess, cookie = "") =>
    fetch(`${origin}/api/public/prompt-view/${id}`, { method: "POST", headers: { cookie } });
  const spent = await reveal(one);
  const cookie = spent.headers.getSetCookie()[0]?.split(";")[0];
  expect(await (await reveal(other, cookie)).json()).toMatchObject({ viewedToday: 1, alreadyViewed: true });
  const headers = await signIn(one);
  expect((await fetch(`${other.origin}/api/admin/analytics`, { headers })).status).toBe(200);
};

describeWithPostgres("the previous version and this one on one database", () => {
  let database: TestDatabase;
  let unpacked: string;
  let previousServer: string;
  let env: Record<string, string>;

  const startPrevious = () => startServer(env, [], previousServer);
  const startThis = () => startServer(env);

  beforeAll(async () => {
    database = await createDatabase("PostgreSQL");
    // Unpacked in the repository, where it finds the installed packages.
    unpacked = mkdtempSync(join(import.meta.dirname, "../.cache/previous-"));
    const archive = join(import.meta.dirname, "previous-server.tar.br");
    const { folders } = await unpackReleases(archive, unpacked);
    previousServer = join(folders["api"] ?? "", "server.js");
    env = {
      ...database.env,
      JWT_SECRET: "a secret that both versions share; long enough",
      ADMIN_EMAIL: ADMINISTRATOR.email,
      ADMIN_PASSWORD: ADMINISTRATOR.password,
      NETWORK_CEILING: "1000000",
    };
  });
  afterAll(async () => {
    rmSync(unpacked, { recursive: true, force: true });
    await database.remove();
  });

  it("serve side by side during upgrade and rollback, and no request fails", async () => {
    const [first, second] = [await startPrevious(), await startPrevious()];
    const images = [await upload(first, "One"), await upload(first, "Another")];
    const traffic = startTraffic(images);
    /** Replaces an instance as a load balancer does: no new requests first, then stop it. */
    const replace = async (old: ServerProcess, start: () => Promise<ServerProcess>) => {
      const server = await start();
      traffic.addOrigin(server.origin);
      await traffic.withdraw(old.origin);
      expect(await old.end("SIGTERM")).toBe(0);
      await traffic.serve();
      return server;
    };
    for (const { origin } of [first, second]) traffic.addOrigin(origin);
    await traffic.serve();

    // Starting this version migrates the schema while the previous version runs.
    const third = await replace(first, startThis);
    await expectAgreement(second, third);
    await expectAgreement(third, second);

    // Rollback: the previous version starts on the new schema.
    const fourth = await replace(third, startPrevious);
    await expectAgreement(second, fourth);

    const { failures, guests } = await traffic.stop();
    expect(failures).toEqual([]);
    // Sequential: the longer the test took, the more guests there are, and the API rejects too many requests at once.
    for (const cookie of guests) {
      const headers = { ...GUEST, cookie };
      const response = await fetch(`${fourth.origin}/api/usage/my-stats`, { headers });
      expect(((await response.json()) as MyStats).viewedToday).toBe(1);
    }
    for (const server of [second, fourth]) expect(await server.end("SIGTERM")).toBe(0);
  }, 300_000);
});
