import { createServer, type Server } from "node:http";
import type { ReleaseDescriptor } from "@promptfolio/contracts/release";
import { type ServedReleases, storedModuleName } from "../registry/resolve";
import { sampleRelease } from "../testing/sample-release";
import { createLocalReleases } from "./local-releases";

const PAGE = "server/home-page.cjs";
const stored: ServedReleases = { descriptor: () => undefined, moduleName: storedModuleName };

let server: Server;
let code: string;

const served = (): ReleaseDescriptor =>
  sampleRelease("gallery", "0.0.0-dev", {
    files: [{ path: PAGE, bytes: code.length, integrity: `sha384-${code}` }],
  });

beforeEach(async () => {
  code = "first";
  server = createServer((request, response) =>
    response.end(request.url === "/release.json" ? JSON.stringify(served()) : code),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const base = (): string => {
  const bound = server.address();
  return typeof bound === "object" && bound ? `http://127.0.0.1:${bound.port}/` : "";
};

test("gives a version's modules new names for the renderers when its code changes", async () => {
  const local = createLocalReleases();
  let changes = 0;
  local.onChange(() => (changes += 1));
  const nameNow = async (): Promise<string> => {
    const descriptor = await local.read(base());
    return local.overlay(new Map([["gallery", descriptor]]), stored).moduleName("gallery", "0.0.0-dev", PAGE);
  };

  const before = await nameNow();
  expect(await nameNow()).toBe(before);
  expect(await local.readCode(before)).toBe("first");

  code = "second";
  const after = await nameNow();
  expect(after).not.toBe(before);
  expect(await local.readCode(after)).toBe("second");
  expect(await local.readCode(before)).toBeUndefined();
  expect({ modules: local.modules(), changes }).toEqual({ modules: [after], changes: 2 });
});

test("finds releases of other remotes in the store", async () => {
  const local = createLocalReleases();
  const released = sampleRelease("detail", "1.0.0");
  const releases = local.overlay(new Map([["gallery", await local.read(base())]]), {
    ...stored,
    descriptor: (id) => (id === "detail" ? released : undefined),
  });
  expect(releases.descriptor("detail", "1.0.0")).toBe(released);
  expect(releases.moduleName("detail", "1.0.0", PAGE)).toBe(`detail/1.0.0/${PAGE}`);
  expect(releases.descriptor("gallery", "0.0.0-dev")?.id).toBe("gallery");
});
