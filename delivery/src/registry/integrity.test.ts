import { sampleRelease } from "../testing/sample-release";
import { releaseIntegrity } from "./integrity";

const release = sampleRelease("gallery", "1.0.0");
const withFile = (path: string) => ({
  ...release,
  files: [...release.files, { path, bytes: 1, integrity: "sha384-a" }],
});

test("is the same for releases that differ in build time, source or source maps only", () => {
  const other = {
    ...withFile("server/maps/remote-entry.js.map"),
    builtAt: "2026-11-23T00:00:00.000Z",
    source: { commit: "another", dirty: false },
  };
  expect(releaseIntegrity(other)).toBe(releaseIntegrity(release));
});

test.each(["page.js", "server/page.cjs"])("differs when %s is added", (path) => {
  expect(releaseIntegrity(withFile(path))).not.toBe(releaseIntegrity(release));
});
