/** @jest-environment jsdom */

import type { ResolvedRelease } from "@promptfolio/contracts/page";
import { createFederation, type Federation } from "./runtime";

const releaseOf = (version: string): ResolvedRelease => ({
  version,
  base: `/r/gallery/${version}/`,
  entry: `/r/gallery/${version}/remote-entry.js`,
  integrity: "sha384-abc",
  hostApi: "^1.0.0",
  containerName: "remote_gallery",
});

/** What a container of these tests exposes: the modules that it got from the host. */
interface Exposed {
  url: string;
  shared: Record<string, object>;
}

const isExposed = (value: unknown): value is Exposed =>
  typeof value === "object" && value !== null && "shared" in value;

const requested: HTMLScriptElement[] = [];
let respond: (script: HTMLScriptElement) => void;

/** Runs an entry: it defines the container, and the script's load event follows. */
const runEntry = (script: HTMLScriptElement): void => {
  let shared: Exposed["shared"] = {};
  const container = {
    init: (scope: Record<string, Record<string, { lib?: () => object }>>) => {
      shared = Object.fromEntries(
        Object.entries(scope).map(([name, found]) => [name, Object.values(found)[0]?.lib?.() ?? {}]),
      );
    },
    get: async () => (): Exposed => ({ url: script.src, shared }),
  };
  Reflect.set(globalThis, "remote_gallery", container);
  script.dispatchEvent(new Event("load"));
};

const failEntry = (script: HTMLScriptElement): void => void script.dispatchEvent(new Event("error"));

beforeEach(() => {
  requested.length = 0;
  respond = runEntry;
  jest.spyOn(console, "warn").mockImplementation(() => undefined);
  jest.spyOn(document.head, "appendChild").mockImplementation((node) => {
    if (node instanceof HTMLScriptElement) {
      requested.push(node);
      queueMicrotask(() => respond(node));
    }
    return node;
  });
});

const loadQuery = async () => ({});
const federationOf = (): Federation => createFederation(() => undefined, loadQuery);

/** Where Module Federation's tools look. */
const lastInstance = () => {
  const instance = globalThis.__FEDERATION__.__INSTANCES__.at(-1);
  if (!instance) throw new Error("There is no instance of the runtime");
  return instance;
};

const load = async (federation: Federation, version: string, isFirst = true): Promise<Exposed> => {
  const module = await federation.load("gallery", releaseOf(version), "./home-page", isFirst);
  if (!isExposed(module)) throw new Error("The page is not that of these tests");
  return module;
};

test("fetches an entry with its hash, once, and gives its container the host's modules", async () => {
  const federation = federationOf();
  const { shared } = await load(federation, "1.0.0");
  expect(shared["react"]).toHaveProperty("useState");
  await load(federation, "1.0.0");
  expect(requested.map(({ src, integrity, crossOrigin }) => ({ src, integrity, crossOrigin }))).toEqual([
    {
      src: "http://localhost/r/gallery/1.0.0/remote-entry.js",
      integrity: "sha384-abc",
      crossOrigin: "anonymous",
    },
  ]);
});

test("fetches the entry of another attempt from another URL, even if the first one has run", async () => {
  const federation = federationOf();
  await load(federation, "1.1.0");
  const { url } = await load(federation, "1.1.0", false);
  expect(url).toBe("http://localhost/r/gallery/1.1.0/remote-entry.js?attempt=2");
});

test("recovers from an entry that could not be fetched", async () => {
  const federation = federationOf();
  respond = failEntry;
  await expect(load(federation, "1.2.0")).rejects.toThrow("remote-entry.js");
  respond = runEntry;
  expect((await load(federation, "1.2.0", false)).url).toContain("?attempt=2");
});

test("runs no second version whose entry defines the same global", async () => {
  const federation = federationOf();
  await load(federation, "2.0.0");
  await expect(load(federation, "2.0.1")).rejects.toThrow("remote_gallery runs in version 2.0.0");
});

test("lists the shell with its remotes and their versions for Module Federation's tools", async () => {
  await load(federationOf(), "3.0.0");
  const { name, options } = lastInstance();
  expect(name).toBe("shell");
  expect(options.remotes).toEqual([expect.objectContaining({ name: "gallery@3.0.0", version: "3.0.0" })]);
  expect(Object.keys(options.shared)).toContain("styled-components");
});

test("loads the visitor's release for a caller that names only the remote", async () => {
  createFederation((remote) => (remote === "gallery" ? releaseOf("4.0.0") : undefined), loadQuery);
  expect(await lastInstance().loadRemote("gallery/card")).toMatchObject({
    url: "http://localhost/r/gallery/4.0.0/remote-entry.js",
  });
});

test("imports no ES module that has another hash", async () => {
  const { containerName: _, ...release } = releaseOf("5.0.0");
  const added = new Promise<HTMLLinkElement>((resolve) => {
    const observer = new MutationObserver(() => {
      const link = document.head.querySelector<HTMLLinkElement>("link[rel=modulepreload]");
      if (link) resolve(link);
    });
    observer.observe(document.head, { childList: true });
  });
  const loading = federationOf().load("gallery", release, "./home-page", true);
  const outcome = expect(loading).rejects.toThrow("/r/gallery/5.0.0/remote-entry.js could not be loaded");
  const link = await added;
  expect(link.getAttribute("integrity") ?? link.integrity).toBe("sha384-abc");
  link.dispatchEvent(new Event("error"));
  await outcome;
});
