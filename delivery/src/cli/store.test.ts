import { existsSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { rollBackTo } from "../registry/channels";
import { useReleaseFixture } from "../testing/release-fixture";
import { parseOptions } from "./arguments";
import { assertStoreExists, describeStore, locateStore, prepareStore } from "./store-location";

const optionsOf = (...args: string[]) => parseOptions(["status", ...args]).values;

describe("a missing store", () => {
  const missing = join(tmpdir(), "promptfolio-no-such-store");
  test.each(["promote", "publish", "status", "list"] as const)("fails %s if it is named", (command) => {
    const options = optionsOf("--store", missing);
    expect(() => assertStoreExists(locateStore(options, {}), command, options)).toThrow(missing);
  });

  test("is explained to a team that named a site and no key", () => {
    const options = optionsOf("--site", "https://promptfolio.example");
    const location = locateStore(options, { DATA_DIR: missing });
    expect(() => assertStoreExists(location, "verify", options)).toThrow("name your key: --key FILE");
  });

  test("is created only by publish, and only in the default folder", () => {
    const location = locateStore(optionsOf(), { DATA_DIR: missing });
    expect(() => assertStoreExists(location, "publish", optionsOf())).not.toThrow();
    expect(() => assertStoreExists(location, "promote", optionsOf())).toThrow("no release store");
  });

  test("does not prevent a team from creating its first key", () => {
    const location = locateStore(optionsOf(), { DATA_DIR: missing });
    expect(() => assertStoreExists(location, "keygen", optionsOf())).not.toThrow();
  });
});

describe("publishing for the first time", () => {
  const parent = mkdtempSync(join(tmpdir(), "promptfolio-first-"));
  const env = { DATA_DIR: join(parent, "data") };
  afterAll(() => rmSync(parent, { recursive: true }));

  test("creates no data folder for a store elsewhere", () => {
    prepareStore(locateStore(optionsOf("--store", parent), env), "publish", env);
    expect(existsSync(env.DATA_DIR)).toBe(false);
  });

  test("creates a data folder that other users can't enter", () => {
    prepareStore(locateStore(optionsOf(), env), "publish", env);
    expect(statSync(env.DATA_DIR).mode & 0o777).toBe(0o700);
  });
});

test("describes a store by its folder or bucket", () => {
  const folder = mkdtempSync(join(tmpdir(), "promptfolio-store-"));
  expect(describeStore(locateStore(optionsOf("--store", folder), {}))).toBe(folder);
  rmSync(folder, { recursive: true });
  const bucket = {
    S3_ENDPOINT: "https://s3.test",
    S3_BUCKET: "b",
    S3_ACCESS_KEY_ID: "k",
    S3_SECRET_ACCESS_KEY: "s",
  };
  expect(describeStore(locateStore(optionsOf(), bucket))).toBe("bucket b at https://s3.test");
});

describe("commands", () => {
  const fixture = useReleaseFixture();
  beforeEach(async () => {
    await fixture.publish("gallery", "1.0.0", "new");
    await fixture.publish("gallery", "2.0.0", "new");
    await fixture.publish("orders", "1.0.0");
    await rollBackTo(fixture.context, "gallery", undefined);
  });

  test.each([["status"], ["list"], ["log"], ["promote"], ["rollback"], ["unfreeze"]])(
    "%s rejects an unknown remote, and lists the known ones",
    async (command) => {
      await expect(fixture.run(command, "nosuch")).rejects.toThrow(
        "No release of nosuch has been published; there are: gallery, orders.",
      );
    },
  );

  test("freeze creates no entry for an unknown remote", async () => {
    await expect(fixture.run("freeze", "nosuch", "--why", "x")).rejects.toThrow("No release of nosuch");
    expect(Object.keys((await fixture.context.store.readRegistry()).entries)).toEqual(["gallery", "orders"]);
  });

  test("list shows the state of each release", async () => {
    const { lines } = await fixture.run("list");
    expect(lines.map((line) => line.split("  ").slice(1).join(" "))).toEqual([
      "gallery 1.0.0 stable",
      "gallery 2.0.0 rejected",
      "orders 1.0.0 published",
    ]);
  });

  test("log shows who changed what, newest first", async () => {
    const { lines } = await fixture.run("log", "mfe-gallery");
    expect(lines[0]).toMatch(/ {2}ada {2}rollback gallery {2}to 1\.0\.0$/);
    expect(lines).toHaveLength(3);
  });

  test("where prints the registry's revision", async () => {
    expect((await fixture.run("where")).lines).toEqual(["Revision 4 of the registry."]);
  });
});
