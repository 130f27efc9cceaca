import type { ResolvedMap, ResolvedRemote } from "@promptfolio/contracts/page";
import type { RouteDeclaration } from "@promptfolio/contracts/remote";
import { createTabMap } from "./tab-map";

const remoteOf = (id: string, version: string): ResolvedRemote => ({
  version,
  base: `/r/${id}/${version}/`,
  entry: `/r/${id}/${version}/remote-entry.js`,
  integrity: "",
  hostApi: "^1.0.0",
  containerName: `remote_${id}`,
  routes: [],
  unusable: null,
  fallback: null,
});

const mapOf = (versions: Record<string, string>): ResolvedMap => ({
  revision: 1,
  shell: { version: "1.0.0", base: "/r/shell/1.0.0/" },
  remotes: Object.fromEntries(Object.entries(versions).map(([id, version]) => [id, remoteOf(id, version)])),
});

const versionsIn = ({ remotes }: ResolvedMap) =>
  Object.fromEntries(Object.entries(remotes).map(([id, { version }]) => [id, version]));

test("concurrent calls fetch the other remotes once, and the page's own one stays as it is", async () => {
  const fetchMap = jest.fn(async () => mapOf({ gallery: "2.0.0", static: "2.0.0" }));
  const map = createTabMap(mapOf({ gallery: "1.0.0" }), false, fetchMap);
  expect(map.isComplete()).toBe(false);
  await Promise.all([map.complete(), map.complete()]);
  await map.complete();
  expect(fetchMap).toHaveBeenCalledTimes(1);
  expect(map.isComplete()).toBe(true);
  expect(versionsIn(map.get())).toEqual({ gallery: "1.0.0", static: "2.0.0" });
});

test.each([
  ["come with the other remotes", "1.0.0", [{ name: "filters", get: "/filters" }]],
  ["stay away if they are another version's", "2.0.0", undefined],
])("the queries of the page's own route %s", async (_name, version, queries) => {
  const own: RouteDeclaration = {
    id: "home",
    paths: ["/"],
    page: "./home-page",
    access: "public",
    head: { title: "Posters", description: "" },
  };
  const gallery = remoteOf("gallery", version);
  gallery.routes = [
    { ...own, head: { ...own.head, title: "Other" }, queries: [{ name: "filters", get: "/filters" }] },
  ];
  const before = mapOf({ gallery: "1.0.0" });
  if (before.remotes["gallery"]) before.remotes["gallery"].routes = [own];
  const map = createTabMap(before, false, async () => ({ ...mapOf({}), remotes: { gallery } }));
  await map.complete();
  expect(map.get().remotes["gallery"]?.routes[0]).toBe(own);
  expect(own.queries).toEqual(queries);
  expect(own.head.title).toBe("Posters");
});

test("a failed fetch changes nothing, and the next call fetches again", async () => {
  const fetchMap = jest
    .fn(async () => mapOf({ static: "1.0.0" }))
    .mockRejectedValueOnce(new Error("offline"));
  const map = createTabMap(mapOf({ gallery: "1.0.0" }), false, fetchMap);
  await expect(map.complete()).rejects.toThrow("offline");
  expect(map.isComplete()).toBe(false);
  expect(versionsIn(map.get())).toEqual({ gallery: "1.0.0" });
  await map.complete();
  expect(versionsIn(map.get())).toEqual({ gallery: "1.0.0", static: "1.0.0" });
});

test("a complete map is not fetched", async () => {
  const fetchMap = jest.fn(async () => mapOf({}));
  const map = createTabMap(mapOf({ gallery: "1.0.0" }), true, fetchMap);
  await map.complete();
  expect(fetchMap).not.toHaveBeenCalled();
});
