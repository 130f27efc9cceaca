import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { integrityOf } from "../registry/integrity";
import { useReleaseFixture } from "../testing/release-fixture";

const SBOM = JSON.stringify({ components: [{ name: "react", version: "19.3.1" }] });
const provenance = {
  builder: "https://ci.test/runs/1",
  lock: "sha384-lock",
  sbom: { path: "server/sbom.cdx.json", bytes: SBOM.length, integrity: integrityOf(Buffer.from(SBOM)) },
};

const fixture = useReleaseFixture();

const run = (...args: string[]) => fixture.run(...args);

/** A build with a bill of materials, which the descriptor does not list among its files. */
const build = async (more = {}, files?: Record<string, string>) => {
  const folder = await fixture.build("gallery", "1.0.0", { provenance, ...more }, files);
  await mkdir(join(folder, "server"), { recursive: true });
  await writeFile(join(folder, provenance.sbom.path), SBOM);
  return folder;
};

test("shows a release's provenance and the packages that it bundles", async () => {
  await run("publish", await build({ shared: { react: "^19.3.0" } }));
  const { lines } = await run("show", "gallery");
  expect(lines).toEqual(
    expect.arrayContaining([
      "gallery 1.0.0",
      "  commit     0123456789abcdef",
      "  builder    https://ci.test/runs/1",
      "  lock file  sha384-lock",
      "  shared     react ^19.3.0",
      "  bundles    react@19.3.1",
    ]),
  );
});

test("does not show a bill of materials that was changed", async () => {
  await run("publish", await build());
  await fixture.context.objects.write("r/gallery/1.0.0/server/sbom.cdx.json", Buffer.from("{}"));
  await expect(run("show", "gallery")).rejects.toThrow("differs from the published one");
});

test("accepts another build of the same commit as the same release", async () => {
  await run("publish", await build());
  const other = await build({ provenance: { ...provenance, builder: "another machine" } });
  expect((await run("publish", other)).lines).toEqual(["gallery 1.0.0 is published already"]);
  expect((await run("verify", other, "--reproduce")).lines).toEqual([
    "gallery 1.0.0 is reproduced: 2 files have the same bytes.",
  ]);
});

test("names the files that differ from the published ones", async () => {
  await run("publish", await build());
  const other = await build(
    {},
    { "remote-entry.js": "other", "page.home-page.js": "/* page of gallery 1.0.0 */" },
  );
  await expect(run("verify", other, "--reproduce")).rejects.toThrow("these differ:\n  remote-entry.js");
});

describe("shared modules", () => {
  beforeEach(async () => {
    await run(
      "publish",
      "--promote",
      "--unverified",
      await fixture.build("shell", "1.0.0", { shared: { react: "19.3.1" } }),
    );
  });

  test("does not publish a remote that needs another version than the live shell has", async () => {
    await expect(
      run("publish", await fixture.build("gallery", "1.0.0", { shared: { react: "^19.4.0" } })),
    ).rejects.toThrow("gallery 1.0.0 needs react ^19.4.0, shell 1.0.0 provides 19.3.1");
  });

  test("does not publish a shell without the version that a live remote needs", async () => {
    await run(
      ...["publish", "--promote", "--unverified"],
      await fixture.build("gallery", "1.0.0", { shared: { react: "^19.3.0" } }),
    );
    await expect(
      run("publish", await fixture.build("shell", "2.0.0", { shared: { react: "20.0.0" } })),
    ).rejects.toThrow("gallery 1.0.0 needs react ^19.3.0, shell 2.0.0 provides 20.0.0");
  });

  test("allows a shell with another version if the live remote accepts both", async () => {
    await run(
      ...["publish", "--promote", "--unverified"],
      await fixture.build("gallery", "1.0.0", { shared: { react: "^19.3.0 || ^20.0.0" } }),
    );
    await run("publish", await fixture.build("shell", "2.0.0", { shared: { react: "20.0.0" } }));
    await run("promote", "shell", "--unverified");
  });

  test("accepts a release built before releases declared their shared modules", async () => {
    await run("publish", "--promote", "--unverified", await fixture.build("gallery", "1.0.0"));
  });
});
