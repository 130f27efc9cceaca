import type { DehydratedQuery, ResolvedMap, ResolvedRemote } from "@promptfolio/contracts/page";
import type { RouteDeclaration } from "@promptfolio/contracts/remote";
import { readPageState } from "@promptfolio/lib/page-state-json";
import type { PageRequest } from "./page-request";
import { mapForBrowser, pageState } from "./page-state";
import type { FallbackResult } from "./render-with-fallback";

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
  pages: { "./home-page": { scripts: [] } },
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

const stateOf = (completesMap: boolean, route = routeOf(), rendered: FallbackResult["rendered"] = "page") => {
  const map = mapWith(route);
  const page = {
    style: { css: "", attributes: {} },
    markup: "",
    head: { fonts: [], script: "" },
    completesMap,
    readsShortState: completesMap,
  };
  const request: PageRequest = {
    pathname: "/",
    search: "",
    origin: "https://example.org",
    seed: "seed",
    map,
    releases: { descriptor: () => undefined, moduleName: () => "" },
    matched: { remote: "gallery", route, parameters: {} },
  };
  const state = pageState(request, queries, { rendered, map, page, ended: undefined }, 1_200);
  return { json: state, state: readPageState(JSON.stringify(state)) };
};

test("names the page's remote and those opened next", () => {
  const { state } = stateOf(true);
  expect(Object.keys(state.map.remotes)).toEqual(["gallery", "detail"]);
  expect(state.isMapIncomplete).toBe(true);
  expect(state.queries).toEqual(queries);
});

test.each([
  ["of a shell that needs them at once", stateOf(false)],
  ["that the browser renders", stateOf(true, routeOf(), "none")],
  ["of all paths that no remote owns", stateOf(true, routeOf({ paths: ["*"] }))],
])("names all remotes on a page %s", (_, { state }) => {
  expect(Object.keys(state.map.remotes)).toEqual(["gallery", "detail", "static"]);
  expect(state).not.toHaveProperty("isMapIncomplete");
});

test("leaves out the queries of the page's own route, which the map brings later", () => {
  const { remotes } = stateOf(true).state.map;
  expect(remotes["gallery"]?.routes[0]).not.toHaveProperty("queries");
  expect(remotes["detail"]?.routes[0]?.queries).toHaveLength(2);
});

test.each([
  ["in its title", routeOf({ head: { title: "{filters.first}", description: "" } })],
  ["for its canonical URL", routeOf({ canonical: "/{wall.id}" })],
  ["to tell whether it is missing", routeOf({ queries: [{ name: "wall", get: "/images", required: true }] })],
])("leaves the queries of a page that needs a response %s", (_, route) => {
  const { state } = stateOf(true, route);
  expect(state.map.remotes["gallery"]?.routes[0]?.queries).toEqual(route.queries);
});

test("is short only for shells that read that", () => {
  expect(stateOf(true).json).toHaveProperty("isShort");
  const { json, state } = stateOf(false);
  expect(json).not.toHaveProperty("isShort");
  expect(state.map.remotes["gallery"]?.routes[0]?.queries).toHaveLength(2);
});

test("browsers don't get what only the server uses", () => {
  const { gallery } = mapForBrowser(mapWith(routeOf())).remotes;
  expect(gallery).not.toHaveProperty("pages");
  expect(gallery?.routes[0]).not.toHaveProperty("sitemap");
  expect(gallery?.routes[0]?.head).toEqual({ title: "{product}", description: "Posters" });
});
