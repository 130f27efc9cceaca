import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { ImageList } from "@promptfolio/contracts/api/images";
import type { MyStats } from "@promptfolio/contracts/api/viewing";
import { Client } from "pg";
import { makeForm, makePicture } from "./pictures";
import { type SeededDatabase, seedForProcess } from "./seed-for-process";
import { type ServerProcess, startServer } from "./server-process";
import { canMount, fillDisk, inside, onSmallDisk } from "./small-disk";

/**
 * Space in addition to the database itself: for its log, and for the server's writes before the disk is filled.
 */
const MEGABYTES = 90;
const SENTENCE = "The service is temporarily unavailable. Please try again shortly.";

// Skipped where no small disk can be mounted: docs/operating.md describes how this was tested elsewhere.
const describeWithDisk = canMount() ? describe : describe.skip;

describeWithDisk("on a full disk", () => {
  let seeded: SeededDatabase;
  let place: string;
  let server: ServerProcess;
  let upload: ReturnType<typeof makeForm>;

  const request = (path: string, init: RequestInit = {}) => fetch(`${server.origin}/api${path}`, init);
  const onDisk = (folder: string): string[] => {
    const path = join(inside(server.child.pid, place), folder);
    return readdirSync(path, { recursive: true }).map(String).sort();
  };
  const add = () =>
    request("/images", {
      method: "POST",
      headers: { ...upload.headers, authorization: `Bearer ${seeded.adminToken}` },
      body: new Uint8Array(upload.body),
    });
  /** A guest's reveal, in a new browser or in the one with the cookie. */
  const reveal = (n: number, cookie?: string) =>
    request(`/public/prompt-view/${seeded.images[n % seeded.images.length]}`, {
      method: "POST",
      headers: cookie === undefined ? {} : { cookie },
    });
  const cookieOf = (response: Response): string => response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const expectUnavailable = async (response: Response) => {
    expect(await response.json()).toMatchObject({ status: 503, code: "unavailable", detail: SENTENCE });
    expect(response.headers.get("retry-after")).toBe("5");
  };
  const retryUntilOk = async (work: () => Promise<Response>): Promise<Response> => {
    for (let tries = 0; tries < 200; tries += 1) {
      const response = await work();
      if (response.status !== 503) return response;
      await wait(100);
    }
    throw new Error("It didn't recover");
  };

  beforeAll(async () => {
    seeded = await seedForProcess(90);
    upload = makeForm(
      { title: "Late", category: "C", tag: "T", theme: "T", prompt: "P" },
      { bytes: await makePicture() },
    );
    place = mkdtempSync(join(tmpdir(), "promptfolio-disk-"));
    server = await startServer(
      { ...seeded.env, DATA_DIR: place, TMPDIR: join(place, "tmp"), NETWORK_CEILING: "100000" },
      onSmallDisk(seeded.dataDir, place, MEGABYTES),
    );
  });
  afterAll(async () => {
    await server.end("SIGTERM");
    rmSync(place, { recursive: true, force: true });
    await seeded.remove();
  });

  it("names the space that a new database needs, and leaves nothing of it", async () => {
    const empty = mkdtempSync(join(tmpdir(), "promptfolio-empty-"));
    await expect(startServer({ DATA_DIR: place }, onSmallDisk(empty, place, 30))).rejects.toThrow(
      /ended with 1: [^\n]* needs 64 MiB of free space and has \d+ MiB[^\n]*$/,
    );
    rmSync(empty, { recursive: true });
  });

  it("rejects an upload with 503 and a sentence, stores nothing, and accepts it once there is space", async () => {
    expect((await add()).status).toBe(201);
    const [media, temporary] = [onDisk("media"), onDisk("tmp")];
    const freeDisk = fillDisk(inside(server.child.pid, place));
    await expectUnavailable(await add());
    expect(onDisk("media")).toEqual(media);
    expect(onDisk("tmp")).toEqual(temporary);
    freeDisk();
    expect((await retryUntilOk(add)).status).toBe(201);
    const list = (await (await request("/images?search=late")).json()) as ImageList;
    expect(list.total).toBe(2);
  });

  it("rejects a reveal with 503 and a sentence, spends and loses nothing, and recovers by itself", async () => {
    const freeDisk = fillDisk(inside(server.child.pid, place));
    const acknowledged: string[] = [];
    let refused: Response | undefined;
    // Writes that fit into the existing files still succeed.
    for (let n = 0; n < 20_000 && !refused; n += 20) {
      const responses = await Promise.all(Array.from({ length: 20 }, (_, k) => reveal(n + k)));
      for (const response of responses) {
        if (response.status === 200) acknowledged.push(cookieOf(response));
        else refused = response;
      }
    }
    if (!refused) throw new Error("The disk was never full");
    const guest = cookieOf(refused);
    await expectUnavailable(refused);

    freeDisk();
    const again = await retryUntilOk(() => reveal(0, guest));
    expect(await again.json()).toMatchObject({ viewedToday: 1, alreadyViewed: false });
    for (const cookie of acknowledged.slice(-50)) {
      const stats = (await (await request("/usage/my-stats", { headers: { cookie } })).json()) as MyStats;
      expect(stats.viewedToday).toBe(1);
    }
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
  });

  it("recovers by itself even after the database's log could not be written", async () => {
    const disk = inside(server.child.pid, place);
    const host = inside(server.child.pid, readFileSync(join(disk, "engine-address"), "utf8"));
    const client = new Client({ host, user: "postgres", database: "postgres" });
    client.on("error", () => {});
    await client.connect();
    const freeDisk = fillDisk(disk);
    const useUp = async () => {
      for (let n = 0; n < 50; n += 1) {
        await client.query("SELECT pg_switch_wal()");
        await client.query("UPDATE settings SET guest_limit = guest_limit");
      }
    };
    await expect(useUp()).rejects.toThrow();
    await expectUnavailable(await reveal(1));
    freeDisk();
    expect((await retryUntilOk(() => reveal(2))).status).toBe(200);
  });
});
