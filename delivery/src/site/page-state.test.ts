import type { DehydratedQuery, ResolvedMap, ResolvedRemote } from "@promptfolio/contracts/page";
import type { RouteDeclaration } from "@promptfolio/contracts/remote";
import type { PageRequest } from "./page-request";
import { mapForBrowser, pageState } from "./page-state";

const head = { title: "{product}", description: "Posters", image: "{wall.url}", imageAlt: "{wall.alt}" };

const routeOf = (more: Partial<RouteDeclaration> = {}): RouteDeclaration => ({
  id: "home",
  paths: ["/"],
  page: "./home-page",
  access: "public",
  head,
  queries: [
    { name: "wall", get: "/images?limit=7" },
    { name: "filters", get: "/filters" },
  ],
  sitemap: true,
  next: ["detail"],
  ...more,
});

const remoteOf = (id: string, route: RouteDeclaration): ResolvedRemote => ({
  version: "1.0.0",
  base: `/r/${id}/1.0.0/`,
  entry: `/r/${id}/1.0.0/remote-entry.js`,
  integrity: "",
  hostApi: "^1.0.0",
  containerName: `remote_${id}`,
  pages: {
    "./home-page": { styles: [], scripts: [{ path: `/r/${id}/files/page.js`, integrity: "sha384-page" }] },
  },
  routes: [route],
  unusable: null,
  fallback: null,
});

const mapWith = (route: RouteDeclaration): ResolvedMap => ({
  revision: 1,
  shell: { version: "1.0.0", base: "/r/shell/1.0.0/" },
  remotes: Object.fromEntries(
    ["gallery", "detail", "static"].map((id) => [id, remoteOf(id, id === "gallery" ? route : routeOf())]),
  ),
});

const queries: DehydratedQuery[] = [{ path: "/filters", status: 200, body: { tags: ["New"] } }];

const requestOf = (route: RouteDeclaration, map: ResolvedMap): PageRequest => ({
  pathname: "/",
  search: "",
  origin: "https://example.org",
  seed: "seed",
  map,
  releases: { descriptor: () => undefined, moduleName: () => "" },
  matched: { remote: "gallery", route, parameters: {} },
  isFrame: false,
});

test("names all remotes, with what their pages need", () => {
  const route = routeOf();
  const map = mapWith(route);
  const state = pageState(requestOf(route, map), queries, { rendered: "page", map }, 1_200);
  expect(Object.keys(state.map.remotes)).toEqual(["gallery", "detail", "static"]);
  expect(state.map.remotes["gallery"]?.routes[0]?.queries).toEqual(route.queries);
  expect(state.queries).toEqual(queries);
});

test("names the scripts of the next page, which may be pressed before its remote has loaded", () => {
  const route = routeOf();
  const nextOf = (more: Partial<ResolvedRemote>) => {
    const map = mapWith(route);
    Object.assign(map.remotes["detail"] ?? {}, more);
    return pageState(requestOf(route, map), [], { rendered: "page", map }, 1_200).next;
  };
  expect(nextOf({})).toEqual([
    { path: "/r/detail/1.0.0/remote-entry.js", integrity: "" },
    { path: "/r/detail/files/page.js", integrity: "sha384-page" },
  ]);
  expect(nextOf({ isolation: "frame" })).toEqual([]);
  expect(nextOf({ unusable: "made for another shell" })).toEqual([]);
  expect(nextOf({ modules: [] })).toEqual([]);
  const map = mapWith(route);
  const inFrame = { ...requestOf(route, map), isFrame: true };
  expect(pageState(inFrame, [], { rendered: "page", map }, 1_200).next).toEqual([]);
});

test("browsers don't get what only the server uses", () => {
  const { gallery } = mapForBrowser(mapWith(routeOf())).remotes;
  expect(gallery).not.toHaveProperty("pages");
  expect(gallery?.routes[0]).not.toHaveProperty("sitemap");
  expect(gallery?.routes[0]?.head).toEqual({ title: "{product}", description: "" });
});

test("tells the site's page nothing about the code of an isolated remote", () => {
  const map = mapWith(routeOf());
  const isolated: ResolvedRemote = { ...remoteOf("detail", routeOf()), isolation: "frame" };
  const sent = mapForBrowser({
    ...map,
    remotes: { ...map.remotes, detail: { ...isolated, fallback: isolated } },
  });
  expect(sent.remotes["detail"]).toMatchObject({ isolation: "frame", entry: "", fallback: null });
  expect(JSON.stringify(sent)).not.toContain("/r/detail/");
});
