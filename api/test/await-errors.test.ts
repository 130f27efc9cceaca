import { execFileSync } from "node:child_process";
import { join } from "node:path";
import type { ApiResponse } from "./browser";
import type * as TestApiModule from "./test-api";
import { expectWholeUploads, makeUpload } from "./whole-uploads";

/** The points that were reached since the last request began, and the one that throws the first time it is reached. */
const reached = new Set<string>();
let failing: string | undefined;
const reachAwait = (point: string, cleanup?: Promise<unknown>): unknown => {
  reached.add(point);
  if (point !== failing) return cleanup;
  failing = undefined;
  const error = Object.assign(new Error("Injected"), { code: "INJECTED" });
  if (!cleanup) throw error;
  return cleanup.then(() => Promise.reject(error));
};
Object.assign(globalThis, { reachAwait });

execFileSync(process.execPath, [join(import.meta.dirname, "await-points.mjs")]);
const { addPosters, startApi }: typeof TestApiModule = await import(
  join(import.meta.dirname, "../.cache/await-points.js")
);

/** Sends a request again and again: each `await` that it reaches fails once. @returns the files of these */
const failEachAwait = async (
  prepare: () => Promise<() => Promise<ApiResponse>>,
  check: () => Promise<void>,
): Promise<string[]> => {
  const points: (string | undefined)[] = [undefined];
  for (const point of points) {
    const send = await prepare();
    reached.clear();
    failing = point;
    const { status, headers, body } = await send();
    failing = undefined;
    // What fails while a picture is decoded is a picture that can't be read.
    if (status !== 422 && status >= 400)
      expect([point, status, body["code"]]).toEqual([point, 500, "internal"]);
    if (status >= 400) expect(headers["content-type"]).toBe("application/problem+json; charset=utf-8");
    expect(JSON.stringify(body)).not.toContain("Injected");
    if (point === undefined) points.push(...reached);
    await check();
  }
  return [...new Set(points.flatMap((point) => point?.split(" ")[0] ?? []))].sort();
};

// A rejected promise that nobody waits for would end this process, and with it the tests.
describe("an error at any await", () => {
  it.each(["user", "guest", "admin"] as const)("of a reveal costs nothing twice (%s)", async (role) => {
    const api = await startApi("embedded", { NETWORK_CEILING: "100000" });
    const path = role === "guest" ? "public" : "usage";
    let browser = api.browser();
    let id = "";
    const reveal = () => browser.request("POST", `/api/${path}/prompt-view/${id}`);
    const files = await failEachAwait(
      async () => {
        [id = ""] = await addPosters(api.services, 1);
        browser = api.browser();
        if (role !== "guest") browser.token = (await api.account(role)).token;
        // Sets the guest's cookie.
        await browser.request("GET", "/api/usage/my-stats");
        return reveal;
      },
      async () => {
        const { status, body } = await reveal();
        expect(status).toBe(200);
        if (role !== "admin") expect(body).toMatchObject({ viewedToday: 1, views: 1 });
      },
    );
    expect(files).toEqual(expect.arrayContaining(["database/database.ts", "viewing/routes.ts"]));
    await api.close();
  });

  it("of an upload leaves an image with its file, or neither", async () => {
    const api = await startApi();
    const { token } = await api.account("admin");
    const form = await makeUpload();
    const add = () => api.browser({ token }).request("POST", "/api/images", form);
    const files = await failEachAwait(
      async () => add,
      () => expectWholeUploads(api.services),
    );
    const ownFiles = ["admin-routes", "upload", "store-picture", "repository/write-images"];
    expect(files).toEqual(expect.arrayContaining(ownFiles.map((name) => `images/${name}.ts`)));
    await api.close();
  });
});
