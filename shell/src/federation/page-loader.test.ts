import type { ResolvedMap, ResolvedRelease, ResolvedRemote } from "@promptfolio/contracts/page";
import { Component, createElement, forwardRef, lazy, memo } from "react";
import { FramedPage } from "../frame/framed-page";
import { createPageLoader } from "./page-loader";
import type { PageReference } from "./page-module";
import type { Federation } from "./runtime";

const releaseOf = (version: string): ResolvedRelease => ({
  version,
  base: `/r/gallery/${version}/`,
  entry: `/r/gallery/${version}/remote-entry.js`,
  integrity: "",
  hostApi: "^1.0.0",
  containerName: "remote_gallery",
  pages: {},
});

const remoteOf = (version: string, more: Partial<ResolvedRemote> = {}): ResolvedRemote => ({
  ...releaseOf(version),
  routes: [],
  unusable: null,
  fallback: null,
  ...more,
});

const mapOf = (gallery: ResolvedRemote): ResolvedMap => ({
  revision: 1,
  shell: { version: "1.0.0", base: "/r/shell/1.0.0/" },
  remotes: { gallery },
});

// A failure is remembered for a moment, by a timer.
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const home = { remote: "gallery", page: "./home-page" };
const Page = () => null;
const works = () => Promise.resolve({ default: Page });
const fails = () => Promise.reject(new Error("404"));
const hangs = () => new Promise<never>(() => undefined);

/** A loader whose releases behave as the test requires, by version and attempt. */
const loaderWith = (
  gallery: ResolvedRemote,
  behaviour: (version: string, isFirst: boolean) => Promise<unknown>,
  current?: ResolvedRemote,
  rendered?: PageReference,
) => {
  const requested: string[] = [];
  const reported: string[] = [];
  const federation: Federation = {
    load: (_remote, { version }, _page, isFirst) => {
      requested.push(`${version}${isFirst ? "" : " again"}`);
      return behaviour(version, isFirst);
    },
  };
  const ran: string[] = [];
  const loader = createPageLoader({
    rendered,
    afterLoad: (_remote, version) => ran.push(version),
    map: mapOf(gallery),
    federation,
    timeoutMs: 1_200,
    report: (_remote, version) => reported.push(version),
    fetchCurrent: () => Promise.resolve(current),
  });
  return { loader, requested, reported, ran };
};

test("loads a page once for concurrent callers", async () => {
  const { loader, requested } = loaderWith(remoteOf("2.0.0"), works);
  await Promise.all([loader.load(home), loader.load(home)]);
  await loader.load(home);
  expect(requested).toEqual(["2.0.0"]);
  expect(loader.loaded(home)).toEqual({ version: "2.0.0", Component: Page });
});

test("loads another page of a release by the same entry", async () => {
  const { loader, requested } = loaderWith(remoteOf("2.0.0"), works);
  await loader.load(home);
  await loader.load({ remote: "gallery", page: "./favorites-page" });
  expect(requested).toEqual(["2.0.0", "2.0.0"]);
});

test("retries by another URL, then loads the last good version", async () => {
  const gallery = remoteOf("2.0.0", { fallback: releaseOf("1.0.0") });
  const { loader, requested, reported } = loaderWith(gallery, (version) =>
    version === "1.0.0" ? works() : fails(),
  );
  expect((await loader.load(home)).version).toBe("1.0.0");
  expect(requested).toEqual(["2.0.0", "2.0.0 again", "1.0.0"]);
  expect(reported).toEqual(["2.0.0", "2.0.0"]);
});

test("reports which release's code has run", async () => {
  const gallery = remoteOf("2.0.0", { fallback: releaseOf("1.0.0") });
  const { loader, ran } = loaderWith(gallery, (version) => (version === "1.0.0" ? works() : fails()));
  await loader.load(home);
  expect(ran).toEqual(["1.0.0"]);
});

test("gives up on a release that hangs", async () => {
  const gallery = remoteOf("2.0.0", { fallback: releaseOf("1.0.0") });
  const { loader } = loaderWith(gallery, hangs);
  const outcome = loader.load(home).catch((error: Error) => error.message);
  await jest.advanceTimersByTimeAsync(4_000);
  expect(await outcome).toBe("gallery 2.0.0 could not be loaded");
});

test("repeats a recent failure to the next caller, but retries on Retry", async () => {
  const { loader, requested } = loaderWith(remoteOf("2.0.0"), fails);
  await expect(loader.load(home)).rejects.toThrow("could not be loaded");
  await expect(loader.load(home)).rejects.toThrow("could not be loaded");
  expect(requested).toHaveLength(2);
  await expect(loader.reload(home)).rejects.toThrow("could not be loaded");
  expect(requested).toHaveLength(4);
});

test("delivers a page that loads after the timeout to its listeners", async () => {
  const slow = () => new Promise((resolve) => setTimeout(() => resolve({ default: Page }), 9_000));
  const { loader } = loaderWith(remoteOf("2.0.0"), slow);
  const outcome = loader.load(home).catch(() => "given up");
  await jest.advanceTimersByTimeAsync(4_000);
  expect(await outcome).toBe("given up");
  const arrived = jest.fn();
  const end = loader.onLoaded(home, arrived);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(arrived).toHaveBeenCalledWith({ version: "2.0.0", Component: Page });
  end();
});

test("retries a failed page by another URL", async () => {
  let isRepaired = false;
  const { loader, requested } = loaderWith(remoteOf("2.0.0"), () => (isRepaired ? works() : fails()));
  await expect(loader.load(home)).rejects.toThrow("could not be loaded");
  isRepaired = true;
  expect((await loader.reload(home)).version).toBe("2.0.0");
  expect(requested.at(-1)).toBe("2.0.0 again");
});

test("retries with the release that the registry names now", async () => {
  const { loader } = loaderWith(remoteOf("2.0.0"), works, remoteOf("2.0.1"));
  await loader.load(home);
  expect((await loader.reload(home)).version).toBe("2.0.1");
  expect(loader.version("gallery")).toBe("2.0.1");
});

test("does not fetch a remote without a compatible release, until there is one", async () => {
  const gallery = remoteOf("2.0.0", { unusable: "gallery 2.0.0 needs host API ^2.0.0" });
  const { loader, requested, reported } = loaderWith(gallery, works, remoteOf("2.0.1"));
  await expect(loader.load(home)).rejects.toThrow("could not be loaded");
  expect(requested).toEqual([]);
  expect(reported).toEqual(["2.0.0"]);
  expect((await loader.reload(home)).version).toBe("2.0.1");
});

test("falls back once for a page that broke", async () => {
  const { loader } = loaderWith(remoteOf("2.0.0", { fallback: releaseOf("1.0.0") }), works);
  await loader.load(home);
  expect((await loader.loadFallback(home)).version).toBe("1.0.0");
  expect(loader.loaded(home)?.version).toBe("1.0.0");
  await expect(loader.loadFallback(home)).rejects.toThrow("could not be loaded");
});

test.each([
  ["a function", () => null],
  ["a class", class extends Component {}],
  ["memo", memo(() => null)],
  ["forwardRef", forwardRef(() => null)],
  ["lazy", lazy(async () => ({ default: () => null }))],
])("takes a page that is %s", async (_name, page) => {
  const { loader } = loaderWith(remoteOf("2.0.0"), () => Promise.resolve({ default: page }));
  expect((await loader.load(home)).Component).toBe(page);
});

test.each([
  ["a text", "no component"],
  ["an element", createElement("p", { key: "p" })],
  ["nothing", undefined],
])("rejects a module that exposes %s", async (_name, page) => {
  const { loader } = loaderWith(remoteOf("2.0.0"), () => Promise.resolve({ default: page }));
  await expect(loader.load(home)).rejects.toThrow("could not be loaded");
});

describe("a page with parts", () => {
  const withParts = (preload: () => Promise<unknown>) => () =>
    Promise.resolve({ default: Object.assign(() => null, { preload }) });

  it("is loaded when the code of its parts is", async () => {
    const preload = jest.fn(() => new Promise((resolve) => setTimeout(resolve, 500)));
    const { loader } = loaderWith(remoteOf("2.0.0"), withParts(preload));
    const done = jest.fn();
    void loader.load(home).then(done);
    await jest.advanceTimersByTimeAsync(400);
    expect(done).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(200);
    expect(done).toHaveBeenCalled();
    expect(preload).toHaveBeenCalledTimes(1);
  });

  it("does not wait for parts that fail or hang", async () => {
    jest.spyOn(console, "debug").mockImplementation(() => undefined);
    const failing = loaderWith(remoteOf("2.0.0"), withParts(fails)).loader.load(home);
    expect((await failing).version).toBe("2.0.0");
    const hanging = loaderWith(remoteOf("2.0.0"), withParts(hangs)).loader.load(home);
    await jest.advanceTimersByTimeAsync(2_000);
    expect((await hanging).version).toBe("2.0.0");
  });

  it("fetches none for a page that the server rendered", async () => {
    const preload = jest.fn(works);
    const { loader } = loaderWith(remoteOf("2.0.0"), withParts(preload), undefined, home);
    await loader.load(home);
    expect(preload).not.toHaveBeenCalled();
  });
});

test("loads no code of an isolated remote: its page is a frame", async () => {
  const { loader, requested } = loaderWith(remoteOf("2.0.0", { isolation: "frame" }), works);
  expect(await loader.load(home)).toEqual({ version: "2.0.0", Component: FramedPage });
  await expect(loader.loadFallback(home)).rejects.toThrow("gallery 2.0.0 could not be loaded");
  expect(requested).toEqual([]);
});
